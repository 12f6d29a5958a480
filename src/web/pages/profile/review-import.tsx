// Everything found in a resume, section by section, with what could not be taken over and what saving will replace.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { ProfileReply } from "../../../api/profile.ts";
import type { Problem } from "../../../domain/problem.ts";
import type { ResumeReading } from "../../../domain/profile/json-resume.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import { ApiError, send } from "../../client.ts";
import { paths } from "../../paths.ts";
import { profileQuery } from "../../queries.ts";
import { Button } from "../../ui/button.tsx";
import { Card, Chip } from "../../ui/card.tsx";
import { notify } from "../../ui/toast.tsx";
import { EntryList } from "./entry-list.tsx";
import { countOf, profileSections } from "./profile-sections.ts";

export function ReviewImport({
	reading,
	onBack,
}: {
	reading: ResumeReading;
	onBack: () => void;
}) {
	const { data: stored } = useQuery(profileQuery);
	const save = useSaveProfile();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="space-y-4">
			<h2 ref={heading} tabIndex={-1} className="text-h2 focus:outline-none">
				{foundText(reading.profile)}
			</h2>
			{stored && <Replaced stored={stored} />}
			<Notes notes={reading.notes} />
			{profileSections.map((section) => {
				const entries = section.entries(reading.profile);
				if (entries.length === 0) return null;
				return (
					<Card key={section.tab} aria-labelledby={`found-${section.tab}`}>
						<div className="mb-4 flex items-center gap-3">
							<h2 id={`found-${section.tab}`} className="text-h2">
								{section.label}
							</h2>
							<Chip>{countOf(section, reading.profile)}</Chip>
						</div>
						<EntryList entries={entries} />
					</Card>
				);
			})}
			{save.error && <SaveFailure failure={save.error} />}
			<div className="sticky bottom-0 -mx-4 flex flex-wrap gap-2 border-t border-line bg-paper px-4 py-4">
				<Button
					kind="primary"
					busy={save.isPending}
					onClick={() => save.mutate(reading.profile)}
				>
					Save to profile
				</Button>
				<Button onClick={onBack}>Choose another file</Button>
			</div>
		</div>
	);
}

function useSaveProfile() {
	const queries = useQueryClient();
	const navigate = useNavigate();
	return useMutation({
		mutationFn: (profile: Profile) =>
			send("PUT", "/api/profile", { body: { profile }, reply: ProfileReply }),
		onSuccess: ({ profile }) => {
			queries.setQueryData(profileQuery.queryKey, profile);
			notify({ tone: "ok", title: "Profile updated" });
			return navigate({ to: paths.profile });
		},
		onError: (failure) =>
			notify({
				tone: "bad",
				title: "Error updating profile",
				text: failure.message || "Failed to update profile",
			}),
	});
}

function Replaced({ stored }: { stored: Profile }) {
	const filled = profileSections.flatMap((section) => {
		const count = countOf(section, stored);
		if (count === 0) return [];
		return [
			section.tab === "personal"
				? "personal details"
				: `${section.label.toLowerCase()} (${count})`,
		];
	});
	if (filled.length === 0) return null;
	return (
		<p role="note" className="rounded-2 bg-warn-wash p-4 text-warn">
			<strong className="font-semibold">
				Saving replaces your whole profile.
			</strong>{" "}
			Stored now: {filled.join(", ")}.
		</p>
	);
}

function Notes({ notes }: { notes: Problem[] }) {
	if (notes.length === 0) return null;
	return (
		<details
			open={notes.length <= 5}
			className="rounded-2 border border-line bg-wash p-4"
		>
			<summary className="font-semibold">
				{notes.length === 1 ? "One thing" : `${notes.length} things`} could not
				be taken over as written
			</summary>
			<ul className="mt-3 space-y-3">
				{notes.map(({ where, message, hint }) => (
					<li key={where + message} className="break-words">
						{message}
						<span className="block text-small text-ink-2">
							{hint} <span className="text-ink-2">({where})</span>
						</span>
					</li>
				))}
			</ul>
		</details>
	);
}

function SaveFailure({ failure }: { failure: Error }) {
	const fields =
		failure instanceof ApiError ? Object.entries(failure.fields) : [];
	return (
		<div role="alert" className="rounded-2 bg-bad-wash p-4 text-bad">
			<p className="font-semibold">
				The profile was not saved. {failure.message}
			</p>
			<ul className="text-small">
				{fields.map(([field, message]) => (
					<li key={field}>
						{field}: {message}
					</li>
				))}
			</ul>
		</div>
	);
}

function foundText(profile: Profile): string {
	const sections = profileSections.filter(
		(section) => section.entries(profile).length > 0,
	).length;
	return `Found in this resume: ${sections} of ${profileSections.length} sections`;
}
