// From how much to how much: said with "from … to …", "… instead of …", or by two figures of two years. One way of saying it
// follows from another, and so does how far it went.
import type { Figure } from "../clauses/figure.ts";
import type { Reading } from "../clauses/reading.ts";

export type FigureChange = {
	from: Figure;
	to: Figure;
	/** When it was the one and when the other; null where that is not said. */
	years: readonly [Figure, Figure] | null;
};

const known = new WeakMap<Reading, readonly FigureChange[]>();

/** The changes a sentence tells. */
export function figureChangesOf(reading: Reading): readonly FigureChange[] {
	const found = known.get(reading) ?? [
		...withRoles(reading),
		...withYears(reading),
	];
	known.set(reading, found);
	return found;
}

const isDay = ({ kind }: Figure) => kind === "year" || kind === "date";

function withRoles({ figures }: Reading): FigureChange[] {
	const valued = figures.filter((one) => !isDay(one));
	const days = figures.filter(isDay);
	const [start, end] = days;
	const years =
		start && end && days.length === 2 ? ([start, end] as const) : null;
	return valued.flatMap((from, at): FigureChange[] => {
		const to = [valued[at + 1], valued[at - 1]].find(
			(one) => one?.role === "to",
		);
		return from.role === "from" && to && isAlike(from, to)
			? [{ from, to, years }]
			: [];
	});
}

/** "81 % in 2022, 90 % in 2025": two figures of a kind, each with its year. */
function withYears({ figures }: Reading): FigureChange[] {
	const valued = figures.filter((one) => !isDay(one));
	const [one, other] = valued;
	const [first, second] = figures.filter(isDay);
	if (!one || !other || !first || !second || figures.length !== 4) return [];
	const kinds = figures.map((figure) => (isDay(figure) ? "Y" : "V")).join("");
	if (!/^(?:VYVY|YVYV)$/.test(kinds) || !isAlike(one, other)) return [];
	if (one.role !== null || other.role !== null) return [];
	const isForward = (first.values[0] ?? 0) < (second.values[0] ?? 0);
	return isForward
		? [{ from: one, to: other, years: [first, second] }]
		: [{ from: other, to: one, years: [second, first] }];
}

const isAlike = (a: Figure, b: Figure) =>
	a.kind === b.kind && a.unit === b.unit && a.low === null && b.low === null;

/** Whether two changes go from the same to the same. */
export function isSameChange(one: FigureChange, other: FigureChange): boolean {
	return isSameValue(one.from, other.from) && isSameValue(one.to, other.to);
}

function isSameValue(one: Figure, other: Figure): boolean {
	return (
		(one.unit === other.unit || one.unit === "") &&
		one.values.some((value) => other.values.includes(value))
	);
}

/** The figure of a fact that a figure of a line is, where both sentences tell one change; null where they don't. */
export function inChange(
	said: Figure,
	line: Reading,
	fact: Reading,
): Figure | null {
	for (const own of figureChangesOf(line))
		for (const other of figureChangesOf(fact)) {
			if (!isSameChange(own, other)) continue;
			if (said === own.from) return other.from;
			if (said === own.to) return other.to;
			const nr = own.years?.indexOf(said) ?? -1;
			const year = nr < 0 ? undefined : other.years?.[nr];
			if (year?.values.some((value) => said.values.includes(value)))
				return year;
		}
	const reached = figureChangesOf(fact).find(({ to }) =>
		isSameValue(said, to),
	)?.to;
	const isFar = line.figures.some(
		(other) => other !== said && isSpan(other, line, fact),
	);
	return reached && isFar && said.role !== "from" ? reached : null;
}

/** "94 % where the average is 88 %": two figures of a kind beside each other, of which the line has one. */
function besideIn(line: Reading, { figures }: Reading): FigureChange | null {
	const valued = figures.filter((one) => !isDay(one));
	const [one, other] = valued;
	if (!one || !other || valued.length > 2 || !isAlike(one, other)) return null;
	if (one.role !== null || other.role !== null) return null;
	const isSaid = (figure: Figure) =>
		line.figures.some(
			(said) => said.kind === figure.kind && isSameValue(said, figure),
		);
	if (isSaid(one) === isSaid(other)) return null;
	return isSaid(one)
		? { from: other, to: one, years: null }
		: { from: one, to: other, years: null };
}

/** Which way the changes of a fact went; null where they went both ways or there are none. */
export function changeDirectionOf(
	line: Reading,
	fact: Reading,
): "higher" | "lower" | null {
	const ways = new Set(
		comparedIn(line, fact).map(({ from, to }) =>
			(from.values[0] ?? 0) < (to.values[0] ?? 0) ? "higher" : "lower",
		),
	);
	const [way] = ways;
	return ways.size === 1 && way ? way : null;
}

/** The figures a line compares: from how much to how much, or one beside another. */
export function comparedIn(
	line: Reading,
	fact: Reading,
): readonly FigureChange[] {
	const changes = figureChangesOf(fact);
	const beside = changes.length === 0 ? besideIn(line, fact) : null;
	return beside ? [beside] : changes;
}

/** "9 points higher", "down by 120 a month", "in three years": how far a change of the fact went, or how long it took. */
export function isSpan(said: Figure, line: Reading, fact: Reading): boolean {
	const way = changeDirectionOf(line, fact);
	const isStated =
		said.role === "by" || line.hits.some(({ kind }) => kind === way);
	return comparedIn(line, fact).some(({ from, to, years }) => {
		const isLength =
			said.kind === "time" &&
			said.unit === "year" &&
			years !== null &&
			said.values.includes(yearOf(years[1]) - yearOf(years[0]));
		return isLength || (isStated && isHowFar(said, from, to));
	});
}

const yearOf = ({ values: [value = 0] }: Figure) =>
	Number(String(value).slice(0, YEAR_DIGITS));

const YEAR_DIGITS = 4;

const EXACT = 0.001;

/** Whether a figure says how far a change went. */
export function isDistance(said: Figure, { from, to }: FigureChange): boolean {
	return isHowFar(said, from, to);
}

function isHowFar(said: Figure, from: Figure, to: Figure): boolean {
	if (said.role === "from" || said.role === "to" || said.share !== null)
		return false;
	const isUnit =
		said.kind === "points"
			? to.kind === "percent" || to.kind === "count"
			: said.unit === to.unit || (said.unit === "" && said.kind === "count");
	// "By 8 %" of "from 19 % to 27 %" is no 8 points.
	if (!isUnit || said.kind === "percent") return false;
	return from.values.some((start) =>
		to.values.some((end) =>
			said.values.some(
				(value) => Math.abs(Math.abs(start - end) - value) < EXACT,
			),
		),
	);
}
