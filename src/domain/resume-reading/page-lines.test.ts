import { describe, expect, test } from "vitest";
import { linesOfPages } from "./page-lines.ts";
import { type Piece, type SourcePage, textOf } from "./source-line.ts";

const letter = { width: 0, size: 10, isBold: false, isItalic: false };

function piece(x: number, y: number, text: string): Piece {
	return { ...letter, x, y, text, width: text.length * 5 };
}

const page = (...pieces: Piece[]): SourcePage => ({
	width: 600,
	height: 800,
	pieces,
	links: [],
});
const read = (...pages: SourcePage[]) =>
	linesOfPages(pages).map(({ runs, asides, isBullet }) =>
		[isBullet ? "•" : "", textOf(runs), ...asides.map((aside) => `[${aside}]`)]
			.filter(Boolean)
			.join(" "),
	);

/** Lines under each other, each `step` below the one before. */
function column(x: number, texts: string[], step: number): Piece[] {
	return texts.map((text, at) => piece(x, 100 + at * step, text));
}

describe("lines in reading order", () => {
	test("pieces of one baseline are one line, however they were printed", () => {
		expect(
			read(
				page(
					piece(50, 100, "Nexus"),
					{ ...piece(78, 100, "AI"), isBold: true },
					piece(88, 100.4, ", Planner"),
				),
			),
		).toEqual(["Nexus AI, Planner"]);
	});

	test("two columns are read one after the other", () => {
		const left = [
			"CONTACT",
			"ada@example.org",
			"SKILLS",
			"Weaving",
			"Dyeing",
			"LANGUAGES",
			"English",
			"Welsh",
		];
		const right = [
			"EXPERIENCE",
			"Weaver at the mill of Aire",
			"EDUCATION",
			"School of Looms in Leeds",
			"PROJECTS",
			"A loom for one hand",
		];
		expect(
			read(page(...column(40, left, 17), ...column(220, right, 23))),
		).toEqual([...left, ...right]);
	});

	test("columns that go on on the next page are joined", () => {
		const left = (part: string) => [
			"SKILLS",
			`${part} one`,
			`${part} two`,
			"LANGUAGES",
			`${part} three`,
		];
		const right = (part: string) => [
			"EXPERIENCE",
			`${part} a long line of work`,
			"EDUCATION",
			`${part} a long line of school`,
			`${part} the end of it`,
		];
		const sheet = (part: string) =>
			page(...column(40, left(part), 17), ...column(220, right(part), 23));
		expect(read(sheet("first"), sheet("next"))).toEqual([
			...left("first"),
			...left("next"),
			...right("first"),
			...right("next"),
		]);
	});

	test("dates and places beside a text stay with their line", () => {
		const lines = read(
			page(
				piece(50, 100, "EXPERIENCE"),
				piece(50, 120, "Weaver"),
				piece(450, 120, "Jan 2019 – Present"),
				piece(50, 134, "Aire Mill"),
				piece(450, 134, "Leeds"),
				piece(50, 150, "• Wove 40 yards a day"),
			),
		);
		expect(lines).toEqual([
			"EXPERIENCE",
			"Weaver [Jan 2019 – Present]",
			"Aire Mill [Leeds]",
			"• Wove 40 yards a day",
		]);
	});

	test("dates in a column of their own, broken over two rows, are whole again", () => {
		const lines = read(
			page(
				piece(50, 100, "May 2019 –"),
				piece(150, 100, "Weaver"),
				piece(50, 114, "Aug 2021"),
				piece(150, 114, "Aire Mill"),
			),
		);
		expect(lines).toEqual(["Weaver [May 2019 – Aug 2021]", "Aire Mill"]);
	});

	test("page numbers and running heads say nothing", () => {
		const sheet = (number: number) =>
			page(
				piece(50, 20, "Ada Quill"),
				piece(50, 300, `Line of page ${number}`),
				piece(280, 780, `Page ${number} of 2`),
			);
		expect(read(sheet(1), sheet(2))).toEqual([
			"Ada Quill",
			"Line of page 1",
			"Line of page 2",
		]);
	});

	test("icons are no letters and ligatures are two", () => {
		expect(
			read(
				page(
					{ ...piece(50, 100, "\uf095"), width: 8 },
					piece(62, 100, "O\ufb03ce: 5"),
					piece(50, 130, "S K I L L S"),
				),
			),
		).toEqual(["Office: 5", "SKILLS"]);
	});

	test("a link lies on the line it covers", () => {
		const sheet = {
			...page(piece(50, 100, "LinkedIn"), piece(50, 130, "Other")),
			links: [
				{
					url: "https://linkedin.com/in/a",
					x: 48,
					y: 88,
					width: 60,
					height: 14,
				},
			],
		};
		expect(linesOfPages([sheet]).map(({ links }) => links)).toEqual([
			["https://linkedin.com/in/a"],
			[],
		]);
	});
});
