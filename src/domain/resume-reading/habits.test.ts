import { describe, expect, test } from "vitest";
import { plainTextLines } from "./lines/text-lines.ts";
import { readResume } from "./read-resume.ts";

const read = (text: string) => readResume(plainTextLines(text)).profile;
const jobs = (text: string) =>
	read(
		`Ada Quill\nada@example.org\n\nEXPERIENCE\n\n${text}\n\nEDUCATION\n\nAshby College, 2001 - 2004`,
	).work_experience;
const named = (text: string) =>
	jobs(text).map(({ job_title, company_name }) => [job_title, company_name]);

const TWO = [
	["Weaver", "Aire Mill Ltd"],
	["Bookbinder", "Nell & Sons"],
];

describe("what parts a title from an employer, a town and the dates", () => {
	test.each([
		[
			"slashes",
			(t: string, c: string, d: string) => `${t} / ${c} / Leeds / ${d}`,
		],
		[
			"semicolons",
			(t: string, c: string, d: string) => `${t}; ${c}; Leeds; ${d}`,
		],
		[
			"a colon",
			(t: string, c: string, d: string) => `${c}, Leeds: ${t} (${d})`,
		],
		[
			"a town above",
			(t: string, c: string, d: string) => `${d}, Leeds\n${c}, ${t}`,
		],
	])("may be %s", (_, head) => {
		const [first, second] = TWO.map(([title = "", company = ""], at) =>
			head(title, company, at === 0 ? "since 03/19" : "05/2014 - 02/2019"),
		);
		expect(named(`${first}\n- Wove cloth\n\n${second}\n- Sewed books`)).toEqual(
			TWO,
		);
	});

	test("a small word before a name may stand between, in Spanish", () => {
		expect(
			named(
				"Cocinero de partida en Restaurante Zubia, Bilbao\n2023 - actualidad\n- Carta de mercado\n\nCamarera en Hotel Mirador, Lugo\n06/2019 - 12/2022\n- Turnos de cena",
			),
		).toEqual([
			["Cocinero de partida", "Restaurante Zubia"],
			["Camarera", "Hotel Mirador"],
		]);
	});

	test("entries may be counted", () => {
		const read = jobs(
			"1. Weaver, Aire Mill Ltd, Leeds (2019 - present)\n- Wove cloth\n\n2. Bookbinder, Nell & Sons, York (2014 - 2019)\n- Sewed books\n- Cut boards",
		);
		expect(read.map(({ achievements }) => achievements.length)).toEqual([1, 2]);
		expect(read.map(({ company_name }) => company_name)).toEqual([
			"Aire Mill Ltd",
			"Nell & Sons",
		]);
	});

	test("every entry may end with its span", () => {
		const read = jobs(
			"Weaver\nAire Mill Ltd, Leeds\n- Wove cloth\nMarch 2019 - present\n\nBookbinder\nNell & Sons, York\n- Sewed books\nMay 2014 - February 2019",
		);
		expect(read.map(({ start_date }) => start_date)).toEqual([
			"2019-03",
			"2014-05",
		]);
	});

	test("what a form asks besides is no part of an entry", () => {
		expect(
			named(
				"Aire Mill Ltd\n12 Canal Road\n2019 - present\nSalary: 31,000\nHours per week: 40\nWeaver\n- Wove cloth\n\nNell & Sons\n3 Vellum Row\n2014 - 2019\nSalary: 24,000\nHours per week: 38\nBookbinder\n- Sewed books",
			),
		).toEqual(TWO);
	});
});

describe("dates", () => {
	test("two ends that stand on two lines are one span", () => {
		expect(
			jobs(
				"March 2019\npresent\nWeaver\nAire Mill Ltd\n- Wove cloth\n\nMay 2014\nFebruary 2019\nBookbinder\nNell & Sons\n- Sewed books",
			).map(({ start_date, end_date, is_current }) => [
				start_date,
				end_date,
				is_current,
			]),
		).toEqual([
			["2019-03", null, true],
			["2014-05", "2019-02", false],
		]);
	});
});

