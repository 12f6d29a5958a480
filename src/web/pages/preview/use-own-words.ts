// Putting a reworded line back into the person's own words: an edit like any other, saved at once.

import { useQueryClient } from "@tanstack/react-query";
import {
	type ContentEdit,
	ContentSaved,
	LetterWords,
	ResumeWords,
} from "../../../api/contents.ts";
import { putAt, valueAt } from "../../../domain/profile/content-path.ts";
import { ApiError, send } from "../../client.ts";
import { newSession } from "../../documents.ts";
import { generationQuery } from "../../queries.ts";
import { useMe } from "../../session.tsx";
import { notify } from "../../ui/toast.tsx";
import type { Shown } from "./shown.ts";

export type PutBack = (path: string, words: string) => Promise<void>;

/** Null where the plan does not include editing. */
export function usePutBack(shown: Shown): PutBack | null {
	const { plan } = useMe();
	const queries = useQueryClient();
	const { generation, version } = shown;
	if (!plan.edit_access) return null;
	return async (path, words) => {
		try {
			await send("PUT", `/api/generations/${generation.id}/content`, {
				body: {
					...wordsWith(shown, path, words),
					version,
					session: newSession(),
					isAutomatic: false,
				} satisfies ContentEdit,
				reply: ContentSaved,
			});
			queries.removeQueries({ queryKey: ["pdf", generation.id] });
			await queries.invalidateQueries({
				queryKey: generationQuery(generation.id).queryKey,
			});
			notify({ tone: "ok", title: "Your words are back" });
		} catch (failure) {
			notify({
				tone: "bad",
				title: "Failed to save changes",
				text:
					failure instanceof ApiError ? failure.message : "Please try again.",
			});
		}
	};
}

function wordsWith(shown: Shown, path: string, words: string) {
	const content = structuredClone(shown.content);
	if (valueAt(content, path) !== undefined) putAt(content, path, words);
	return shown.kind === "resume"
		? { resume: ResumeWords.parse(content) }
		: { letter: LetterWords.parse(content) };
}
