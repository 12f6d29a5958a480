// Headings in the person's own words, by the look that the known ones of the file have: a page is parted by its headings, and
// one that is not seen takes its column with it.
import {
	hasDegree,
	isInstitution,
	organizationWeight,
	titleWeight,
} from "../lines/entry-words.ts";
import { findDates } from "../lines/find-dates.ts";
import { headingKind, withoutNumber } from "../lines/headings.ts";
import { reachesSomebody } from "../lines/ways-to-reach.ts";
import { isHeading } from "./column-signs.ts";
import type { PageSegment } from "./page-segments.ts";

/** Known headings of one look that must be there. */
const LEAST = 2;

/** Marks all headings of a look; none of a look in which anything else is written. */
export function markHeadings(pages: PageSegment[][]): void {
	const all = pages.flat();
	for (const each of all)
		if (isHeading(each) && isRest(each, all)) each.isHeading = false;
	// Where entries look the same, headings may still begin where nothing else of that look does.
	for (const keyOf of [lookOf, placeAndLookOf]) markAlike(all, keyOf);
}

function markAlike(
	all: PageSegment[],
	keyOf: (segment: PageSegment) => string,
): void {
	for (const alike of Map.groupBy(all, keyOf).values()) {
		const known = alike.filter(isHeading);
		const others = alike.filter(
			(each) =>
				!known.includes(each) &&
				!isBroken(each, alike) &&
				!isUnderHeading(each, { alike, all }) &&
				!isAboveContact(each, { alike, all }),
		);
		const areAll =
			known.length >= LEAST &&
			others.length <= known.length + 1 &&
			others.every((each) => mayOpen(each) && !isDated(each, { alike, all }));
		if (areAll && others.length > 0)
			for (const each of [...known, ...others]) each.isHeading = true;
	}
}

/** "Science" in bold below "Bachelor of Computer" is no section, whatever the word means elsewhere. */
function isRest(segment: PageSegment, all: PageSegment[]): boolean {
	const { size, page, x, y } = segment;
	return (
		segment.runs.every(({ isBold }) => isBold) &&
		all.some(
			(above) =>
				above.page === page &&
				Math.abs(above.x - x) < 1 &&
				y - above.y > 0.5 * size &&
				y - above.y < CLOSE * size &&
				lookOf(above) === lookOf(segment) &&
				!isHeading(above) &&
				headingKind(`${above.text} ${segment.text}`) === null,
		)
	);
}

/** In letters' heights: lines of one text. */
const CLOSE = 1.4;

/** What a narrow column has broken over two lines is one heading, and put together elsewhere. */
function isBroken(segment: PageSegment, alike: PageSegment[]): boolean {
	return alike.some((other) => {
		const distance = Math.abs(other.y - segment.y);
		return (
			other.page === segment.page &&
			distance > 0.5 * segment.size &&
			distance < LEADING * segment.size &&
			(Math.abs(other.x - segment.x) < 1 ||
				Math.abs(other.right - segment.right) < 1)
		);
	});
}

/** In letters' heights. */
const LEADING = 1.7;

function lookOf({ size, runs, text }: PageSegment): string {
	const [run] = runs;
	return [
		Math.round(size * 4),
		run?.isBold,
		run?.isItalic,
		run?.color,
		text === text.toUpperCase(),
	].join(" ");
}

function placeAndLookOf(segment: PageSegment): string {
	return `${Math.round(segment.x)} ${lookOf(segment)}`;
}

function mayOpen({ text: written, runs }: PageSegment): boolean {
	const text = withoutNumber(written);
	return (
		text.length <= 40 &&
		text.split(/\s+/).length <= 5 &&
		/^[^\p{L}\d]{0,3}\p{L}/u.test(text) &&
		!/[\d@,:;|•/]|\.$/.test(text) &&
		runs.every(({ isBold }) => isBold === runs[0]?.isBold) &&
		titleWeight(text) === 0 &&
		organizationWeight(text) === 0 &&
		!isInstitution(text) &&
		!hasDegree(text)
	);
}

/** "On request" directly below "References", in its look, is all that stands there. */
function isUnderHeading(segment: PageSegment, { alike, all }: Among): boolean {
	const above = all
		.filter(
			({ page, x, y }) =>
				page === segment.page &&
				Math.abs(x - segment.x) < 2 &&
				y < segment.y - 0.5 * segment.size,
		)
		.reduce<PageSegment | null>(
			(last, each) => (last && last.y > each.y ? last : each),
			null,
		);
	return above !== null && alike.includes(above) && isHeading(above);
}

/** What stands above how the person is reached is their name, or what the document is called. */
function isAboveContact(segment: PageSegment, among: Among): boolean {
	return upToNext(segment, among).some(({ text }) => reachesSomebody(text));
}

type Among = { alike: PageSegment[]; all: PageSegment[] };

/** What stands beside and below a segment on its page, up to the next one of its look; where others stand beside it, in its column. */
function upToNext(segment: PageSegment, { alike, all }: Among): PageSegment[] {
	const end = Math.min(
		...alike
			.filter(({ page, y }) => page === segment.page && y > segment.y + 2)
			.map(({ y }) => y),
	);
	const beside = alike.filter(
		({ page, y }) => page === segment.page && Math.abs(y - segment.y) < 2,
	);
	const limit = Math.min(
		...beside.map(({ x }) => x).filter((x) => x > segment.right),
	);
	const isAlone = beside.length < 2;
	return all.filter(
		({ page, x, y }) =>
			page === segment.page &&
			y > segment.y - 2 &&
			y < end - 2 &&
			(isAlone || (x > segment.x - 2 && x < limit - 2)),
	);
}

/** An entry has its time beside its first line or right below it, and no other one before the next entry. */
function isDated(segment: PageSegment, among: Among): boolean {
	const dates = upToNext(segment, among).filter(({ text }) => hasSpan(text));
	return (
		dates.length === 1 ||
		dates.some(({ y }) => y < segment.y + NEAR * segment.size)
	);
}

/** In letters' heights; below a heading there is more space. */
const NEAR = 1.5;

function hasSpan(text: string): boolean {
	return text.length < LONGEST_HEAD && findDates(text)?.isRange === true;
}

const LONGEST_HEAD = 90;
