import { expect, test } from "vitest";
import type { TextPiece } from "../../domain/resume-reading/lines/source-line.ts";
import { type ColorOperations, withColors } from "./pdf-colors.ts";

const is: ColorOperations = {
	save: 1,
	restore: 2,
	setFillRGBColor: 3,
	paintFormXObjectBegin: 4,
	paintFormXObjectEnd: 5,
	showText: 6,
};
const piece = (text: string): TextPiece => ({
	text,
	x: 0,
	y: 0,
	width: 100,
	size: 10,
	isBold: false,
	isItalic: false,
});
const shown = (text: string) =>
	[
		is.showText,
		[[...text].map((unicode) => ({ unicode, width: 600 }))],
	] as const;

function colors(
	texts: string[],
	...steps: (readonly [operation: number, given: unknown])[]
) {
	const operators = {
		fnArray: steps.map(([operation]) => operation),
		argsArray: steps.map(([, given]) => given),
	};
	return withColors(texts.map(piece), operators, is).map(({ color }) => color);
}

test("text has the color that was set before it was drawn", () => {
	expect(
		colors(
			["Ada Quill", "Jobs", "Weaver"],
			shown("Ada Quill"),
			[is.save, null],
			[is.setFillRGBColor, ["#00aa66"]],
			shown("Jobs"),
			[is.restore, null],
			shown("Weaver"),
		),
	).toEqual(["#000000", "#00aa66", "#000000"]);
});

test("a word that is drawn twice has the color of each place", () => {
	expect(
		colors(
			["Weaver", "Weaver"],
			[is.setFillRGBColor, ["#111111"]],
			shown("Weaver"),
			[is.setFillRGBColor, ["#777777"]],
			shown("Weaver"),
		),
	).toEqual(["#111111", "#777777"]);
});

test("text that is drawn otherwise than it reads has none, and the next one has its own", () => {
	expect(
		colors(
			["fi", "Jobs"],
			shown("ſ"),
			[is.setFillRGBColor, ["#00aa66"]],
			shown("Jobs"),
		),
	).toEqual([undefined, "#00aa66"]);
});
