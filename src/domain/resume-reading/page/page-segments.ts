// Puts the pieces of a page together to segments: what stands on one baseline without a wide gap. A PDF has no words and
// no lines, only placed glyphs.

import type { SourcePage, TextPiece, TextRun } from "../lines/source-line.ts";
import { withDrawnBullets } from "./drawn-bullets.ts";
import { withSignBullets } from "./sign-bullets.ts";

export type PageSegment = {
	page: number;
	runs: TextRun[];
	text: string;
	x: number;
	right: number;
	y: number;
	size: number;
	/** Where the text after a bullet begins. */
	textX: number;
	/** Told by its look, whatever its words are: true where only headings look so, false where it is the rest of a broken line. */
	isHeading?: boolean;
	links: string[];
};

/** Gaps in units of the letters' height: a space is about a quarter of it, a gutter more than one. */
const SPACE = 0.12;
/** Between a light and a bold name: no word changes its weight. */
const SPACE_OF_WEIGHTS = 0.05;
const WIDE = 1.1;
/** The same where a column begins. Spaces of justified lines are seldom wider. */
const EDGE = 0.5;
/** A bullet and its text belong together over a longer way than words. */
const AFTER_BULLET = 3.5;

export const BULLET = /^[•●▪▫◦‣·○⁃∙→➔➜➢➤►▸▶▹▻✓✔★◆◇❖■□❑–—*»›-]$/u;
/** The bullets of Word's symbol fonts, which stand among the icons. */
const SYMBOL_BULLET = /^\s*[\uf0a7\uf0b7\uf0d8\uf076\uf0fc]\s*$/u;
/** Icons stand in the private area of Unicode: a picture of a telephone, not a letter. */
const ICON = /[\ue000-\uf8ff\u{f0000}-\u{10fffd}]/gu;
const SIGN =
	"[\\u{1f300}-\\u{1faff}\\u2600-\\u2604\\u2607-\\u260d\\u2614-\\u2619\\u261c-\\u263b\\u2690-\\u26ff\\u2700-\\u2712☎☏✆⌂⌚⌛⌨⏰-⏳☕☁☞♥♡♩-♬]";
