import { expect, test } from "vitest";
import { marksOf, type Operations } from "./pdf-marks.ts";

const is: Operations = {
	save: 1,
	restore: 2,
	transform: 3,
	constructPath: 4,
	paintFormXObjectBegin: 5,
	paintFormXObjectEnd: 6,
	fill: 7,
	eoFill: 8,
	stroke: 9,
	fillStroke: 10,
	eoFillStroke: 11,
	closeStroke: 12,
	closeFillStroke: 13,
	closeEOFillStroke: 14,
};
const origin = { left: 0, top: 800 };
const path = (box: number[], painted = is.fill) =>
	[is.constructPath, [painted, [], new Float32Array(box)]] as const;

function marks(...steps: (readonly [operation: number, given: unknown])[]) {
	return marksOf(
		{
			fnArray: steps.map(([operation]) => operation),
			argsArray: steps.map(([, given]) => given),
		},
		is,
		origin,
	);
}

test("a small round shape is a mark, where its page puts it", () => {
	expect(
		marks(
			[is.save, null],
			[is.transform, [0.5, 0, 0, -0.5, 10, 800]],
			path([40, 100, 46, 106]),
			[is.restore, null],
			path([40, 694, 43, 697]),
		),
	).toEqual([
		{ x: 30, y: 50, width: 3, height: 3 },
		{ x: 40, y: 103, width: 3, height: 3 },
	]);
});

test("lines, large fields and what is not painted are no marks", () => {
	expect(
		marks(
			path([40, 100, 400, 101]),
			path([0, 0, 60, 60]),
			path([40, 100, 43, 103], 28),
		),
	).toEqual([]);
});
