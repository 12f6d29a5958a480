// Plain text as lines of a resume: bullets as they are typed, tabs and long spaces as gaps, marks of Markdown as looks.

import { findDates } from "./find-dates.ts";
import { withoutLetterSpaces } from "./letter-spaces.ts";
import { withoutMail } from "./mail-text.ts";
import { isOfLines, linesOfCell, plainMarkdown } from "./markdown-text.ts";
import type { SourceLine, TextRun } from "./source-line.ts";
import { linesOfTable } from "./table-lines.ts";
import {
	type Counted,
	cellsBetweenBars,
	countedItems,
	isBarRule,
	type TypedLine,
	typedLines,
} from "./text-marks.ts";
import { TYPED_BULLET } from "./typed-bullets.ts";

/** Where nothing is drawn, an arrow of signs stands before items. */
const TYPED_ARROW = /^\s*[-=]>\s+(?=\p{L})/u;
/** Dots that lead the eye from a word to what is said of it. */
const DOTS_BETWEEN = /(?<=\S) ?(?:\.{4,}|(?: \.){4,}) ?(?=\S)/gu;
/** As far as a line of typed text usually goes. */
const USUAL_WIDTH = 66;

export function plainTextLines(text: string): SourceLine[] {
	const written = text
		.replace(/\r\n?/g, "\n")
		.replace(/[\u200b\u2060\ufeff]/g, "")
		.replace(/\u00a0/g, " ");
	const typed = typedLines(
		plainMarkdown(withoutMail(written)).replace(DOTS_BETWEEN, "\t"),
	).filter((line) => !isBarRule(line.text));
	const limit = widthOf(typed);
	const items = countedItems(typed);
	const lines: SourceLine[] = [];
	for (let at = 0; at < typed.length; ) {
		const rows = tableAt(typed, at);
		const line = typed[at] as TypedLine;
		if (rows.length > 1 || rows[0]?.some(isOfLines))
			lines.push(
				...linesOfTable(
					rows.map((row) => row.map((cell) => cellLines(cell, limit))),
				),
			);
		else lines.push(lineOf(line, { counted: items.get(at), limit }));
		at += Math.max(1, rows.length);
	}
	return lines;
}

/** The rows of a table that begins at a line: between bars, or with names of columns over dates. */
function tableAt(typed: readonly TypedLine[], from: number): string[][] {
	const isBarred = cellsBetweenBars(typed[from]?.text ?? "") !== null;
	const rows: string[][] = [];
	for (let at = from; at < typed.length; at += 1) {
		const line = typed[at];
		if (!line || (at > from && line.skipped > 0 && !isBarred)) break;
		const row = isBarred ? cellsBetweenBars(line.text) : cells(line.text);
		if (row === null || (!isBarred && row.length < LEAST_CELLS)) break;
		if (!isBarred && rows[0] && row.length !== rows[0].length) break;
		rows.push(row);
	}
	const [names = [], ...body] = rows;
	const isTable =
		isBarred ||
		(!names.some((name) => findDates(name) !== null) &&
			body.length > 0 &&
			body.every((row) => row.some((cell) => findDates(cell)?.isRange)));
	return isTable ? rows : [];
}

const LEAST_CELLS = 3;

function cellLines(text: string, limit: number): SourceLine[] {
	return linesOfCell(text)
		.filter((part) => part !== "")
		.map((part) => ({
			...lineOf({ text: part, skipped: 0, loudness: 0 }, { limit }),
			isWhole: true,
		}));
}

/** Where lines were broken: the end of the longest, if many are about as long. */
function widthOf(lines: TypedLine[]): number {
	const lengths = lines
		.map(({ text }) => text.trimEnd().length)
		.sort((a, b) => b - a);
	const longest = lengths[0] ?? 0;
	// Shorter lines were ended by whoever typed them, longer ones were never broken.
	return Math.max(longest, USUAL_WIDTH);
}

