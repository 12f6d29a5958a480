import { expect, test } from "vitest";
import type { TextPiece } from "../../domain/resume-reading/lines/source-line.ts";
import { type TextOperations, withJoinedLetters } from "./pdf-spacing.ts";

const is: TextOperations = {
	beginText: 1,
	setFont: 2,
	setCharSpacing: 3,
	setTextMatrix: 4,
	moveText: 5,
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

/** Letters of 6 points each, drawn one by one, with gaps after them. */
function drawn(text: string, gapAfter: (letter: number) => number) {
	const steps: [number, unknown][] = [
		[is.beginText, null],
		[is.setFont, ["f", 10]],
		[is.setTextMatrix, [[1, 0, 0, 1, 0, 0]]],
	];
	for (const [at, unicode] of [...text].entries())
		steps.push(
			[is.showText, [[{ unicode, width: 600 }]]],
			[is.moveText, [6 + gapAfter(at), 0]],
		);
	return {
		fnArray: steps.map(([operation]) => operation),
		argsArray: steps.map(([, given]) => given),
	};
}

test("where letters are set apart, the wider gaps part the words", () => {
	const name = drawn("ADAQUILL", (at) => (at === 2 ? 5 : 1.3));
	expect(withJoinedLetters([piece("A D A Q U I L L")], name, is)).toEqual([
		piece("ADA QUILL"),
	]);
});

test("small capitals, whose capitals are pieces of their own, are one name", () => {
	const name = drawn("ADAQUILL", (at) => (at === 2 ? 5 : 1.3));
	const pieces = [
		{ ...piece("A"), x: 0, width: 6, size: 12 },
		{ ...piece("D A"), x: 7, width: 14, size: 9 },
		{ ...piece("Q"), x: 25, width: 6, size: 12 },
		{ ...piece("U I L L"), x: 32, width: 26, size: 9 },
		{ ...piece("Weaver"), x: 200, width: 40 },
	];
	expect(withJoinedLetters(pieces, name, is).map(({ text }) => text)).toEqual([
		"ADA QUILL",
		"Weaver",
	]);
});

test("small capitals are one word, however wide two of them stand and whatever is done between them", () => {
	const steps: [number, unknown][] = [
		[is.beginText, null],
		[is.setFont, ["f", 12]],
		[is.setTextMatrix, [[1, 0, 0, 1, 0, 0]]],
	];
	for (const [at, unicode] of [..."ADAQUILL"].entries()) {
		if (at === 3) steps.push([is.moveText, [26, 0]]);
		steps.push([is.showText, [[{ unicode, width: 600 }]]], [99, null]);
	}
	const drawn = {
		fnArray: steps.map(([operation]) => operation),
		argsArray: steps.map(([, given]) => given),
	};
	expect(withJoinedLetters([piece("A DA Q UI LL")], drawn, is)).toEqual([
		piece("ADA QUILL"),
	]);
});

test("other text stays as it is", () => {
	const pieces = [piece("Ada Quill"), piece("A B")];
	expect(
		withJoinedLetters(
			pieces,
			drawn("AdaQuillAB", () => 0),
			is,
		),
	).toEqual(pieces);
});
