// What may stand where an entry is read first, whatever it seems to answer: no chore and no helping before what the person did, nothing
// of somebody else's on top, and among the first three what came of the work.
import { isHelping, isLimited } from "./assisting.ts";
import { isBorrowedResult } from "./borrowed-result.ts";
import { isChange } from "./outcome.ts";

type Placed = {
	original: string;
	value: number;
	isChore?: true;
	isModest?: true;
	endsWithOthers?: true;
};

/** The lines of an entry in their order, with what has to stand further up or down moved. */
export function settled<Line extends Placed>(
	lines: readonly Line[],
	isTheJob: (line: Line) => boolean,
): Line[] {
	const [first] = lines;
	const behind = helpingBehind(lines);
	// What somebody else does at the end of it takes nothing from the job itself.
	const ordered = first && isTheJob(first) ? behind : ownFirst(behind);
	return choresLast(outcomeEarly(ordered), isTheJob);
}

/** Of what helping, or somebody else's part, answers, so much is enough to stand before it. */
const ENOUGH = 0.8;

/** Helping stands behind what the person did themselves and answers nearly as much. */
function helpingBehind<Line extends Placed>(lines: readonly Line[]): Line[] {
	const ordered = [...lines];
	for (const helper of lines.filter(({ original }) => isHelping(original))) {
		const from = ordered.indexOf(helper);
		const own = ordered.findLastIndex(
			(line, at) => at > from && isOwn(line) && isEnoughFor(helper, line),
		);
		if (own < 0) continue;
		ordered.splice(from, 1);
		ordered.splice(own, 0, helper);
	}
	return ordered;
}

/** "Stock planning; the buyer negotiates the prices" opens no entry that has another line. */
function ownFirst<Line extends Placed>(lines: readonly Line[]): Line[] {
	const [first, ...others] = lines;
	if (!first?.endsWithOthers) return [...lines];
	const own = others.find(
		(line) => isOwn(line) && !line.endsWithOthers && isEnoughFor(first, line),
	);
	return own ? [own, ...lines.filter((line) => line !== own)] : [...lines];
}

function isOwn({ isChore, original }: Placed): boolean {
	return !isChore && !isHelping(original);
}

function isEnoughFor(line: Placed, instead: Placed): boolean {
	return instead.value >= ENOUGH * line.value;
}

const FIRST_LINES = 3;

/** Further down few read it. */
function outcomeEarly<Line extends Placed>(lines: readonly Line[]): Line[] {
	const first = lines.slice(0, FIRST_LINES);
	const result = lines.slice(FIRST_LINES).find(isResult);
	if (!result || first.some(isResult)) return [...lines];
	return [
		...first.slice(0, -1),
		result,
		...lines.slice(FIRST_LINES - 1).filter((line) => line !== result),
	];
}

function isResult(line: Placed): boolean {
	return (
		isOwn(line) &&
		isChange(line.original) &&
		!isLimited(line.original) &&
		!isBorrowedResult(line.original)
	);
}

/** A reader takes the weakest line for the measure of the work. */
function choresLast<Line extends Placed>(
	lines: readonly Line[],
	isTheJob: (line: Line) => boolean,
): Line[] {
	const lowness = (line: Line) =>
		line.isChore ? 2 : line.isModest && !isTheJob(line) ? 1 : 0;
	return lines.toSorted((a, b) => lowness(a) - lowness(b));
}
