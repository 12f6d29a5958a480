// The lines of one column: what stands on a baseline is a line, and dates and places in the margin stay beside it.

import { headingKind } from "../lines/headings.ts";
import { isMarginalNote } from "../lines/marginal-notes.ts";
import { isPlace } from "../lines/places.ts";
import type { SourceLine, TextRun } from "../lines/source-line.ts";
import { plainBullet } from "../lines/typed-bullets.ts";
import { marginHeadings, rightHeadings } from "./margin-headings.ts";
import { withNumberedLists } from "./numbered-lists.ts";
import { BULLET, type PageSegment } from "./page-segments.ts";
import { withSideNotes } from "./side-notes.ts";
import { withTables } from "./table-rows.ts";
import { wholeRows } from "./whole-rows.ts";

export function linesOfColumn(segments: PageSegment[]): SourceLine[] {
	const { rows, notes } = withSideNotes(
		withHeadingsFirst(wholeRows(withTables(rowsOf(segments)))),
	);
	const labels = marginHeadings(rows);
	const lines: SourceLine[] = [];
	let before: { y: number; page: number } | null = null;
	for (const row of rows) {
		const y = Math.max(
			...row.filter((each) => !notes.has(each)).map((each) => each.y),
		);
		const page = row[0]?.page ?? 1;
		const size = Math.max(...row.map((each) => each.size), 1);
		const isNewPage = before !== null && before.page !== page;
		const leading =
			before === null || isNewPage ? 0 : Math.max(0, (y - before.y) / size);
		for (const part of parted(row, labels)) {
			const [first] = part;
			const line = lineOf(part, { leading, notes });
			lines.push({
				...line,
				isHeading:
					first !== undefined &&
					(labels.has(first) ||
						(part.length === 1 && first.isHeading === true)),
			});
		}
		before = { y, page };
	}
	const limit = limitOf(lines);
	for (const line of lines) line.limit = limit;
	return withNumberedLists(lines);
}

/** Headings in a margin on the right stand before what they open. */
function withHeadingsFirst(rows: PageSegment[][]): PageSegment[][] {
	const headings = rightHeadings(rows);
	return rows.flatMap((row) => {
		const last = row.at(-1);
		return last && headings.has(last) ? [[last], row.slice(0, -1)] : [row];
	});
}

function rowsOf(segments: PageSegment[]): PageSegment[][] {
	const rows: PageSegment[][] = [];
	const sorted = [...segments].sort(
		(a, b) => a.page - b.page || a.y - b.y || a.x - b.x,
	);
	for (const segment of sorted) {
		const row = rows.at(-1);
		const first = row?.[0];
		const isSame =
			first !== undefined &&
			first.page === segment.page &&
			Math.abs(first.y - segment.y) <
				0.33 * Math.min(first.size, segment.size, 14) + 0.5;
		if (row && isSame) row.push(segment);
		else rows.push([segment]);
	}
	return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

const OPENS_BULLET = /^[•●▪▫◦‣○➔➜➢➤►▸▶▹▻✓✔◆❖■□](?:\s|$)/u;

/** A heading that stands left of its section's first line is a line of its own, and so is a name beside a bullet. */
function parted(
	row: PageSegment[],
	labels: ReadonlySet<PageSegment>,
): PageSegment[][] {
	const [first, ...rest] = withoutSigns(row);
	if (first && (labels.has(first) || first.isHeading))
		return rest.length > 0 ? [[first], rest] : [[first]];
	const bullet = row.findIndex(({ text }) => OPENS_BULLET.test(text));
	if (
		bullet > 0 &&
		!row.slice(0, bullet).every(({ text }) => isMarginalNote(text))
	)
		return [row.slice(0, bullet), row.slice(bullet)];
	return first &&
		rest.length > 0 &&
		headingKind(first.text) &&
		!BULLET.test(rest[0]?.text ?? "") &&
		!isMarginalNote(rest[0]?.text ?? "")
		? [[first], rest]
		: [first ? [first, ...rest] : row];
}

/** "//" before a heading adorns it. */
function withoutSigns(row: PageSegment[]): PageSegment[] {
	const [sign, heading] = row;
	return sign &&
		heading &&
		!/[\p{L}\p{N}]/u.test(sign.text) &&
		headingKind(heading.text)
		? row.slice(1)
		: row;
}

type Placed = { leading: number; notes: ReadonlySet<PageSegment> };

function lineOf(row: PageSegment[], { leading, notes }: Placed): SourceLine {
	const isNote = (each: PageSegment) =>
		row.length > 1 && (notes.has(each) || isMarginalNote(each.text));
	const main = row.filter((each) => !isNote(each));
	const place = row.find(({ text }) => isPlace(text)) ?? row[0];
	const kept = main.length > 0 || !place ? main : [place];
	const runs = kept.flatMap((segment, at) =>
		segment.runs.map(
			(run, index): TextRun =>
				index === 0 ? { ...run, gap: at === 0 ? "none" : "wide" } : run,
		),
	);
	const bare = plainBullet(runs);
	const isBullet = bare !== null;
	const first = kept[0];
	const x = first?.x ?? 0;
	return {
		cellX: kept.at(-1)?.x ?? x,
		page: first?.page ?? 1,
		runs: bare ?? runs,
		asides: row.filter((each) => !kept.includes(each)).map(({ text }) => text),
		x,
		right: Math.max(...kept.map(({ right }) => right)),
		limit: 0,
		leading,
		isBullet,
		textX: isBullet ? textStart(first) : x,
		isHeading: false,
		isWhole: false,
		isFirst: false,
		links: row.flatMap(({ links }) => links),
	};
}

/** Where the text after a bullet begins; a bullet typed with its text is as wide as two letters. */
function textStart(segment: PageSegment | undefined): number {
	if (!segment) return 0;
	if (segment.textX > segment.x) return segment.textX;
	const letter = (segment.right - segment.x) / Math.max(segment.text.length, 1);
	return segment.x + 2 * letter;
}

/** Where lines of text end at the farthest. One long line of a header does not count. */
function limitOf(lines: SourceLine[]): number {
	const rights = lines.map(({ right }) => right).sort((a, b) => b - a);
	return rights[Math.min(1, rights.length - 1)] ?? 0;
}
