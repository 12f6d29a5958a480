// A sample person for an empty profile, and the way to be rid of it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sectionCalls } from "../../../api/profile-sections.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import { isWithoutEntries } from "../../../domain/profile/sample-person.ts";
import { ask } from "../../ask.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { notify } from "../../ui/toast.tsx";
import { forgetWholeProfile, keepSections } from "./sections-store.ts";

type SampleCardProps = { profile: Profile; isSample: boolean };

export function SampleCard({ profile, isSample }: SampleCardProps) {
	const { mutate, isPending } = useSample();
	if (isSample)
		return (
			<Card
				role="note"
				className="mb-5 flex flex-col gap-3 border-accent-line! bg-accent-wash! p-4! sm:flex-row sm:items-center sm:justify-between sm:px-5!"
			>
				<p>
					<strong className="font-semibold">
						This is a sample person, not you.
					</strong>{" "}
					Try everything with it. What you change or add stays when you remove
					it.
				</p>
				<Button
					className="shrink-0"
					busy={isPending}
					onClick={() => mutate("remove")}
				>
					Remove the sample
				</Button>
			</Card>
		);
	if (!isWithoutEntries(profile)) return null;
	return (
		<Card className="mb-5 flex flex-col gap-3 p-4! sm:flex-row sm:items-center sm:justify-between sm:px-5!">
			<p className="text-ink-2">
				Just looking around? Fill the profile with a made-up person and try
				everything right away.
			</p>
			<Button
				className="shrink-0"
				busy={isPending}
				onClick={() => mutate("load")}
			>
				Load a sample person
			</Button>
		</Card>
	);
}

function useSample() {
	const queries = useQueryClient();
	return useMutation({
		networkMode: "always",
		mutationFn: (act: "load" | "remove") =>
			ask(act === "load" ? sectionCalls.loadSample : sectionCalls.removeSample),
		onSuccess: (sections, act) => {
			keepSections(queries, sections);
			forgetWholeProfile(queries);
			const title =
				act === "load" ? "Sample person loaded" : "Sample person removed";
			notify({ tone: "ok", title });
		},
		onError: ({ message }) =>
			notify({ tone: "bad", title: "Error updating profile", text: message }),
	});
}
