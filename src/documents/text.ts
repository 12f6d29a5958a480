// A document as plain text: the canonical text. PDF and HTML hold the same words in the same order, white space aside.
import type { Block, Doc, Linked } from "./doc.ts";
import type { EntryLayout, Template } from "./template.ts";

type Entry = Extract<Block, { kind: "entry" }>;

export function renderText(doc: Doc): string {
	const parts = [
		headerLines(doc),
		...doc.blocks.map((block) => blockLines(block, doc.template)),
	];
	const spaced = parts.flatMap((lines, i) =>
		i > 0 && opensGap(doc, i - 1) ? ["", ...lines] : lines,
	);
	return `${spaced
		.join("\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim()}\n`;
}

function headerLines({ header, template }: Doc): string[] {
	const contact = header.contact.map(({ text }) => text);
	const lines =
		template.header.sender === "inline" || template.header.sender === "harvard";
	return [
		header.name,
		header.label,
		...(lines ? [contact.join(" · ")] : contact),
	].filter(Boolean);
}

/** Whether a blank line stands before the block: paragraphs of a letter, sections, and entries after other blocks. */
function opensGap(doc: Doc, index: number): boolean {
	const block = doc.blocks[index];
	const before = doc.blocks[index - 1];
	if (doc.kind === "letter" || before === undefined) return true;
	if (before.kind === "section") return false;
	return (
		block?.kind === "section" ||
		(block?.kind === "entry" && !block.isTight) ||
		block?.kind === "space"
	);
}

function blockLines(block: Block, template: Template): string[] {
	switch (block.kind) {
		case "section":
			return [block.title];
		case "paragraph":
			return [block.text];
		case "lines":
			return block.lines;
		case "pair":
			return [`${block.key}: ${block.value}`];
		case "points":
			return block.points.map(
				({ lead, text }) => `• ${lead === "" ? "" : `${lead} `}${text}`,
			);
		case "space":
			return [];
		case "entry":
			return [
				...entryLines(block, template.entry.layout),
				block.description,
				block.note ? `${block.note.key}: ${block.note.value}` : "",
				...block.bullets.map(({ text }) => `• ${text}`),
			].filter(Boolean);
	}
}

/** The words of an entry's head in the order the template draws them. */
function entryLines(entry: Entry, own: EntryLayout): string[] {
	const layout = entry.layout ?? own;
	const title = [entry.number, entry.title.text].filter(Boolean).join(" ");
	const rest = [
		entry.subtitle,
		entry.place,
		...(entry.links ?? []).map(({ text }: Linked) => text),
	].filter(Boolean);
	if (layout === "line") return [[title, ...rest].join(", "), entry.date];
	return layout === "two-lines"
		? [title, entry.date, rest.join(", ")]
		: [title, rest.join(", "), entry.date];
}
