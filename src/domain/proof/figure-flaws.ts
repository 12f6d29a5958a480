// What is wrong with the figures of a line: another value than the fact has for the same word.

import type { Clause } from "../clauses/clause.ts";
import type { Figure, FigureKind } from "../clauses/figure.ts";
import type { ReadWord } from "../clauses/reading.ts";
import type { Open } from "./alignment.ts";
import { type Flaw, figuresIn, textOf } from "./alignment.ts";
import { boundWords } from "./bound-words.ts";
import { changeDirectionOf, figureChangesOf, isSameChange } from "./changes.ts";

/** Another figure where the fact has one for the same word. */
export function figureFlaws({ line, clause, covers, missing }: Open): Flaw[] {
	const known = figuresIn(clause);
	if (known.length === 0) return [];
	return figuresIn(line)
		.filter((said) => missing.includes(said.first) && !isExperience(said, line))
		.flatMap((said) => {
			const rival = known.find((other) =>
				isRival(said, other, { line, clause, covers }),
			);
			return rival
				? [
						{
							kind: "figure",
							text: said.text,
							says: rival.text,
							figure: said,
							isContradiction: isOtherwise(said, rival, {
								line,
								clause,
								covers,
							}),
						},
					]
				: [];
		});
}

/** "Down 8 points" of what went up. */
export function wayFlaws({ line, clause, covers }: Open): Flaw[] {
	const turned = figureChangesOf(line.reading).find((own) =>
		figureChangesOf(clause.reading).some((other) =>
			isSameChange(own, { ...other, from: other.to, to: other.from }),
		),
	);
	if (turned)
		return [
			{
				kind: "figure",
				text: turned.to.text,
				says: clause.reading.text,
				isContradiction: false,
			},
		];
	const way = changeDirectionOf(line.reading, clause.reading);
	const signed = signedOtherwise({ line, clause, covers }, way);
	if (signed)
		return [
			{
				kind: "figure",
				text: signed.text,
				says: clause.reading.text,
				isContradiction: false,
			},
		];
	const isSaid = covers.some(
		({ figure, step }) =>
			step?.step === "derive" ||
			figure?.role === "from" ||
			figure?.role === "to",
	);
	if (way === null || !isSaid) return [];
	const stated = line.hits.filter(
		({ kind, first }) =>
			(kind === "higher" || kind === "lower") &&
			// "Ramp-up" is a name, "over 40" a bound.
			line.reading.words[first]?.gap !== "-" &&
			!line.hits.some(
				(hit) =>
					hit.kind === "bound" && hit.first <= first && first <= hit.last,
			),
	);
	const [first] = stated;
	return first === undefined || stated.some(({ kind }) => kind === way)
		? []
		: [
				{
					kind: "figure",
					text: textOf(line.reading, first.first, first.last),
					says: clause.reading.text,
					isContradiction: false,
				},
			];
}

/** "Week 12" happens in no "every week". */
export function periodFlaws({ line, clause, covers }: Open): Flaw[] {
	return line.hits.flatMap((hit): Flaw[] => {
		if (hit.kind !== "period") return [];
		const isUnread = line.reading.words
			.slice(hit.first, hit.last + 1)
			.every(({ isSmall }) => isSmall);
		if (isUnread && !hasPeriod(hit.concept, clause))
			return [
				{
					kind: "figure",
					text: textOf(line.reading, hit.first, hit.last),
					says: clause.reading.text,
					isContradiction: false,
				},
			];
		if (hit.first === hit.last) return [];
		const isTaken = covers.some(
			({ first, target, hit: by }) =>
				hit.first <= first &&
				first <= hit.last &&
				by === null &&
				target?.reading === clause.reading &&
				!isInCompound(clause, target.place, line.reading.words[first]),
		);
		const isSaid =
			clause.hits.some(
				({ kind, concept }) => kind === "period" && concept === hit.concept,
			) || figuresIn(clause).some(({ kind }) => kind === "time");
		return isTaken && !isSaid && !isCounted(clause)
			? [
					{
						kind: "figure",
						text: textOf(line.reading, hit.first, hit.last),
						says: clause.reading.text,
						isContradiction: false,
					},
				]
			: [];
	});
}

