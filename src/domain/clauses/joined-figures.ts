// Figures that two numbers write together: a range, a time in two units, what something came from and what it came to.

import { anyOf } from "../language/patterns.ts";
import { DATE_WORDS } from "../language/tables/dates-of-languages.ts";
import type { Figure } from "./figure.ts";
import type { FigureMaterial } from "./figure-material.ts";

/** What two figures beside each other are as one; null where they are two. */
export function joinedFigure(
	first: Figure,
	second: Figure,
	material: FigureMaterial,
): Figure | null {
	return (
		rangeOf(first, second, material) ?? mixedTimeOf(first, second, material)
	);
}

function textBetween(
	{ last }: Figure,
	{ first }: Figure,
	{ text, words }: FigureMaterial,
): string {
	return text.slice(words[last]?.end, words[first]?.start);
}

const RANGE = new RegExp(
	`^\\s${anyOf(Object.values(DATE_WORDS).flatMap(({ to }) => to))}\\s$`,
	"iu",
);

/** "5 to 6", "5–6", "five or six": one figure with two ends, unless it says from where to where something changed. */
function rangeOf(
	low: Figure,
	high: Figure,
	material: FigureMaterial,
): Figure | null {
	const between = textBetween(low, high, material);
	const isJoined =
		/^\s?[-–]\s?$/.test(between) ||
		isBetween(low, high, material) ||
		isEither(low, high, material) ||
		(RANGE.test(between) && (low.role !== "from" || !isRole(high, material)));
	const from = withFactorOf(high, low);
	if (!isJoined || low.kind === "date" || (high.values[0] ?? 0) <= from)
		return null;
	const isAlone = low.unit === "" && low.kind === "count" && low.role !== "by";
	if (!isAlone && (low.unit !== high.unit || low.kind !== high.kind))
		return null;
	return {
		...high,
		text: material.text.slice(
			material.words[low.first]?.start,
			material.words[high.last]?.end,
		),
		low: from,
		bound: low.bound,
		role: low.role,
		first: low.first,
	};
}

/** "Five or six": two counts next to each other. */
function isEither(
	low: Figure,
	high: Figure,
	{ words, vocabularies: [own] }: FigureMaterial,
): boolean {
	return (
		high.first === low.last + 2 &&
		words[high.first - 1]?.folded === own?.or &&
		low.kind === "count" &&
		low.low === null &&
		(high.values[0] ?? 0) - (low.values[0] ?? 0) === 1
	);
}

/** "Von 5 bis 6": German says a change with another word. */
function isRole({ first }: Figure, { hits }: FigureMaterial): boolean {
	return hits.some(
		({ kind, concept, last }) =>
			kind === "role" && concept === "to" && last === first - 1,
	);
}

/** "Between 12 and 16"; years that bound a span are read with what happened in them. */
function isBetween(
	low: Figure,
	high: Figure,
	{ words, hits, vocabularies }: FigureMaterial,
): boolean {
	const before = words[low.first - 1]?.folded ?? "";
	return (
		low.kind !== "year" &&
		high.kind !== "year" &&
		high.first === low.last + 2 &&
		(vocabularies[0]?.between.has(before) ?? false) &&
		hits.some(
			({ kind, concept, first, last }) =>
				kind === "link" &&
				concept === "and" &&
				first === low.last + 1 &&
				last === first,
		)
	);
}

/** "From 1.9 to 2.6 million", "1.9–2.6 million": the million stands once and may count twice. */
export function withFactorOf(
	{ factor: shared = 1, values: [reached = 0] }: Figure,
	{ factor, values: [value = 0] }: Figure,
): number {
	const isAlike = value <= MOST_APART * (reached / shared);
	return factor === undefined && isAlike ? value * shared : value;
}

/** "From 900 to 2 million" starts at 900. */
const MOST_APART = 20;

/** By the larger unit: the smaller one, and how many of it make the larger. */
const PARTS: Readonly<Record<string, readonly [string, number]>> = {
	hour: ["minute", 60],
	year: ["month", 12],
};

/** "3 hours 40 minutes", "3 h 40", "two years and three months". */
function mixedTimeOf(
	large: Figure,
	small: Figure,
	material: FigureMaterial,
): Figure | null {
	const [unit, size] = PARTS[large.unit] ?? [];
	const [value] = small.values;
	if (large.kind !== "time" || unit === undefined || size === undefined)
		return null;
	const isPlain =
		large.low === null && small.low === null && small.bound === null;
	const isSmaller =
		(small.kind === "time" && small.unit === unit) ||
		isBareMinutes(large, small, material);
	if (!isPlain || !isSmaller || value === undefined || value >= size)
		return null;
	if (!isRightBehind(large, small, material)) return null;
	return {
		...large,
		text: material.text.slice(
			material.words[large.first]?.start,
			material.words[small.last]?.end,
		),
		values: large.values.map((one) => one * size + value),
		unit,
		last: small.last,
	};
}

/** Nothing but "and" stands between. */
function isRightBehind(
	{ last }: Figure,
	{ first }: Figure,
	{ words, hits }: FigureMaterial,
): boolean {
	const isJoint = hits.some(
		(hit) =>
			hit.kind === "link" &&
			hit.concept === "and" &&
			hit.first === last + 1 &&
			hit.last === first - 1,
	);
	return (
		(first === last + 1 || isJoint) &&
		words.slice(last + 1, first + 1).every(({ gap }) => /^ ?$/.test(gap))
	);
}

/** "3 h 40" counts nothing but minutes. */
function isBareMinutes(
	{ unit }: Figure,
	{ kind, unit: none, last, text }: Figure,
	{ words }: FigureMaterial,
): boolean {
	const next = words[last + 1];
	return (
		unit === "hour" &&
		kind === "count" &&
		none === "" &&
		/^\d\d$/.test(text) &&
		(next === undefined || next.isSmall || /[,;:.()]/.test(next.gap))
	);
}

/** "21 to 14 percent": nothing ranges from more to less. */
export function withFallingRoles(
	figures: readonly Figure[],
	material: FigureMaterial,
): Figure[] {
	const starts = new Set<Figure>();
	const ends = new Set<Figure>();
	figures.forEach((start, at) => {
		const end = figures[at + 1];
		if (end && falls(start, end, material)) {
			starts.add(start);
			ends.add(end);
		}
	});
	return figures.map((figure) => {
		if (starts.has(figure)) return { ...figure, role: "from" };
		return ends.has(figure) ? { ...figure, role: "to" } : figure;
	});
}

const VALUES: ReadonlySet<Figure["kind"]> = new Set([
	"percent",
	"money",
	"time",
	"count",
	"measure",
]);

function falls(start: Figure, end: Figure, material: FigureMaterial): boolean {
	const between = textBetween(start, end, material);
	const isBare = start.kind === "count" && start.unit === "";
	const isAlike =
		VALUES.has(end.kind) &&
		(isBare || (start.kind === end.kind && start.unit === end.unit));
	return (
		isAlike &&
		start.role === null &&
		start.bound === null &&
		start.low === null &&
		end.low === null &&
		(end.role === null || end.role === "to") &&
		(RANGE.test(between) ||
			(isRole(end, material) && /^\s\S+\s$/.test(between))) &&
		(start.values[0] ?? 0) > withFactorOf(start, end)
	);
}
