// Several things asked for in one sentence behind a colon: "We ask for: a forklift license, two years in a warehouse, English".
import type { Span } from "../job.ts";
import type { Unit } from "../regions/unit.ts";
import { type Spoken, wordPattern } from "../text/spoken.ts";

const OR = wordPattern(({ logic }) => logic.or);
const EXAMPLES = wordPattern(({ logic }) => logic.examples);
const OPENS_WITH_AND = wordPattern(
	({ logic }) => logic.and,
	(words) => `^${words}\\s+`,
);
const LEAD = /^[^:,.;()\d]{2,40}:\s+/u;
const SHORTEST = 4;
const LONGEST = 90;
const FEWEST = 2;
/** Behind the name of a part one comma may as well open a clause. */
const FEWEST_BEHIND_NAME = 3;
/** Shorter lists are of names that belong together: "Tools: Excel, Word". */
const SHORTEST_LIST = 26;

/** Where each of the things listed stands in the text; empty where it is no such list, or one of them is enough. */
export const listedIn = (
	{ text, label }: Pick<Unit, "text" | "label">,
	spoken: Spoken,
): Span[] => {
	const lead = LEAD.exec(text)?.[0].length ?? 0;
	const body = withoutBrackets(text);
	const rest = body.slice(lead);
	if ((lead === 0 && !label) || rest.length < SHORTEST_LIST) return [];
	if (OR(spoken).test(rest) || EXAMPLES(spoken).test(rest)) return [];
	const spans = piecesOf(body, lead).map((span) =>
		withoutAnd(body, span, spoken),
	);
	const isList =
		spans.length >= (lead > 0 ? FEWEST : FEWEST_BEHIND_NAME) &&
		spans.every(
			([start, end]) => end - start >= SHORTEST && end - start <= LONGEST,
		);
	return isList ? spans : [];
};

// What stands in brackets holds commas of its own.
export const withoutBrackets = (text: string): string =>
	text.replace(/\([^()]*\)/g, (inside) => "_".repeat(inside.length));

const piecesOf = (body: string, from: number): Span[] => {
	const spans: Span[] = [];
	let start = from;
	for (const { index, 0: mark } of [...body.slice(from).matchAll(/[,;]\s+/g)]) {
		spans.push([start, from + index]);
		start = from + index + mark.length;
	}
	const end = body.replace(/[\s.;]+$/, "").length;
	return start < end ? [...spans, [start, end]] : spans;
};

/** Without the "and" that joins it to what stands before. */
export const withoutAnd = (
	body: string,
	[start, end]: Span,
	spoken: Spoken,
): Span => {
	const and = OPENS_WITH_AND(spoken).exec(body.slice(start, end));
	return [start + (and?.[0].length ?? 0), end];
};