/** `counted` says what counts the line as an item of a list or as an entry. */
function lineOf(
	{ text: written, skipped, loudness }: TypedLine,
	{ counted, limit }: { counted?: Counted | undefined; limit: number },
): SourceLine {
	const indent = /^\s*/.exec(written.replace(/\t/g, "    "))?.[0].length ?? 0;
	const typed = TYPED_BULLET.exec(written) ?? TYPED_ARROW.exec(written);
	const bullet = counted?.mark ?? typed?.[0] ?? "";
	const level = /^(#{1,4}) \S/.exec(written)?.[1]?.length ?? 0;
	const body = withoutLetterSpaces(
		written
			.slice(bullet.length)
			.replace(/^#{1,4} /, "")
			.trim(),
	);
	const parts = cells(body);
	const last = parts.length > 1 ? written.lastIndexOf(parts.at(-1) ?? "") : -1;
	const x = indent * 4;
	// The fewer signs a heading of Markdown has, the larger it is meant.
	const size = level === 0 ? 1 + LOUDER * loudness : 6 - level;
	return {
		page: 0,
		runs: parts.flatMap((cell, at) =>
			looksIn(cell, size).map(
				(run, index): TextRun => ({
					...run,
					gap: index > 0 ? run.gap : at === 0 ? "none" : "wide",
				}),
			),
		),
		asides: [],
		// Letters stand for points: about six of one in an indent of a page.
		x,
		cellX: last < 0 ? x : last * 4,
		right: written.trimEnd().length,
		limit,
		leading: 1 + Math.min(skipped, 3),
		isBullet: bullet !== "" && counted?.isEntry !== true,
		textX: (indent + bullet.trimStart().length) * 4,
		isHeading: level > 0,
		isWhole: false,
		isFirst: false,
		links: [...body.matchAll(LINK)].map(([, , url = ""]) => url),
	};
}

/** How much larger than the text a frame makes a line. */
const LOUDER = 0.15;

const LINK = /\[([^\]\n]{1,200})\]\(((?:https?:|mailto:)[^()\s]{1,500})\)/gu;
const LOOKS =
	/(\*\*|__)(?=\S)([^*_]+?)(?<=\S)\1|(?<![\p{L}\d*_])([*_])(?=\S)([^*_]+?)(?<=\S)\3(?![\p{L}\d*_])/gu;

/** The words of a cell in the looks that Markdown gives them. */
function looksIn(written: string, size: number): TextRun[] {
	const text = written.replace(LINK, "$1").replace(/`([^`]+)`/g, "$1");
	const runs: TextRun[] = [];
	const add = (part: string, look: Pick<TextRun, "isBold" | "isItalic">) => {
		const gap = runs.length > 0 && /^\s/.test(part) ? "space" : "none";
		const hasSpace = /\s$/.test(runs.at(-1)?.text ?? "");
		if (part.trim() !== "")
			runs.push({
				...look,
				text: part.trimStart(),
				size,
				gap: hasSpace ? "space" : gap,
			});
		else if (runs.at(-1))
			Object.assign(runs.at(-1) as TextRun, { text: `${runs.at(-1)?.text} ` });
	};
	let at = 0;
	for (const found of text.matchAll(LOOKS)) {
		const [whole, , bold, , italic] = found;
		add(text.slice(at, found.index), { isBold: false, isItalic: false });
		add(bold ?? italic ?? "", {
			isBold: bold !== undefined,
			isItalic: italic !== undefined,
		});
		at = found.index + whole.length;
	}
	add(text.slice(at).replace(/\*\*|__/g, ""), {
		isBold: false,
		isItalic: false,
	});
	return runs.map((run) => ({ ...run, text: run.text.trimEnd() }));
}

function cells(text: string): string[] {
	return (
		text
			.trim()
			.split(/\t+|\s{3,}/)
			// Between what is asked and its answer a colon may stand with the answer.
			.map((cell, at) => (at > 0 ? cell.replace(/^[:：]\s*/, "") : cell).trim())
			.filter((cell) => cell !== "")
	);
}
