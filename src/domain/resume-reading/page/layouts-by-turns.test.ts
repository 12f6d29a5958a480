import { describe, expect, test } from "vitest";
import {
	type SourceLine,
	type SourcePage,
	type TextPiece,
	textOfRuns,
} from "../lines/source-line.ts";
import { linesOfPages } from "./page-lines.ts";

function piece(x: number, y: number, text: string): TextPiece {
	return {
		...{ x, y, text, size: 10, isBold: false, isItalic: false },
		width: text.length * 5,
	};
}

const page = (...pieces: TextPiece[]): SourcePage => ({
	...{ width: 600, height: 800, links: [], marks: [] },
	pieces,
});
const written = (lines: SourceLine[]) =>
	lines.map(({ runs, asides, isBullet }) =>
		[
			isBullet ? "•" : "",
			textOfRuns(runs),
			...asides.map((aside) => `[${aside}]`),
		]
			.filter(Boolean)
			.join(" "),
	);

const read = (...pieces: TextPiece[]) =>
	written(linesOfPages([page(...pieces)]));
const readWhole = (...pieces: TextPiece[]) =>
	written(linesOfPages([page(...pieces)], "never"));

describe("bullets from a font of signs", () => {
	const apart = (gap: number) => (y: number, sign: string, text: string) => [
		piece(50, y, sign),
		piece(55 + gap, y, text),
	];
	const item = apart(4);

	test.each(["{", "§"])("%s opens line after line", (sign) => {
		expect(
			read(
				...item(100, sign, "Wove 40 yards a day"),
				...item(112, sign, "Dyed with indigo"),
			),
		).toEqual(["• Wove 40 yards a day", "• Dyed with indigo"]);
	});

	test("a letter far from its text is a bullet, and a word is none", () => {
		const texts = ["Wove by hand", "Dyed with indigo", "Sold at fairs"];
		const rows = (gap: number) =>
			texts.flatMap((text, at) => apart(gap)(100 + 12 * at, "u", text));
		expect(read(...rows(6))).toEqual(texts.map((text) => `• ${text}`));
		expect(read(...rows(2.5))[0]).toBe("u Wove by hand");
	});

	test("a sign that stands once says what it says", () => {
		expect(read(...item(100, "{", "Looms"), piece(50, 112, "Mills"))).toEqual([
			"{ Looms",
			"Mills",
		]);
	});

	test("a list begins right behind what reaches up to it", () => {
		const side = ["12 Mill Lane", "ada.quill@looms.example"];
		const deeds = ["yards", "felt", "flax", "wool", "silk"].map(
			(cloth) => `Wove ${cloth}`,
		);
		const lines = read(
			...side.map((text, at) => ({
				...piece(40, 100 + 12 * at, text),
				width: 118,
			})),
			...deeds.flatMap((text, at) => [
				piece(160, 100 + 12 * at, "{"),
				piece(169, 100 + 12 * at, text),
			]),
		);
		expect(lines).toEqual(expect.arrayContaining(deeds.map((d) => `• ${d}`)));
	});
});

describe("a timeline in the middle of the page", () => {
	const entry = (y: number, [x, other]: [number, number], job: string[]) => [
		piece(other, y, job[0] ?? ""),
		...job.slice(1).map((text, at) => piece(x, y + 14 * at, text)),
	];
	const left: [number, number] = [60, 320];
	const right: [number, number] = [320, 200];

	test("an entry keeps the time across from it", () => {
		const lines = read(
			...entry(100, left, ["2019 – 2021", "Weaver", "Aire Mill", "Wove felt"]),
			...entry(170, right, ["2015 – 2018", "Dyer", "Ash Works", "Dyed wool"]),
			...entry(240, left, ["2011 – 2014", "Spinner", "Calder", "Spun flax"]),
		);
		expect(lines).toEqual([
			...["Weaver [2019 – 2021]", "Aire Mill", "Wove felt"],
			...["Dyer [2015 – 2018]", "Ash Works", "Dyed wool"],
			...["Spinner [2011 – 2014]", "Calder", "Spun flax"],
		]);
	});
});

describe("a table of levels", () => {
	const heads = ["Listening", "Reading", "Spoken interaction", "Writing"];
	const xs = [200, 290, 370, 480];

	test("is a row for each language, and its columns part no page", () => {
		const row = (y: number, name: string) => [
			piece(120, y, name),
			...xs.map((x) => piece(x, y, "B2")),
		];
		const lines = read(
			piece(120, 100, "SKILLS"),
			...heads.map((text, at) => piece(xs[at] ?? 0, 130, text)),
			...row(150, "Welsh"),
			...row(170, "Polish"),
			piece(120, 200, "Looms"),
		);
		expect(lines).toEqual([
			"SKILLS",
			"Welsh\tB2\tB2\tB2\tB2",
			"Polish\tB2\tB2\tB2\tB2",
			"Looms",
		]);
	});
});

describe("a town below the dates of a margin", () => {
	const entry = (y: number, town: string, title: string) => [
		piece(40, y, "2019 – 2021"),
		piece(140, y, "Quill & Ash"),
		piece(40, y + 12, town),
		piece(140, y + 12, title),
		piece(144, y + 24, "•"),
		piece(155, y + 24, "Wove forty yards of cloth on every day"),
	];

	test("stands beside a head that says as what and for whom", () => {
		const lines = readWhole(
			...entry(100, "Ashby", "Clerk"),
			...entry(160, "Mirfield", "Planner"),
		);
		expect(lines).toContain("Clerk [Ashby]");
	});

	test("an employer there stays in the text", () => {
		const lines = readWhole(
			...entry(100, "Aire Mill Ltd", "Weaver"),
			...entry(160, "Ash Works", "Dyer"),
		);
		expect(lines).toContain("Aire Mill Ltd\tWeaver");
	});
});

test("a list of one is numbered as the other lists are", () => {
	const item = (y: number, number: string, text: string) => [
		piece(50, y, number),
		piece(70, y, text),
	];
	expect(
		read(
			piece(50, 100, "Clerk of the mill"),
			...item(114, "1.", "Wove felt"),
			...item(128, "2.", "Sold flax"),
			piece(50, 160, "Planner of the works"),
			...item(174, "1.", "Planned shifts"),
		),
	).toEqual([
		...["Clerk of the mill", "• Wove felt", "• Sold flax"],
		...["Planner of the works", "• Planned shifts"],
	]);
});
