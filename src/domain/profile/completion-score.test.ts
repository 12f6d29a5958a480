import { describe, expect, test } from "vitest";
import { maya, nameOnly } from "../../../test/people.ts";
import { completionScore, completionStanding } from "./completion-score.ts";
import { Profile } from "./profile.ts";

type Given = Partial<Record<keyof Profile, unknown>>;

const profile = (given: Given = {}): Profile =>
	Profile.parse({ personal: {}, ...given });
const score = (given: Given) => completionScore(profile(given)).score;
const parts = (given: Given) => completionScore(profile(given)).categories;
const personal = (fields: object) => parts({ personal: fields }).personal;
const summary = (length: number) =>
	completionScore(profile({ personal: { summary: "a".repeat(length) } }));
const job = (fields: object = {}) => ({
	job_title: "Baker",
	company_name: "Corn & Co",
	...fields,
});
const skills = (number: number, level: string | null = null) =>
	Array.from({ length: number }, (_, at) => ({
		skill_name: `Skill ${at}`,
		skill_level: at === 0 ? level : null,
	}));
const school = (fields: object = {}) => ({
	institution_name: "North School",
	...fields,
});
const language = { language_name: "Welsh" };
const project = { project_name: "Oven" };
const certification = { certification_name: "Food hygiene" };
const software = { software_name: "Excel" };
const publication = { publication_title: "On rye" };
const volunteer = { organization_name: "Shelter", role_title: "Cook" };
const long = (length: number) => "b".repeat(length);

const name = { first_name: "Ida", last_name: "Holm" };
const fullPersonal = {
	...name,
	email: "ida@example.org",
	phone: "123",
	city: "Oslo",
};

