// Putting a reworded line back into the person's own words: an edit like any other, saved at once.

import { useQueryClient } from "@tanstack/react-query";
import { contentCalls } from "../../../api/contents.ts";
import { LetterWords, ResumeWords } from "../../../api/document-words.ts";
import { putAt, valueAt } from "../../../domain/profile/content-path.ts";
import { attempt } from "../../ask.ts";
import { newSession } from "../../documents.ts";
import { generationQuery } from "../../queries/generation-queries.ts";
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
		const { id } = generation;
		const session = newSession();
		const saved = await attempt(contentCalls.save, {
			params: { id },
			body: {
				...wordsWith(shown, path, words),
				...{ version, session, isAutomatic: false },
			},
		});
		if (!saved.isDone) {
			const text = saved.failure.message;
			return notify({ tone: "bad", title: "Failed to save changes", text });
		}
		queries.removeQueries({ queryKey: ["pdf", id] });
		await queries.invalidateQueries({ queryKey: generationQuery(id).queryKey });
		notify({ tone: "ok", title: "Your words are back" });
	};
}

function wordsWith(shown: Shown, path: string, words: string) {
	const content = structuredClone(shown.content);
	if (valueAt(content, path) !== undefined) putAt(content, path, words);
	return shown.kind === "resume"
		? { resume: ResumeWords.parse(content) }
		: { letter: LetterWords.parse(content) };
}
