import { describe, expect, test } from "vitest";
import { lineAt, locateLines, type Piece } from "./locate-lines.ts";

const piece = (text: string, y: number, x = 0.1): Piece => ({
	text,
	x,
	y,
	width: 0.3,
	height: 0.02,
});

describe("locating lines on drawn pages", () => {
	test("a line that is broken over two printed lines fills a box on each", () => {
		const pages = [
			[
				piece("Cut medication errors by 18% by intro-", 0.1),
				piece("ducing double checks", 0.13),
			],
		];
		const places = locateLines(pages, [
			{
				path: "a",
				text: "Cut medication errors by 18% by introducing double checks",
			},
		]);
		expect(places.get("a")?.map(({ y }) => y)).toEqual([0.1, 0.13]);
	});

	test("pieces of one printed line make one box", () => {
		const pages = [[piece("Trained", 0.1), piece("11 nurses", 0.101, 0.5)]];
		const places = locateLines(pages, [
			{ path: "a", text: "Trained 11 nurses" },
		]);
		expect(places.get("a")).toHaveLength(1);
		expect(places.get("a")?.[0]?.width).toBeCloseTo(0.7);
	});

	test("the same words in two entries are told apart by their order", () => {
		const pages = [[piece("Team lead", 0.1), piece("Team lead", 0.4)]];
		const lines = [
			{ path: "first", text: "Team lead" },
			{ path: "second", text: "Team lead" },
		];
		const places = locateLines(pages, lines);
		expect(places.get("first")?.[0]?.y).toBe(0.1);
		expect(places.get("second")?.[0]?.y).toBe(0.4);
	});

	test("ligatures and capitals of the drawing do not hide a line", () => {
		const places = locateLines(
			[[piece("EFﬁCIENT OFﬁCE", 0.2)]],
			[{ path: "a", text: "Efficient office" }],
		);
		expect(places.has("a")).toBe(true);
	});

	test("a line that is not drawn has no place", () => {
		expect(
			locateLines(
				[[piece("Something else", 0.2)]],
				[{ path: "a", text: "Nowhere" }],
			).size,
		).toBe(0);
	});

	test("a line that runs over the end of a page is found on both", () => {
		const places = locateLines(
			[[piece("Begins here", 0.95)], [piece("and ends there", 0.05)]],
			[{ path: "a", text: "Begins here and ends there" }],
		);
		expect(places.get("a")?.map(({ page }) => page)).toEqual([0, 1]);
	});

	test("a point inside a line's box names the line, a point beside it names none", () => {
		const places = locateLines(
			[[piece("Trained 11 nurses", 0.1)]],
			[{ path: "a", text: "Trained 11 nurses" }],
		);
		expect(lineAt(places, 0, { x: 0.2, y: 0.11 })).toBe("a");
		expect(lineAt(places, 0, { x: 0.9, y: 0.11 })).toBeNull();
		expect(lineAt(places, 1, { x: 0.2, y: 0.11 })).toBeNull();
	});
});
