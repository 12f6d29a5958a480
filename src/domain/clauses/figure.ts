// A figure of a sentence with all that binds it: unit, currency, bound, and what it says of a change.
export type FigureKind =
	| "percent"
	| "points"
	| "money"
	| "time"
	| "count"
	| "date"
	/** A weight, a length, a volume: in kilograms, meters, liters. */
	| "measure"
	/** A bare year: "in 2023". */
	| "year"
	| "rank";

export type Figure = {
	/** As written, unit included. */
	text: string;
	/** What it can mean: "1.200" is 1.2 or 1200, by who writes it. */
	values: readonly number[];
	/** The lower end of a range. */
	low: number | null;
	/** What it was multiplied with: the million of "2.6 million". */
	factor?: number;
	kind: FigureKind;
	/** Currency or unit of time; "" where none is named. */
	unit: string;
	bound: "least" | "most" | "near" | null;
	role: "from" | "to" | "by" | null;
	/** Written as a word of its own: "halved" goes down, "doubled" up. */
	share: "up" | "down" | null;
	/** Written before it: "+14 %" went up, "–18 %" down. */
	sign: "up" | "down" | null;
	/** Words it takes, from the first to the last. */
	first: number;
	last: number;
};
