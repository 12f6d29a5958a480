// What a good letter tells that is no line of an entry: it stands where the profile says all of it, and nowhere else.
import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { judgeLines } from "./check-claims.ts";

const ana = Profile.parse({
	personal: { first_name: "Ana", last_name: "Reis", city: "Austin" },
	work_experience: [
		{
			job_title: "Data Analyst",
			company_name: "Meridian",
			start_date: "2021-08",
			is_current: true,
			achievements: [
				"Maintain reporting documentation",
				"Build Tableau dashboards for clinic managers",
				"Helped a colleague maintain the data mart",
			],
		},
		{
			job_title: "Junior Data Analyst",
			company_name: "BluePeak",
			start_date: "2019-06",
			end_date: "2021-07",
			achievements: ["Cleaned CRM data"],
		},
		{
			job_title: "Store Assistant",
			company_name: "Corner Shop",
			start_date: "2018-01",
			end_date: "2019-05",
			achievements: ["Served customers"],
		},
	],
	education: [
		{
			degree_type: "Bachelor",
			field_of_study: "Statistics",
			institution_name: "Austin College",
		},
	],
	skills: [{ skill_name: "SQL" }],
	awards: [
		{
			award_name: "Analyst of the Year",
			awarding_organization: "Meridian",
			award_date: "2023-04",
			description: "Awarded for the fastest reports among new analysts.",
		},
		{
			award_name: "Open Data Prize",
			awarding_organization: "City of Austin",
			award_date: "2022-02",
		},
	],
});

const isProved = (text: string, entry?: string, profile = ana) =>
	judgeLines([{ path: "", text, ...(entry ? { entry } : {}) }], profile, {
		today: "2026-11-20",
	}).problems.length === 0;

describe("an award in a sentence", () => {
	it.each([
		"In April 2023 Meridian named me Analyst of the Year for the fastest reports among new analysts.",
		"I was awarded the Open Data Prize by the City of Austin in 2022.",
		"I received the Open Data Prize.",
		"I maintain reporting documentation and was named Analyst of the Year.",
	])("is told as the profile has it: %s", (text) => {
		expect(isProved(text)).toBe(true);
	});

	it.each([
		["another giver", "The City of Austin named me Analyst of the Year."],
		["another date", "I received the Open Data Prize in April 2023."],
		[
			"less of why it was given",
			"Meridian named me Analyst of the Year for the fastest reports.",
		],
		[
			"another reason",
			"I received the Open Data Prize for the fastest reports among new analysts.",
		],
		["an award there is none of", "Meridian named me Manager of the Year."],
		["one that was given away", "I named Meridian Analyst of the Year."],
		[
			"beside a deed for somebody else",
			"I cleaned CRM data and was named Analyst of the Year.",
		],
	])("does not stand with %s", (_, text) => {
		expect(isProved(text)).toBe(false);
	});

	it.each(["Won as part of a team of four.", "Shared with two colleagues."])(
		"says no more than its description: %s",
		(description) => {
			const awards = [
				{
					award_name: "Ward Prize",
					award_type: null,
					awarding_organization: "Meridian",
					award_date: null,
					amount: null,
					description,
				},
			];
			expect(
				isProved("Meridian named me Ward Prize.", undefined, {
					...ana,
					awards,
				}),
			).toBe(false);
		},
	);

	it("stands under no entry of another employer", () => {
		expect(isProved("Named Analyst of the Year", "work_experience.1")).toBe(
			false,
		);
	});
});

describe("since when somebody works in a trade", () => {
	it.each([
		"I have worked in data analysis since June 2019.",
		"Data Analyst at Meridian since August 2021, in data analysis since June 2019.",
		"I have worked in data analysis since June 2019 and hold a Bachelor in Statistics.",
	])("follows from the dates of its positions: %s", (text) => {
		expect(isProved(text)).toBe(true);
	});

	it.each([
		[
			"before the trade was begun",
			"I have worked in data analysis since January 2018.",
		],
		["in a rank", "I have worked in data management since June 2019."],
		[
			"as more than was held",
			"I have worked as a data analyst since June 2019.",
		],
		["in a trade of nobody's", "In statistics since June 2019."],
	])("is not told %s", (_, text) => {
		expect(isProved(text)).toBe(false);
	});

	it("is told in German, before and behind its month", () => {
		const [now, before] = ana.work_experience;
		if (!now || !before) throw new Error("no work");
		const kai = {
			...ana,
			work_experience: [
				{
					...now,
					job_title: "Strategischer Einkäufer",
					achievements: ["Rahmenverträge mit Lieferanten verhandelt"],
				},
				{
					...before,
					job_title: "Operativer Einkäufer",
					achievements: ["Bestellungen geprüft und Rechnungen bearbeitet"],
				},
			],
			awards: [],
		};
		for (const text of [
			"Seit Juni 2019 arbeite ich im Einkauf.",
			"Strategischer Einkäufer bei Meridian seit August 2021, im Einkauf seit Juni 2019.",
		])
			expect(isProved(text, undefined, kai)).toBe(true);
		expect(
			isProved("Seit Juni 2019 arbeite ich im Verkauf.", undefined, kai),
		).toBe(false);
	});

	it("is not told of work that is over or that was broken off", () => {
		const [now, before] = ana.work_experience;
		const since = "I have worked in data analysis since June 2019.";
		if (!now || !before) throw new Error("no work");
		const over = { ...now, is_current: false, end_date: "2024-01" };
		expect(
			isProved(since, undefined, { ...ana, work_experience: [over, before] }),
		).toBe(false);
		const broken = { ...before, end_date: "2020-07" };
		expect(
			isProved(since, undefined, { ...ana, work_experience: [now, broken] }),
		).toBe(false);
		const learned = { ...before, job_title: "Data Analyst Intern" };
		expect(
			isProved(since, undefined, { ...ana, work_experience: [now, learned] }),
		).toBe(false);
	});
});

describe("what comes nearest to something missing", () => {
	it.each([
		"The nearest to them is the reporting documentation I maintain.",
		"Closest to it are the Tableau dashboards I build for clinic managers.",
	])("is a thing the person made: %s", (text) => {
		expect(isProved(text)).toBe(true);
	});

	it.each([
		"The nearest to it is the data mart I maintain.",
		"The nearest to them are the data dictionaries I maintain.",
		"The nearest to it is my doctorate.",
	])("is nothing the profile does not hold: %s", (text) => {
		expect(isProved(text)).toBe(false);
	});
});
