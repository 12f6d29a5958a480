// A score tells who answers a posting from who only works in its trade, and says what holds it down.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

const TODAY = "2026-11-20";
const nurse = {
	personal: { first_name: "Ada", headline: "Registered Nurse" },
	work_experience: [
		{
			job_title: "Staff Nurse",
			company_name: "Marsh Lane Hospital",
			start_date: "2022-09",
			is_current: true,
			achievements: [
				"Cared for up to six patients a shift on a surgical ward",
				"Gave medication and changed wound dressings",
				"Taught two student nurses a year",
				"Planned discharges with physiotherapists and social workers",
			],
		},
		{
			job_title: "Healthcare Assistant",
			company_name: "Alder Court",
			start_date: "2017-01",
			end_date: "2022-08",
			achievements: ["Washed and fed residents"],
		},
	],
	education: [
		{
			institution_name: "Northfield University",
			degree_type: "Bachelor of Science",
			field_of_study: "Nursing",
			end_date: "2022-07",
		},
	],
	languages: [{ language_name: "English", proficiency_level: "Native" }],
	certifications: [{ certification_name: "Registered Nurse license" }],
};
const DUTIES = [
	"Care for patients on a surgical ward",
	"Give medication and change wound dressings",
	"Teach student nurses",
	"Plan discharges with physiotherapists",
];

function matchOf(requirements: readonly string[], person: object = {}) {
	const listed = (lines: readonly string[]) =>
		lines.map((line) => `- ${line}`).join("\n");
	const posting = `Staff Nurse\n\nYour duties\n${listed(DUTIES)}\n\nRequirements\n${listed(requirements)}`;
	const profile = Profile.parse({ ...nurse, ...person });
	return matchProfile(profile, readJob(posting), TODAY);
}

const LICENSE = "Registered Nurse license required";

describe("a score", () => {
	it("reads strong for who answers what is asked", () => {
		const { score, limit } = matchOf([LICENSE]);
		expect(score).toBeGreaterThanOrEqual(80);
		expect(limit).toBeNull();
	});

	it("goes no higher than a missing license leaves, and names it", () => {
		const needed =
			"A current Licensed Clinical Social Worker (LCSW) license is required";
		const { score, limit } = matchOf([needed]);
		expect(limit).not.toBeNull();
		expect(score).toBe(limit?.most);
		expect(limit?.quote).toContain("LCSW");
	});

	it("goes no higher where nobody is taken without what the record holds in part, whatever kind of condition it is", () => {
		const closed =
			"We are not able to consider candidates who have not personally closed gifts of $100,000 or more for the Alder Fund";
		const { score, limit } = matchOf([LICENSE, closed]);
		expect(limit?.quote).toContain("Alder Fund");
		expect(score).toBeLessThanOrEqual(42);
	});

	it("is not held down by what is to be sent", () => {
		const sent = "Applications without a cover letter will not be considered";
		expect(matchOf([LICENSE, sent]).limit).toBeNull();
	});

	it("is not held down by a paper that is only preferred", () => {
		const preferred = "Preferred: Licensed Clinical Social Worker (LCSW)";
		expect(matchOf([LICENSE, preferred]).limit).toBeNull();
	});

	it("stays as it is where only the person can tell", () => {
		const asked = "You must be authorized to work in the United States";
		expect(matchOf([LICENSE, asked]).score).toBe(matchOf([LICENSE]).score);
	});

	it("counts years after a qualification from that day on", () => {
		const five = "At least 5 years' post-registration experience in nursing";
		const { limit, knockouts } = matchOf([LICENSE, five]);
		expect(knockouts.map(({ verdict }) => verdict)).toContain("not-met");
		expect(limit?.most).toBeGreaterThan(40);
		const three = "At least 3 years' post-registration experience in nursing";
		expect(matchOf([LICENSE, three]).limit).toBeNull();
	});

	it("rises the nearer a language comes to the level asked for", () => {
		const scores = ["A2", "B2", "C1"].map(
			(level) =>
				matchOf([LICENSE, "Fluent French (C1) is required"], {
					languages: [
						...nurse.languages,
						{
							language_name: "French",
							proficiency_level: null,
							level_as_written: level,
						},
					],
				}).score,
		);
		expect(scores).toEqual(scores.toSorted((a, b) => a - b));
		expect(new Set(scores).size).toBe(3);
	});

	it("takes a level in brackets for another thing where one stands outside", () => {
		const { requirements } = matchOf([
			"Basic knowledge of German (the team is bilingual)",
		]);
		const [asked] = requirements.filter(({ requirement }) => requirement.level);
		expect(asked?.requirement.level?.level).toBe("basic");
	});

	it("knows a paper's number though words stand before it", () => {
		const certifications = [
			...nurse.certifications,
			{ certification_name: "EPA Section 608 Universal" },
		];
		const { knockouts } = matchOf(["EPA 608 certification is required"], {
			certifications,
		});
		expect(knockouts.map(({ verdict }) => verdict)).not.toContain("not-met");
	});

	it("leaves open whether a degree in the trade under another name is the one", () => {
		const education = [
			{
				institution_name: "Northfield University",
				degree_type: "Bachelor of Science",
				field_of_study: "Ward Practice",
				end_date: "2022-07",
			},
		];
		const { limit } = matchOf(
			[LICENSE, "Bachelor's degree in nursing required"],
			{ education },
		);
		expect(limit).toBeNull();
	});

	it("never falls when a line is added", () => {
		const asked = [LICENSE, "Experience with telemetry", "ACLS certificate"];
		const before = matchOf(asked).score;
		for (const line of ["Read telemetry on a cardiac unit", "Fed the cat"]) {
			const [now, ...earlier] = nurse.work_experience;
			const more = {
				...now,
				achievements: [...(now?.achievements ?? []), line],
			};
			const work_experience = [more, ...earlier];
			expect(matchOf(asked, { work_experience }).score).toBeGreaterThanOrEqual(
				before,
			);
		}
	});

	it("stays low in another trade that shares some words", () => {
		const cook = {
			personal: { first_name: "Ada", headline: "Cook" },
			work_experience: [
				{
					job_title: "Cook",
					company_name: "Alder Kitchen",
					start_date: "2015-01",
					is_current: true,
					achievements: [
						"Taught students to plan menus with care",
						"Changed the menu every week",
					],
				},
			],
			education: [],
			certifications: [],
		};
		expect(matchOf([LICENSE], cook).score).toBeLessThan(35);
	});
});
