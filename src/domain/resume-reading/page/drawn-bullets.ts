// Browsers draw the bullets of a list as shapes. Where a small shape stands before a line, the line gets a bullet to be read.
import { isMarginalNote } from "../lines/marginal-notes.ts";
import type { PageMark, SourcePage, TextPiece } from "../lines/source-line.ts";

/** How wide a bullet is at the most, in letters' heights; what is larger marks the way of a timeline. */
const WIDEST = 0.55;
/** From the bullet to its text, and from what stands before it, in letters' heights. */
const REACH = 2.5;
const APART = 1;

type Bullet = {
	mark: PageMark;
	row: TextPiece[];
	first: TextPiece;
	/** Text stands close before it. */
	isBegun: boolean;
};

export function withDrawnBullets({ pieces, marks }: SourcePage): TextPiece[] {
	const bullets = marks.flatMap((mark) => {
		const found = bulletOf(mark, marks, pieces);
		return found ? [found] : [];
	});
	const kept = bullets.filter(
		(each) =>
			!isWayMark(each, bullets) && (!each.isBegun || isListed(each, bullets)),
	);
	return [
		...pieces,
		...kept.map(
			({ mark, first }): TextPiece => ({
				...first,
				text: "•",
				x: mark.x,
				width: mark.width,
				isBold: false,
				isItalic: false,
			}),
		),
	];
}

/** The mark with the row of text that begins right of it, unless another mark stands before it. */
function bulletOf(
	mark: PageMark,
	marks: PageMark[],
	pieces: TextPiece[],
): Bullet | null {
	const centre = mark.y + mark.height / 2;
	const row = pieces.filter(
		({ text, y, size }) =>
			text.trim() !== "" && centre < y && centre > y - 0.75 * size,
	);
	const right = row
		.filter(({ x }) => x >= mark.x + mark.width - 0.5)
		.sort((a, b) => a.x - b.x);
	const [first] = right;
	if (!first || mark.width > WIDEST * first.size) return null;
	const isNear = first.x - mark.x - mark.width <= REACH * first.size;
	const isBegun = row.some(
		({ x, width }) => x < mark.x && x + width > mark.x - APART * first.size,
	);
	return isNear &&
		!isOrnament(mark, marks, right) &&
		!isBeforeNote(right, marks)
		? { mark, row: right, first, isBegun }
		: null;
}

/** Before a place or a date with other text in its row a mark is an icon. */
function isBeforeNote(row: TextPiece[], marks: PageMark[]): boolean {
	const end = row.findIndex((piece, at) => {
		const next = row[at + 1];
		const right = piece.x + piece.width;
		return (
			next !== undefined &&
			(next.x - right > APART * next.size ||
				marks.some(({ x, y }) => x > right && x < next.x && y < next.y))
		);
	});
	const note = (end < 0 ? row : row.slice(0, end + 1))
		.map(({ text }) => text)
		.join("");
	return isMarginalNote(note.trim());
}

/** One of several in a row, as a rating has them, or one of a pair around a heading. */
function isOrnament(
	mark: PageMark,
	marks: PageMark[],
	row: TextPiece[],
): boolean {
	const beside = marks.filter(
		(other) =>
			Math.abs(other.y - mark.y) < 1 && Math.abs(other.x - mark.x) > 0.5,
	);
	return (
		beside.some(({ x }) => Math.abs(x - mark.x) < 3 * mark.width) ||
		beside.some((other) =>
			row.some(({ x, width, size }, at) => {
				const gap = other.x - x - width;
				const isLast = !row[at + 1] || (row[at + 1]?.x ?? 0) > other.x;
				return isLast && gap > -1 && gap < APART * size;
			}),
		)
	);
}

/** A date in a margin may stand close to one bullet of a list; the others have nothing before them. */
function isListed({ mark }: Bullet, bullets: Bullet[]): boolean {
	return bullets.some(
		(other) => !other.isBegun && Math.abs(other.mark.x - mark.x) < 1,
	);
}

/** Marks under each other of which most stand before headings and dates show the way along a timeline. */
function isWayMark({ mark }: Bullet, bullets: Bullet[]): boolean {
	const column = bullets.filter((other) => Math.abs(other.mark.x - mark.x) < 1);
	const opening = column.filter(({ row }) => opensEntry(row));
	return opening.length > column.length / 2;
}

/** Bold from its beginning, but for dates beside it; or dates alone. */
function opensEntry(row: TextPiece[]): boolean {
	const plain = row
		.filter(({ isBold, text }) => !isBold && text.trim() !== "")
		.map(({ text }) => text)
		.join("");
	const isBoldFirst = row[0]?.isBold === true;
	return isBoldFirst
		? plain === "" || isMarginalNote(plain)
		: isMarginalNote(row.map(({ text }) => text).join(" "));
}
