// How long somebody held a position, by the dates of its entry: "six years electrician at Hale, until March 2020". Said of the
// position only, never of a single deed in it.

import type { Figure } from "../clauses/figure.ts";
import { monthNumber } from "../profile/months.ts";
import type { Alignment, Side } from "./alignment.ts";
import type { Entry } from "./entry.ts";

const IN_MONTHS: Readonly<Record<string, number>> = { year: 12, month: 1 };

/** Whether a fact only says what somebody was, or where. */
export function isOfTenure(path: string): boolean {
	return /\.(?:job_title|role_title|company_name|organization_name|location)$/.test(
		path,
	);
}

/** Whether all of an alignment names a position, its place and its dates. */
export function isTenureAlone({ fact, covers }: Alignment): boolean {
	return isOfTenure(fact.path) && covers.some(({ target }) => target !== null);
}

/** Whether a length of time is that of the position a fact names. */
export function isTenure(said: Figure, { fact, entry, today }: Side): boolean {
	const unit = said.kind === "time" ? IN_MONTHS[said.unit] : undefined;
	if (unit === undefined || entry === null || !isOfTenure(fact.path))
		return false;
	const lasted = monthsOf(entry, today);
	return (
		lasted !== null &&
		said.low === null &&
		said.values.some((value) => isAsLong(value * unit, lasted, said))
	);
}

/** In months, the first and the last counted; null where a date does not name its month. */
function monthsOf(
	{ start, end, isCurrent }: Entry,
	today: string | undefined,
): number | null {
	const until = end ?? (isCurrent ? (today ?? null) : null);
	const [from, to] = [start, until].map((date) =>
		date !== null && date.length >= 7 ? monthNumber(date) : null,
	);
	return from == null || to == null || to < from ? null : to - from + 1;
}

/** A month more or less is how people count. */
const LEEWAY = 1;
const YEAR = 12;
const NEARLY = 4;

function isAsLong(
	said: number,
	lasted: number,
	{ bound, unit }: Figure,
): boolean {
	const open = unit === "year" ? YEAR : LEEWAY;
	switch (bound) {
		case "least":
			return said <= lasted + LEEWAY && lasted < said + open;
		case "most":
			return lasted <= said + LEEWAY && lasted >= said - NEARLY;
		case "near":
			return Math.abs(lasted - said) <= NEARLY;
		default:
			return said <= lasted + LEEWAY && lasted < said + open;
	}
}
