// How well a line leads a letter: what it says of the posting's work, whether something came of it, how recent it is and whose
// deed it was. A weak line is not told while a stronger one is left.
import { isAssisting } from "../choose/assisting.ts";
import { type Ask, worthOfLines } from "./asked-work.ts";
import type { Evidence } from "./evidence.ts";

const BY_MATCH = 0.5;
const BY_WORK = 0.8;
const FIGURE = 0.15;
const OUTCOME = 0.15;
const OLDER = 0.16;
const OLDEST = 0.6;
const ASSISTS = 0.25;
const RUNS_ON = 0.1;
const LONG = 170;

const YEARS = /\b(?:19|20)\d\d\b/g;
const MEASURED =
	/[%‰€£$]|\bfrom \S+ to \S+|\b\d+ of \d+|\d+(?:[.,]\d+)?(?: ?%| percent)/i;

/** The lines with their strength, the strongest first; equals stay in the order of the profile. */
export function byStrength(
	lines: readonly Evidence[],
	asks: readonly Ask[],
): Evidence[] {
	const worth = worthOfLines(asks, lines.length);
	const most = Math.max(0, ...lines.map(({ value }) => value)) || 1;
	const own = Map.groupBy(lines, ({ entry }) => entry);
	return lines
		.map((one, at) => ({
			...one,
			strength:
				BY_MATCH * (one.value / most) +
				BY_WORK * (worth[at] ?? 0) +
				OWN_ORDER / (1 + (own.get(one.entry)?.indexOf(one) ?? 0)) +
				ofItself(one),
		}))
		.toSorted((a, b) => b.strength - a.strength);
}

/** The person's own order counts: they know which of their work matters. */
const OWN_ORDER = 0.15;

/** Whether it names how much or how many; years are no figures. */
function namesFigure(line: string): boolean {
	return /\d/.test(line.replace(YEARS, ""));
}

/** Whether it says what came of it, or how much of it there was. */
export function isMeasuredLine(line: string): boolean {
	return MEASURED.test(line) || namesDecrease(line);
}

const PAIR =
	/(?<![\d.,])(\d{1,6})(?:[.,]\d{1,2})?\s\p{L}{1,4}\s(\d{1,6})(?:[.,]\d{1,2})?(?![\d])/gu;

/** "14 til 9", "31 to 22": a range rises, what falls is a change. Years are none. */
function namesDecrease(line: string): boolean {
	return [...line.replace(YEARS, "").matchAll(PAIR)].some(
		([, before, after]) => Number(before) > Number(after),
	);
}

function ofItself({ line, rank }: Evidence): number {
	return (
		(namesFigure(line) ? FIGURE : 0) +
		(isMeasuredLine(line) ? OUTCOME : 0) -
		Math.min(OLDEST, rank * OLDER) -
		(isAssisting(line) ? ASSISTS : 0) -
		(line.length > LONG ? RUNS_ON : 0)
	);
}
