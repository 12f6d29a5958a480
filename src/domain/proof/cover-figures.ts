// Covers a figure of a line by one of a fact, by what follows from two of them, or by the dates of its entry.

import type { Clause } from "../clauses/clause.ts";
import type { Figure } from "../clauses/figure.ts";
import type { Reading } from "../clauses/reading.ts";
import { type Cover, figuresIn, type Side } from "./alignment.ts";
import { inChange, isSpan } from "./changes.ts";
import type { Entry } from "./entry.ts";
import { followsFrom, isDerived } from "./match-figures.ts";
import { isOfTenure, isTenure } from "./tenure.ts";
import type { StepKind } from "./verdict.ts";
import { inYearSpan } from "./year-spans.ts";

export function coverFigure(
	said: Figure,
	{ line, side }: { line: Clause; side: Side },
): Cover | null {
	const { clause, entry } = side;
	const known = [...figuresIn(clause), ...sharedFigures(clause)];
	const cover = (figure: Figure | null, step: StepKind | null): Cover => ({
		first: said.first,
		last: said.last,
		origin: figure ? "clause" : "free",
		target: figure
			? { reading: clause.reading, place: figure.first, last: figure.last }
			: null,
		figure,
		hit: null,
		step:
			step === null
				? null
				: { step, ...(figure ? { from: figure.text } : {}), to: said.text },
	});
	const steps = known
		.map((figure) => ({ figure, step: followsFrom(said, figure) }))
		.filter(({ step }) => step !== null)
		.toSorted(
			(a, b) =>
				Number(isBoundAlike(b.figure, said, { line, clause })) -
				Number(isBoundAlike(a.figure, said, { line, clause })),
		);
	const [best] = steps;
	if (best)
		return cover(
			best.figure,
			best.step === "same" || best.step === null ? null : best.step,
		);
	const ranged = inRange(said, line.reading, clause);
	if (ranged) return cover(ranged, "number");
	const other = inChange(said, line.reading, clause.reading);
	if (other) return cover(other, "derive");
	const spanned = inYearSpan(said, line.reading, clause);
	if (spanned) return cover(spanned, "number");
	if (isSpan(said, line.reading, clause.reading)) return cover(null, "derive");
	if (isDerived(said, known))
		return { ...cover(null, "derive"), target: changeOf(said, clause) };
	if (entry && (isDateOf(said, entry) || isTermOf(said, side)))
		return cover(null, "entry");
	if (isTenure(said, side)) return cover(null, "derive");
	return isArticle(said, line.reading, clause) ? cover(null, "number") : null;
}

/** "Cleaned and refilled 40 machines": what the second deed was done to is the first one's object too. */
function sharedFigures({ reading, context, head, words }: Clause): Figure[] {
	return head !== null && words.length === 1
		? reading.figures.filter(({ first }) => context.includes(first))
		: [];
}

/** "1 apprentice" of "an apprentice". */
function isArticle(
	{ kind, values, first, last }: Figure,
	{ words }: Reading,
	{ reading, words: own }: Clause,
): boolean {
	const counted = words[last + 1];
	if (kind !== "count" || first !== last || values[0] !== 1) return false;
	return (
		counted?.gap === " " &&
		!counted.isSmall &&
		own.some((at) => {
			const [article, word] = [reading.words[at - 1], reading.words[at]];
			return (
				word?.folded === counted.folded &&
				article?.isSmall === true &&
				(reading.vocabularies[0]?.single.has(article.folded) ?? false)
			);
		})
	);
}

/** "De 16 a 18" for "16 to 18": counts between two ends, where neither sentence tells of a change. */
function inRange(said: Figure, line: Reading, clause: Clause): Figure | null {
	const own = endsAround(said, line);
	if (own === null || isOfChange(line) || isOfChange(clause.reading))
		return null;
	return (
		figuresIn(clause).find((known) => {
			const ends = endsAround(known, clause.reading);
			return (
				ends !== null &&
				ends[0] === own[0] &&
				ends[1] === own[1] &&
				(known.low !== null || known.role === said.role || said.low !== null)
			);
		}) ?? null
	);
}

/** The two ends of a range a figure is, or is one end of. */
function endsAround(
	{ kind, low, values, role, first, last }: Figure,
	{ figures }: Reading,
): [number, number] | null {
	const [value = 0] = values;
	if (kind !== "count") return null;
	if (low !== null) return [low, value];
	const to = figures.find((one) => one.first > last && one.role === "to");
	const from = figures.findLast(
		(one) => one.last < first && one.role === "from",
	);
	const ends: [number, number] | null =
		role === "from" && to?.kind === kind
			? [value, to.values[0] ?? 0]
			: role === "to" && from?.kind === kind
				? [from.values[0] ?? 0, value]
				: null;
	return ends !== null && ends[0] < ends[1] ? ends : null;
}

const CHANGES: ReadonlySet<string> = new Set([
	"up",
	"down",
	"rise",
	"fall",
	"expand",
	"save",
	"faster",
	"improve",
]);

function isOfChange({ hits }: Reading): boolean {
	return hits.some(
		({ kind, concept }) =>
			kind === "happening" ||
			kind === "higher" ||
			kind === "lower" ||
			(kind === "deed" && CHANGES.has(concept)),
	);
}

/** Of two figures alike the one that stands beside the same word is meant. */
function isBoundAlike(
	known: Figure,
	said: Figure,
	{ line, clause }: { line: Clause; clause: Clause },
): boolean {
	const [word, other] = [
		line.reading.words[said.last + 1],
		clause.reading.words[known.last + 1],
	];
	return (
		word !== undefined &&
		other !== undefined &&
		word.roots.some((root) => other.roots.includes(root))
	);
}

/** "Halved" says that something went down: the deed of a fact that says so. */
function changeOf(
	{ share }: Figure,
	{ reading, hits }: Clause,
): Cover["target"] {
	const deed = hits.find(
		({ kind, concept }) => kind === "deed" && concept === share,
	);
	return deed ? { reading, place: deed.first, last: deed.last } : null;
}

const isYear = ({ kind }: Figure) => kind === "year";

/** "(2017–2020)" beside a position, its place or its employer: from when until when it was held. */
function isTermOf({ kind, low, values }: Figure, { fact, entry }: Side) {
	return (
		kind === "year" &&
		low !== null &&
		isOfTenure(fact.path) &&
		(entry?.start?.startsWith(String(low)) ?? false) &&
		(entry?.end?.startsWith(String(values[0])) ?? false)
	);
}

function isDateOf(said: Figure, { start, end }: Entry): boolean {
	const written =
		said.kind === "date"
			? `${said.values[0]}`
			: isYear(said)
				? said.text
				: null;
	return (
		written !== null &&
		[start, end].some(
			(date) => date?.replace("-", "").startsWith(written) ?? false,
		)
	);
}
