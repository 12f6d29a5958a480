// Words that run up or down the margin beside what they are the headings of. Where each begins to hold is told by the widest space
// between the lines beside it, as its own place may be at the top of its part, in its middle or at its end.
import type { TextPiece } from "../lines/source-line.ts";

/** One alone opens nothing. */
const LEAST = 2;
const LONGEST = 40;
/** How wide a letter is, in its height. */
const LETTER = 0.55;

/** The pieces with turned headings above what stands beside them, and above all of it a turned name. */
export function withTurnedHeadings(
	pieces: TextPiece[],
	turned: readonly TextPiece[],
): TextPiece[] {
	const words = turned.filter(
		({ text }) => /\p{L}{2}/u.test(text) && text.length <= LONGEST,
	);
	const margins = marginsOf(words);
	const most = Math.max(...margins.map(({ length }) => length));
	const margin = margins.find(({ length }) => length === most) ?? [];
	return [
		...largestAlone(pieces, margins),
		...pieces,
		...(most < LEAST ? [] : headingsIn(margin, pieces)),
	];
}

/** Words that run up or down at one place, from the top. */
function marginsOf(words: readonly TextPiece[]): TextPiece[][] {
	const margins: TextPiece[][] = [];
	for (const word of [...words].sort((a, b) => a.y - b.y)) {
		const own = margins.find(
			([first]) => first && Math.abs(word.x - first.x) < first.size,
		);
		if (own) own.push(word);
		else margins.push([word]);
	}
	return margins;
}

/** What is set larger than anything upright, and alone at its place, stands for the top of the page. */
function largestAlone(
	pieces: readonly TextPiece[],
	margins: readonly TextPiece[][],
): TextPiece[] {
	const upright = Math.max(...pieces.map(({ size }) => size));
	const found = margins
		.flatMap(([word, ...others]) => (word && others.length === 0 ? [word] : []))
		.find(({ size }) => size > upright);
	if (!found) return [];
	const { text, size, isBold, isItalic } = found;
	const written = pieces.filter((each) => each.text.trim() !== "");
	return [
		{
			...{ text, size, isBold, isItalic },
			width: LETTER * size * text.length,
			x: Math.min(...written.map(({ x }) => x)),
			y: Math.min(...written.map(({ y }) => y)) - 2 * size,
		},
	];
}

function headingsIn(
	margin: readonly TextPiece[],
	pieces: readonly TextPiece[],
): TextPiece[] {
	const edge = margin[0]?.x ?? 0;
	const beside = pieces.filter(({ x, text }) => x > edge && text.trim() !== "");
	let from = Number.NEGATIVE_INFINITY;
	return margin.flatMap((word): TextPiece[] => {
		const middle = middleOf(word);
		const row = openingRow(beside, { from, to: middle + word.size });
		from = middle;
		if (row === null) return [];
		const { text, width, size, isBold, isItalic } = word;
		const x = Math.min(...beside.map((each) => each.x));
		const y = row.y - Math.min(row.space / 2, 1.5 * size);
		return [{ ...{ text, width, size, isBold, isItalic }, x, y }];
	});
}

function middleOf({ y, text, size }: TextPiece): number {
	return y + (LETTER * size * text.length) / 2;
}

/** The line between two heights with the widest space above it. */
function openingRow(
	pieces: readonly TextPiece[],
	{ from, to }: { from: number; to: number },
): { y: number; space: number } | null {
	const rows = [...new Set(pieces.map(({ y }) => Math.round(y)))].sort(
		(a, b) => a - b,
	);
	let widest: { y: number; space: number } | null = null;
	for (const [at, y] of rows.entries()) {
		// Above the first line there is nothing; lines of one entry stand closer than parts.
		const space =
			at === 0 ? OF_PARTS * leastSize(pieces) : y - (rows[at - 1] ?? 0);
		const isThere = y > from && y <= to;
		if (isThere && space > (widest?.space ?? 0)) widest = { y, space };
	}
	return widest;
}

/** How far parts of a page stand apart at the least, in letters' heights. */
const OF_PARTS = 1.9;

function leastSize(pieces: readonly TextPiece[]): number {
	return Math.min(...pieces.map(({ size }) => size));
}
