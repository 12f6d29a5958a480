// The lines of a plain text as they were before a page broke and numbered them, without what programs add.

import { plainTypography } from "../../clauses/plain-typography.ts";
import { partOf } from "../../language/patterns.ts";
import { RESUME_WORDS } from "../../language/tables/resume-of-languages.ts";
import { withoutBullet } from "../../profile/plain-text.ts";
import { datesIn } from "./text-dates.ts";

export type TextLine = {
	/** Counted from one. */
	number: number;
	/** In plain typography. */
	text: string;
	isBullet: boolean;
	/** Whether a blank line stands above. */
	isApart: boolean;
};

/** `owner` is the name that may stand beside the number of a page. */
export function linesOfText(text: string, owner = ""): TextLine[] {
	const lines: TextLine[] = [];
	let isApart = true;
	text.split(/\r?\n|\f/).forEach((raw, at) => {
		const trimmed = raw.trim();
		const plain = withoutFurniture(
			plainTypography(withoutBullet(trimmed)),
			owner,
		);
		if (!/[\p{L}\p{N}]/u.test(plain)) {
			isApart = true;
			return;
		}
		const isBullet = withoutBullet(trimmed) !== trimmed;
		lines.push({ number: at + 1, text: plain, isBullet, isApart });
		isApart = false;
	});
	return lines;
}

const LONG = 40;

/** A label behind a sentence opens what stands on the next line: "… by 18%. Qualifications:". */
const LABEL_IN_LINE = /[.!?%)]\s[^.!?:]{2,40}:$/u;

const FULL = 70;

/** "… about the move. My resume does not mention": a sentence that begins in a line of prose and does not end there. */
const OPEN_SENTENCE = /[.!?]["”)]? \p{Lu}[^.!?]{3,}[^.!?:]$/u;

/** Whether a line goes on with the sentence of the one above. */
export function goesOn(before: TextLine, line: TextLine): boolean {
	return (
		!line.isBullet &&
		!line.isApart &&
		before.text.length > LONG &&
		datesIn(line.text)[0]?.start !== 0 &&
		(/^[\p{Ll}(%&]/u.test(line.text) ||
			/[,&-]$|(?<!\p{L})(?:and|of|the|to|for|with|by|in|a|an)$/iu.test(
				before.text,
			) ||
			LABEL_IN_LINE.test(before.text) ||
			(before.text.length > FULL && OPEN_SENTENCE.test(before.text)) ||
			(/\p{Script=Han}$/u.test(before.text) &&
				!/^(?:19|20)\d\d/.test(line.text)))
	);
}

/** Whether a line may go on with the sentence of the one above, where only its proof can tell. */
export function mayGoOn(before: TextLine, line: TextLine): boolean {
	return (
		!line.isBullet &&
		!line.isApart &&
		before.text.length > LONG &&
		!/[.!?:]$/u.test(before.text)
	);
}

/** Lines as one; a word cut at the end of a line is whole again, unless it is known to have its hyphen. */
export function joinedLines(lines: readonly string[], known = ""): string {
	return lines
		.map((line, at) => {
			const below = lines[at + 1];
			if (below === undefined || /\p{Script=Han}$/u.test(line)) return line;
			if (!/\p{Ll}-$/u.test(line) || !/^\p{Ll}/u.test(below)) return `${line} `;
			return isWritten(line, below, known) ? line : line.slice(0, -1);
		})
		.join("");
}

function isWritten(line: string, below: string, known: string): boolean {
	const [begin = ""] = /[\p{L}-]+$/u.exec(line) ?? [];
	const [end = ""] = /^\p{L}+/u.exec(below) ?? [];
	return known.includes(`${begin}${end}`.toLowerCase());
}

const PAGE = partOf(RESUME_WORDS, ({ page }) => page.page);
const OF_PAGES = partOf(RESUME_WORDS, ({ page }) => page.of);
const FURNITURE = new RegExp(
	String.raw`^(?:${PAGE} \d+(?: (?:\/|${OF_PAGES}) \d+)?|(?:.{0,60}[–-]\s*)?\d{1,2}\s*\/\s*\d{1,2}|last updated\b.*)$`,
	"iu",
);

/** "2/3", at the foot of a page behind whose it is. */
const PAGE_NUMBER = /\s\d{1,2} ?\/ ?\d{1,2}$/;

/** A line without page numbers and the numbers of a list. */
function withoutFurniture(line: string, owner: string): string {
	if (FURNITURE.test(line)) return "";
	const page = PAGE_NUMBER.exec(line);
	if (page && owner !== "" && line.slice(0, page.index) === owner) return "";
	return line.replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, "");
}
