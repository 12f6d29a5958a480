// The pages of what is being written, as the file will be: set in this browser as soon as it has the engine, and by the server
// until then or where it cannot have it. Each pause in typing asks anew and lets go of what was asked before; the former pages
// stay until the new ones have come.
import { useEffect, useState } from "react";
import { contentCalls } from "../../../api/contents.ts";
import type { Doc, Paper } from "../../../documents/doc.ts";
import { askFile, callOutcome, type ServedFile } from "../../ask.ts";
import type { BrowserTypesetter } from "../../typesetting/browser-typesetter.ts";
import { useTypesetting } from "../../typesetting/use-typesetting.ts";
import { bodyOf, type EditedWords } from "./draft.ts";

export type LivePages = {
	file: ServedFile | null;
	/** Why the newest words are not on the pages. */
	failure: string | null;
	/** The share of the browser's own engine that has arrived; null where it is not on its way. */
	loaded: number | null;
};
type Wanted = {
	id: string;
	words: EditedWords;
	/** The same words laid out. */
	doc: Doc;
	template: string | undefined;
	paper: Paper;
	/** Nobody draws for pages that are not shown. */
	isShown: boolean;
};

/** Short enough to seem at once, long enough that a fast typist draws words and not letters. */
const PAUSE_MS = 30;
const AGAIN_MS = 4000;

export function useLivePages({ isShown, ...wanted }: Wanted): LivePages {
	const { id, words, doc, template, paper } = wanted;
	const { typesetter, loaded } = useTypesetting(isShown);
	const [pages, setPages] = useState<Pages>({ file: null, failure: null });
	const [again, setAgain] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks once more for the same words
	useEffect(() => {
		if (!isShown || template === undefined) return;
		const asking = new AbortController();
		let retry: ReturnType<typeof setTimeout> | undefined;
		const timer = setTimeout(() => {
			const { signal } = asking;
			const draft = { id, words, template, paper };
			const drawing = typesetter
				? setHere(typesetter, doc)
				: draw(draft, signal);
			void drawing.then((drawn) => {
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
	}, [id, words, template, paper, isShown, again, typesetter !== null]);
	return { ...pages, loaded };
}

type Pages = Omit<LivePages, "loaded">;

/** Null where newer words were sent meanwhile, or this browser broke down over them: then the server is asked next. */
async function setHere(typesetter: BrowserTypesetter, doc: Doc) {
	const file = await typesetter.set(doc).catch(() => null);
	return file && { isDone: true as const, reply: file };
}

/** Null where it was let go of meanwhile. */
async function draw(
	{ id, words, template, paper }: Omit<Wanted, "isShown" | "doc">,
	signal: AbortSignal,
) {
	const body = { ...bodyOf(words), template, paper };
	const asked = askFile(contentCalls.pages, { params: { id }, body, signal });
	return callOutcome(asked).catch((failure: unknown) => {
		if (signal.aborted) return null;
		throw failure;
	});
}