describe("signs as people type them", () => {
	test.each(["o", ">", "+"])("“%s” before every item is a bullet", (sign) => {
		const [job] = jobs(
			`Weaver, Aire Mill Ltd, 2019 - present\n${sign} Wove cloth\n${sign} Dyed yarn\n${sign} Mended looms`,
		);
		expect(job?.achievements).toEqual([
			"Wove cloth",
			"Dyed yarn",
			"Mended looms",
		]);
	});

	test("a mail that is quoted is read without its signs", () => {
		const text =
			"Ada Quill\nada@example.org\n\nEXPERIENCE\nWeaver, Aire Mill Ltd, 2019 - present\n- Wove cloth";
		expect(read(text.replace(/^/gm, "> ")).work_experience).toEqual(
			read(text).work_experience,
		);
	});

	test("one dash on each side makes a heading", () => {
		const { skills } = read(
			"Ada Quill\nada@example.org\n\n— Experience —\nWeaver, Aire Mill Ltd, 2019 - present\n- Wove cloth\n\n— Skills —\nweaving\ndyeing",
		);
		expect(skills.map(({ skill_name }) => skill_name)).toEqual([
			"weaving",
			"dyeing",
		]);
	});

	test("a name in capitals within a list opens no section", () => {
		const { skills } = read(
			"Ada Quill\nada@example.org\n\nEXPERIENCE\nWeaver, Aire Mill Ltd, 2019 - present\n- Wove cloth\n\nSKILLS\nweaving\nHACCP\ndyeing\n\nLANGUAGES\nEnglish",
		);
		expect(skills.map(({ skill_name }) => skill_name)).toEqual([
			"weaving",
			"HACCP",
			"dyeing",
		]);
	});

	test("a skill keeps its name before its level", () => {
		const { skills } = read(
			"Ada Quill\nada@example.org\n\nSKILLS\nweaving: 4/5\ndyeing: 3/5",
		);
		expect(skills.map(({ skill_name }) => skill_name)).toEqual([
			"weaving",
			"dyeing",
		]);
	});
});

describe("a school in brackets", () => {
	test("stands behind its degree", () => {
		const { education } = read(
			"Ada Quill\nada@example.org\n\nEDUCATION\n2001 - 2004\tDiploma in Textiles (Ashby College)\n1996 - 2001\tLeaving Certificate (Nidd School)",
		);
		expect(education.map(({ institution_name }) => institution_name)).toEqual([
			"Ashby College",
			"Nidd School",
		]);
	});
});

describe("trades of eleven languages", () => {
	test.each([
		["Stonemason", "Kalle Ostwind"],
		["Augenoptikerin", "Brandt Nord"],
		["Fleuriste", "Belle Rive"],
		["Catadora", "Rioja Alta"],
		["Restauratore di affreschi", "Arte Viva"],
		["Ordenhadora", "Monte Brasil"],
		["Zeilmaakster", "De Fok"],
		["Vävare", "Mattmar"],
		["Bådebygger", "Nordhavn"],
		["Tindevegleder", "Vestre"],
		["茶艺师", "苍山"],
	])("%s is a title, wherever it stands", (title, company) => {
		expect(named(`${company}\n${title}\n2019 - 2021\n- Was there`)).toEqual([
			[title, company],
		]);
	});
});

