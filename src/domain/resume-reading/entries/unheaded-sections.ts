// Sections that no heading opens: pictures hold their names, or nobody wrote any. Where they begin, space and content tell.
import type { Paragraph } from "../lines/paragraph.ts";
import { datesOf } from "./entry-blocks.ts";
import { endOfHead } from "./likely-headings.ts";
import { kindByContent } from "./section-content.ts";
import type { ResumeSection } from "./sections.ts";

type Kind = ResumeSection["kind"];

/** The sections, and in place of each that holds others without a heading its parts. */
export function withUnheaded(sections: ResumeSection[]): ResumeSection[] {
	return sections.flatMap((section) =>
		mayHoldOthers(section) ? partedByContent(section) : [section],
	);
}

/** Nothing that has its span of time belongs to a head, a summary or ways to reach somebody. */
function mayHoldOthers({ kind, paragraphs }: ResumeSection): boolean {
	const isOpen = ["top", "unknown", "summary", "contact"].includes(kind);
	return isOpen && paragraphs.some((line) => datesOf(line)?.isRange);
}

function partedByContent(section: ResumeSection): ResumeSection[] {
	const { paragraphs, heading } = section;
	const end = heading === null ? endOfHead(paragraphs) : 0;
	const parts: ResumeSection[] = [
		{ ...section, paragraphs: paragraphs.slice(0, end) },
	];
	for (const chunk of chunksOf(paragraphs.slice(end))) {
		const last = parts.at(-1) as ResumeSection;
		const kind = kindOf(chunk);
		// A few words that say nothing of their own go on with what stands above them.
		if (kind === null || kind === last.kind) last.paragraphs.push(...chunk);
		else parts.push({ kind, heading: null, paragraphs: chunk });
	}
	return parts;
}

function kindOf(chunk: Paragraph[]): Kind | null {
	const kind = kindByContent({
		kind: "unknown",
		heading: null,
		paragraphs: chunk,
	});
	return kind ?? (areDated(chunk) ? "certifications" : null);
}

/** A day each and no span: what somebody passed. */
function areDated(lines: Paragraph[]): boolean {
	return lines.every((line) => datesOf(line)?.isRange === false);
}

/** How much wider the space above another section is than above most lines. */
const WIDER = 1.4;

function chunksOf(paragraphs: Paragraph[]): Paragraph[][] {
	const spaces = paragraphs
		.map(({ leading }) => leading)
		.filter((leading) => leading > 0)
		.sort((a, b) => a - b);
	const usual = spaces[Math.floor(spaces.length / 2)] ?? 0;
	const chunks: Paragraph[][] = [];
	for (const paragraph of paragraphs) {
		const last = chunks.at(-1);
		const isApart = paragraph.isFirst || paragraph.leading > usual * WIDER;
		const begins =
			!last ||
			(!paragraph.isBullet && (isApart || isOfAnotherKind(paragraph, last)));
		if (begins) chunks.push([paragraph]);
		else last.push(paragraph);
	}
	return chunks;
}

/** Languages below a list of skills, without a space between them. */
function isOfAnotherKind(paragraph: Paragraph, chunk: Paragraph[]): boolean {
	if (chunk.some((line) => datesOf(line) !== null)) return false;
	const kind = kindOf([paragraph]);
	return kind !== null && kind !== kindOf(chunk);
}
