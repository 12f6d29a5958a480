// Finds what a judge quoted: the words of a line, and the span of a fact that is said to hold them. Both must stand there word
// for word, whatever the quotes and dashes.

import type { Clause } from "../clauses/clause.ts";
import { clausesOf } from "../clauses/clauses.ts";
import { plainTypography } from "../clauses/plain-typography.ts";
import { readLine } from "../clauses/read-line.ts";
import type { Reading } from "../clauses/reading.ts";
import { withNames } from "./entry-names.ts";
import type { Ground } from "./ground.ts";
import type { GroundFact } from "./ground-fact.ts";
import type { Line } from "./line.ts";

/** Words of a line with the span of a fact that says the same; `fact` is a path of the profile. */
export type QuotedSpan = { words: string; fact: string; span: string };

/** A run of words of a sentence. */
export type Run = { reading: Reading; first: number; last: number };

/** Words of the line, the words of a fact behind them and the clauses these stand in. */
export type Pair = {
	quoted: QuotedSpan;
	said: Run;
	known: Run & { fact: GroundFact; clauses: readonly Clause[] };
};

/** A clause of the line and the quotations for its words. */
export type QuotedClause = { clause: Clause; pairs: readonly Pair[] };

/** The clauses of a line, sentence by sentence; null where one is too long to be read. */
export function clausesOfLine(text: string, ground: Ground): Clause[] | null {
	const readings = readLine(text, ground.language);
	if (readings.some(({ isTooLong }) => isTooLong)) return null;
	return readings.flatMap((reading) =>
		clausesOf(withNames(reading, ground.names)),
	);
}

/** null where one of the quotations does not stand where it is said to: who makes up one is not believed in the others. */
export function locate(
	{ entry }: Pick<Line, "entry">,
	{
		clauses,
		quoted,
		ground,
	}: {
		clauses: readonly Clause[];
		quoted: readonly QuotedSpan[];
		ground: Ground;
	},
): Pair[] | null {
	const readings = [...new Set(clauses.map(({ reading }) => reading))];
	const pairs: Pair[] = [];
	for (const one of quoted) {
		const said = readings.flatMap((reading) => runsIn(reading, one.words));
		const [known] = ground.facts
			.filter(
				(fact) =>
					fact.path === one.fact &&
					(entry === undefined || fact.entry === entry),
			)
			.flatMap((fact) => runsOfFact(fact, one.span));
		if (said.length === 0 || !known) return null;
		pairs.push(...said.map((run) => ({ quoted: one, said: run, known })));
	}
	return pairs;
}

function runsOfFact(fact: GroundFact, span: string): Pair["known"][] {
	const readings = [...new Set(fact.clauses.map(({ reading }) => reading))];
	return readings.flatMap((reading) =>
		runsIn(reading, span).map(({ first, last }) => ({
			reading,
			first,
			last,
			fact,
			clauses: fact.clauses.filter(
				(clause) =>
					clause.reading === reading &&
					[...clause.parts.keys()].some((at) => first <= at && at <= last),
			),
		})),
	);
}

/** In characters; no sentence a person reads is longer. */
const LONGEST = 2_000;

/** Every place where a sentence holds the words, from the beginning of one word to the end of another. */
function runsIn(reading: Reading, quoted: string): Run[] {
	if (quoted.length > LONGEST) return [];
	const wanted = plainTypography(quoted)
		.toLowerCase()
		.replace(/^[\s.,;:]+|[\s.,;:]+$/gu, "");
	const text = reading.text.toLowerCase();
	// A letter that changes its length in small letters would move every place behind it.
	const isMoved = text.length !== reading.text.length;
	if (wanted === "" || isMoved || text.length > LONGEST) return [];
	const runs: Run[] = [];
	for (
		let from = text.indexOf(wanted);
		from !== -1;
		from = text.indexOf(wanted, from + wanted.length)
	) {
		const to = from + wanted.length;
		const first = reading.words.findIndex(({ start }) => start >= from);
		const last = reading.words.findLastIndex(({ end }) => end <= to);
		const isWhole =
			first !== -1 &&
			last >= first &&
			!reading.words.some(
				({ start, end }) =>
					(start < from && end > from) || (start < to && end > to),
			);
		if (isWhole) runs.push({ reading, first, last });
	}
	return runs;
}
