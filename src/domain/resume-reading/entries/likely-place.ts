// A town that nobody knows by its name alone: where a head says a title and an organization and one more name, that is where
// it was. Where the other entries of a section have their places, is the best sign.

import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";
import { organizationWeight, titleWeight } from "../lines/entry-words.ts";
import { withoutDates } from "../lines/find-dates.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { datesOf } from "./entry-blocks.ts";
import type { EntryHead, HeadPart } from "./head-parts.ts";

const WHY = "It is not certain that this is a place";
const NAME = new RegExp(
	`^\\p{Lu}[\\p{L}'’.-]*(?:[ -](?:\\p{Lu}[\\p{L}'’.-]*|${inAnyLanguage(({ places }) => places.within)})){0,3}(?: \\(\\p{Lu}\\p{L}+\\))?$`,
	"u",
);

/** Which line of the head a place stands on, and how: in a cell of its own, at its end, after a comma before what follows, or alone. */
type Spot = {
	line: number;
	as: "cell" | "tail" | "within" | "line" | "brackets";
};

export function withLikelyPlaces(
	heads: EntryHead[],
	lines: Paragraph[][],
): EntryHead[] {
	const found = withPlacesAt(withTownsBehind(heads), lines);
	// What was found shows where the others have theirs.
	return withTownsBehind(withPlacesAt(found, lines));
}

/** The share of the heads that must be written alike. */
const MOST = 0.6;

/** "Quill & Ash, Ashby" in one head may be one name; where it is so in most of them, a town stands behind the comma. */
function withTownsBehind(heads: EntryHead[]): EntryHead[] {
	const towns = heads.map(townBehind);
	const found = towns.filter((town) => town !== null);
	const unplaced = heads.filter(
		({ place, parts }) => place === null && parts.length > 1,
	);
	const placed = heads.filter(
		({ place }) => place?.from.text.includes(`, ${place.text}`) === true,
	);
	const areUsual =
		found.length + placed.length >= 2 && found.length >= MOST * unplaced.length;
	return areUsual
		? heads.map((head, at) => {
				const town = towns[at];
				return town ? withPlace(head, town) : head;
			})
		: heads;
}

function isInOneLook(a: HeadPart, b: HeadPart): boolean {
	return a.isBold === b.isBold && a.isItalic === b.isItalic;
}

/** The last of two names on a line that a comma parts, the title on another line or before another mark. */
function townBehind({ place, parts }: EntryHead): HeadPart | null {
	const last = parts.findLast(
		(part, at) =>
			(part.afterComma || part.isBehindComma) &&
			parts[at - 1]?.from === part.from &&
			(parts[at + 1]?.from !== part.from || !parts[at + 1]?.afterComma),
	);
	const before = parts[parts.indexOf(last as HeadPart) - 1];
	if (place !== null || !last || !before || !mayBePlace(last)) return null;
	const isTitled = parts.some((part) => part !== last && part !== before);
	return isTitled &&
		!before.afterComma &&
		titleWeight(before.text) === 0 &&
		(last.isBehindComma || isInOneLook(before, last))
		? last
		: null;
}

function withPlacesAt(heads: EntryHead[], lines: Paragraph[][]): EntryHead[] {
	const spots = heads.flatMap(({ place }, at) =>
		place ? [spotOf(place, lines[at] ?? [])] : [],
	);
	const bracketed = heads.filter((head) => withBracketPlace(head) !== null);
	const hasBrackets =
		spots.some(({ as }) => as === "brackets") ||
		(bracketed.length >= 2 && bracketed.length >= MOST * heads.length);
	return heads.map((head, at) => {
		if (head.place !== null) return head;
		const inBrackets = hasBrackets ? withBracketPlace(head) : null;
		const clear = withPlaceAlone(head) ?? inBrackets;
		if (clear) return clear;
		const found =
			atSpot(head, lines[at] ?? [], spots) ??
			(head.parts.length < 3
				? undefined
				: head.parts.findLast(
						(part, index) =>
							mayBePlace(part) &&
							(standsAsPlace(head, part, index) ||
								standsAboveDates(head, part, lines[at] ?? [])),
					));
		return found ? withPlace(head, found) : head;
	});
}

function withPlace(head: EntryHead, found: HeadPart, part = found): EntryHead {
	return {
		...head,
		parts: head.parts.filter((each) => each !== part),
		place: { text: found.text, from: found.from, why: WHY },
	};
}

