// The order in which a page was written, where it stands in the file.
import { expect, test } from "vitest";
import {
	type PageTag,
	type TextPiece,
	textOfRuns,
} from "../lines/source-line.ts";
import { withTurnedHeadings } from "./turned-headings.ts";
import { writtenLines } from "./written-lines.ts";

const piece = (text: string, x: number, y: number): TextPiece => ({
	...{ text, x, y, width: text.length * 5, size: 10 },
	...{ isBold: false, isItalic: false },
});
const tag = (role: string, ...children: (PageTag | TextPiece)[]): PageTag => ({
	role,
	children,
});
const read = (written: PageTag) => {
	const pieces = piecesIn(written);
	return writtenLines([
		{ width: 600, height: 840, pieces, links: [], marks: [], written },
	]).map(({ runs, asides, isBullet, isHeading }) =>
		[
			isHeading ? "#" : isBullet ? "*" : "",
			textOfRuns(runs),
			...asides.map((aside) => `[${aside}]`),
		]
			.filter(Boolean)
			.join(" "),
	);
};
const piecesIn = ({ children }: PageTag): TextPiece[] =>
	children.flatMap((child) =>
		"children" in child ? piecesIn(child) : [child],
	);

test("entries left and right of a line in the middle stay whole", () => {
	expect(
		read(
			tag(
				"Document",
				piece("2019 – 2021", 100, 100),
				piece("Weaver, Aire Mill", 80, 115),
				piece("Wove cloth for twelve shops", 50, 130),
				piece("2015 – 2018", 320, 122),
				piece("Spinner, Calder Yarns", 320, 137),
				piece("Kept six frames running", 320, 152),
			),
		),
	).toEqual([
		"2019 – 2021",
		"Weaver, Aire Mill",
		"Wove cloth for twelve shops",
		"2015 – 2018",
		"Spinner, Calder Yarns",
		"Kept six frames running",
	]);
});

test("headings, items of lists and words turned in the margin are read where they are written", () => {
	expect(
		read(
			tag(
				"Document",
				tag("H2", piece("Where I", 60, 80), piece("worked", 60, 92)),
				{ ...piece("MILLS", 20, 100), isTurned: true },
				piece("Weaver, Aire Mill", 60, 110),
				tag(
					"L",
					tag(
						"LI",
						piece("Wove cloth for", 70, 125),
						piece("twelve shops", 70, 137),
					),
				),
			),
		),
	).toEqual([
		"# Where I worked",
		"MILLS",
		"Weaver, Aire Mill",
		"* Wove cloth for twelve shops",
	]);
});

test("a table under the names of its columns is an entry a row, with its dates beside it", () => {
	const cell = (text: string, x: number, y: number) =>
		tag("TD", piece(text, x, y));
	expect(
		read(
			tag(
				"Document",
				tag(
					"Table",
					tag(
						"TR",
						cell("When", 50, 100),
						cell("What", 150, 100),
						cell("For whom", 300, 100),
					),
					tag(
						"TR",
						cell("2019 – 2021", 50, 120),
						cell("Weaver", 150, 120),
						cell("Aire Mill Ltd", 300, 120),
					),
				),
			),
		),
	).toEqual(["Weaver [2019 – 2021]", "Aire Mill Ltd"]);
});

test("words turned in the margin are the headings of what stands beside them", () => {
	const turned = (text: string, y: number): TextPiece => ({
		...piece(text, 20, y),
		isTurned: true,
	});
	const pieces = withTurnedHeadings(
		[
			piece("Dara Quill", 60, 50),
			piece("Weaver, Aire Mill", 60, 100),
			piece("Wove cloth for twelve shops", 60, 115),
			piece("English, French", 60, 160),
		],
		[turned("WORK", 98), turned("LANGUAGES", 150)],
	);
	expect([...pieces].sort((a, b) => a.y - b.y).map(({ text }) => text)).toEqual(
		[
			"Dara Quill",
			"WORK",
			"Weaver, Aire Mill",
			"Wove cloth for twelve shops",
			"LANGUAGES",
			"English, French",
		],
	);
});

test("a large name turned at the edge of a page stands above it", () => {
	const name: TextPiece = {
		...piece("Dara Quill", 560, 300),
		...{ size: 28, isTurned: true },
	};
	const turned = (text: string, y: number): TextPiece => ({
		...piece(text, 20, y),
		isTurned: true,
	});
	const pieces = withTurnedHeadings(
		[
			piece("dara@example.org", 60, 50),
			piece("Weaver, Aire Mill", 60, 100),
			piece("English, French", 60, 160),
		],
		[turned("WORK", 98), turned("LANGUAGES", 150), name],
	);
	expect([...pieces].sort((a, b) => a.y - b.y).map(({ text }) => text)).toEqual(
		[
			"Dara Quill",
			"dara@example.org",
			"WORK",
			"Weaver, Aire Mill",
			"LANGUAGES",
			"English, French",
		],
	);
});
