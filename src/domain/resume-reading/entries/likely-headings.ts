// Headings by their form alone: short lines that stand by themselves in a look that nothing else has. Which look that is cannot
// be told from one line, so each that might be is offered; the reading that comes out most plausible decides.

import { findDates, isOnlyDates } from "../lines/find-dates.ts";
import { headingKind } from "../lines/headings.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { datesOf } from "./entry-blocks.ts";
import {
	type BodyLook,
	bodyLook,
	isEmphasized,
	lookOf,
} from "./paragraph-looks.ts";

/** Where one look opens more sections than a resume has, it opens entries. */
const MOST = 14;
/** The share of a look's lines that must stand alone. */
const PURE = 0.75;
const MOST_LOOKS = 4;

/** For each look that headings may have, the lines that have it, the likeliest first; then those that only space sets apart. */
export function likelyHeadings(paragraphs: Paragraph[]): Paragraph[][] {
	const looks = new Map<string, Paragraph[]>();
	const body = paragraphs.slice(endOfHead(paragraphs));
	// Dates may look as headings do and are never taken for them.
	for (const paragraph of body.filter(({ text }) => !isOnlyDates(text)))
		looks.set(fineLook(paragraph), [
			...(looks.get(fineLook(paragraph)) ?? []),
			paragraph,
		]);
	const look = bodyLook(paragraphs);
	const byLook = [...looks.values()]
		.map((alike) => openingOf(alike, { paragraphs, look }))
		.filter((alike) => alike.length > 0)
		.sort((a, b) => worthOf(b) - worthOf(a))
		.slice(0, MOST_LOOKS);
	const apart = setApart(body);
	return [...byLook, standingAlone(apart, body), apart].filter(
		(lines) => lines.length > 0,
	);
}

/** Those that as wide a space parts from what they open: in plain text titles of jobs stand right above the rest of their heads. */
function standingAlone(apart: Paragraph[], body: Paragraph[]): Paragraph[] {
	const alone = apart.filter((each) => {
		const next = body[body.indexOf(each) + 1];
		return next !== undefined && next.leading >= each.leading;
	});
	return alone.length < apart.length ? alone : [];
}

/** How much more space stands above a heading than above most lines. */
const MORE_SPACE = 1.5;

/** Short lines below a wide space: what headings without a look of their own have. */
function setApart(paragraphs: Paragraph[]): Paragraph[] {
	const spaces = paragraphs
		.map(({ leading }) => leading)
		.filter((leading) => leading > 0)
		.sort((a, b) => a - b);
	const usual = spaces[Math.floor(spaces.length / 2)] ?? 0;
	const apart = paragraphs.filter(
		(each) =>
			!each.isBullet && each.leading >= usual * MORE_SPACE && isShortLine(each),
	);
	return apart.length <= MOST ? apart : [];
}

const REACHED = /\S@\S+\.\p{L}|\+?\d[\d ()./-]{7,}\d/u;
/** How many lines the head of a resume has at the most. */
const LONGEST_HEAD = 8;

/** Up to where somebody is named and how they are reached; a name stands alone as headings do. */
export function endOfHead(paragraphs: Paragraph[]): number {
	const reached = paragraphs
		.slice(0, LONGEST_HEAD)
		.findIndex(({ text }) => REACHED.test(text) && findDates(text) === null);
	const known = paragraphs.findIndex(({ text }) => headingKind(text) !== null);
	const isInHead = reached >= 0 && (known < 0 || reached < known);
	return isInHead ? reached + 1 : 1;
}

/** The lines of a look that may open sections; none where most of its lines say other things. */
function openingOf(
	alike: Paragraph[],
	{ paragraphs, look }: { paragraphs: Paragraph[]; look: BodyLook },
): Paragraph[] {
	const opening = alike.filter(
		(each) =>
			standsAlone(each, paragraphs) &&
			// A sign adorns a heading where its line looks as bullets never do.
			(!each.isBullet || isEmphasized(each, look)),
	);
	const isPure = opening.length >= alike.length * PURE;
	return isPure && opening.length >= 2 && opening.length <= MOST ? opening : [];
}

/** Half a point between headings and text is seen, and never there by chance; so is another color. */
function fineLook(paragraph: Paragraph): string {
	const { size, isBullet, color } = paragraph;
	return [lookOf(paragraph), Math.round(size * 4), isBullet, color].join(" ");
}

/** Known words among a look's lines, and its size, speak for it. */
function worthOf(alike: Paragraph[]): number {
	const known = alike.filter(({ text }) => headingKind(text) !== null).length;
	return known / alike.length + (alike[0]?.size ?? 0) / 100;
}

function standsAlone(paragraph: Paragraph, paragraphs: Paragraph[]): boolean {
	const next = paragraphs[paragraphs.indexOf(paragraph) + 1];
	return (
		next !== undefined &&
		(fineLook(next) !== fineLook(paragraph) || isOnlyDates(next.text)) &&
		isShortLine(paragraph)
	);
}

function isShortLine(paragraph: Paragraph): boolean {
	const { text, asides, lines } = paragraph;
	return (
		lines === 1 &&
		asides.length === 0 &&
		text.length <= 50 &&
		text.split(/\s+/).length <= 7 &&
		/\p{L}{2}/u.test(text) &&
		!/[,;|@\t\d]|[.]$/.test(text) &&
		datesOf(paragraph) === null
	);
}
