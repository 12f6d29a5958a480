// Figures of a sentence with all that binds them: unit, currency, bound, and whether they say where something started, where
// it ended or how far it went.

import type { Figure } from "./figure.ts";
import { type FigureMaterial, hitsByStart } from "./figure-material.ts";
import { fractionAt, namedTimeAt, shareAt, withUnit } from "./figure-units.ts";
import type { Hit } from "./hits.ts";
import {
	joinedFigure,
	withFactorOf,
	withFallingRoles,
} from "./joined-figures.ts";
import { dateAt, numberAt, signsAt, wordsAt } from "./written-numbers.ts";

/** The figures of a text in plain typography, in order. Digits glued to letters (ISO27001, B2B) are names. */
export function figuresOf(material: FigureMaterial): Figure[] {
	const figures: Figure[] = [];
	const starts = hitsByStart(material.hits);
	for (let at = 0; at < material.words.length; at += 1) {
		const fraction = fractionAt(material, at, starts);
		const number = fraction
			? null
			: (dateAt(material, at) ??
				numberAt(material, at) ??
				wordsAt(material, at) ??
				signsAt(material, at));
		const figure = number
			? withUnit(number, { ...material, starts })
			: (fraction ??
				namedTimeAt(material, at, starts) ??
				shareAt(material, at, starts));
		if (!figure) continue;
		const before = figures.at(-1);
		const joined = before && joinedFigure(before, figure, material);
		if (joined) figures[figures.length - 1] = joined;
		else figures.push(figure);
		at = figure.last;
	}
	return withInstead(
		withoutRoles(
			shareUnits(withUntil(withFallingRoles(figures, material)), material),
			material,
		),
		material,
	);
}

/** "13 weeks instead of 16": what stands before was reached, what stands behind left, in the same unit. */
function withInstead(
	figures: readonly Figure[],
	{ hits }: FigureMaterial,
): Figure[] {
	const ends = hits.flatMap((hit) =>
		hit.kind === "instead" ? (figuresAround(hit, figures) ?? []) : [],
	);
	if (ends.length === 0) return [...figures];
	return figures.map((figure) => {
		const at = ends.indexOf(figure);
		if (at < 0) return figure;
		const other = ends[at % 2 === 0 ? at + 1 : at - 1];
		const isBare = figure.kind === "count" && figure.unit === "";
		return {
			...figure,
			role: at % 2 === 0 ? ("to" as const) : ("from" as const),
			...(isBare && other ? { kind: other.kind, unit: other.unit } : {}),
		};
	});
}

const MOST_BEFORE = 2;
const MOST_BEHIND = 2;

/** The figures right before and right behind a word that parts them; null where it parts none. */
export function figuresAround(
	{ first, last }: Hit,
	figures: readonly Figure[],
): [Figure, Figure] | null {
	const before = figures.findLast((one) => one.last < first);
	const behind = figures.find((one) => one.first > last);
	return before &&
		behind &&
		first - before.last <= MOST_BEFORE + 1 &&
		behind.first - last <= MOST_BEHIND + 1
		? [before, behind]
		: null;
}

const CHANGES: ReadonlySet<string> = new Set([
	"up",
	"down",
	"faster",
	"save",
	"expand",
	"improve",
]);

/** "From" leads to something, "to" ends a change; elsewhere they are words like any other. */
function withoutRoles(
	figures: readonly Figure[],
	{ hits }: FigureMaterial,
): Figure[] {
	const isChange = hits.some(
		({ kind, concept }) => kind === "deed" && CHANGES.has(concept),
	);
	return figures.map((figure, at) => {
		const isStart =
			figure.role === "from" && leadsTo(figure, figures.slice(at + 1));
		const isEnd =
			figure.role === "to" &&
			(isChange || figures.slice(0, at).some(({ role }) => role === "from"));
		return figure.role === "by" || isStart || isEnd
			? figure
			: { ...figure, role: null };
	});
}

const isDay = ({ kind }: Figure) => kind === "year" || kind === "date";

/** "From March 2021 until June 2022": the last day of a span is no bound. */
function withUntil(figures: readonly Figure[]): Figure[] {
	return figures.map((figure, at) => {
		const before = figures[at - 1];
		return isDay(figure) &&
			figure.bound === "most" &&
			before !== undefined &&
			isDay(before)
			? { ...figure, bound: null, role: "to" }
			: figure;
	});
}

/** "Formation de 12 agents de 2021 à 2023": what starts a change comes right before what ends it, and both count or date. */
function leadsTo(start: Figure, behind: readonly Figure[]): boolean {
	const next = behind.find(
		(one) => one.role !== null && isDay(one) === isDay(start),
	);
	return next?.role === "to";
}

/** "From 11 to 6 %", "from 90 to 22 minutes": the unit stands once and counts twice. */
function shareUnits(
	figures: readonly Figure[],
	{ text, words }: FigureMaterial,
): Figure[] {
	return figures.map((figure, at) => {
		const before = figures[at - 1];
		if (before && sharesUnit(before, figure, words))
			return { ...figure, kind: before.kind, unit: before.unit };
		const next = figures[at + 1];
		if (!next || figure.kind !== "count" || next.kind === "date") return figure;
		const between = text.slice(
			words[figure.last]?.end,
			words[next.first]?.start,
		);
		return figure.role === "from" && next.role === "to" && between.length < 12
			? {
					...figure,
					values: valuesWithFactorOf(next, figure),
					kind: next.kind,
					unit: next.unit,
				}
			: figure;
	});
}

/** "From nine days to six": nothing else is counted. */
function sharesUnit(
	before: Figure,
	{ kind, unit, role, first, last }: Figure,
	words: FigureMaterial["words"],
): boolean {
	const next = words[last + 1];
	return (
		before.kind === "time" &&
		before.role === "from" &&
		role === "to" &&
		kind === "count" &&
		unit === "" &&
		first - before.last <= 2 &&
		(next === undefined || next.isSmall || /[,;:.()]/.test(next.gap))
	);
}

/** "From 1.9 to 2.6 million": the million stands once and may count twice. */
function valuesWithFactorOf(end: Figure, start: Figure): number[] {
	const shared = withFactorOf(end, start);
	return [...new Set([...start.values, shared])];
}
