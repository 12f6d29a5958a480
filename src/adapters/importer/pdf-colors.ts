// The colors in which a page's text is drawn. The text comes without them; what the page does to draw it holds both, in the
// same order.
import type { TextPiece } from "../../domain/resume-reading/lines/source-line.ts";

/** What this needs of the library's names for what a page does. */
export type ColorOperations = Record<
	| "save"
	| "restore"
	| "setFillRGBColor"
	| "paintFormXObjectBegin"
	| "paintFormXObjectEnd"
	| "showText",
	number
>;
type Operators = { fnArray: number[]; argsArray: unknown[] };
type Drawn = { letters: string; colorAt: (at: number) => string };

/** How far the text may run ahead of what is drawn, in letters: marks and turned text are in one of the two only. */
const AHEAD = 2000;

export function withColors(
	pieces: TextPiece[],
	operators: Operators,
	is: ColorOperations,
): TextPiece[] {
	const { letters, colorAt } = drawnText(operators, is);
	let reached = 0;
	return pieces.map((piece) => {
		const wanted = bare(piece.text);
		if (wanted === "") return piece;
		const near = letters
			.slice(reached, reached + AHEAD + wanted.length)
			.indexOf(wanted);
		if (near < 0) return piece;
		const at = reached + near;
		reached = at + wanted.length;
		return { ...piece, color: colorAt(at) };
	});
}

function bare(text: string): string {
	return text.normalize("NFKC").replace(/\s/gu, "");
}

/** All letters as they are drawn, and the color of each. */
function drawnText(
	{ fnArray, argsArray }: Operators,
	is: ColorOperations,
): Drawn {
	const saved: string[] = [];
	const parts: { from: number; color: string }[] = [];
	let color = BLACK;
	let letters = "";
	for (const [at, operation] of fnArray.entries()) {
		const given = argsArray[at] as unknown[] | null;
		if (operation === is.save || operation === is.paintFormXObjectBegin)
			saved.push(color);
		else if (operation === is.restore || operation === is.paintFormXObjectEnd)
			color = saved.pop() ?? BLACK;
		else if (operation === is.setFillRGBColor) color = String(given?.[0]);
		else if (operation === is.showText) {
			if (parts.at(-1)?.color !== color)
				parts.push({ from: letters.length, color });
			letters += bare(textOf(given?.[0]));
		}
	}
	return {
		letters,
		colorAt: (at) => parts.findLast(({ from }) => from <= at)?.color ?? BLACK,
	};
}

/** What a page is drawn in that names no color. */
const BLACK = "#000000";

function textOf(glyphs: unknown): string {
	return ((glyphs ?? []) as ({ unicode?: string } | number | null)[])
		.map((glyph) =>
			typeof glyph === "object" && glyph !== null ? (glyph.unicode ?? "") : "",
		)
		.join("");
}
