// A code that goes on is another code: who holds the CPC-A holds no CPC.

import type { Reading } from "../clauses/reading.ts";
import type { Open } from "./alignment.ts";
import { type Flaw, textOf } from "./alignment.ts";

const CODE = /^\p{Lu}[\p{Lu}\d]+$/u;
const MORE = /^(?:\p{Lu}{1,2}|\d{1,2}\p{Lu}?|\p{Lu}\d)$/u;

export function codeFlaws({ line, covers }: Open): Flaw[] {
	return covers.flatMap(({ first, last, target }): Flaw[] => {
		if (!target || !CODE.test(line.reading.words[last]?.text ?? "")) return [];
		const more = goingOn(target.reading, target.last);
		if (more === null || more === goingOn(line.reading, last)) return [];
		return [
			{
				kind: "title",
				text: textOf(line.reading, first, last),
				says: textOf(target.reading, target.place, target.last + 1),
				isContradiction: false,
			},
		];
	});
}

/** What a hyphen joins to a code. */
function goingOn({ words }: Reading, at: number): string | null {
	const [code, next] = [words[at], words[at + 1]];
	return code &&
		CODE.test(code.text) &&
		next?.gap === "-" &&
		MORE.test(next.text)
		? next.text
		: null;
}
