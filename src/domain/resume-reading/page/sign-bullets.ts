// Fonts of signs hold their bullets where others hold a brace or a letter: "{ Wove blankets". A sign that opens line after line at
// one place, apart from the text behind it, is a bullet, whatever it is called.
import type { TextPiece } from "../lines/source-line.ts";

/** Between a sign and its text, in letters' heights; words stand closer. */
const APART = 0.28;
const APART_FROM_LETTER = 0.4;
const REACH = 3;
/** Once may be chance; a letter opens two lines more easily than a brace. */
const LEAST = 2;
const LEAST_OF_LETTERS = 3;
/** No page has more bullets. */
const MOST = 300;

/** What parts or adorns words, and stands before them again and again without a list. */
const SIGN = /^[^\p{L}\p{N}\s|/\\:;,.&@#+()[\]"'“”„‘’«€$£%<=–—-]$/u;
/** Where fonts of signs hold discs, squares, arrows and ticks. */
const LETTER = /^[lnqvwuØüàè]$/u;

export function withSignBullets(pieces: TextPiece[]): TextPiece[] {
	const signs = pieces.filter(({ text }) => isSign(text.trim()));
	if (signs.length > MOST) return pieces;
	const opening = new Set(signs.filter((piece) => opensText(piece, pieces)));
	const columns = Map.groupBy(
		opening,
		({ text, x }) => `${text.trim()} ${Math.round(x)}`,
	);
	const lists = [...columns.values()].filter(
		(all) => all.length >= leastOf(all[0]),
	);
	// What opens a list opens items in another column as well.
	const bullets = new Set(lists.flat().map(({ text }) => text.trim()));
	const isBullet = (piece: TextPiece) =>
		bullets.has(piece.text.trim()) && opening.has(piece);
	return bullets.size === 0
		? pieces
		: pieces.map((piece) =>
				isBullet(piece) ? { ...piece, text: "•" } : piece,
			);
}

function leastOf(piece: TextPiece | undefined): number {
	return LETTER.test(piece?.text.trim() ?? "") ? LEAST_OF_LETTERS : LEAST;
}

function isSign(text: string): boolean {
	return SIGN.test(text) || LETTER.test(text);
}

/** Whether a sign stands before a word on its line. */
function opensText(sign: TextPiece, pieces: TextPiece[]): boolean {
	const end = sign.x + sign.width;
	const row = pieces.filter(
		(each) =>
			each !== sign &&
			each.text.trim() !== "" &&
			Math.abs(each.y - sign.y) < 0.3 * sign.size,
	);
	const behind = row.filter(({ x }) => x >= end - 0.5);
	const gap = Math.min(...behind.map(({ x }) => x)) - end;
	const least = LETTER.test(sign.text.trim()) ? APART_FROM_LETTER : APART;
	return gap >= least * sign.size && gap <= REACH * sign.size;
}
