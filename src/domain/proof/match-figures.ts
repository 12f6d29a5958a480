// Whether a figure of a line says the same as one of a fact, honestly less exactly, or what follows from two of them.
import type { Figure } from "../clauses/figure.ts";

export type FigureStep = "same" | "number" | "round" | "derive";

// A round figure that is further away than this says something else.
const MOST_ABOVE = 1.5;
const LEAST_BELOW = 0.75;
const NEAR_BY = 0.1;

/** How a figure of a line follows from one of a fact; null where it does not. */
export function followsFrom(said: Figure, known: Figure): FigureStep | null {
	if (!isSameRole(said, known)) return null;
	// "2012–2016" is no less exact way to say March 2016.
	if (
		known.kind === "date" &&
		said.low === known.low &&
		isLessExactDate(said, known)
	)
		return "round";
	const values = inUnitOf(said, known);
	if (values === null) return null;
	if ((said.low === null) !== (known.low === null))
		return isEndOfRange(said, known, values) ? "round" : null;
	if (said.low !== null && said.low !== known.low) return null;
	const isEqual = values.some((own) => said.values.includes(own));
	if (isEqual && keepsBound(said, known))
		return said.text === known.text ? "same" : "number";
	return values.some((own) =>
		said.values.some((value) => isRounded(value, own, { said, known })),
	)
		? "round"
		: null;
}

/** "March 2023" of "14 March 2023", and "2023" of both. */
function isLessExactDate({ kind, values }: Figure, known: Figure): boolean {
	const [value] = values;
	const [date] = known.values;
	return (
		(kind === "date" || kind === "year") &&
		value !== undefined &&
		date !== undefined &&
		value < date &&
		String(date).startsWith(String(value))
	);
}

/** From-where and to-where stay; how far may be said without its word. */
function isSameRole(said: Figure, known: Figure): boolean {
	// "From 2022 to 2025": each is a time of its own.
	if (known.kind === "year" || known.kind === "date") return true;
	if (known.role === "from" || known.role === "to")
		return said.role === known.role;
	return said.role === null || said.role === "by";
}

// Exactly, and only where nobody counts otherwise: a day of work has not the hours of a day.
const SECONDS: Readonly<Record<string, number>> = {
	millisecond: 0.001,
	second: 1,
	minute: 60,
	hour: 3600,
};
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 };
const MONTHS: Readonly<Record<string, number>> = {
	month: 1,
	quarter: 3,
	year: 12,
	decade: 120,
};

/** The fact's values in the unit of the line; null where the two cannot be compared. */
function inUnitOf(said: Figure, known: Figure): number[] | null {
	if (said.kind === known.kind && said.unit === known.unit)
		return [...known.values];
	// "2000 items" looks like a year.
	if (said.kind === "year" && known.kind === "count") return [...known.values];
	// "From 12 to 7" where the unit stands elsewhere.
	if (
		said.kind === "count" &&
		said.unit === "" &&
		(said.role === "from" || said.role === "to")
	)
		return [...known.values];
	// A sum may lose its currency; a count may not win one.
	if (said.kind === "count" && known.kind === "money") return [...known.values];
	if (said.kind === "money" && known.kind === "money")
		return said.unit === "" ? [...known.values] : null;
	if (said.kind !== "time" || known.kind !== "time") return null;
	for (const scale of [SECONDS, DAYS, MONTHS]) {
		const [to, from] = [scale[said.unit], scale[known.unit]];
		if (to !== undefined && from !== undefined)
			return known.values.map((value) => (value * from) / to);
	}
	return null;
}

/** "Up to 6" of "5 to 6". */
function isEndOfRange(
	said: Figure,
	known: Figure,
	values: readonly number[],
): boolean {
	if (known.low === null) return false;
	if (said.bound === "most")
		return values.some((high) => said.values.includes(high));
	return said.bound === "least" && said.values.includes(known.low);
}

/** "Over 40" may become 40, "up to 9" stays up to 9, and 40 never becomes "over 40". */
function keepsBound(said: Figure, known: Figure): boolean {
	if (said.bound === known.bound) return true;
	return known.bound === "least" && said.bound === null;
}

function isRounded(
	value: number,
	own: number,
	{ said, known }: { said: Figure; known: Figure },
): boolean {
	if (!isRound(value) || (known.bound !== null && known.bound !== said.bound))
		return false;
	switch (said.bound) {
		case "least":
			return own > value && own <= value * MOST_ABOVE;
		case "most":
			return own < value && own >= value * LEAST_BELOW;
		case "near":
			return Math.abs(own - value) <= own * NEAR_BY;
		default:
			return false;
	}
}

function isRound(value: number): boolean {
	return String(value).replace(/\D/g, "").replace(/0+$/, "").length <= 2;
}

/** "By 5 points" of "from 11 % to 6 %", "by 45 %" and "nearly halved" of the same, "by 4 days" of "from 9 to 5 days". */
export function isDerived(said: Figure, known: readonly Figure[]): boolean {
	return known.some((start) =>
		known.some((end) => {
			if (start.role !== "from" || !isEndOf(start, end, known)) return false;
			const [from = 0] = start.values;
			const [to = 0] = end.values;
			const values =
				start.unit === end.unit ? [from, to] : inSameUnit(start, end);
			return values !== null && isChange(said, { start, end, values });
		}),
	);
}

/** "From 41 to 58 %"; "58 %, up from 41 %" where no third share is told. */
function isEndOf(
	start: Figure,
	end: Figure,
	known: readonly Figure[],
): boolean {
	if (end.role === "to") return end.first > start.first;
	const alike = known.filter(({ kind }) => kind === start.kind);
	return (
		end !== start &&
		end.role === null &&
		end.kind === "percent" &&
		alike.length === 2 &&
		alike.includes(end)
	);
}

function inSameUnit(start: Figure, end: Figure): number[] | null {
	const from = inUnitOf({ ...end, role: null }, { ...start, role: null });
	return from?.[0] === undefined ? null : [from[0], end.values[0] ?? 0];
}

type Change = { start: Figure; end: Figure; values: readonly number[] };

function isChange(
	said: Figure,
	{ end, values: [from = 0, to = 0] }: Change,
): boolean {
	if (said.role === "from" || said.role === "to") return false;
	const change = Math.abs(to - from);
	const share = from === 0 ? 0 : (change / from) * 100;
	if (said.kind === "points")
		return (
			end.kind === "percent" &&
			said.values.some((value) => Math.abs(value - change) < 0.001)
		);
	if (said.kind === "percent")
		return end.kind !== "percent" || said.share !== null || said.role === "by"
			? said.values.some(
					(value) =>
						Math.abs(value - share) <= (said.bound === "most" ? 6 : 0.5) ||
						(said.bound === "least" && share > value && share < value + 15),
				)
			: false;
	return (
		said.role === "by" &&
		(said.unit === end.unit || said.unit === "") &&
		said.values.some((value) => Math.abs(value - change) < 0.001)
	);
}
