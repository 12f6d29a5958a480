// An entry of a resume as paragraphs: its head in the lines of the template, then what it says.
import type { Block, Doc } from "../doc.ts";
import type { EntryLayout } from "../template.ts";
import {
	type DocxParagraph,
	type Links,
	linked,
	textRun,
} from "./paragraph.ts";
import { el } from "./xml.ts";

/** Points above an entry that stands right behind the one before it. */
const TIGHT = 2;

type Entry = Extract<Block, { kind: "entry" }>;

export function entry(
	block: Entry,
	{ template }: Doc,
	links: Links,
): DocxParagraph[] {
	const follows = block.bullets.length > 0 || block.note !== undefined;
	const isHeadOnly = !follows && block.description === "" && !block.isHeld;
	const lines = headLines(block, block.layout ?? template.entry.layout, links);
	const paragraphs: DocxParagraph[] = lines.map((runs, at) => ({
		style: at === 0 ? "Heading2" : "Organization",
		runs,
		keepNext: !isHeadOnly || at < lines.length - 1,
		...(block.isTight && at === 0 && { before: TIGHT }),
	}));
	if (block.description)
		paragraphs.push({
			runs: [textRun(block.description)],
			after: 1.5,
			keepNext: follows,
		});
	if (block.note)
		paragraphs.push({
			...pair(block.note),
			after: 1.5,
			keepNext: block.bullets.length > 0,
		});
	// A short list stays whole, as in the PDF.
	const isShort = block.bullets.length <= 3;
	const bullets = block.bullets.map((bullet, at) => ({
		style: "ListBullet",
		runs: [textRun(bullet.text)],
		keepNext: isShort && at < block.bullets.length - 1,
	}));
	return [...paragraphs, ...bullets];
}

/** Dates to the left would be read first here: they stand at the end of the organization's line. */
function headLines(
	block: Entry,
	layout: EntryLayout,
	links: Links,
): string[][] {
	const number = block.number ? [textRun(`${block.number} `, "Strong")] : [];
	const title = [...number, linked(block.title, links, "Strong")];
	const rest = [
		block.subtitle && textRun(block.subtitle, "Employer"),
		block.place && textRun(block.place, "Quiet"),
		...(block.links ?? []).map((each) => linked(each, links, "Quiet")),
	]
		.filter((run) => run !== "")
		.flatMap((run, at) => (at === 0 ? [run] : [textRun(", ", "Quiet"), run]));
	// Where it does not fit beside a long name it goes to the next line whole.
	const date = block.date
		? [textRun(block.date.replaceAll(" ", "\u00a0"), "Quiet")]
		: [];
	const aside = date.length > 0 ? [el("w:r", {}, el("w:tab")), ...date] : [];
	const comma = rest.length > 0 ? [textRun(", ", "Quiet")] : [];
	const lines = {
		line: [[...title, ...comma, ...rest, ...aside]],
		"two-lines": [[...title, ...aside], rest],
		stacked: [title, rest, date],
		"dates-left":
			rest.length > 0 ? [title, [...rest, ...aside]] : [[...title, ...aside]],
	};
	return lines[layout].filter((line) => line.length > 0);
}

export function pair(
	{ key, value }: { key: string; value: string },
	isAligned = false,
): DocxParagraph {
	return {
		runs: [
			textRun(`${key}:`, "Strong"),
			isAligned ? el("w:r", {}, el("w:tab")) : textRun(" "),
			textRun(value),
		],
	};
}
