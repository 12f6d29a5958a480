import { describe, expect, test } from "vitest";
import {
	type PageMark,
	type SourcePage,
	type TextPiece,
	textOfRuns,
} from "../lines/source-line.ts";
import { plainTextLines } from "../lines/text-lines.ts";
import { withWholeSpans } from "../lines/whole-spans.ts";
import { linesOfPages } from "./page-lines.ts";

const letter = { width: 0, size: 10, isBold: false, isItalic: false };

function piece(x: number, y: number, text: string): TextPiece {
	return { ...letter, x, y, text, width: text.length * 5 };
}

const page = (...pieces: TextPiece[]): SourcePage => ({
	width: 600,
	height: 800,
	pieces,
	links: [],
	marks: [],
});
const read = (...pages: SourcePage[]) =>
	linesOfPages(pages).map(({ runs, asides, isBullet }) =>
		[
			isBullet ? "•" : "",
			textOfRuns(runs),
			...asides.map((aside) => `[${aside}]`),
		]
			.filter(Boolean)
			.join(" "),
	);

/** Lines under each other, each `step` below the one before. */
function column(x: number, texts: string[], step: number): TextPiece[] {
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

	test("whole entries side by side are read one after the other", () => {
		const card = (...texts: string[]) => texts;
		const [left, right] = [
			card(
				"Weaver",
				"Mill of Aire, Leeds",
				"2019 – 2023",
				"Wove 40 rugs",
				"Dyed wool",
			),
			card(
				"Dyer",
				"Loom House, York",
				"2015 – 2018",
				"Mixed the colors of a season",
			),
		];
		expect(
			read(
				page(
					piece(40, 80, "EXPERIENCE"),
					...column(40, left, 14),
					...column(320, right, 14),
				),
			),
		).toEqual(["EXPERIENCE", ...left, ...right]);
	});

	test("bands of columns are read band by band, and entries side by side in the column they stand in", () => {
		const about = [
			"ABOUT",
			"Weaver of wide",
			"and narrow cloth",
			"for forty mills",
		];
		const job = (years: string, title: string) => [
			years,
			title,
			"Mill of Aire",
			"Wove forty rugs",
			"Dyed the wool",
		];
		const [first, second, third] = [
			job("02.20 → now", "Master Weaver"),
			job("07.16 → 01.20", "Weaver"),
			job("03.13 → 05.16", "Dyer"),
		];
		const foot = [
			["EDUCATION", "School of Looms", "2010 – 2013"],
			["SKILLS", "Weaving", "Dyeing"],
			["LANGUAGES", "English", "Welsh"],
		];
		const at = (x: number, y: number, texts: string[]) =>
			texts.map((text, row) => piece(x, y + row * 14, text));
		expect(
			read(
				page(
					piece(40, 60, "Ada Quill of the mill at Aire in the town of Leeds"),
					...at(40, 100, about),
					piece(180, 100, "EXPERIENCE"),
					...at(180, 120, first),
					...at(320, 120, second),
					...at(460, 120, third),
					...foot.flatMap((texts, column) => at(40 + column * 160, 300, texts)),
				),
			).slice(1),
		).toEqual([
			...about,
			"EXPERIENCE",
			...first,
			...second,
			...third,
			...foot.flat(),
		]);
	});

	test("a name and a month in small letters above a later page are no line of it", () => {
		const small = (x: number, y: number, text: string) => ({
			...piece(x, y, text),
			size: 8,
		});
		const rows = (from: number, count: number) =>
			Array.from({ length: count }, (_, at) =>
				piece(50, 100 + at * 16, `Wove the cloth of the year ${from + at}`),
			);
		expect(
			read(
				page({ ...piece(50, 60, "Ada Quill"), size: 22 }, ...rows(1980, 4)),
				page(
					small(50, 70, "A. Quill"),
					small(420, 70, "November 2026"),
					...rows(1984, 4),
				),
			),
		).toEqual([
			"Ada Quill",
			...Array.from(
				{ length: 8 },
				(_, at) => `Wove the cloth of the year ${1980 + at}`,
			),
		]);
	});

	test("two short lists under headings on one line are columns", () => {
		expect(
			read(
				page(
					piece(
						40,
						40,
						"A weaver who writes down what every loom of the mill has made.",
					),
					...column(
						40,
						["SKILLS", "Weaving", "Dyeing", "Mending", "Carding"],
						14,
					),
					...column(320, ["LANGUAGES", "Welsh", "English"], 14),
				),
			).slice(1),
		).toEqual([
			...["SKILLS", "Weaving", "Dyeing", "Mending", "Carding"],
			...["LANGUAGES", "Welsh", "English"],
		]);
	});

	test("a margin of dates stays beside its entries, with the word between the dates on a line of its own", () => {
		const entry = (
			y: number,
			[from, to]: [string, string],
			...texts: string[]
		) => [
			piece(40, y, from),
			piece(55, y + 12, "to"),
			piece(40, y + 24, to),
			...texts.map((text, at) => piece(140, y + at * 14, text)),
		];
		expect(
			read(
				page(
					piece(40, 60, "EMPLOYMENT"),
					...entry(
						100,
						["May 2019", "June 2023"],
						"Mill of Aire",
						"Weaver",
						"Wove 40 rugs",
					),
					...entry(
						180,
						["May 2015", "June 2018"],
						"Loom House",
						"Dyer",
						"Mixed the colors",
					),
				),
			),
		).toEqual([
			"EMPLOYMENT",
			"Mill of Aire [May 2019 to June 2023]",
			...["Weaver", "Wove 40 rugs"],
			"Loom House [May 2015 to June 2018]",
			...["Dyer", "Mixed the colors"],
		]);
	});

	test("a footer with a page's number and other words is left out", () => {
		const numbered = (number: number) =>
			page(
				piece(50, 100, `Line ${number} of the resume`),
				piece(200, 780, `Ada Quill · Curriculum Vitae · Page ${number} of 2`),
			);
		expect(read(numbered(1), numbered(2))).toEqual([
			"Line 1 of the resume",
			"Line 2 of the resume",
		]);
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

	test("a name in the margin of later pages is no line of theirs", () => {
		const first = page(piece(50, 60, "Ada Quill"), piece(50, 300, "Weaver"));
		const second = page(
			piece(50, 24, "Ada Quill"),
			piece(540, 24, "2/2"),
			piece(50, 60, "Spinner"),
		);
		expect(read(first, second)).toEqual(["Ada Quill", "Weaver", "Spinner"]);
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

	test("ligatures whose names a font has lost are letters again", () => {
		expect(
			read(page(piece(50, 100, "Certi\x0ced o\x0ece work, \x1cnance sta\x1b"))),
		).toEqual(["Certified office work, finance staff"]);
	});

	test("blocks that take turns left and right of a line in the middle are read from the top", () => {
		const block = (x: number, y: number, title: string) => [
			piece(x, y, "03/2018 – 05/2020"),
			piece(x, y + 13, title),
			piece(x, y + 26, "Ash Works Ltd, Salem"),
			piece(x, y + 39, "Told the looms apart"),
			piece(x, y + 52, "Kept the dyes in order"),
		];
		expect(
			read(
				page(
					...block(50, 100, "Weaver"),
					...block(330, 180, "Dyer"),
					...block(50, 260, "Spinner"),
				),
			).filter((line) => /^(?:Weaver|Dyer|Spinner)/.test(line)),
		).toEqual(["Weaver", "Dyer", "Spinner"]);
	});

	test("how somebody is reached is read from the foot, where a page's number stands beside it", () => {
		const foot = "Ada Quill · ada@example.org · 1/2";
		const lines = read(
			page(
				piece(50, 60, "Ada Quill"),
				piece(50, 90, "Weaver"),
				piece(50, 780, foot),
			),
			page(piece(50, 60, "Spinner"), piece(50, 780, foot.replace("1/", "2/"))),
		);
		expect(lines).toEqual([
			"Ada Quill",
			"Ada Quill · ada@example.org",
			"Weaver",
			"Spinner",
		]);
	});

	test("a table's cells are put together under the names of its columns", () => {
		const bold = (x: number, y: number, text: string) => ({
			...piece(x, y, text),
			isBold: true,
		});
		expect(
			read(
				page(
					bold(50, 100, "When"),
					bold(150, 100, "Where"),
					bold(300, 100, "As what"),
					piece(50, 120, "03/2018 -"),
					piece(150, 120, "Ash Works and"),
					piece(300, 120, "Weaver"),
					piece(50, 133, "today"),
					piece(150, 133, "Sons, Salem"),
					piece(50, 160, "2015 - 2018"),
					piece(150, 160, "Ivy Mills"),
					piece(300, 160, "Dyer"),
				),
			),
		).toEqual([
			"Ash Works and Sons, Salem\tWeaver [03/2018 - today]",
			"Ivy Mills\tDyer [2015 - 2018]",
		]);
	});

	test("short columns end at the next heading, whose entries have their dates on the right", () => {
		expect(
			read(
				page(
					piece(50, 100, "SKILLS"),
					piece(320, 100, "LANGUAGES"),
					piece(50, 113, "Weaving"),
					piece(320, 113, "English: native"),
					piece(50, 126, "Dyeing"),
					piece(320, 126, "German: B2"),
					piece(50, 139, "Looms"),
					piece(50, 152, "Accounts"),
					piece(50, 180, "EXPERIENCE"),
					piece(50, 195, "Weaver, Ash Works"),
					piece(480, 195, "2018 - 2021"),
					piece(50, 208, "Kept the dyes in order"),
				),
			),
		).toEqual([
			"SKILLS",
			"Weaving",
			"Dyeing",
			"Looms",
			"Accounts",
			"LANGUAGES",
			"English: native",
			"German: B2",
			"EXPERIENCE",
			"Weaver, Ash Works [2018 - 2021]",
			"Kept the dyes in order",
		]);
	});

	test("numbers in a row are bullets, and places somebody won are none", () => {
		expect(
			read(
				page(
					piece(50, 100, "Weaver, Ash Works"),
					piece(53, 113, "1. Told the looms apart"),
					piece(53, 126, "2. Kept the dyes in order"),
					piece(50, 160, "1. Platz, Webwettbewerb"),
					piece(50, 173, "2. Platz, Webwettbewerb"),
				),
			),
		).toEqual([
			"Weaver, Ash Works",
			"• Told the looms apart",
			"• Kept the dyes in order",
			"1. Platz, Webwettbewerb",
			"2. Platz, Webwettbewerb",
		]);
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

	test("a margin of dates nearer than a gutter is wide stands beside its lines", () => {
		const rows = ["2019 – 2021", "2016 – 2019", "2013 – 2016"].flatMap(
			(dates, at) => [
				piece(40, 100 + at * 40, dates),
				piece(102, 100 + at * 40, `Weaver ${at}`),
			],
		);
		expect(read(page(...rows))).toEqual([
			"Weaver 0 [2019 – 2021]",
			"Weaver 1 [2016 – 2019]",
			"Weaver 2 [2013 – 2016]",
		]);
	});

	test("a date that its narrow column breaks is put together", () => {
		expect(
			read(
				page(
					piece(40, 100, "octubre de"),
					piece(160, 100, "Tejedora"),
					piece(40, 113, "2012 – junio de"),
					piece(160, 113, "Telares del Ebro"),
					piece(40, 126, "2017"),
					piece(160, 126, "Tejía a mano"),
				),
			),
		).toEqual([
			"Tejedora [octubre de 2012 – junio de 2017]",
			"Telares del Ebro",
			"Tejía a mano",
		]);
	});

	test("beside a date a long name goes on below itself", () => {
		expect(
			read(
				page(
					piece(40, 100, "Aire Valley Regional"),
					piece(160, 100, "2019 – 2021"),
					piece(40, 113, "Weaving Center"),
				),
			),
		).toEqual(["Aire Valley Regional Weaving Center [2019 – 2021]"]);
	});

	test("an entry with its employer and dates in a cell of their own is read cell by cell", () => {
		const entry = (y: number, mill: string) => [
			piece(40, y, mill),
			piece(40, y + 13, "Leeds, UK"),
			piece(40, y + 26, "2015 – 2019"),
			piece(160, y, "Weaver and dyer"),
			piece(160, y + 13, "Wove blankets for the valley"),
			piece(160, y + 26, "Dyed wool with woad"),
		];
		expect(
			read(
				page(
					piece(40, 70, "EXPERIENCE"),
					...entry(100, "Aire Mill"),
					...entry(160, "Calder Works"),
				),
			),
		).toEqual([
			"EXPERIENCE",
			...["Aire Mill", "Calder Works"].flatMap((mill) => [
				mill,
				"Leeds, UK",
				"2015 – 2019",
				"Weaver and dyer",
				"Wove blankets for the valley",
				"Dyed wool with woad",
			]),
		]);
	});

	test("a heading beside its text is one over two rows", () => {
		expect(
			read(
				page(
					piece(40, 100, "Work"),
					piece(160, 100, "Aire Mill"),
					piece(40, 113, "Experience"),
					piece(160, 113, "Weaver"),
				),
			),
		).toEqual(["Work Experience", "Aire Mill", "Weaver"]);
	});

	test("a year at a page's edge is no page number", () => {
		const first = page(piece(40, 400, "Weaver"), piece(300, 780, "1"));
		const second = page(piece(40, 20, "2004"), piece(40, 400, "Dyer"));
		expect(read(first, second)).toEqual(["Weaver", "2004", "Dyer"]);
	});

	test("dots and stars that rate a skill are no text", () => {
		expect(
			read(page(piece(40, 100, "Weaving"), piece(160, 100, "●●●●○"))),
		).toEqual(["Weaving"]);
	});
});

describe("bullets that a browser draws", () => {
	const dot = (x: number, y: number, width = 3): PageMark => ({
		x,
		y,
		width,
		height: width,
	});
	const drawn = (marks: PageMark[], ...pieces: TextPiece[]) =>
		read({ ...page(...pieces), marks });

	test("a dot before a line makes it one of a list", () => {
		expect(
			drawn(
				[dot(44, 95), dot(44, 108)],
				piece(54, 100, "Wove cloth"),
				piece(54, 113, "Dyed wool"),
			),
		).toEqual(["• Wove cloth", "• Dyed wool"]);
	});

	test("a pair around a heading, and dots that rate, are none", () => {
		expect(
			drawn(
				[dot(45, 95), dot(90, 95), dot(150, 108), dot(156, 108)],
				piece(54, 100, "SKILLS"),
				piece(54, 113, "Weaving"),
			),
		).toEqual(["SKILLS", "Weaving"]);
	});

	test("marks along a timeline stand before titles and are none", () => {
		const title = (y: number, text: string) => [
			{ ...piece(54, y, text), isBold: true },
			piece(300, y, "2019 – 2021"),
		];
		expect(
			drawn(
				[dot(40, 95), dot(40, 135), dot(10, 300, 8)],
				...title(100, "Weaver"),
				...title(140, "Dyer"),
				piece(24, 305, "Spinner"),
			),
		).toEqual(["Weaver [2019 – 2021]", "Dyer [2019 – 2021]", "Spinner"]);
	});
});

describe("headings in the person's own words", () => {
	const colored = (x: number, y: number, text: string) => ({
		...piece(x, y, text),
		color: "#00aa66",
	});
	const headingsOf = (...pieces: TextPiece[]) =>
		linesOfPages([page(...pieces)])
			.filter(({ isHeading }) => isHeading)
			.map(({ runs }) => textOfRuns(runs));

	test("have the color of the known ones", () => {
		expect(
			headingsOf(
				piece(50, 60, "Ada Quill"),
				colored(50, 100, "Where my days went"),
				piece(50, 118, "Weaver, Aire Mill"),
				piece(400, 118, "2015 – 2019"),
				piece(50, 132, "Dyer, Calder Mill"),
				piece(400, 132, "2012 – 2015"),
				colored(50, 160, "Education"),
				piece(50, 178, "BSc Textile Design, University of Leeds"),
				colored(50, 200, "Languages"),
				piece(50, 218, "English, Welsh"),
			),
		).toEqual(["Where my days went", "Education", "Languages"]);
	});

	test("stand where the known ones do, and names of entries in their look do not", () => {
		const bold = (x: number, y: number, text: string) => ({
			...piece(x, y, text),
			isBold: true,
		});
		expect(
			headingsOf(
				piece(50, 60, "Ada Quill"),
				bold(50, 100, "Work"),
				piece(50, 120, "2015 – 2019"),
				bold(160, 120, "Aire Mill"),
				piece(50, 140, "2012 – 2015"),
				bold(160, 140, "Calder Mill"),
				bold(50, 170, "Education"),
				piece(50, 190, "2009 – 2012"),
				bold(160, 190, "University of Leeds"),
				bold(50, 220, "With my hands"),
				piece(50, 240, "Weaving, dyeing"),
			),
		).toEqual(["Work", "Education", "With my hands"]);
	});
});

describe("margins", () => {
	test("the two ends of a span beside the first two lines of each entry are one", () => {
		expect(
			read(
				page(
					piece(50, 100, "05/2019"),
					piece(120, 100, "Aire Mill"),
					piece(50, 112, "today"),
					piece(120, 112, "Weaver"),
					piece(120, 124, "Wove the cloth of a whole town"),
					piece(50, 150, "02/2015"),
					piece(120, 150, "Calder Mill"),
					piece(50, 162, "04/2019"),
					piece(120, 162, "Dyer"),
				),
			),
		).toEqual([
			"Aire Mill [05/2019 – today]",
			"Weaver",
			"Wove the cloth of a whole town",
			"Calder Mill [02/2015 – 04/2019]",
			"Dyer",
		]);
	});

	test("also where a title stands behind the employer on the first of them", () => {
		const beside = plainTextLines(
			"**Aire Mill**   Weaver\nLeeds\n**Calder Mill**   Dyer\nYork",
		).map((line, at) => ({
			...line,
			asides:
				[["05/2019"], ["today"], ["02/2015"], ["York", "04/2019"]][at] ?? [],
		}));
		expect(withWholeSpans(beside).map(({ asides }) => asides)).toEqual([
			["05/2019 – today"],
			[],
			["02/2015 – 04/2019"],
			["York"],
		]);
	});

	test("what somebody is reached by stands beside its name", () => {
		expect(
			read(
				page(
					piece(50, 100, "Home"),
					piece(180, 100, "Mill Lane"),
					piece(50, 114, "Phone"),
					piece(180, 114, "+44 113 496 0133"),
					piece(50, 128, "Mail"),
					piece(180, 128, "ada@example.org"),
				),
			),
		).toEqual([
			"Home\tMill Lane",
			"Phone\t+44 113 496 0133",
			"Mail\tada@example.org",
		]);
	});
});

describe("words of headings that open nothing", () => {
	test("the rest of a bold line that a sidebar has broken", () => {
		const bold = (x: number, y: number, text: string) => ({
			...piece(x, y, text),
			isBold: true,
		});
		const right = [
			"EXPERIENCE",
			"Weaver at the mill of Aire",
			"Wove the cloth of a whole town",
			"Dyed wool for the looms of Leeds",
			"Trained two weavers",
		];
		const left = ["LANGUAGES", "English", "Welsh", "EDUCATION"];
		const rest = [
			bold(40, 190, "Master of Computer"),
			bold(40, 202, "Skills"),
			piece(40, 214, "University of Leeds"),
		];
		expect(
			read(page(...column(40, left, 24), ...rest, ...column(220, right, 23))),
		).toEqual([
			...left,
			"Master of Computer",
			"Skills",
			"University of Leeds",
			...right,
		]);
	});

	test("a picture behind a heading is no part of it", () => {
		expect(
			read(
				page(piece(40, 100, "About me ☺"), piece(40, 130, "Weaves by hand")),
			),
		).toEqual(["About me", "Weaves by hand"]);
	});
});

test("headings in a margin on the right stand before what they open", () => {
	const rows: [text: string, heading?: string][] = [
		["Ada Quill"],
		["ada@example.org and Mill Lane", "Contact"],
		["Weaver at the mill of Aire", "Experience"],
		["Wove the cloth of a whole town"],
		["Dyed wool for the looms of Leeds"],
		["BSc Textile Design, University of Leeds", "Education"],
		["Weaving, dyeing, spinning", "Skills"],
	];
	expect(
		read(
			page(
				...rows.flatMap(([text, heading], at) => [
					piece(50, 100 + at * 16, text),
					...(heading ? [piece(480, 100 + at * 16, heading)] : []),
				]),
			),
		),
	).toEqual(rows.flatMap(([text, heading]) => [heading, text]).filter(Boolean));
});

describe("entries in cells beside each other", () => {
	test("are read entry by entry where rows stand hardly apart", () => {
		const cells = [
			["Weaver", "• Wove cloth for twelve shops"],
			["Aire Mill Ltd", "• Ran two looms"],
			["2015 – 2019", ""],
			["Dyer", "• Mixed every red there is"],
			["Nell & Sons", "• Taught three apprentices"],
			["2012 – 2015", ""],
		];
		const steps = [0, 12, 12, 16, 12, 12];
		let y = 130;
		const rows = cells.flatMap(([left = "", right = ""], at) => {
			y += steps[at] ?? 0;
			return [
				piece(40, y, left),
				...(right ? [piece(220, y + 1.5, right)] : []),
			];
		});
		expect(read(page(piece(40, 105, "EXPERIENCE"), ...rows))).toEqual([
			"EXPERIENCE",
			"Weaver",
			"Aire Mill Ltd",
			"2015 – 2019",
			"• Wove cloth for twelve shops",
			"• Ran two looms",
			"Dyer",
			"Nell & Sons",
			"2012 – 2015",
			"• Mixed every red there is",
			"• Taught three apprentices",
		]);
	});

	test("may have their dates in a third cell left of them", () => {
		expect(
			read(
				page(
					piece(40, 105, "EXPERIENCE"),
					piece(40, 130, "2015 – 2019"),
					piece(150, 130, "Weaver"),
					piece(300, 130, "• Wove cloth for twelve"),
					piece(150, 143, "Aire Mill Ltd"),
					piece(310, 143, "shops"),
					piece(300, 156, "• Ran two looms"),
					piece(40, 169, "2012 – 2015"),
					piece(150, 169, "Dyer"),
					piece(300, 169, "• Mixed every red"),
					piece(150, 182, "Nell & Sons"),
				),
			),
		).toEqual([
			"EXPERIENCE",
			"Weaver [2015 – 2019]",
			"Aire Mill Ltd",
			"• Wove cloth for twelve",
			"shops",
			"• Ran two looms",
			"Dyer [2012 – 2015]",
			"Nell & Sons",
			"• Mixed every red",
		]);
	});
});

test("dates right of entries stay with them beside a sidebar", () => {
	const entry = (y: number, title: string, span: string) => [
		piece(40, y, title),
		piece(300, y, span),
		piece(40, y + 12, "Aire Mill Ltd in the town of Leeds"),
		piece(40, y + 24, "• Wove cloth for twelve shops"),
	];
	const side = [
		"SKILLS",
		"• Weaving",
		"• Dyeing",
		"• Spinning",
		"LANGUAGES",
		"English",
		"Welsh",
	];
	expect(
		read(
			page(
				piece(40, 105, "EXPERIENCE"),
				...entry(130, "Weaver", "2015 – 2019"),
				...entry(172, "Dyer", "2012 – 2015"),
				...side.map((text, at) => piece(430, 113 + at * 14, text)),
			),
		).slice(0, 5),
	).toEqual([
		"EXPERIENCE",
		"Weaver [2015 – 2019]",
		"Aire Mill Ltd in the town of Leeds",
		"• Wove cloth for twelve shops",
		"Dyer [2012 – 2015]",
	]);
});

test("a town below dates in the margin stays with them", () => {
	const entry = (y: number, title: string, [span, town]: [string, string]) => [
		piece(40, y, title),
		piece(400, y - 1.5, span),
		piece(400, y + 9, town),
		piece(40, y + 14, "• Wove cloth for twelve shops in the valley"),
	];
	expect(
		read(
			page(
				...entry(130, "Weaver at Aire Mill", ["2015 – 2019", "Ashby"]),
				...entry(172, "Dyer at Nell & Sons", ["2012 – 2015", "Thornby"]),
			),
		),
	).toEqual([
		"Weaver at Aire Mill [2015 – 2019] [Ashby]",
		"• Wove cloth for twelve shops in the valley",
		"Dyer at Nell & Sons [2012 – 2015] [Thornby]",
		"• Wove cloth for twelve shops in the valley",
	]);
});