const SIGNS_BEFORE = new RegExp(`^(?:${SIGN}\\ufe0f? *)+(?=\\S)`, "u");
const SIGNS_BEHIND = new RegExp(`(?<=\\S)(?: *${SIGN}\\ufe0f?)+\\s*$`, "u");
const ONLY_SIGNS = new RegExp(`^(?:${SIGN}|[ \\ufe0f])*$`, "u");
/** Letters set apart come out of a PDF as "S K I L L S". */
const SPACED = /^\p{L}{1,3}(?: \p{L}){2,}$|^\p{L}(?: \p{L}{1,3}){3,}$/u;
/** Dots and stars that rate a skill say nothing that a profile holds. */
const RATING = /^(?:[●○◉◯⬤★☆■□▪▫•] ?){3,}$/u;
/** A rule typed from signs, as below a heading. */
const TYPED_RULE = /^\s*(?:-{3,}|={3,}|_{3,}|\*{3,}|~{3,}|#{3,}|[–—]{3,})\s*$/u;
const LIGATURES: Record<string, string> = {
	ﬀ: "ff",
	ﬁ: "fi",
	ﬂ: "fl",
	ﬃ: "ffi",
	ﬄ: "ffl",
	ﬅ: "ft",
	ﬆ: "st",
};

/** Where TeX's fonts hold their ligatures, whose names are lost on the way into a PDF: "Certi\x0ced". */
const TEX_LIGATURES = ["ff", "fi", "fl", "ffi", "ffl"];
const TEX_LIGATURE = /(?<=\p{L})\p{Cc}|\p{Cc}(?=\p{Ll})/gu;

function ofTex(sign: string): string {
	const code = sign.charCodeAt(0);
	return TEX_LIGATURES[code - (code < 0x10 ? 0x0b : 0x1b)] ?? " ";
}

/** Where TeX's fonts of European letters hold dashes and the sign of a list. */
const TEX_SIGNS: Record<string, string> = {
	"\x15": "–",
	"\x16": "—",
	"\x88": "•",
};

/** Where lines begin is seen from `whole`, of which the page's text may be a part. */
export function pageSegmentsOf(
	page: SourcePage,
	number: number,
	whole: readonly TextPiece[] = page.pieces,
): PageSegment[] {
	const pieces = withSignBullets(withDrawnBullets(page).flatMap(cleaned));
	const rows = baselines(pieces);
	const edges =
		whole === page.pieces
			? edgesOf(rows)
			: edgesOf(baselines(whole.flatMap(cleaned)));
	const segments = rows.flatMap((row) => cut(row, number, edges));
	for (const { url, x, y, width, height } of page.links) {
		const under = segments.filter(
			(segment) =>
				segment.y > y - 1 &&
				segment.y - segment.size * 0.6 < y + height &&
				segment.right > x &&
				segment.x < x + width,
		);
		for (const segment of under)
			if (!segment.links.includes(url)) segment.links.push(url);
	}
	return segments;
}

function cleaned(piece: TextPiece): TextPiece[] {
	const text = piece.text
		.replace(SYMBOL_BULLET, "•")
		.replace(ICON, "")
		.replace(SIGNS_BEFORE, "")
		.replace(SIGNS_BEHIND, "")
		.replace(/\p{Cc}/gu, (sign) => TEX_SIGNS[sign] ?? sign)
		.replace(TEX_LIGATURE, ofTex)
		// What a font could not name comes as a control character or a replacement sign.
		.replace(/[\p{Cc}\ufffd]/gu, " ")
		.replace(/[ﬀ-ﬆ]/gu, (letters) => LIGATURES[letters] ?? letters)
		.replace(/\u00ad/g, "")
		.replace(/[^\S\n]/gu, " ");
	if (ONLY_SIGNS.test(text) || RATING.test(text.trim())) return [];
	if (TYPED_RULE.test(text)) return [];
	if (SPACED.test(text.trim()))
		return cleaned({ ...piece, text: text.replace(/(?<=\S) (?=\S)/g, "") });
	const isPlaced = [piece.x, piece.y, piece.width, piece.size].every(
		Number.isFinite,
	);
	return isPlaced ? [{ ...piece, text }] : [];
}

/** Pieces on one baseline, from left to right. Bullets and raised figures may stand a little off it. */
function baselines(pieces: TextPiece[]): TextPiece[][] {
	const rows: { y: number; size: number; pieces: TextPiece[] }[] = [];
	for (const piece of [...pieces].sort((a, b) => a.y - b.y || a.x - b.x)) {
		const near = rows
			.slice(-6)
			.reverse()
			.find(
				(row) =>
					Math.abs(row.y - piece.y) <
					0.33 * Math.min(row.size, piece.size, 14) + 0.5,
			);
		if (near) near.pieces.push(piece);
		else rows.push({ y: piece.y, size: piece.size, pieces: [piece] });
	}
	return rows.map((row) => row.pieces.sort((a, b) => a.x - b.x));
}

/** Where lines begin again and again, some of them after a gap: a margin of dates may stand nearer to its lines than a gutter is wide. */
function edgesOf(rows: TextPiece[][]): Map<number, number> {
	const counts = new Map<number, number>();
	for (const row of rows)
		for (const [at, piece] of row.entries()) {
			const before = row[at - 1];
			const gap = before ? piece.x - before.x - before.width : Infinity;
			if (gap < edgeGap(piece) * piece.size) continue;
			if (before && BULLET.test(before.text.trim())) continue;
			const x = Math.round(piece.x);
			counts.set(x, (counts.get(x) ?? 0) + 1);
		}
	return new Map([...counts].filter(([, count]) => count >= 3));
}

/** Where all letters are as wide as a space, a wider gap is none. */
function edgeGap({ text, width, size }: TextPiece): number {
	const letter = width / Math.max(text.length, 1) / Math.max(size, 1);
	return Math.max(EDGE, letter > 0.55 ? 1.3 * letter : 0);
}

function cut(
	row: TextPiece[],
	page: number,
	edges: Map<number, number>,
): PageSegment[] {
	const segments: PageSegment[] = [];
	for (const piece of row) {
		const last = segments.at(-1);
		const unit = Math.min(Math.max(piece.size, 4), last?.size ?? piece.size);
		const gap = last ? piece.x - last.right : 0;
		const isAfterBullet = last !== undefined && BULLET.test(last.text);
		const reach = isAfterBullet
			? AFTER_BULLET
			: reachAt(edges.get(Math.round(piece.x)) ?? 0, last, piece);
		// Some programs print a text twice to make it look bold.
		const isTwice = gap < 0 && last?.text.endsWith(piece.text.trim());
		if (isTwice && piece.text.trim().length > 1) continue;
		const isOtherSize =
			last !== undefined &&
			!isAfterBullet &&
			isApartBySize(last, piece, gap / unit);
		// A list beside what reaches up to it.
		const isList = piece.text === "•" && edges.has(Math.round(piece.x));
		if (
			last &&
			!isOtherSize &&
			!isList &&
			gap < reach * unit &&
			gap > -2 * unit
		)
			append(
				last,
				piece,
				gap > spaceAfter(last, piece) * unit || isAfterBullet,
			);
		else segments.push(begun(piece, page));
	}
	return segments.filter(({ text }) => text !== "");
}

/** How many lines begin where a column of a page does. */
const OF_COLUMN = 8;

/** The width of a gap that parts what stands before a piece from it: at the edge of a column, in another look, hardly any. */
function reachAt(
	lines: number,
	last: PageSegment | undefined,
	piece: TextPiece,
): number {
	if (lines === 0) return WIDE;
	const run = last?.runs.at(-1);
	const isOtherLook =
		run !== undefined && (!sameLook(run, piece) || run.color !== piece.color);
	return lines >= OF_COLUMN && isOtherLook ? SPACE : edgeGap(piece);
}

function spaceAfter({ runs }: PageSegment, piece: TextPiece): number {
	return runs.at(-1)?.isBold === piece.isBold ? SPACE : SPACE_OF_WEIGHTS;
}

/** A name and the small print beside it; small capitals change their size within a word. */
function isApartBySize(
	last: PageSegment,
	piece: TextPiece,
	gap: number,
): boolean {
	const isUnlike = (size: number) =>
		Math.max(size, piece.size) >= 1.35 * Math.min(size, piece.size);
	if (![last.size, last.runs.at(-1)?.size ?? last.size].every(isUnlike))
		return false;
	const isWord = (text: string | undefined) => /\p{L}{3}/u.test(text ?? "");
	return (
		gap > 0.2 ||
		(gap > -0.2 && isWord(last.runs.at(-1)?.text) && isWord(piece.text))
	);
}

function begun(piece: TextPiece, page: number): PageSegment {
	return {
		page,
		runs: [runOf(piece, "none")],
		text: piece.text.trim(),
		x: piece.x,
		right: piece.x + piece.width,
		y: piece.y,
		size: piece.size,
		textX: piece.x,
		links: [],
	};
}

function append(
	segment: PageSegment,
	piece: TextPiece,
	isApart: boolean,
): void {
	const before = segment.runs.at(-1);
	if (segment.runs.length === 1 && BULLET.test(segment.text))
		segment.textX = piece.x;
	const hasSpace = /\s$/.test(before?.text ?? "") || /^\s/.test(piece.text);
	const gap = isApart || hasSpace ? "space" : "none";
	if (before && sameLook(before, piece)) {
		if (before.color !== piece.color) delete before.color;
		before.text = `${before.text.trimEnd()}${gap === "space" ? " " : ""}${piece.text.trimStart()}${/\s$/.test(piece.text) ? " " : ""}`;
	} else segment.runs.push(runOf(piece, gap));
	segment.text = segment.runs
		.map((run, index) =>
			index > 0 && run.gap === "space" ? ` ${run.text.trim()}` : run.text,
		)
		.join("")
		.replace(/ +/g, " ")
		.trim();
	segment.right = Math.max(segment.right, piece.x + piece.width);
	if (BULLET.test(segment.runs[0]?.text.trim() ?? "") || piece.text.length > 3)
		segment.size = BULLET.test(segment.runs[0]?.text.trim() ?? "")
			? piece.size
			: Math.max(segment.size, piece.size);
}

function runOf(piece: TextPiece, gap: TextRun["gap"]): TextRun {
	const { text, isBold, isItalic, size, color } = piece;
	return {
		text,
		isBold,
		isItalic,
		size,
		...(color !== undefined && { color }),
		gap,
	};
}

function sameLook(a: TextRun, b: TextPiece): boolean {
	return (
		a.isBold === b.isBold &&
		a.isItalic === b.isItalic &&
		Math.abs(a.size - b.size) < 0.6 &&
		!BULLET.test(a.text.trim())
	);
}