const ALONE_IN_BRACKETS = /^\(\p{Lu}\p{Ll}[\p{L} .'’-]{1,38}\)$/u;
const IN_BRACKETS = /^(.{2,80}) \((\p{Lu}\p{Ll}[\p{L} .'’-]{1,38})\)$/u;

/** "(Ashby)" in another look than the employer before it, or behind a mark. */
function withPlaceAlone(head: EntryHead): EntryHead | null {
	const alone = head.parts.find(({ text }) => ALONE_IN_BRACKETS.test(text));
	return alone && head.parts.length > 1
		? withPlace(head, { ...alone, text: alone.text.slice(1, -1) }, alone)
		: null;
}

/** "Ash Works (Ashby)", where another entry has its town in brackets. */
function withBracketPlace(head: EntryHead): EntryHead | null {
	const part = head.parts.findLast(({ text }) => IN_BRACKETS.test(text));
	const [, text = "", place = ""] = IN_BRACKETS.exec(part?.text ?? "") ?? [];
	if (!part || !mayBePlace({ ...part, text: place })) return null;
	return {
		...head,
		parts: head.parts.map((each) => (each === part ? { ...each, text } : each)),
		place: { text: place, from: part.from, why: WHY },
	};
}

function spotOf(
	{ text, from }: { text: string; from: Paragraph },
	lines: Paragraph[],
): Spot {
	const cells = [...from.text.split("\t").slice(1), ...from.asides];
	const isAlone = withoutDates(from.text) === text;
	return {
		line: lines.indexOf(from),
		as: from.text.includes(`(${text})`)
			? "brackets"
			: cells.includes(text)
				? "cell"
				: isAlone
					? "line"
					: withoutDates(from.text).endsWith(text)
						? "tail"
						: "within",
	};
}

/** The last name on the line on which other entries have their places, where more than it is left to be a title. */
function atSpot(
	{ parts }: EntryHead,
	lines: Paragraph[],
	spots: Spot[],
): HeadPart | undefined {
	return spots
		.flatMap(({ line, as }) => {
			const row = parts.filter(({ from }) => from === lines[line]);
			const last =
				as === "within" ? row.find(({ afterComma }) => afterComma) : row.at(-1);
			if (!last || parts.length < 3 || !mayBePlace(last)) return [];
			const isThere = {
				cell: last.from.text.split("\t").slice(1).includes(last.text),
				tail: row.length > 1,
				within: true,
				line:
					row.length === 1 &&
					(datesOf(last.from) !== null || parts.at(-1) === last),
				brackets: false,
			};
			return isThere[as] ? [last] : [];
		})
		.at(0);
}

function mayBePlace({ text, isAt }: HeadPart): boolean {
	return (
		!isAt &&
		text.length <= 40 &&
		NAME.test(text) &&
		titleWeight(text) === 0 &&
		organizationWeight(text) === 0
	);
}

/** Alone on its line below a title and an organization, with nothing but the dates below it. */
function standsAboveDates(
	{ parts }: EntryHead,
	part: HeadPart,
	lines: Paragraph[],
): boolean {
	const below = lines[lines.indexOf(part.from) + 1];
	const before = parts.slice(0, parts.indexOf(part));
	return (
		parts.at(-1) === part &&
		below !== undefined &&
		datesOf(below) !== null &&
		withoutDates(below.text) === "" &&
		before.every(({ from }) => from !== part.from) &&
		before.some(({ text }) => titleWeight(text) > 0)
	);
}

/** Alone on its line beside the dates, or the last after an organization and a comma. */
function standsAsPlace(
	{ parts }: EntryHead,
	part: HeadPart,
	at: number,
): boolean {
	const line = parts.filter(({ from }) => from === part.from);
	const others = parts.filter((each) => each !== part);
	const isBesideDates = datesOf(part.from) !== null;
	// Above a job and its employer, a name beside the dates is where it was.
	if (line.length === 1 && at === 0)
		return (
			isBesideDates &&
			others.some(({ text }) => titleWeight(text) > 0) &&
			!others.some(mayBePlace)
		);
	// Below an employer and its town a name beside the dates may be the title.
	const isUndecided =
		others.every(({ text }) => titleWeight(text) === 0) &&
		others.some(({ afterComma }) => afterComma);
	if (line.length === 1) return isBesideDates && !isUndecided;
	const before = parts[at - 1];
	return (
		line.at(-1) === part &&
		part.afterComma &&
		before?.from === part.from &&
		organizationWeight(before.text) > 0
	);
}
