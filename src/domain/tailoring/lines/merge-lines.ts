// Lines of one entry that are about the same thing, as one line; at the strongest level short neighbors too. Both begin with a verb
// in the same form, nothing of either is lost, and what comes out is proved from the entry before it stands.
import { contentStems, wordsOf } from "../../match/words.ts";
import { isAssisting } from "../choose/assisting.ts";
import type { Strength } from "../content/content.ts";
import type { DraftLine } from "./draft-line.ts";
import { lowered } from "./lowered.ts";
import { hasTwoVerbs, verbFormOf } from "./verb-form.ts";

const LONGEST = { low: 0, medium: 150, high: 180 };
/** Two lines are about the same where they share so much of the shorter one's words. */
const SAME = 0.4;
const SHORT = 75;

type Merging = {
	strength: Strength;
	language: string;
	/** Whether a line follows from the entry. */
	isProved(text: string): boolean;
};

/** The lines in their order, the second of two joined ones with the first. */
export function mergeLines(
	lines: readonly DraftLine[],
	merging: Merging,
): DraftLine[] {
	if (merging.strength === "low") return [...lines];
	const left = [...lines];
	const merged: DraftLine[] = [];
	for (let first = left.shift(); first; first = left.shift()) {
		const joined = joinedWithOne(first, left, merging);
		merged.push(joined ?? first);
	}
	return merged;
}

/** The line joined with the first that fits, which leaves the others; null where none does. */
function joinedWithOne(
	first: DraftLine,
	others: DraftLine[],
	merging: Merging,
): DraftLine | null {
	for (const [at, second] of others.entries()) {
		if (!mayJoin(first, second, { merging, isNext: at === 0 })) continue;
		const line = join(first, second, merging.language);
		if (!merging.isProved(line.text)) continue;
		others.splice(at, 1);
		return line;
	}
	return null;
}

function mayJoin(
	first: DraftLine,
	second: DraftLine,
	{ merging, isNext }: { merging: Merging; isNext: boolean },
): boolean {
	const texts = [first.text, second.text];
	if (
		first.text.length + second.text.length > LONGEST[merging.strength] ||
		first.isChore ||
		second.isChore ||
		texts.some(
			(text) =>
				/[;:.!?]|, and /.test(text) || hasTwoVerbs(text) || isAssisting(text),
		) ||
		// Two figures in one line weaken each other.
		texts.every((text) => /\d/.test(text))
	)
		return false;
	if (merging.language === "en") {
		const form = verbFormOf(first.text);
		if (form === null || form !== verbFormOf(second.text)) return false;
	}
	const shared = sharedWords(first, second);
	const isShort = texts.every((text) => text.length <= SHORT);
	return (
		(hasSameVerb(first, second) && shared.share >= SAME) ||
		(merging.strength === "high" &&
			isNext &&
			isShort &&
			// What is said twice in one line reads worse than two lines.
			shared.count <= 1 &&
			(shared.count > 0 ||
				[first, second].every(({ terms }) => terms.size > 0)))
	);
}

function hasSameVerb(first: DraftLine, second: DraftLine): boolean {
	return first.text.split(" ", 1)[0] === second.text.split(" ", 1)[0];
}

/** The words that both have behind their first, and their share of the shorter line's. */
function sharedWords(first: DraftLine, second: DraftLine) {
	const [one = new Set<string>(), other = new Set<string>()] = [
		first,
		second,
	].map(({ text }) => contentStems(wordsOf(text.replace(/^\S+\s/, ""))));
	const count = [...one].filter((stem) => other.has(stem)).length;
	const least = Math.min(one.size, other.size);
	return { count, share: least > 1 ? count / least : 0 };
}

function join(
	first: DraftLine,
	second: DraftLine,
	language: string,
): DraftLine {
	return {
		sources: [...first.sources, ...second.sources],
		original: `${first.original}${BETWEEN}${second.original}`,
		text: joinedText(first.text, second.text, language),
		change: "merged",
		value: first.value + second.value,
		terms: new Set([...first.terms, ...second.terms]),
		proves: first.proves === true || second.proves === true,
		...((first.isNeeded || second.isNeeded) && { isNeeded: true as const }),
	};
}

function joinedText(first: string, second: string, language: string): string {
	if (language === "zh") return `${first}；${second}`;
	if (language !== "en") return `${first}; ${lowered(second, language)}`;
	const [verb, ...rest] = second.split(" ");
	if (first.split(" ", 1)[0] === verb && !/ and |,/.test(first))
		return `${first} and ${rest.join(" ")}`;
	const comma = / and |,/.test(`${first}${second}`) ? "," : "";
	return `${first}${comma} and ${lowered(second, language)}`;
}

const BETWEEN = " | ";

/** The person's own lines that a line is made of, each with its source. */
export function mergedPartsOf({ sources, original }: DraftLine) {
	const texts = sources.length > 1 ? original.split(BETWEEN) : [original];
	return sources.map((path, at) => ({ path, text: texts[at] ?? original }));
}