describe("the completion score", () => {
	test("SCORE-02 an empty profile has 0, in every category", () => {
		const { score: total, categories, bonus } = completionScore(profile());
		expect([total, bonus]).toEqual([0, 0]);
		expect(Object.values(categories)).toEqual([0, 0, 0, 0, 0, 0, 0]);
	});

	test("SCORE-04 SCORE-08 a whole name is worth 6, half a name nothing", () => {
		expect(completionScore(nameOnly).score).toBe(6);
		expect(personal(name)).toBe(6);
		expect(personal({ first_name: "Ida" })).toBe(0);
		expect(personal({ first_name: "Ida", last_name: "  " })).toBe(0);
	});

	test("SCORE-05 SCORE-06 SCORE-07 SCORE-08 e-mail, phone and any place fill the personal part to 20", () => {
		expect(personal({ email: "ida@example.org" })).toBe(5);
		expect(personal({ phone: "123" })).toBe(5);
		expect(personal({ city: "Oslo" })).toBe(4);
		expect(personal({ state: "Oregon" })).toBe(4);
		expect(personal({ country: "Norway" })).toBe(4);
		expect(personal(fullPersonal)).toBe(20);
	});

	test.each([
		["SCORE-09", 49, 0],
		["SCORE-09", 50, 6],
		["SCORE-09", 99, 6],
		["SCORE-10", 100, 10.5],
		["SCORE-10", 199, 10.5],
		["SCORE-11", 200, 15],
	])("%s a summary of %i characters gives %d", (_, length, points) => {
		expect(summary(length).categories.summary).toBe(points);
	});

	test("SCORE-12 SCORE-13 SCORE-14 SCORE-15 work counts entries, descriptions and achievements", () => {
		const work = (...work_experience: object[]) =>
			parts({ work_experience }).work_experience;
		expect(work(job())).toBe(8);
		expect(work(job({ description: long(50) }))).toBe(8);
		expect(work(job({ description: long(51) }))).toBe(13);
		expect(work(job({ achievements: ["Baked"] }))).toBe(13);
		expect(work(job(), job())).toBe(10);
		expect(
			work(job({ description: long(51) }), job({ achievements: ["Baked"] })),
		).toBe(20);
	});

	test.each([
		{ id: "SCORE-16", number: 2, level: null, points: 0 },
		{ id: "SCORE-16", number: 3, level: null, points: 6 },
		{ id: "SCORE-17", number: 5, level: null, points: 10.5 },
		{ id: "SCORE-18", number: 8, level: null, points: 13.5 },
		{ id: "SCORE-19", number: 8, level: "Expert", points: 15 },
		{ id: "SCORE-19", number: 2, level: "Expert", points: 1.5 },
	])(
		"$id $number skills, one with the level $level, give $points",
		({ number, level, points }) => {
			expect(parts({ skills: skills(number, level) }).skills).toBe(points);
		},
	);

	test("SCORE-20 SCORE-21 SCORE-22 education counts an entry, achievements and a gpa", () => {
		const education = (fields?: object) =>
			parts({ education: [school(fields)] }).education;
		expect(education()).toBe(9);
		expect(education({ achievements: ["Prize"] })).toBe(13.5);
		expect(education({ gpa: 3 })).toBe(10.5);
		expect(education({ achievements: ["Prize"], gpa: 3 })).toBe(15);
	});

	test("SCORE-23 SCORE-24 LinkedIn is worth 6, a website 4", () => {
		const links = (fields: object) => parts({ personal: fields }).links;
		const linkedin_url = "https://linkedin.example.org/ida";
		const website_url = "https://ida.example.org";
		expect(links({ linkedin_url })).toBe(6);
		expect(links({ website_url })).toBe(4);
		expect(links({ linkedin_url, website_url })).toBe(10);
	});

	test.each([
		["SCORE-25", { languages: [language] }, 1],
		["SCORE-26", { projects: [project] }, 1.25],
		["SCORE-27", { certifications: [certification] }, 1.25],
		["SCORE-28", { software: [software] }, 0.75],
		["SCORE-29", { publications: [publication] }, 0.5],
		["SCORE-30", { volunteer: [volunteer] }, 0.75],
	])("%s one additional section alone: %o", (_, given, points) => {
		expect(parts(given).additional).toBe(points);
	});

	test("SCORE-31 all additional sections give 5 and no more, without publications too", () => {
		const five = {
			languages: [language],
			projects: [project],
			certifications: [certification],
			software: [software],
			volunteer: [volunteer],
		};
		expect(parts(five).additional).toBe(5);
		expect(parts({ ...five, publications: [publication] }).additional).toBe(5);
	});

	test("SCORE-32 SCORE-33 SCORE-34 SCORE-35 SCORE-36 the bonus starts just above each mark", () => {
		const bonus = (given: Given) => completionScore(profile(given)).bonus;
		expect([summary(300).bonus, summary(301).bonus]).toEqual([0, 2]);
		const described = (length: number) =>
			bonus({ work_experience: [job({ description: long(length) })] });
		expect([described(200), described(201)]).toEqual([0, 3]);
		expect([
			bonus({ skills: skills(10) }),
			bonus({ skills: skills(11) }),
		]).toEqual([0, 2]);
		expect([
			bonus({ languages: [language] }),
			bonus({ languages: [language, language] }),
		]).toEqual([0, 1]);
		expect([
			bonus({ projects: [project] }),
			bonus({ projects: [project], certifications: [certification] }),
		]).toEqual([0, 2]);
	});

	test("SCORE-37 name and e-mail alone give 11", () => {
		expect(score({ personal: { ...name, email: "ida@example.org" } })).toBe(11);
	});

	const second = {
		personal: { ...fullPersonal, summary: long(120) },
		work_experience: [job({ description: long(60) })],
		skills: skills(3),
	};
	test("SCORE-03 SCORE-38 49.5 is shown as 50, red, Needs Work", () => {
		expect(score(second)).toBe(50);
		expect(completionStanding(50)).toEqual({
			label: "Needs Work",
			color: "red",
		});
	});

	test("SCORE-39 SCORE-41 SCORE-42 79 is good progress, LinkedIn makes it an excellent 85", () => {
		const done = job({ description: long(60), achievements: ["Baked"] });
		const third = {
			personal: { ...fullPersonal, summary: long(200) },
			work_experience: [done, done],
			skills: skills(8, "Expert"),
			education: [school()],
		};
		expect(score(third)).toBe(79);
		expect(completionStanding(79)).toEqual({
			label: "Good Progress",
			color: "orange",
		});
		const linkedin_url = "https://linkedin.example.org/ida";
		expect(
			score({ ...third, personal: { ...third.personal, linkedin_url } }),
		).toBe(85);
		expect(completionStanding(85)).toEqual({
			label: "Excellent!",
			color: "green",
		});
	});

	test.each([
		[59, "red"],
		[60, "orange"],
		[79, "orange"],
		[80, "green"],
	])("SCORE-41 %i is %s", (points, color) => {
		expect(completionStanding(points).color).toBe(color);
	});

	test("SCORE-01 SCORE-40 everything filled with all bonuses sums to 110 and shows 100", () => {
		const everything = completionScore(
			profile({
				personal: {
					...fullPersonal,
					summary: long(301),
					linkedin_url: "https://linkedin.example.org/ida",
					website_url: "https://ida.example.org",
				},
				work_experience: [
					job({ description: long(201), achievements: ["Baked"] }),
					job(),
				],
				skills: skills(11, "Expert"),
				education: [school({ gpa: 4, achievements: ["Prize"] })],
				languages: [language, language],
				projects: [project],
				certifications: [certification],
				software: [software],
				publications: [publication],
				volunteer: [volunteer],
			}),
		);
		const sum = Object.values(everything.categories).reduce((a, b) => a + b);
		expect(sum + everything.bonus).toBe(110);
		expect(everything.score).toBe(100);
	});

	test("SCORE-01 a score is a whole number for a profile from life", () => {
		expect(completionScore(maya).score).toBe(88);
	});
});