describe("where an entry has its employer and its dates", () => {
	const heads = (text: string) =>
		jobs(text).map((job) => [
			job.job_title,
			job.company_name,
			job.location,
			job.start_date,
			job.end_date,
		]);

	test.each([
		[
			"behind the title and a small word",
			"Butikksjef i Kiwi, Hamar\n2018 - 2021\n- Ledet ti ansatte\n\nRøkter i Kvitholmen Havbruk AS, Smøla\n2013 - 2018\n- Daglig fôring",
			[
				["Butikksjef", "Kiwi", "Hamar", "2018", "2021"],
				["Røkter", "Kvitholmen Havbruk AS", "Smøla", "2013", "2018"],
			],
		],
		[
			"after a field that only sounds like an employer",
			"Assistant in Hotel Management, Grand Riverside, Leeds\n2019 - 2021\n- Greeted guests\n\nWaiter in The Crown Ltd, York\n2016 - 2019\n- Served",
			[
				[
					"Assistant in Hotel Management",
					"Grand Riverside",
					"Leeds",
					"2019",
					"2021",
				],
				["Waiter", "The Crown Ltd", "York", "2016", "2019"],
			],
		],
		[
			"with the ends of its span in the first cells of two lines",
			"Sep 2019 -\tNurse\nAug 2021\tAire Hospital, Leeds\n\t\t* Cared\n\nMar 2017 -\tCarer\nAug 2019\tOakside Care Home, York\n\t\t* Washed",
			[
				["Nurse", "Aire Hospital", "Leeds", "2019-09", "2021-08"],
				["Carer", "Oakside Care Home", "York", "2017-03", "2019-08"],
			],
		],
		[
			"with its span and a word at its end",
			"Butikschef\nRugmarken Bageri (Viborg)\n> Leder otte medarbejdere\nAnsat maj 2019 - juli 2021\n\nEkspedient\nKornblomsten (Skive)\n> Kasse og kundeservice\nAnsat aug. 2015 - apr. 2019",
			[
				["Butikschef", "Rugmarken Bageri", "Viborg", "2019-05", "2021-07"],
				["Ekspedient", "Kornblomsten", "Skive", "2015-08", "2019-04"],
			],
		],
	])("may be %s", (_, text, expected) => {
		expect(heads(text)).toEqual(expected);
	});

	test("may be below its dates, with no text of its own", () => {
		const { education } = read(
			"Ada Quill\nada@example.org\n\nEDUCATION\n\n2009 - 2014\nMaster in Conservation\nAcademy of Aire\n\n2004 - 2009\nSchool certificate\nAshby College",
		);
		expect(
			education.map(({ institution_name, start_date }) => [
				institution_name,
				start_date,
			]),
		).toEqual([
			["Academy of Aire", "2009"],
			["Ashby College", "2004"],
		]);
	});
});

test("a town alone between an employer and the dates is where it was", () => {
	expect(
		jobs(`Senior Engineer
Aire Mill Ltd
Hereford
2015 - 2019
- Wove cloth

Engineer
Nell & Sons Ltd
Ashby
2011 - 2015
- Sewed books`).map(({ location }) => location),
	).toEqual(["Hereford", "Ashby"]);
});

test("an arrow before a title or a degree with its dates is no bullet", () => {
	const profile = read(`Ada Quill
ada@example.org

EXPERIENCE

Aire Mill Ltd
→ Weaver 2015 - 2019
    • Wove cloth
    • Ran two looms

Nell & Sons Ltd
→ Bookbinder 2011 - 2015
    • Sewed books

EDUCATION

University of Leeds
→ BSc Textiles 2008 - 2011

Ashby College
→ A-levels 2006 - 2008`);
	expect(profile.education.map(({ degree_type }) => degree_type)).toEqual([
		"BSc",
		"A-levels",
	]);
	expect(profile.work_experience.map(({ job_title }) => job_title)).toEqual([
		"Weaver",
		"Bookbinder",
	]);
});

test("a full stop behind a whole word parts a degree from its school", () => {
	const { education } = read(`Ada Quill
ada@example.org

EDUCATION

Diploma in Dyeing. Ashby Vella, 2013-2015
Bachelor of Textiles. Thornby North, 2010-2013`);
	expect(education.map(({ institution_name }) => institution_name)).toEqual([
		"Ashby Vella",
		"Thornby North",
	]);
});

test("what stands before “en” and a placed employer is what somebody was there", () => {
	expect(
		named(`Segundo de cocina en Hotel Miramar do Orzán, A Coruña
junio 2019 a diciembre 2022
- Coordiné los banquetes`),
	).toEqual([["Segundo de cocina", "Hotel Miramar do Orzán"]]);
});

test("a double name cut behind its hyphen is one", () => {
	const lines = plainTextLines(
		"ADA MILLER- QUILL\nada@example.org\n\nSUMMARY\n\nWeaves by hand.",
	);
	expect(readResume(lines).profile.personal).toMatchObject({
		first_name: "Ada",
		last_name: "Miller-Quill",
	});
});
