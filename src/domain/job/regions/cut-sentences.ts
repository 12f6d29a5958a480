// Cuts a row into its sentences and clauses: at points and semicolons, and before a wish that follows a must.

import { everyMatch } from "../../every-match.ts";
import { DATE_WORDS } from "../../language/tables/dates-of-languages.ts";
import type { Span } from "../job.ts";
import { type Spoken, wordPattern, wordsPattern } from "../text/spoken.ts";
import { wishBorders } from "./wish-borders.ts";

// A point ends a sentence before a capital, but not in "(BTS, DUT...)", nor after "e.g", "approx", a single letter or a number of a list.
const SENTENCE_END =
	/(?<!(?:^|[\s.(])(?:Abs|Art|Ziff|eidg|staatl|gepr|dipl|evtl|insb|evt|bijv|resp|aprox|env|e\.g|i\.e|z\.B|bzw|inkl|ca|etc|approx|incl|Dr|Mr|Ms|Mrs|St|No|Nr|min|mind|max|vs|ggf|bspw|p\.ex|Inc|Ltd|Co|Sr|Sra|\p{L}))(?<!\.)(?!\.{2,}\))[.!?;]+["”’)]*(?=\s+(?:\*{1,3} )?["“(•]?[\p{Lu}\d¿¡])|;(?=\s)|[。；！？]/gu;

/** "Driving licence B." ends with a letter that stands alone, and with the sentence. */
const CLASS_END = wordPattern(
	({ asks }) => asks.drivingLicence,
	(words) => `${words}(?: [a-e])?[.](?=\\s+\\p{Lu})`,
	"giu",
);
const WISH = wordPattern(({ demand }) => demand.nice);
// "…, ideally with …", "…, further languages a plus" are wishes of their own behind a must.
const WISH_BEGINS = wordPattern(
	({ demand }) => demand.wishOpens,
	(words, spoken) => {
		const nice = wordsPattern(spoken, ({ demand }) => demand.nice);
		const further = wordsPattern(spoken, ({ demand }) => demand.furtherOpens);
		const and = wordsPattern(spoken, ({ logic }) => logic.and);
		return `,?(?=\\s+(?:${and}\\s+)?${words}\\s)|,(?=\\s+${further}\\s.{3,60}${nice})`;
	},
	"giu",
);

const SHORT_REST = 14;

/** A Chinese sign says as much as half a word. */
export const widthOf = (text: string): number =>
	text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 2;

/** Spans of the sentences of `line` behind its first `from` characters, trimmed, none longer than anybody writes. */
export const cutSentences = (
	line: string,
	from: number,
	spoken: Spoken,
): Span[] => {
	const spans: Span[] = [];
	let start = from;
	for (const end of endsIn(line, from, spoken)) {
		// "…; or" at the end of a line belongs to what stands before it.
		const rest = line.slice(end);
		if (widthOf(rest.trim()) < SHORT_REST && !WISH(spoken).test(rest)) break;
		pushTrimmed(spans, line, [start, end]);
		start = end;
	}
	pushTrimmed(spans, line, [start, line.length]);
	return spans;
};

// A line beyond it is no sentence with a wish in it.
const LONGEST_WISH_LINE = 1500;

const LONGEST_NUMBER = 8;
const NUMBER_ALONE = /^\s*(?:•\s*)?(?:\d{1,2}|\p{L})[.)]$/u;

const endsIn = (line: string, from: number, spoken: Spoken): number[] => {
	const rest = line.slice(from);
	const mayWish = rest.length < LONGEST_WISH_LINE && WISH(spoken).test(rest);
	const ends = [
		SENTENCE_END,
		CLASS_END(spoken),
		...(mayWish ? [WISH_BEGINS(spoken)] : []),
	]
		.flatMap((end) => everyMatch(end, rest))
		.map((match) => match.index + match[0].length)
		.concat(mayWish ? wishBorders(rest, spoken) : [])
		.map((end) => from + end)
		// "5. Other duties": the number of a point ends no sentence.
		.filter(
			(end) =>
				end - from > LONGEST_NUMBER ||
				!NUMBER_ALONE.test(line.slice(from, end)),
		)
		.filter((end) => !isWithinDate(line, end));
	return [...new Set(ends)].sort((a, b) => a - b);
};

const DAY = /(?<!\d)\d{1,2}\.$/u;
const NEXT_WORD = /^\s+(\p{Lu}\p{L}{2,})/u;
const MONTHS: ReadonlySet<string> = new Set(
	Object.values(DATE_WORDS).flatMap(({ months }) => months.flat()),
);

/** "Per 1. April": the point of a day ends no sentence. */
const isWithinDate = (line: string, end: number): boolean =>
	DAY.test(line.slice(Math.max(0, end - 4), end)) &&
	MONTHS.has(NEXT_WORD.exec(line.slice(end, end + 20))?.[1] ?? "");

const pushTrimmed = (spans: Span[], line: string, [start, end]: Span): void => {
	const piece = line.slice(start, end);
	const lead =
		/^[\s•|=]*(?:(?:\d{1,2}|[a-z])[.)]\s+)?/.exec(piece)?.[0].length ?? 0;
	let to = end;
	while (to > start + lead && /[\s|]/.test(line[to - 1] ?? "")) to -= 1;
	for (let from = start + lead; to - from > 1; ) {
		const cut = Math.min(to, wordEnd(line, from + MAX_UNIT));
		spans.push([from, cut]);
		from = cut;
	}
};

// Nobody writes longer sentences; what has no end is no sentence.
const MAX_UNIT = 1500;
const LONGEST_WORD = 100;

const wordEnd = (line: string, at: number): number => {
	const space = line.lastIndexOf(" ", at);
	return space > at - LONGEST_WORD ? space : at;
};
