// Whether a line is the fact's own words with some left out, and whether what a figure or a period says is cut with them.
import type { Clause } from "../clauses/clause.ts";
import type { Hit } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import type { Alignment, Cover } from "./alignment.ts";
import { placesUsed } from "./used-places.ts";

const LONG_FIGURE = 3;

/** "An hour" of "an hour and a half". */
export function cutsFigure({
	covers,
	clause: { reading },
}: Alignment): boolean {
	return covers.some(
		({ target, figure }) =>
			figure === null &&
			target?.reading === reading &&
			reading.figures.some(
				({ first, last }) =>
					last - first + 1 >= LONG_FIGURE &&
					first <= target.place &&
					target.last <= last &&
					target.last - target.place < last - first,
			),
	);
}

/** The fact's own words in their order: a line may be cut or paraphrased, never both at once. */
export function isOnlyCut(alignment: Alignment): boolean {
	const { covers, clause, line } = alignment;
	let reached = -1;
	return (
		!leavesOutPeriod(alignment) &&
		covers.every((cover) => {
			const { target, figure } = cover;
			if (target?.reading !== clause.reading) return false;
			const isNext = target.place > reached;
			reached = target.last;
			return isNext && (figure !== null || isLetterByLetter(cover, line));
		})
	);
}

/** What is known by its meaning may still be said in the fact's own words: "store locations". */
function isLetterByLetter(
	{ first, last, target, step, hit }: Cover,
	{ reading }: Clause,
): boolean {
	if (hit === null) return step === null;
	const own = target?.reading.words.slice(target.place, target.last + 1) ?? [];
	const said = reading.words.slice(first, last + 1);
	return (
		said.length === own.length &&
		said.every(({ folded }, at) => folded === own[at]?.folded)
	);
}

/** "Reception at night" of "reception at night, twice a month". */
function leavesOutPeriod({ covers, clause, line }: Alignment): boolean {
	const said = placesUsed(covers, clause);
	return clause.hits.some(
		(hit) =>
			isCutPeriod(hit, clause, { said, lines: [line.reading] }) ||
			(hit.kind === "period" &&
				!said.has(hit.first) &&
				!said.has(hit.last) &&
				clause.words.some((at) => hit.first <= at && at <= hit.last) &&
				!isOfOmitted(hit, clause, said)),
	);
}

/** "Every week" of "every fourth week". */
export function isCutPeriod(
	{ kind, concept, first, last }: Hit,
	{ reading }: Pick<Clause, "reading">,
	{ said, lines }: { said: ReadonlySet<number>; lines: readonly Reading[] },
): boolean {
	const own = range(first, last).filter((at) => !reading.words[at]?.isSmall);
	return (
		kind === "period" &&
		own.some((at) => said.has(at)) &&
		own.some((at) => !said.has(at)) &&
		!lines.some(({ hits }) =>
			hits.some((one) => one.kind === kind && one.concept === concept),
		)
	);
}

/** ", with cash counts of £2,000 a day": how often is said of something that is left out with it. */
function isOfOmitted(
	{ first, last }: Pick<Hit, "first" | "last">,
	{ reading: { words } }: Clause,
	said: ReadonlySet<number>,
): boolean {
	const isSign = (at: number) =>
		/[,;:(]/.test(words[at]?.gap ?? "") && !words[at]?.figure;
	let begin = first;
	while (begin > 0 && !isSign(begin)) begin -= 1;
	const before = range(begin, first - 1);
	return (
		begin > 0 &&
		!range(begin, last).some((at) => said.has(at)) &&
		before.filter((at) => !words[at]?.isSmall && !words[at]?.figure).length >=
			LEAST_WORDS
	);
}

/** "Twice a month" says how often, and nothing of what. */
const LEAST_WORDS = 2;

function range(from: number, to: number): number[] {
	return Array.from(
		{ length: Math.max(0, to - from + 1) },
		(_, nr) => from + nr,
	);
}
