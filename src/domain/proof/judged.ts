// A line that a judge says follows from facts, as far as code can tell: every quotation stands where it is said to, no word is
// left without one, and what must never change with the wording has not changed. What two words mean is the judge's to say;
// figures, limits, denials, names, titles, results and causes are not.
import type { Clause } from "../clauses/clause.ts";
import type { Ground } from "./ground.ts";
import { keepsMeaning } from "./judged-clause.ts";
import { isMostlyCovered } from "./judged-cover.ts";
import { keepsParts } from "./judged-parts.ts";
import { coversOf } from "./judged-stand-ins.ts";
import type { Line } from "./line.ts";
import {
	clausesOfLine,
	locate,
	type Pair,
	type QuotedClause,
	type QuotedSpan,
} from "./located-spans.ts";
import type { Proof } from "./verdict.ts";

/** A line with what a judge quoted for its words. */
export type JudgedLine = { text: string; spans: readonly QuotedSpan[] };

const MOST_SPANS = 60;

/** The proof of a line by a judge's quotations; null where they do not carry it. */
export function proofByJudge(
	line: Pick<Line, "text" | "entry">,
	quoted: readonly QuotedSpan[],
	ground: Ground,
): Proof | null {
	if (quoted.length === 0 || quoted.length > MOST_SPANS) return null;
	const clauses = clausesOfLine(line.text, ground);
	if (clauses === null) return null;
	const pairs = locate(line, { clauses, quoted, ground });
	if (pairs === null || !clauses.some(({ words }) => words.length > 0))
		return null;
	const sides = clauses
		.filter(({ words }) => words.length > 0)
		.map((clause) => ({ clause, pairs: pairsOf(clause, pairs) }));
	const covers = sides.flatMap((side) => coversOf(side, ground));
	const isCarried =
		sides.every(
			(side) =>
				isQuoted(side.clause, side.pairs) &&
				keepsMeaning(side, ground) &&
				isMostlyCovered(side, { ground, covers }),
		) &&
		sides.every((side, at) => isCaused(side, sides[at - 1])) &&
		keepsParts(sides, ground);
	return isCarried
		? {
				verdict: "proved",
				facts: [...new Set(quoted.map(({ fact }) => fact))],
				steps: quoted.map(({ words, span }) => ({
					step: "judge",
					from: span,
					to: words,
				})),
			}
		: null;
}

function pairsOf(clause: Clause, pairs: readonly Pair[]): Pair[] {
	return pairs.filter(
		({ said }) =>
			said.reading === clause.reading &&
			clause.words.some((at) => said.first <= at && at <= said.last),
	);
}

function isQuoted({ words }: Clause, pairs: readonly Pair[]): boolean {
	return words.every((at) =>
		pairs.some(({ said }) => said.first <= at && at <= said.last),
	);
}

/** What hangs on the clause before by more than "and" does so in one fact too. */
function isCaused(
	side: QuotedClause,
	above: QuotedClause | undefined,
): boolean {
	const { link } = side.clause;
	if (!above || (link !== "means" && link !== "result")) return true;
	return side.pairs.some(({ known }) =>
		above.pairs.some(
			({ known: other }) =>
				known.fact === other.fact && known.reading === other.reading,
		),
	);
}
