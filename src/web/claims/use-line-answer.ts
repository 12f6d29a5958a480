// The person's word for a line their profile does not say: it becomes a statement of theirs, and can be taken back.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { answerCalls, type LineRequest } from "../../api/answers.ts";
import { entryIndexOf, sectionOf } from "../../domain/profile/content-path.ts";
import { ABOUT_SECTIONS } from "../../domain/profile/fields/statements.ts";
import type { Profile } from "../../domain/profile/profile.ts";
import { entryName } from "../../domain/profile/sections/entry-name.ts";
import { attempt } from "../ask.ts";
import {
	generationQuery,
	generationsQuery,
} from "../queries/generation-queries.ts";
import { profileQuery } from "../queries/profile-query.ts";
import { notify } from "../ui/toast.tsx";
import type { OpenClaim } from "./messages.ts";

export function useLineAnswer(claim: OpenClaim, document: string) {
	const queries = useQueryClient();
	const { data: profile } = useQuery(profileQuery);
	const [isSaving, setSaving] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const send = async (isSo: boolean, typed: string | null) => {
		const text = claim.line ?? claim.text;
		const about = profile ? aboutOf(claim, profile) : null;
		const outcome = await attempt(answerCalls.confirmLine, {
			body: { text, about, isSo, typed, document },
		});
		if (outcome.isDone) {
			const { queryKey } = profileQuery;
			await queries.invalidateQueries({ queryKey });
			void queries.invalidateQueries({
				queryKey: generationsQuery.queryKey,
				exact: true,
			});
			// The page that shows it has counted by itself; who comes back asks anew.
			void queries.invalidateQueries({
				queryKey: generationQuery(document).queryKey,
				refetchType: "none",
			});
			return null;
		}
		return outcome.failure.message;
	};
	return {
		isSaving,
		problem,
		/** Whether it is said now. */
		async confirm(typed: string | null): Promise<boolean> {
			setSaving(true);
			const failure = await send(true, typed);
			setSaving(false);
			setProblem(failure);
			if (failure !== null) return false;
			notify({
				tone: "ok",
				title: "Added to your profile",
				text: "It's your own statement, with today's date.",
				action: { label: "Undo", run: () => void undo() },
			});
			return true;
		},
	};

	async function undo() {
		const failure = await send(false, null);
		notify(
			failure === null
				? { title: "Taken back" }
				: { tone: "bad", title: "Couldn't undo it", text: failure },
		);
	}
}

function aboutOf({ entry }: OpenClaim, profile: Profile): LineRequest["about"] {
	const named = sectionOf(entry ?? "");
	const section = ABOUT_SECTIONS.find((each) => each === named);
	const at = entryIndexOf(entry ?? "");
	const own = section && at !== null ? profile[section][at] : null;
	return section && own ? { section, entry: entryName(section, own) } : null;
}
