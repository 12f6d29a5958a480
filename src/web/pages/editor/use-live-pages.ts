// The pages of what is being written, drawn by the server as the file will be. Each pause in typing asks anew and lets go of
// what was asked before; the former pages stay until the new ones have come.
import { useEffect, useState } from "react";
import type { Paper } from "../../../documents/doc.ts";
import { ApiError, drawFile, type ServedFile } from "../../client.ts";
import type { Words } from "./draft.ts";

export type LivePages = {
	file: ServedFile | null;
	/** Why the newest words are not on the pages. */
	failure: string | null;
};
type Wanted = {
	id: string;
	words: Words;
	template: string | undefined;
	paper: Paper;
	/** Nobody draws for pages that are not shown. */
	isShown: boolean;
};

/** Short enough to seem at once, long enough that a fast typist draws words and not letters. */
const PAUSE_MS = 30;
const AGAIN_MS = 4000;

export function useLivePages({
	id,
	words,
	template,
	paper,
	isShown,
}: Wanted): LivePages {
	const [pages, setPages] = useState<LivePages>({ file: null, failure: null });
	const [again, setAgain] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks once more for the same words
	useEffect(() => {
		if (!isShown || template === undefined) return;
		const asking = new AbortController();
		let retry: ReturnType<typeof setTimeout> | undefined;
		const timer = setTimeout(() => {
			const { signal } = asking;
			drawFile(
				`/api/generations/${encodeURIComponent(id)}/pages`,
				{
					[words.kind === "resume" ? "resume" : "letter"]: words.words,
					template,
					paper,
				},
				signal,
			).then(
				(file) => !signal.aborted && setPages({ file, failure: null }),
				(failure: unknown) => {
					if (signal.aborted) return;
					const told =
						failure instanceof ApiError ? failure.message : "Please try again.";
					setPages((before) => ({ ...before, failure: told }));
					retry = setTimeout(() => setAgain((times) => times + 1), AGAIN_MS);
				},
			);
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			clearTimeout(retry);
			asking.abort();
		};
	}, [id, words, template, paper, isShown, again]);
	return pages;
}
