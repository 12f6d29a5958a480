// Words that run up or down the margin beside what they are the headings of. Where each begins to hold is told by the widest space
// between the lines beside it, as its own place may be at the top of its part, in its middle or at its end.
import type { TextPiece } from "../lines/source-line.ts";

/** One alone may be the name, or what the document is called. */
const LEAST = 2;
const LONGEST = 40;
/** How wide a letter is, in its height. */
const LETTER = 0.55;

/** The pieces with turned headings above what stands beside them. */
export function withTurnedHeadings(
	pieces: TextPiece[],
	turned: readonly TextPiece[],
): TextPiece[] {
	const words = turned
		.filter(({ text }) => /\p{L}{2}/u.test(text) && text.length <= LONGEST)
		.sort((a, b) => a.y - b.y);
	const [first] = words;
	const isMargin =
		first !== undefined &&
		words.length >= LEAST &&
		words.every(({ x }) => Math.abs(x - first.x) < first.size);
	if (!isMargin) return pieces;
	const beside = pieces.filter(
		({ x, text }) => x > first.x && text.trim() !== "",
	);
	let from = Number.NEGATIVE_INFINITY;
	return [
		...pieces,
		...words.flatMap((word): TextPiece[] => {
			const middle = middleOf(word);
			const row = openingRow(beside, { from, to: middle + word.size });
			from = middle;
			if (row === null) return [];
			const { text, width, size, isBold, isItalic } = word;
			const x = Math.min(...beside.map((each) => each.x));
			const y = row.y - Math.min(row.space / 2, 1.5 * size);
			return [{ ...{ text, width, size, isBold, isItalic }, x, y }];
		}),
	];
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
		// Above the first line there is nothing to be wider than.
		const space = at === 0 ? 1 : y - (rows[at - 1] ?? 0);
		const isThere = y > from && y <= to;
		if (isThere && space > (widest?.space ?? 0)) widest = { y, space };
	}
	return widest;
}
