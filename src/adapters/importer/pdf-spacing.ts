// Text whose letters are set apart comes out of a PDF as "J O H N D O E". Where the words end is told by the places of its
// letters, which are only in what the page does to draw them.
import type { TextPiece } from "../../domain/resume-reading/lines/source-line.ts";

/** What this needs of the library's names for what a page does. */
export type TextOperations = Record<
	| "beginText"
	| "setFont"
	| "setCharSpacing"
	| "setTextMatrix"
	| "moveText"
	| "showText",
	number
>;
type Operators = { fnArray: number[]; argsArray: unknown[] };
type Glyph = { unicode: string; width: number };
/** Where a letter stands and how high the letters around it are. */
type Letter = {
	text: string;
	from: number;
	to: number;
	y: number;
	size: number;
};

const SPACED = /^(?:\p{L}{1,3}[ .,'’&/-]+){3,}(?:\p{L}{1,3}|-)$/u;
/** How much wider the gap between words is than that between letters. */
const WORD = 0.15;
/** From here on letters are set apart, and not only kerned. */
const APART = 0.05;
/** No gap between words is wider. */
const WIDEST = 1.5;

/** The pieces with the words of letters that are set apart. */
export function withJoinedLetters(
	pieces: TextPiece[],
	operators: Operators,
	is: TextOperations,
): TextPiece[] {
	const lines = linesOfLetters(pieces);
	if (!lines.some((line) => mayBeSpaced(joined(line)))) return pieces;
	const letters = lettersOf(operators, is);
	const bare = letters.map(({ text }) => text).join("");
	return lines.flatMap((line) => {
		const piece = joined(line);
		if (!mayBeSpaced(piece)) return line;
		const wanted = piece.text.replace(/\s/gu, "");
		const at = bare.indexOf(wanted);
		const text = at < 0 ? null : wordsOf(letters.slice(at, at + wanted.length));
		const isCertain =
			text !== null &&
			(isSpaced(piece) ||
				isApart(text, letters, at) ||
				isTorn(piece.text, text));
		return text === null || !isCertain ? line : [{ ...piece, text }];
	});
}

/** Small capitals that are set apart come in a piece for each height: those of one line belong together. */
function linesOfLetters(pieces: TextPiece[]): TextPiece[][] {
	const lines: TextPiece[][] = [];
	for (const piece of pieces) {
		const line = lines.at(-1);
		const last = line?.at(-1);
		const isNext =
			last !== undefined &&
			Math.abs(last.y - piece.y) < 0.5 &&
			last.isBold === piece.isBold &&
			piece.x >= last.x &&
			piece.x - last.x - last.width < WIDEST * last.size &&
			(piece.text.trim() !== "" || piece.width < WIDEST * last.size);
		if (line && isNext) line.push(piece);
		else lines.push([piece]);
	}
	return lines.flatMap((line) =>
		line.length > 1 && mayBeSpaced(joined(line))
			? [line]
			: line.map((piece) => [piece]),
	);
}

function joined(line: TextPiece[]): TextPiece {
	const [first] = line as [TextPiece];
	if (line.length === 1) return first;
	const last = line.findLast(({ text }) => text.trim() !== "") ?? first;
	return {
		...first,
		text: line.map(({ text }) => text).join(" "),
		width: last.x + last.width - first.x,
		size: Math.max(...line.map(({ size }) => size)),
	};
}

/** Capitals that stand a little apart are cut wherever two of them stand wider: "FOR MATION". */
function mayBeSpaced(piece: TextPiece): boolean {
	const { text } = piece;
	const isCapitals =
		/\p{Lu}{2}/u.test(text) &&
		/\S\s+\S/u.test(text) &&
		text.length <= 60 &&
		/^[\p{Lu}\s.,'’&/-]+$/u.test(text);
	return isSpaced(piece) || isCapitals;
}

/** "F OLKE S ANDELHI ELM": small capitals behind a large one, cut wherever their size changes or two stand a little wider. */
function isTorn(written: string, whole: string): boolean {
	const words = (text: string) => text.trim().split(/\s+/).length;
	return (
		/(?:^|\s)\p{Lu}\s+\p{Lu}{2}/u.test(written) && words(whole) < words(written)
	);
}

/** Whether the letters of a text are set apart at all. */
function isApart(text: string, letters: Letter[], at: number): boolean {
	const count = text.replace(/\s/gu, "").length;
	const usual = usualGap(gapsOf(letters.slice(at, at + count)));
	return usual > APART;
}

function isSpaced({ text }: TextPiece): boolean {
	const words = text.trim().split(/\s+/);
	const single = words.filter((word) => word.length === 1);
	return SPACED.test(text.trim()) && single.length > words.length / 2;
}

function wordsOf(letters: Letter[]): string {
	const gaps = gapsOf(letters);
	const usual = usualGap(gaps);
	return letters
		.map(({ text }, at) =>
			at > 0 && (gaps[at - 1] ?? 0) > usual + WORD ? ` ${text}` : text,
		)
		.join("");
}

function usualGap(gaps: number[]): number {
	return [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}

function gapsOf(letters: Letter[]): number[] {
	return letters.slice(1).map(({ from, y, size }, at) => {
		const before = letters[at];
		const height = Math.max(size, before?.size ?? size);
		return before && Math.abs(before.y - y) < 0.3 * height
			? (from - before.to) / height
			: 1;
	});
}

/** Every letter of the page as it is drawn, one character each. */
function lettersOf(
	{ fnArray, argsArray }: Operators,
	is: TextOperations,
): Letter[] {
	const letters: Letter[] = [];
	let size = 1;
	let spacing = 0;
	let line = { x: 0, y: 0 };
	let x = 0;
	for (const [at, operation] of fnArray.entries()) {
		const given = argsArray[at] as unknown[] | null;
		const moved = movedTo(line, { operation, given }, is);
		if (moved) {
			line = moved;
			x = moved.x;
		} else if (operation === is.setFont) size = Number(given?.[1]) || 1;
		else if (operation === is.setCharSpacing) spacing = Number(given?.[0]) || 0;
		if (operation !== is.showText) continue;
		for (const drawn of (given?.[0] ?? []) as (Glyph | number)[]) {
			if (typeof drawn === "number") {
				x -= (drawn * size) / 1000;
				continue;
			}
			const to = x + (drawn.width * size) / 1000;
			for (const text of drawn.unicode.replace(/\s/gu, ""))
				letters.push({ text, from: x, to, y: line.y, size });
			x = to + spacing;
		}
	}
	return letters;
}

type Place = { x: number; y: number };

/** Where text goes on after an operation that places it; null after any other, which leaves it where its letters ended. */
function movedTo(
	line: Place,
	{ operation, given }: { operation: number; given: unknown[] | null },
	is: TextOperations,
): Place | null {
	if (operation === is.beginText) return { x: 0, y: 0 };
	if (operation === is.moveText)
		return { x: line.x + Number(given?.[0]), y: line.y + Number(given?.[1]) };
	if (operation !== is.setTextMatrix) return null;
	const matrix = Object.values(given?.[0] ?? {}).map(Number);
	return { x: matrix[4] ?? 0, y: matrix[5] ?? 0 };
}
