// The lines of one column: what stands on a baseline is a line, and dates and places in the margin stay beside it.

import { isBrokenDate } from "./find-dates.ts";
import { headingKind } from "./headings.ts";
import { isMarginalNote } from "./marginal-notes.ts";
import { BULLET, type Segment } from "./page-segments.ts";
import { type Run, type SourceLine, textOf } from "./source-line.ts";
import { plainBullet } from "./text-lines.ts";

export function linesOfColumn(segments: Segment[]): SourceLine[] {
	const rows = withWholeLabels(rowsOf(segments));
	const lines: SourceLine[] = [];
	let before: { y: number; page: number } | null = null;
	for (const row of rows) {
		const y = Math.max(...row.map((each) => each.y));
		const page = row[0]?.page ?? 1;
		const size = Math.max(...row.map((each) => each.size), 1);
		const isNewPage = before !== null && before.page !== page;
		const leading =
			before === null || isNewPage ? 0 : Math.max(0, (y - before.y) / size);
		for (const part of parted(row)) {
			lines.push(lineOf(part, leading));
		}
		before = { y, page };
	}
	const limit = limitOf(lines);
	for (const line of lines) line.limit = limit;
	return withWholeDates(lines);
}

function rowsOf(segments: Segment[]): Segment[][] {
	const rows: Segment[][] = [];
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

/** A heading in a narrow column of labels is broken over two rows. */
function withWholeLabels(rows: Segment[][]): Segment[][] {
	return rows.flatMap((row, at) => {
		const [label, ...rest] = row;
		const above = rows[at - 1]?.[0];
		const isRest =
			label !== undefined &&
			above !== undefined &&
			Math.abs(above.x - label.x) < 1 &&
			Math.abs(above.size - label.size) < 0.3 &&
			above.runs[0]?.isBold === label.runs[0]?.isBold &&
			headingKind(label.text) === null &&
			headingKind(`${above.text} ${label.text}`) !== null;
		if (!isRest) return [row];
		above.text = `${above.text} ${label.text}`;
		above.runs.push(
			...label.runs.map((run): Run => ({ ...run, gap: "space" })),
		);
		return rest.length > 0 ? [rest] : [];
	});
}

/** A heading that stands left of its section's first line is a line of its own. */
function parted(row: Segment[]): Segment[][] {
	const [first, ...rest] = row;
	return first &&
		rest.length > 0 &&
		headingKind(first.text) &&
		!BULLET.test(rest[0]?.text ?? "") &&
		!isMarginalNote(rest[0]?.text ?? "")
		? [[first], rest]
		: [row];
}

function lineOf(row: Segment[], leading: number): SourceLine {
	const notes =
		row.length > 1 ? row.filter(({ text }) => isMarginalNote(text)) : [];
	const main = row.filter((each) => !notes.includes(each));
	const kept = main.length > 0 ? main : row.slice(0, 1);
	const runs = kept.flatMap((segment, at) =>
		segment.runs.map(
			(run, index): Run =>
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

/** Where the text after a bullet begins; a bullet typed with its text is about as wide as two letters. */
function textStart(segment: Segment | undefined): number {
	if (!segment) return 0;
	return segment.textX > segment.x ? segment.textX : segment.x + segment.size;
}

/** A date in a narrow margin is broken over two rows: "May 2019 –", "today". */
function withWholeDates(lines: SourceLine[]): SourceLine[] {
	return lines.filter((line, at) => {
		const above = lines[at - 1];
		const begun = above?.asides.at(-1);
		if (!above || begun === undefined) return true;
		const text = textOf(line.runs);
		const rest = line.asides[0] ?? text;
		if (!isBrokenDate(begun, rest)) return true;
		above.asides[above.asides.length - 1] = `${begun} ${rest}`;
		return line.asides.shift() !== undefined;
	});
}

/** Where lines of text end at the farthest. One long line of a header does not count. */
function limitOf(lines: SourceLine[]): number {
	const rights = lines.map(({ right }) => right).sort((a, b) => b - a);
	return rights[Math.min(1, rights.length - 1)] ?? 0;
}
