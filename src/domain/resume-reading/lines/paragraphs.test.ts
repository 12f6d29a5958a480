import { describe, expect, test } from "vitest";
import { linesOfPages } from "../page/page-lines.ts";
import { paragraphsOf } from "./paragraphs.ts";
import type { TextPiece } from "./source-line.ts";

/** Lines of a column that is as wide as the longest two of them. */
const column = (...texts: string[]) =>
	paragraphsOf(
		linesOfPages([
			{
				width: 600,
				height: 800,
				links: [],
				marks: [],
				pieces: texts.map(
					(text, at): TextPiece => ({
						text,
						x: 40,
						y: 100 + at * 13,
						width: text.length * 5,
						size: 10,
						isBold: false,
						isItalic: false,
					}),
				),
			},
		]),
	).map(({ text }) => text);

describe("lines that go on", () => {
	test("an address that a narrow column has cut", () => {
		expect(
			column(
				"ada.quill-marchbanks@weaving.exam",
				"ple",
				"+44 113 496 0133 (mobile, work)",
			),
		).toContain("ada.quill-marchbanks@weaving.example");
		expect(column("a.quill-", "marchbanks@weaving.example")).toEqual([
			"a.quill-marchbanks@weaving.example",
		]);
	});

	test("a double name keeps its hyphen, and a compound its other half", () => {
		expect(
			column(
				"She wrote about looms at the Max-",
				"Planck Institute and about Färb-",
				"erei in Gesundheits- und in Kranken-",
				"und Altenheimen of the whole region.",
			),
		).toEqual([
			"She wrote about looms at the Max-Planck Institute and about Färberei in Gesundheits- und in Kranken- und Altenheimen of the whole region.",
		]);
	});
});

test("a legal form ends the name of the employer on the line above", () => {
	expect(column("Bookkeeper – Calder Valley Weaving", "GmbH, Ashby")).toEqual([
		"Bookkeeper – Calder Valley Weaving GmbH, Ashby",
	]);
});

test("what was done goes on right below its bullet, and an employer does not", () => {
	const done = "• Wove blankets for the hospitals";
	expect(column(done, "Blankenheim and Rye", "• Dyed")).toEqual([
		"Wove blankets for the hospitals Blankenheim and Rye",
		"Dyed",
	]);
	expect(column(done, "Blankenheim Weaving Ltd", "• Dyed")).toHaveLength(3);
});

test("what is written with a hyphen keeps it where its line ends", () => {
	expect(
		column(
			"She wrote the rules for the cloud-",
			"native looms, and led the market-",
			"ing of the looms and of evidence-",
			"based dyes in the whole region.",
		),
	).toEqual([
		"She wrote the rules for the cloud-native looms, and led the marketing of the looms and of evidence-based dyes in the whole region.",
	]);
});

describe("lines that begin anew", () => {
	test("lists that each have a name", () => {
		expect(
			column(
				"Weaving: Plain, Twill, Satin, Tapestry, Double",
				"Dyeing: Madder, Woad, Weld",
			),
		).toHaveLength(2);
	});

	test("what tells about an entry, after a head that ends in its dates", () => {
		expect(
			column(
				"Weaver, Aire Mill, Leeds (June 2017 – March 2021)",
				"Wove blankets and cloth for the whole valley.",
			),
		).toHaveLength(2);
	});

	test("an entry that begins with its time, below a bullet whose line is full", () => {
		expect(
			column(
				"• Wove blankets for the hospitals of the valley",
				"03/2014–09/2018 Weaver",
			),
		).toHaveLength(2);
	});

	test("a sentence below a title and an employer in capitals", () => {
		expect(
			column(
				"Weaver | Aire Valley Regional Weaving Center",
				"Wove blankets and cloth for the valley.",
			),
		).toHaveLength(2);
	});

	test("a website below a mail address, however narrow the column is", () => {
		expect(
			column("ada.quill@weaving.example", "linkedin.com/in/ada-quill", "Leeds"),
		).toHaveLength(3);
	});

	test("a school below a degree, unless one begins above", () => {
		expect(
			column("Certificate of Weaving in the Valley", "College of Aire"),
		).toHaveLength(2);
		expect(
			column(
				"Master of Science in Dyeing and Weaving, Technical",
				"University of Aire",
			),
		).toHaveLength(1);
	});

	test("a website below a town", () => {
		expect(column("Leeds, United Kingdom", "quill.example")).toHaveLength(2);
	});
});