/** "All'ora" is written in words that mean nothing by themselves. */
function hasPeriod(period: string, { reading }: Clause): boolean {
	return (
		reading.hits.some(
			({ kind, concept }) =>
				(kind === "period" || kind === "time") && concept === period,
		) ||
		reading.figures.some(({ kind, unit }) => kind === "time" && unit === period)
	);
}

/** "Månadsuppföljning" is a monthly one. */
function isInCompound(
	{ reading }: Clause,
	place: number,
	said: ReadWord | undefined,
): boolean {
	const { folded = "" } = reading.words[place] ?? {};
	return folded.length > (said?.folded.length ?? 0) + LONGEST_ENDING;
}

const LONGEST_ENDING = 3;

/** "700 a term": how often, by a word no table of periods holds. */
function isCounted({ reading, parts }: Clause): boolean {
	const [own] = reading.vocabularies;
	return reading.words.some(
		({ folded }, at) => parts.has(at) && (own?.each.has(folded) ?? false),
	);
}

const WAYS: Readonly<Record<string, ReadonlySet<string>>> = {
	up: new Set(["up", "rise", "rise deed", "expand"]),
	down: new Set(["down", "fall", "save", "shorten", "faster"]),
};

/** A figure of the line whose sign the fact does not say: "+18 %" of "reduced by 18 %". */
function signedOtherwise(
	{ line, clause, covers }: Held,
	way: "higher" | "lower" | null,
): Figure | null {
	const stated = figuresIn(line).filter(({ sign }) => sign !== null);
	return (
		stated.find(({ first, sign }) => {
			const known = covers.find((cover) => cover.first === first)?.figure;
			if (known?.sign != null) return known.sign !== sign;
			if (way !== null) return way !== (sign === "up" ? "higher" : "lower");
			return !clause.hits.some(
				({ kind, concept }) =>
					kind === "deed" && WAYS[sign ?? ""]?.has(concept),
			);
		}) ?? null
	);
}

type Held = Pick<Open, "line" | "clause" | "covers">;

/**
 * Whether the one figure of its kind that a fact has says otherwise of the very same words. Sums, differences, other units and
 * rounder words may still be true.
 */
function isOtherwise(
	said: Figure,
	rival: Figure,
	{ line, clause, covers }: Held,
): boolean {
	const alike = figuresIn(clause).filter(({ kind }) => kind === rival.kind);
	const words = new Set(boundWords(rival, clause));
	const beside = boundWords(said, line);
	return (
		said.share === null &&
		said.bound !== "near" &&
		said.kind === rival.kind &&
		said.unit === rival.unit &&
		alike.length === 1 &&
		beside.every((at) =>
			covers.some(
				({ first, last, target }) =>
					first <= at && at <= last && target && words.has(target.place),
			),
		)
	);
}

/** How long somebody has worked grows with the years; the dates decide. */
function isExperience({ kind }: Figure, { hits }: Clause): boolean {
	return (
		kind === "time" &&
		hits.some((hit) => hit.kind === "thing" && hit.concept === "experience")
	);
}

const COMPARABLE: readonly (readonly FigureKind[])[] = [
	["percent", "points"],
	["count", "rank"],
	["money"],
	["measure"],
	["time"],
	["date", "year"],
];

/** Whether two figures say different things of one word. */
function isRival(
	said: Figure,
	known: Figure,
	{ line, clause, covers }: Held,
): boolean {
	if (
		!COMPARABLE.some(
			(kinds) => kinds.includes(said.kind) && kinds.includes(known.kind),
		)
	)
		return false;
	if (covers.some(({ figure }) => figure === known)) return false;
	const beside = boundWords(said, line);
	const its = new Set(boundWords(known, clause));
	const bound = covers.filter(
		({ first, target, origin }) =>
			origin === "clause" &&
			beside.includes(first) &&
			target !== null &&
			its.has(target.place),
	);
	return bound.length > 0 && bound.length * 2 >= beside.length;
}
