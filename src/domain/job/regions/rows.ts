// The lines of a clean posting as rows: wrapped lines joined again, headings told from what stands below them, lists from
// running text. What a row asks is not looked at here.

import type { PostingPart } from "../../language/posting-words.ts";
import type { Spoken } from "../text/spoken.ts";
import {
	guessedPart,
	headingPart,
	headingPrefix,
	leadPart,
} from "./headings.ts";
import { type RegionLine, withTableLines } from "./table-lines.ts";

/** `opens` is the part a heading or a lead-in line opens. A heading asks for nothing itself, a lead-in may. */
export type Row = {
	text: string;
	start: number;
	number: number;
	isBullet: boolean;
	/** Blank lines stand before it. */
	isApart: boolean;
	/** Characters of a heading that shares its line. */
	prefix: number;
	opens: PostingPart | null;
	kind: "heading" | "lead" | "text";
	/** A table says by its columns or first cells what it opens. */
	isCell: boolean;
};

export const rowsOf = (text: string, spoken: Spoken): Row[] => {
	const lines = joinWrapped(withTableLines(cutLines(text), spoken), spoken);
	return lines.map((line, at) =>
		rowAt(line, lines[at + 1]?.text ?? "", spoken),
	);
};

const BULLET = /^\s*(?:•|\d{1,2}[.)]|[a-z][.)])\s/;
const POINT = /^\s*•/;

const rowAt = (line: RegionLine, next: string, spoken: Spoken): Row => {
	const row: Row = {
		...line,
		isBullet: BULLET.test(line.text),
		prefix: 0,
		opens: null,
		kind: "text",
		isCell: false,
	};
	if (line.under === "name") return { ...row, kind: "heading" };
	if (line.under)
		return { ...row, isBullet: true, opens: line.under, isCell: true };
	const prefix = headingPrefix(line.text, spoken);
	const isPointWithName =
		prefix !== null &&
		POINT.test(line.text) &&
		/[\p{L}\d]/u.test(line.text.slice(prefix.length));
	// "• Preferred: Spanish" is a wish of its own, whatever list it stands in.
	if (isPointWithName && prefix.part === "nice") return row;
	const heading =
		headingPart(line.text, spoken) ??
		(isAbovePoints(line.text, next) ? guessedPart(line.text, spoken) : null);
	if (heading && !isPointWithName && !isField(line, prefix))
		return { ...row, opens: heading, kind: "heading" };
	if (prefix) return { ...row, prefix: prefix.length, opens: prefix.part };
	const lead = leadPart(line.text, spoken);
	return lead ? { ...row, opens: lead, kind: "lead" } : row;
};

const FIELDS_END = 8;

/** "Place of work: Leeds" in the head says what it names in its own line and opens nothing below. */
const isField = (
	{ text, number, isApart }: RegionLine,
	prefix: ReturnType<typeof headingPrefix>,
): boolean =>
	prefix !== null &&
	number < FIELDS_END &&
	!isApart &&
	prefix.part !== "must" &&
	prefix.part !== "nice" &&
	prefix.part !== "duties" &&
	/[\p{L}\d]/u.test(text.slice(prefix.length));

const isAbovePoints = (line: string, next: string): boolean =>
	POINT.test(next) && !POINT.test(line);

const cutLines = (text: string): RegionLine[] => {
	const lines: RegionLine[] = [];
	let start = 0;
	let isApart = true;
	for (const [number, line] of text.split("\n", MOST_LINES).entries()) {
		lines.push({ text: line, start, number, isApart });
		isApart = line.trim() === "";
		start += line.length + 1;
	}
	return lines;
};

const MOST_LINES = 8000;

const WRAP_WIDTH = 55;
const WIDEST_WRAP = 130;

const joinWrapped = (
	lines: readonly RegionLine[],
	spoken: Spoken,
): RegionLine[] => {
	const joined: RegionLine[] = [];
	let open: { pieces: string[]; line: RegionLine } | null = null;
	const close = (): void => {
		if (open) joined.push({ ...open.line, text: open.pieces.join("\n") });
	};
	for (const line of lines) {
		const before: string | undefined = open?.pieces.at(-1);
		if (
			open &&
			before !== undefined &&
			!open.line.under &&
			!line.under &&
			before.length >= WRAP_WIDTH &&
			before.length <= WIDEST_WRAP &&
			continues(open.pieces, line.text, spoken)
		)
			open.pieces.push(line.text);
		else {
			close();
			open = { pieces: [line.text], line };
		}
	}
	close();
	return joined.filter((line) => line.text.trim() !== "");
};

const continues = (
	pieces: readonly string[],
	next: string,
	spoken: Spoken,
): boolean => {
	const before = pieces.at(-1) ?? "";
	// Two blanks at the end are a line break in markdown: the next line is a point of its own.
	if (/\S {2}$/.test(before) || !fillsWidth(pieces, next)) return false;
	if (
		!next.trim() ||
		/^\s*(?:•|\d{1,2}[.)]|[a-z]\)|\|)/.test(next) ||
		headingPart(next, spoken) ||
		headingPrefix(next, spoken)
	)
		return false;
	if (pieces.length === 1 && headingPart(before, spoken)) return false;
	if (/^\s*\p{Ll}/u.test(next))
		return !/[.!?]\s*$/.test(before) || next.length >= WRAP_WIDTH;
	return !/[.!?:;|]\s*$/.test(before) && pieces.length > 1;
};

const WRAP_SLACK = 4;

// In wrapped text the first word of a line is one that no longer fitted on the line before.
const fillsWidth = (pieces: readonly string[], next: string): boolean => {
	const before = pieces.at(-1) ?? "";
	const word = /^\s*\S+/.exec(next)?.[0].trim().length ?? 0;
	// Two lines tell the width; more would make a long paragraph cost its square.
	const widest = Math.max(
		pieces[0]?.length ?? 0,
		pieces.at(-2)?.length ?? 0,
		before.length,
		next.length,
	);
	return before.length + 1 + word > widest - WRAP_SLACK;
};
