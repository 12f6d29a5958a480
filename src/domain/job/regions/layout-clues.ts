// What the place of a sentence tells: the heading or lead-in it stands under, how far below, lists, the top and the end.

import type { PostingPart } from "../../language/posting-words.ts";
import { isHeadingLike } from "./headings.ts";
import type { Row } from "./rows.ts";

/** What is in force for the rows below a heading or a lead-in line. */
type Under = {
	part: PostingPart | "none";
	/** Rows since it opened. */
	below: number;
	/** Blank lines since it opened. */
	gaps: number;
	/** Points of a list stood below it already. */
	hadPoints: boolean;
	/** Lines that look like names of parts nobody knows. */
	unknown: number;
};

const NOTHING: Under = {
	part: "none",
	below: 0,
	gaps: 0,
	hadPoints: false,
	unknown: 0,
};

/** Names of the clues of each row, as sentence-clues names those of sentences. */
export const layoutClues = (rows: readonly Row[]): string[][] => {
	let heading = NOTHING;
	let lead: Under | null = null;
	return rows.map((row, at) => {
		if (row.kind === "heading" && row.opens) {
			heading = { ...NOTHING, part: row.opens };
			lead = null;
			return ["row heading"];
		}
		if (lead && !continuesList(row, lead)) lead = null;
		const clues =
			(row.prefix > 0 || row.isCell) && row.opens
				? [`prefix ${row.opens}`]
				: cluesUnder(row, heading, lead);
		clues.push(...cluesOfPlace(rows, at));
		heading = stepped(heading, row, isNameLike(rows, at));
		if (lead) lead = stepped(lead, row, false);
		if (row.kind === "lead" && row.opens)
			lead = { ...NOTHING, part: row.opens };
		return clues;
	});
};

// A list goes on while its lines keep their form.
const continuesList = (row: Row, lead: Under): boolean =>
	lead.below === 0 || (row.isBullet ? true : !lead.hadPoints && !row.isApart);

const stepped = (under: Under, row: Row, isName: boolean): Under => ({
	...under,
	below: under.below + 1,
	gaps: under.gaps + (row.isApart && under.below > 0 ? 1 : 0),
	hadPoints: under.hadPoints || row.isBullet,
	unknown: under.unknown + (isName ? 1 : 0),
});

const FEW = 2;
const SOME = 6;

const nearness = (below: number): string =>
	below === 0
		? "first"
		: below <= FEW
			? "near"
			: below <= SOME
				? "below"
				: "far";

const cluesUnder = (row: Row, heading: Under, lead: Under | null): string[] => {
	const { part, below, gaps, hadPoints, unknown } = heading;
	const clues = [
		`under ${part}`,
		`under ${part} ${nearness(below)}`,
		`under ${part} gaps ${Math.min(gaps, FEW)}`,
	];
	if (row.isBullet) clues.push(`under ${part} bullet`);
	if (hadPoints && !row.isBullet) clues.push(`under ${part} behind points`);
	if (unknown > 0) clues.push(`under ${part} unknown`);
	if (lead)
		clues.push(`led ${lead.part}`, `led ${lead.part} bullet ${row.isBullet}`);
	return clues;
};

const TOP = 3;
const NEAR_TOP = 8;
const END = 4;

const cluesOfPlace = (rows: readonly Row[], at: number): string[] => {
	const row = rows[at];
	const before = rows[at - 1];
	const next = rows[at + 1];
	const clues = [
		at === 0
			? "top line"
			: at < TOP
				? "top"
				: at < NEAR_TOP
					? "near top"
					: rows.length - at <= END
						? "end"
						: "middle",
	];
	if (row?.kind === "lead") clues.push("lead", `lead ${row.opens}`);
	if (row?.isApart) clues.push("apart");
	if (next?.isBullet && !row?.isBullet) clues.push("above points");
	if (before?.isBullet && !row?.isBullet) clues.push("behind points");
	if (isNameLike(rows, at)) clues.push("name-like");
	return clues;
};

const MUCH_LONGER = 1.6;

/** Looks like a heading and is set off like one: apart from what stands before, or short above long lines. */
const isNameLike = (rows: readonly Row[], at: number): boolean => {
	const row = rows[at];
	const next = rows[at + 1];
	if (!row || !next || row.isBullet || !isHeadingLike(row.text)) return false;
	return (
		(next.isBullet || (row.isApart && !next.isApart) || next.isApart) &&
		next.text.length > row.text.length * MUCH_LONGER
	);
};
