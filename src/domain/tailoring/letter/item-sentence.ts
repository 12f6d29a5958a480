// One sentence that lists things of a kind.

import type { LanguageCode } from "../../language/language-code.ts";
import { wordingOf } from "../wording/wording.ts";
import type { Said } from "./said.ts";
import { fill, labelOf, type Voice } from "./voice.ts";

export type Item = { text: string; sources: readonly string[] };

/** The first frame is for one item, the last for several; null where there is nothing to list. */
export function itemSentence(
	frames: readonly string[],
	items: readonly Item[],
	{ language }: Voice,
): Said | null {
	const frame = items.length === 1 ? frames[0] : frames.at(-1);
	if (items.length === 0 || frame === undefined) return null;
	const texts = items.map(({ text }) => text);
	return {
		text: fill(frame, { items: listed(texts, language) }),
		sources: items.flatMap(({ sources }) => sources),
		startsOwn: true,
		label: labelOf(frame),
	};
}

/** French sets its semicolon off, and Chinese writes another. */
const PARTED: Readonly<Partial<Record<LanguageCode, string>>> = {
	fr: "\u00a0; ",
	zh: "；",
};

/** What holds commas of its own, or in English an "and", is parted by more than commas: "ATV and sled; maps". */
function listed(items: readonly string[], language: LanguageCode): string {
	const own = language === "en" ? /[,;]| and /u : /[,，;；]/u;
	return items.length > 1 &&
		items.some((item) => own.test(withoutBrackets(item)))
		? items.join(PARTED[language] ?? "; ")
		: wordingOf(language).list(items);
}

function withoutBrackets(item: string): string {
	return item.replace(/\([^()]*\)/gu, "");
}
