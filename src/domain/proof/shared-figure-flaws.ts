// One figure for what a fact tells with two, and "each" beside a figure that was told of all together: both make more of it.

import type { Figure } from "../clauses/figure.ts";
import { hitsOn } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import { isDeedAt, isVerb } from "../clauses/verb-forms.ts";
import {
	type Alignment,
	type Cover,
	type Flaw,
	figuresIn,
	type Open,
	textOf,
} from "./alignment.ts";

/** Whether no figure is told of a thing that the fact tells with another: "cut churn by 28 % and tickets by 47 %". */
export function keepsShares(chosen: readonly Alignment[]): boolean {
	const readings = new Set(chosen.map(({ clause }) => clause.reading));
	return [...readings].every((reading) => {
		const own = chosen.filter(({ clause }) => clause.reading === reading);
		return sharedFigure(reading, own) === undefined;
	});
}

function sharedFigure(
	reading: Reading,
	chosen: readonly Alignment[],
): Figure | undefined {
	const covers = chosen.flatMap((one) => one.covers);
	const said = new Set(covers.flatMap(({ figure }) => figure ?? []));
	const things = covers.filter(
		(cover) =>
			cover.figure === null &&
			cover.target?.reading === reading &&
			!isDeed(cover, chosen),
	);
	return reading.figures.find((known) => {
		const other = reading.figures.findLast(
			(one) =>
				one.last < known.first &&
				one.kind === known.kind &&
				one.unit === known.unit &&
				one.role === known.role,
		);
		const own = covers.find(({ figure }) => figure === known);
		if (!own || !other || said.has(other)) return false;
		if (!SHARES.has(known.kind) || known.role === "to") return false;
		const isNamed = (from: number, to: number) =>
			things.some(
				({ first, target }) =>
					first < own.first &&
					target !== null &&
					from <= target.place &&
					target.place < to,
			);
		return (
			isNamed(beginOf(other, reading, chosen), other.first) &&
			isNamed(other.last + 1, known.first)
		);
	});
}

const SHARES: ReadonlySet<string> = new Set([
	"percent",
	"points",
	"money",
	"time",
]);

/** Where what an earlier figure was told of begins: behind the figure before it and behind the deed. */
function beginOf(
	{ first }: Figure,
	{ figures }: Reading,
	chosen: readonly Alignment[],
): number {
	const heads = headsOf(chosen).filter((at) => at < first);
	const before = figures.findLast(({ last }) => last < first)?.last ?? -1;
	return Math.max(before, ...heads, -1) + 1;
}

function isDeed({ first, target }: Cover, chosen: readonly Alignment[]) {
	return (
		chosen.some(
			({ line }) => line.head === first && isSaidDeed(first, line.reading),
		) || headsOf(chosen).includes(target?.place ?? -1)
	);
}

/** "Les demandes" are no deed beside "réduit", though "demande" is one. */
function isSaidDeed(at: number, reading: Reading): boolean {
	const word = reading.words[at];
	const before = reading.words[at - 1]?.folded ?? "";
	return (
		word !== undefined &&
		!(reading.vocabularies[0]?.determiners.has(before) ?? false) &&
		isDeedAt(reading, at) &&
		(reading.language === "en" || isVerb(word, reading))
	);
}

function headsOf(chosen: readonly Alignment[]): number[] {
	return chosen.flatMap(({ clause }) =>
		[clause, ...(clause.members ?? [])].flatMap(({ head, reading }) =>
			head !== null && isSaidDeed(head, reading) ? [head] : [],
		),
	);
}

/** "Campaigns with 50,000 € each" of "campaigns with 50,000 €". */
export function eachFlaws({ line, clause, covers }: Open): Flaw[] {
	const { words, hits, vocabularies, figures } = line.reading;
	if (figuresIn(line).length === 0) return [];
	const at = words.findIndex(
		({ folded }, nr) =>
			vocabularies[0]?.each.has(folded) === true &&
			hitsOn(hits, nr).every(({ kind }) => BARE.has(kind)) &&
			figures.some(
				({ first, last, kind }) =>
					kind !== "year" &&
					line.parts.has(first) &&
					nr >= first - NEAR &&
					nr <= last + 1,
			) &&
			!covers.some(
				({ first, last, origin }) =>
					origin === "clause" && first <= nr && nr <= last,
			),
	);
	return at < 0 || saysEach(clause.reading)
		? []
		: [
				{
					kind: "binding",
					text: textOf(line.reading, at, at),
					says: clause.reading.text,
					isContradiction: false,
				},
			];
}

function saysEach({ words, hits, vocabularies }: Reading): boolean {
	return (
		hits.some(({ kind }) => kind === "period") ||
		words.some(({ folded }) =>
			vocabularies.some(({ each }) => each.has(folded)),
		)
	);
}

const NEAR = 3;
/** In other uses "per", "por" and "par" say by whom or for what. */
const BARE: ReadonlySet<string> = new Set(["filler", "absolute"]);
