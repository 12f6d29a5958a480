// What holds at a place of a rich text file, group by group, and what the tables at its head say: fonts, colors and styles.
import { PLAIN_FORMAT, type TextFormat } from "./docx-styles.ts";

/** What the text of a group is for. */
export type RtfPlace =
	| "text"
	| "passed-over"
	| "fonts"
	| "colors"
	| "styles"
	| "bullet"
	| "link";

export type RtfState = {
	place: RtfPlace;
	look: TextFormat;
	font: number;
	isHidden: boolean;
	/** How many letters stand for one that is named by its number. */
	spare: number;
	paragraph: RtfParagraph;
	/** The group is a frame of its own beside the text. */
	isFrame: boolean;
};

/** In points. */
export type RtfParagraph = {
	indent: number;
	before: number;
	after: number;
	style: number;
	isHeading: boolean;
	isListed: boolean;
	isInTable: boolean;
};

const PLAIN_PARAGRAPH: RtfParagraph = {
	...{ indent: 0, before: 0, after: 0, style: 0 },
	...{ isHeading: false, isListed: false, isInTable: false },
};

const PLAIN_LOOK: TextFormat = { ...PLAIN_FORMAT, size: 12 };

export const FIRST_STATE: RtfState = {
	...{ place: "text", look: PLAIN_LOOK, font: -1, isHidden: false, spare: 1 },
	...{ paragraph: PLAIN_PARAGRAPH, isFrame: false },
};

export type RtfTables = {
	/** The encoding of each font, and of what names none. */
	encodings: Map<number, string>;
	usual: string;
	colors: string[];
	/** The styles of headings. */
	headings: Set<number>;
};

export function rtfTables(): RtfTables {
	return {
		...{ encodings: new Map(), usual: "windows-1252" },
		...{ colors: [], headings: new Set() },
	};
}

/** The signs of a font whose letters are pictures. */
export const SYMBOLS = "symbols";

const ENCODINGS: Record<number, string> = {
	...{ 2: SYMBOLS, 77: "macintosh", 128: "shift_jis", 129: "euc-kr" },
	...{ 134: "gbk", 136: "big5", 161: "windows-1253", 162: "windows-1254" },
	...{ 163: "windows-1258", 177: "windows-1255", 178: "windows-1256" },
	...{ 186: "windows-1257", 204: "windows-1251", 222: "windows-874" },
	238: "windows-1250",
};

const PAGES: Record<number, string> = {
	...{ 932: "shift_jis", 936: "gbk", 949: "euc-kr", 950: "big5" },
	...{ 874: "windows-874", 10000: "macintosh", 65001: "utf-8" },
};

/** What a word says in one of the tables. */
export function takeTableWord(
	tables: RtfTables,
	state: RtfState,
	{ name, value }: { name: string; value: number | null },
): void {
	const number = value ?? 0;
	if (state.place === "fonts") {
		if (name === "f") state.font = number;
		const encoding = name === "fcharset" ? ENCODINGS[number] : undefined;
		if (encoding) tables.encodings.set(state.font, encoding);
	} else if (state.place === "colors") {
		const at = ["red", "green", "blue"].indexOf(name);
		if (at < 0) return;
		const last = tables.colors.at(-1) ?? "#000000";
		const part = Math.min(255, Math.max(0, number));
		const from = 1 + 2 * at;
		const written = part.toString(16).padStart(2, "0");
		tables.colors[Math.max(0, tables.colors.length - 1)] =
			last.slice(0, from) + written + last.slice(from + 2);
	} else if (state.place === "styles") {
		if (name === "s") state.paragraph = { ...PLAIN_PARAGRAPH, style: number };
		if (name === "outlinelevel" && number < 5)
			tables.headings.add(state.paragraph.style);
	}
}

/** The encoding that a number of a Windows code page stands for. */
export function encodingOfPage(page: number): string {
	return (
		PAGES[page] ??
		(/^125\d$/.test(`${page}`) ? `windows-${page}` : "windows-1252")
	);
}

/** How a word changes the look of what follows; null where it says nothing of it. */
export function lookBehind(
	look: TextFormat,
	{ name, value }: { name: string; value: number | null },
	colors: readonly string[],
): TextFormat | null {
	const isOn = value !== 0;
	if (name === "plain") return PLAIN_LOOK;
	if (name === "b") return { ...look, isBold: isOn };
	if (name === "i") return { ...look, isItalic: isOn };
	if (name === "caps") return { ...look, isCaps: isOn };
	if (name === "fs")
		return { ...look, size: Math.min(200, Math.max(1, (value ?? 24) / 2)) };
	if (name === "cf")
		return { ...look, color: colors[value ?? 0] ?? PLAIN_LOOK.color };
	return null;
}

/** How a word changes the paragraph; null where it says nothing of it. */
export function paragraphBehind(
	paragraph: RtfParagraph,
	{ name, value }: { name: string; value: number | null },
): RtfParagraph | null {
	const points = (value ?? 0) / 20;
	if (name === "pard") return PLAIN_PARAGRAPH;
	if (name === "li" || name === "lin") return { ...paragraph, indent: points };
	if (name === "sb") return { ...paragraph, before: points };
	if (name === "sa") return { ...paragraph, after: points };
	if (name === "s") return { ...paragraph, style: value ?? 0 };
	if (name === "intbl") return { ...paragraph, isInTable: true };
	if (name === "pnlvlblt") return { ...paragraph, isListed: true };
	if (name === "outlinelevel")
		return { ...paragraph, isHeading: (value ?? 9) < 5 };
	return null;
}
