// Papers that are a part of another one and name it in brackets.

import { listPattern } from "../language/list-pattern.ts";
import { wordOf } from "../language/patterns.ts";
import { PAPER_WORDS } from "../language/tables/papers-of-languages.ts";
import { contentStems, wordsOf } from "./words.ts";

/** "Ausbildereignungsprüfung (AEVO, )" of "Ausbildereignungsprüfung (AEVO, Teil IV der Meisterprüfung)": what somebody holds of it. */
export function withoutWhole(paper: string): string {
	return paper.replace(WHOLE, "");
}

/** Whether what is asked for is the whole that a paper names as the one it is a part of. */
export function isPartOfAsked(paper: string, asked: string): boolean {
	const [, whole] = WHOLE.exec(paper) ?? [];
	if (whole === undefined) return false;
	const own = contentStems(wordsOf(withoutWhole(paper)));
	const stems = contentStems(wordsOf(asked));
	return [...contentStems(wordsOf(whole))].some(
		(stem) => stems.has(stem) && !own.has(stem),
	);
}

const WHOLE = listPattern(
	`(?<=\\([^()]*)(?:${wordOf(PAPER_WORDS, ({ partOf }) => partOf)})([^()]*)(?=\\))`,
	"iu",
);
