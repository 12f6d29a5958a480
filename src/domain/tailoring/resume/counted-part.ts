// What a line says between its signs of how much there was or what came of it: "about 26,000 km a year in one's own car, no accident" of a
// longer one. A summary tells it in place of the line that stands right below.
import { contentStems, wordsOf } from "../../match/words.ts";
import { isChange, isOutcome } from "../choose/outcome.ts";
import { isAccompanied, opensWithGerund } from "./condensed.ts";

/** Of a line's words: more would be read as the line itself. */
const MOST = 0.65;
const LONGEST = 120;
const LEAST_WORDS = 3;
const LEAST_STEMS = 2;
/** So many words of a part between commas are more than a name of a list. */
const MEMBER = 4;
const YEARS = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu;
/** Between parts that stand outside of brackets. */
const SIGNS = /(?:[,;.]|\s?:|\s[–—-])\s(?![^(]*\))/u;

/** Results before counts, the longer of each first. */
export function countedParts(line: string): string[] {
	const text = line.replace(/[.。]$/u, "");
	const parts = partsOf(text);
	const wordsAt = (at: number) =>
		wordCount(text.slice(parts[at]?.start, parts[at]?.end));
	// "Charging, synthesis" of five steps ends in the air.
	const endsInList = (at: number) =>
		/^,/u.test(text.slice(parts[at]?.end)) &&
		wordsAt(at) < MEMBER &&
		wordsAt(at + 1) < MEMBER;
	const most = MOST * wordCount(text);
	return parts
		.flatMap((_, from) =>
			parts.slice(from).map((last, count) => ({
				start: parts[from]?.start ?? 0,
				end: last.end,
				isCut:
					(from === 0 && count === parts.length - 1) ||
					(from > 0 && endsInList(from - 1)) ||
					endsInList(from + count),
			})),
		)
		.filter(({ isCut }) => !isCut)
		.map(({ start, end }) => ({
			said: text.slice(start, end),
			before: text.slice(0, start),
			behind: text.slice(end),
		}))
		.filter(
			({ said, before, behind }) =>
				said.length <= LONGEST &&
				wordCount(said) <= most &&
				wordCount(said) >= LEAST_WORDS &&
				(isOutcome(said) || isCount(said)) &&
				// Whatever came of the work is told; a part without it says less than the line.
				(isOutcome(said) || !isOutcome(`${before} ${behind}`)) &&
				// What came of work done with somebody says so, and so does work itself.
				!isAccompanied(behind) &&
				!(isChange(said) && isAccompanied(before)) &&
				standsAlone(said),
		)
		.toSorted(
			(a, b) =>
				Number(isOutcome(b.said)) - Number(isOutcome(a.said)) ||
				b.said.length - a.said.length,
		)
		.map(({ said }) => said);
}

/** "After the flood raw water went to 380": when it was, not what was done. */
const CIRCUMSTANCE =
	/^(?:after|although|as|because|before|during|if|once|since|though|until|when|while)(?!\p{L})/iu;

type Part = { start: number; end: number };

function partsOf(text: string): Part[] {
	const parts: Part[] = [];
	let start = 0;
	for (const { index, 0: sign } of text.matchAll(
		new RegExp(SIGNS.source, "gu"),
	)) {
		parts.push({ start, end: index });
		start = index + sign.length;
	}
	return [...parts, { start, end: text.length }];
}

function wordCount(text: string): number {
	return text.split(/\s+/u).filter(Boolean).length;
}

function isCount(text: string): boolean {
	return /\p{N}/u.test(text.replace(YEARS, ""));
}

/** It opens with a word of its own or with a number, and names what is counted. */
function standsAlone(text: string): boolean {
	const [first = "", second = ""] = text.split(/\s+/u, 2);
	const stems = [...contentStems(wordsOf(text))].filter(
		(stem) => !/\p{N}/u.test(stem),
	);
	return (
		(/^\p{N}/u.test(first) ||
			contentStems(wordsOf(first)).size > 0 ||
			(/^\p{L}{1,7}\.?$/u.test(first) && /^\p{N}/u.test(second))) &&
		stems.length >= LEAST_STEMS &&
		!CIRCUMSTANCE.test(text) &&
		!opensWithGerund(text) &&
		text.split("(").length === text.split(")").length
	);
}
