// Finds where the lines of a document stand on its drawn pages. A PDF knows no lines, only pieces of text with a place;
// words are compared by letters and digits alone, since spaces, hyphens and ligatures differ between the two.
import type { DocumentLine } from "./lines-of.ts";

/** Places are shares of the page, 0 to 1. */
export type Box = { x: number; y: number; width: number; height: number };
export type Piece = Box & { text: string };
export type PageBox = Box & { page: number };

type Letter = { page: number; piece: Piece };

/** For each line's path the boxes it fills, one per printed line. A line that is not found has none. */
export function locateLines(
	pages: Piece[][],
	lines: DocumentLine[],
): Map<string, PageBox[]> {
	const letters: Letter[] = [];
	let text = "";
	pages.forEach((pieces, page) => {
		for (const piece of pieces) {
			for (const letter of lettersOf(piece.text)) {
				letters.push({ page, piece });
				text += letter;
			}
		}
	});
	const places = new Map<string, PageBox[]>();
	let cursor = 0;
	for (const line of lines) {
		const wanted = lettersOf(line.text);
		const start = find(text, wanted, cursor);
		if (start < 0) continue;
		cursor = start + wanted.length;
		places.set(line.path, boxes(letters.slice(start, cursor)));
	}
	return places;
}

/** The path of the line at a point of a page. */
export function lineAt(
	places: Map<string, PageBox[]>,
	page: number,
	point: { x: number; y: number },
): string | null {
	for (const [path, boxes] of places)
		for (const box of boxes)
			if (box.page === page && holds(box, point)) return path;
	return null;
}

/** Lines come in reading order; one that is drawn earlier, as in a second column, is looked for from the top. */
function find(text: string, wanted: string, cursor: number): number {
	if (wanted === "") return -1;
	const ahead = text.indexOf(wanted, cursor);
	return ahead >= 0 ? ahead : text.indexOf(wanted);
}

function boxes(letters: Letter[]): PageBox[] {
	const found: PageBox[] = [];
	for (const piece of new Set(letters.map((letter) => letter.piece))) {
		const page = letters.find((letter) => letter.piece === piece)?.page ?? 0;
		const row = found.find((box) => box.page === page && isSameRow(box, piece));
		if (row) Object.assign(row, around(row, piece));
		else found.push({ page, ...around(piece, piece) });
	}
	return found;
}

function isSameRow(a: Box, b: Box): boolean {
	const overlap = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
	return overlap > Math.min(a.height, b.height) / 2;
}

function around(a: Box, b: Box): Box {
	const x = Math.min(a.x, b.x);
	const y = Math.min(a.y, b.y);
	const right = Math.max(a.x + a.width, b.x + b.width);
	const bottom = Math.max(a.y + a.height, b.y + b.height);
	return { x, y, width: right - x, height: bottom - y };
}

function holds(
	{ x, y, width, height }: Box,
	point: { x: number; y: number },
): boolean {
	return (
		point.x >= x &&
		point.x <= x + width &&
		point.y >= y &&
		point.y <= y + height
	);
}

function lettersOf(text: string): string {
	return text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, "");
}
