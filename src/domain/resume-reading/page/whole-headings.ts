// A heading that a narrow column breaks over two lines is one before the page is parted by its headings: "Education and", "Training".
import { headingKind } from "../lines/headings.ts";
import type { PageSegment } from "./page-segments.ts";

/** How far apart two lines of a heading stand, in letters' heights. */
const LEADING = 1.7;

/** How many segments may stand between the two, on their lines. */
const NEAR = 30;

export function withWholeHeadings(segments: PageSegment[]): PageSegment[] {
	const gone = new Set<PageSegment>();
	const sorted = [...segments].sort((a, b) => a.y - b.y);
	const whole = new Map<PageSegment, PageSegment>();
	const large = LARGER * usualSize(segments);
	for (const [at, first] of sorted.entries()) {
		if (gone.has(first) || !mayBegin(first, large)) continue;
		const reach = first.y + LEADING * first.size;
		for (const second of sorted.slice(at + 1, at + NEAR)) {
			if (second.y > reach) break;
			if (!goesOn(first, second)) continue;
			whole.set(first, together(first, second));
			gone.add(second);
			break;
		}
	}
	return segments
		.filter((each) => !gone.has(each))
		.map((each) => whole.get(each) ?? each);
}

/** How much larger than most of the text a plain heading is. */
const LARGER = 1.2;

function usualSize(segments: PageSegment[]): number {
	const sizes = segments.map(({ size }) => size).sort((a, b) => a - b);
	return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

function mayBegin({ text, runs, size }: PageSegment, large: number): boolean {
	return (
		text.length < 40 &&
		(runs[0]?.isBold === true ||
			text === text.toUpperCase() ||
			size >= large) &&
		headingKind(text) === null
	);
}

function goesOn(first: PageSegment, second: PageSegment): boolean {
	const isUnder =
		second.y > first.y + 0.5 * first.size &&
		(Math.abs(first.x - second.x) < 1 ||
			Math.abs(first.right - second.right) < 1);
	return (
		isUnder &&
		Math.abs(first.size - second.size) < 0.3 &&
		first.runs[0]?.isBold === second.runs[0]?.isBold &&
		headingKind(`${first.text} ${second.text}`) !== null
	);
}

function together(first: PageSegment, second: PageSegment): PageSegment {
	const [run, ...rest] = second.runs;
	return {
		...first,
		text: `${first.text} ${second.text}`,
		runs: [
			...first.runs,
			...(run ? [{ ...run, gap: "space" as const }] : []),
			...rest,
		],
		right: Math.max(first.right, second.right),
	};
}
