// One sentence that lists things of a kind.

import type { LanguageCode } from "../../language/language-code.ts";
import { wordingOf } from "../wording/wording.ts";
import type { Said } from "./said.ts";
import { fill, labelOf, type Voice } from "./voice.ts";

export type Item = { text: string; sources: readonly string[] };

/** The first frame is for one item, the last for several, another where that would say a noun twice; null where there is nothing to list. */
export function itemSentence(
	frames: readonly string[],
	items: readonly Item[],
	{ language }: Voice,
): Said | null {
	const texts = items.map(({ text }) => text);
	const usual = texts.length === 1 ? frames[0] : frames.at(-1);
	const [first = ""] = texts;
	const isTwice = usual !== undefined && repeats(first, usual);
	const frame =
		(isTwice ? frames.find((one) => !repeats(first, one)) : null) ?? usual;
	if (texts.length === 0 || frame === undefined) return null;
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

/**
 * What holds commas of its own, or in English an "and", is parted by more than commas: "ATV and sled; maps". A single one with commas
 * that is not the first stands last instead, where they part nothing.
 */
function listed(items: readonly string[], language: LanguageCode): string {
	const { list } = wordingOf(language);
	const parted = items.filter((item) => OWN_MARKS.test(withoutBrackets(item)));
	// Behind "(2019)" an "and" goes on with the next.
	const isClosed = items.slice(0, -1).every((item) => item.endsWith(")"));
	const joined =
		language === "en" && !isClosed
			? items.filter((item) => AND.test(withoutBrackets(item)))
			: [];
	const [last] = parted;
	const isFirst = last === items[0];
	if (items.length < 2 || (parted.length === 0 && joined.length === 0))
		return list(items);
	if (
		parted.length === 1 &&
		joined.length === 0 &&
		last !== undefined &&
		!isFirst
	)
		return list([...items.filter((item) => item !== last), last]);
	return items.join(PARTED[language] ?? "; ");
}

/** "This course: Course in first aid" says its noun twice. */
function repeats(item: string, frame: string): boolean {
	const said = BEFORE_ITEMS.exec(frame)?.[1]?.toLowerCase().split(" ") ?? [];
	const [first = ""] = item.toLowerCase().split(" ");
	return first.length >= LONG && said.includes(first);
}

const BEFORE_ITEMS = /((?:\p{L}+ ){0,2}\p{L}+)[\s\u00a0]*[:：]\s*\{items\}/u;
const LONG = 5;
const OWN_MARKS = /[,，;；]/u;
const AND = / and /u;

function withoutBrackets(item: string): string {
	return item.replace(/\([^()]*\)/gu, "");
}
