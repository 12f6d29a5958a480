// The pages of what is being written, drawn by the server as the file will be. Each pause in typing asks anew and lets go of
// what was asked before; the former pages stay until the new ones have come.
import { useEffect, useState } from "react";
import { contentCalls } from "../../../api/contents.ts";
import type { Paper } from "../../../documents/doc.ts";
import { askFile, outcomeOf, type ServedFile } from "../../ask.ts";
import { bodyOf, type EditedWords } from "./draft.ts";

export type LivePages = {
	file: ServedFile | null;
	/** Why the newest words are not on the pages. */
	failure: string | null;
};
type Wanted = {
	id: string;
	words: EditedWords;
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
			void draw({ id, words, template, paper }, signal).then((drawn) => {
				if (!drawn || signal.aborted) return;
				if (drawn.isDone) return setPages({ file: drawn.reply, failure: null });
				const { message } = drawn.failure;
				setPages((before) => ({ ...before, failure: message }));
				retry = setTimeout(() => setAgain((times) => times + 1), AGAIN_MS);
			});
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			clearTimeout(retry);
			asking.abort();
		};
	}, [id, words, template, paper, isShown, again]);
	return pages;
}

/** Null where it was let go of meanwhile. */
async function draw(
	{ id, words, template, paper }: Omit<Wanted, "isShown">,
	signal: AbortSignal,
) {
	const body = { ...bodyOf(words), template, paper };
	const asked = askFile(contentCalls.pages, { params: { id }, body, signal });
	return outcomeOf(asked).catch((failure: unknown) => {
		if (signal.aborted) return null;
		throw failure;
	});
}
