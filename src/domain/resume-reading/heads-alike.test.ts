import { describe, expect, test } from "vitest";
import { plainTextLines } from "./lines/text-lines.ts";
import { readResume } from "./read-resume.ts";

const profileOf = (text: string) =>
	readResume(plainTextLines(`Ada Quill\nada@example.org\n\n${text}`)).profile;
const REST =
	"EDUCATION\n\nBSc Dyeing, Aire University, 2000\n\nSKILLS\n\nLooms, Dyes";
const jobs = (text: string) =>
	profileOf(`EXPERIENCE\n\n${text}\n\n${REST}`).work_experience.map(
		({ job_title, company_name, location }) => [
			job_title,
			company_name,
			location,
		],
	);
const job = (title: string, where: string, years: string) =>
	`${title}\n${where}\n${years}\n- Did what there was to do\n\n`;

describe("towns that nobody knows", () => {
	test("stand behind the employer where most heads have one", () => {
		expect(
			jobs(
				job("Clerk", "Quill, Mirfield", "2019 - present") +
					job("Planner", "Nell, Ashby", "2014 - 2018"),
			),
		).toEqual([
			["Clerk", "Quill", "Mirfield"],
			["Planner", "Nell", "Ashby"],
		]);
	});

	test("stand in brackets behind most employers", () => {
		expect(
			jobs(
				job("Clerk", "Quill (Mirfield)", "2019 - present") +
					job("Planner", "Nell (Ashby)", "2014 - 2018"),
			),
		).toEqual([
			["Clerk", "Quill", "Mirfield"],
			["Planner", "Nell", "Ashby"],
		]);
	});

	test("stand behind an employer in bold", () => {
		const lines = plainTextLines(
			`Ada Quill\n\nEXPERIENCE\n\n${job("Quill", "All-rounder", "2019 - present")}${job("Nell", "Sweeper", "2014 - 2018")}${REST}`,
		);
		for (const line of lines) {
			const [run] = line.runs;
			const town = { Quill: ", Mirfield", Nell: ", Ashby" }[run?.text ?? ""];
			if (run && town)
				line.runs = [
					{ ...run, isBold: true },
					{ ...run, text: town },
				];
		}
		const { work_experience } = readResume(lines).profile;
		expect(work_experience.map(({ location }) => location)).toEqual([
			"Mirfield",
			"Ashby",
		]);
	});

	test("a comma in one name alone parts nothing", () => {
		expect(
			jobs(
				job("Clerk", "Quill, Mirfield", "2019 - present") +
					job("Planner", "Nell & Sons", "2014 - 2018"),
			)[0],
		).toEqual(["Clerk", "Quill, Mirfield", null]);
	});

	test("stand behind schools, and are no field of a degree", () => {
		const { education } = profileOf(
			"EDUCATION\n\nAbitur\nCalder College, Mirfield\n1988 - 1997\n\nBSc Dyeing\nAire University, Ashby\n1997 - 2000",
		);
		expect(
			education.map(({ institution_name, field_of_study, location }) => [
				institution_name,
				field_of_study,
				location,
			]),
		).toEqual([
			["Aire University", "Dyeing", "Ashby"],
			["Calder College", null, "Mirfield"],
		]);
	});
});

test("a slash parts title and employer where each head has one", () => {
	expect(
		jobs(
			"2019 - present\nHead of Dyes / Quill, Mirfield\n- Dyed wool\n\n2014 - 2018\nAll-rounder / Nell, Ashby\n- Swept floors",
		),
	).toEqual([
		["Head of Dyes", "Quill", "Mirfield"],
		["All-rounder", "Nell", "Ashby"],
	]);
});

test("a third line that says what an employer makes is no title", () => {
	const read = jobs(
		"Production Planner\nQuill & Ash\nManufacturer, with two assistant managers\n2019 - present\n- Planned shifts\n\nPlanner\nNell\n2014 - 2018\n- Planned",
	);
	expect(read[0]?.slice(0, 2)).toEqual(["Production Planner", "Quill & Ash"]);
});

test("a pause between two jobs is at no employer", () => {
	const read = jobs(
		`${job("Clerk", "Quill", "2019 - present")}Parental leave\n2017 - 2018\n\n${job("Planner", "Nell", "2014 - 2016")}`,
	);
	expect(read.map(([title, company]) => [title, company])).toEqual([
		["Clerk", "Quill"],
		["Parental leave", ""],
		["Planner", "Nell"],
	]);
});

describe("studies", () => {
	const studies = (text: string) =>
		profileOf(`EDUCATION\n\n${text}`).education.map(
			({ institution_name, degree_type, field_of_study }) =>
				[institution_name, degree_type, field_of_study].filter(Boolean),
		);

	test("who examines a trade is not where it was learned", () => {
		expect(
			studies("Dyer (IHK) Wool\nStaatliche Berufsschule I\n2014 - 2018"),
		).toEqual([["Staatliche Berufsschule I", "Dyer (IHK) Wool"]]);
	});

	test("a school that no word tells stands between a degree and its town", () => {
		expect(
			studies("2009 - 2012 | Diplôme d’ingénieur Génie civil, Quill, Aubière"),
		).toEqual([["Quill", "Diplôme d’ingénieur Génie civil"]]);
	});
});

test("a postcode with a dash is nobody's phone", () => {
	const { personal } = profileOf(
		"Largo da Porta 12, 7000-647 Évora\n913 555 728\n\nEXPERIENCE\n\nClerk\nQuill\n2019 - present",
	);
	expect(personal.phone).toBe("913 555 728");
});

test("a rule or a flower between two sections is told of no job", () => {
	const read = profileOf(
		`EXPERIENCE\n\n${job("Clerk", "Quill", "2019 - present")}❦\n________\n\nSKILLS\n\nLooms`,
	);
	expect(read.work_experience[0]?.achievements).toEqual([
		"Did what there was to do",
	]);
});

test("lines of a centered list are nested in none", () => {
	const lines = plainTextLines(
		"Ada Quill\n\nEXPERIENCE\n\nClerk\nQuill\n2019 - present\n- Wove felt\n- Sold flax\n- Dyed",
	);
	const bullets = lines.filter(({ isBullet }) => isBullet);
	for (const [at, line] of bullets.entries()) line.x = 210 + 9 * at;
	const [first] = readResume(lines).profile.work_experience;
	expect(first?.achievements).toEqual(["Wove felt", "Sold flax", "Dyed"]);
});

test("a hard break of Markdown is no letter of a label", () => {
	const { skills } = profileOf(
		"# SKILLS\n\n**Cloth**\\\nfelt, flax\n\n**Dyes**\\\nindigo, madder",
	);
	expect(skills.map(({ category }) => category)).not.toContain("Cloth\\");
});
