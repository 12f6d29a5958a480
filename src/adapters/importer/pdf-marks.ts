// Small shapes a page draws: dots and squares as browsers put them before the lines of a list. The text of the page holds no
// sign of them. Which of them are bullets is told elsewhere.
import type { PageMark } from "../../domain/resume-reading/lines/source-line.ts";

type Matrix = [number, number, number, number, number, number];
/** What this needs of the library's names for what a page does. */
export type Operations = Record<
	| "save"
	| "restore"
	| "transform"
	| "constructPath"
	| "paintFormXObjectBegin"
	| "paintFormXObjectEnd"
	| "fill"
	| "eoFill"
	| "stroke"
	| "fillStroke"
	| "eoFillStroke"
	| "closeStroke"
	| "closeFillStroke"
	| "closeEOFillStroke",
	number
>;
type Operators = { fnArray: number[]; argsArray: unknown[] };

const LEAST = 1.2;
const MOST = 9;
/** A page of drawings is no list. */
const LONGEST = 2000;

/** `origin` is the page's upper left corner, as the page itself counts. */
export function marksOf(
	{ fnArray, argsArray }: Operators,
	is: Operations,
	origin: { left: number; top: number },
): PageMark[] {
	const painted = [
		...[is.fill, is.eoFill, is.stroke, is.closeStroke, is.fillStroke],
		...[is.eoFillStroke, is.closeFillStroke, is.closeEOFillStroke],
	];
	const marks: PageMark[] = [];
	const saved: Matrix[] = [];
	let matrix: Matrix = [1, 0, 0, 1, 0, 0];
	for (const [at, operation] of fnArray.entries()) {
		const given = argsArray[at] as unknown[] | null;
		if (operation === is.save) saved.push(matrix);
		else if (operation === is.restore || operation === is.paintFormXObjectEnd)
			matrix = saved.pop() ?? matrix;
		else if (operation === is.transform)
			matrix = within(matrix, numbers(given));
		else if (operation === is.paintFormXObjectBegin) {
			saved.push(matrix);
			matrix = within(matrix, numbers(given?.[0]));
		} else if (operation === is.constructPath) {
			const [kind, , box] = given ?? [];
			const mark = painted.includes(Number(kind))
				? markIn(placed(numbers(box), matrix), origin)
				: null;
			if (mark) marks.push(mark);
		}
	}
	return marks.length > LONGEST ? [] : marks;
}

function numbers(given: unknown): number[] {
	if (given === null || typeof given !== "object") return [];
	return Object.values(given).map(Number);
}

function within(outer: Matrix, inner: number[]): Matrix {
	const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = inner;
	const [A, B, C, D, E, F] = outer;
	return [
		A * a + C * b,
		B * a + D * b,
		A * c + C * d,
		B * c + D * d,
		A * e + C * f + E,
		B * e + D * f + F,
	];
}

type Box = { x0: number; y0: number; x1: number; y1: number };

function placed(box: number[], [a, b, c, d, e, f]: Matrix): Box {
	const [left = 0, low = 0, right = 0, high = 0] = box;
	const xs = [a * left + c * low + e, a * right + c * high + e];
	const ys = [b * left + d * low + f, b * right + d * high + f];
	return {
		x0: Math.min(...xs),
		y0: Math.min(...ys),
		x1: Math.max(...xs),
		y1: Math.max(...ys),
	};
}

function markIn(
	{ x0, y0, x1, y1 }: Box,
	{ left, top }: { left: number; top: number },
): PageMark | null {
	const width = x1 - x0;
	const height = y1 - y0;
	const isSmall = Math.min(width, height) >= LEAST && width <= MOST;
	const isRound = Math.abs(width - height) <= 0.25 * width;
	return isSmall && isRound
		? { x: x0 - left, y: top - y1, width, height }
		: null;
}
