import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linh, maya, nameOnly, rafael } from "../../../test/people.ts";
import { Profile } from "../profile/profile.ts";
import { Analysis } from "./analysis.ts";
import { analyzeProfile } from "./analyze-profile.ts";

const TODAY = "2026-11-20";
type Given = Partial<Record<keyof Profile, unknown>>;

function analyze(given: Given) {
	const profile = Profile.parse({ personal: {}, ...given });
	const { gapAnalysis, sectionAnalysis, ...rest } = analyzeProfile(
		profile,
		TODAY,
	);
	if (!gapAnalysis || !sectionAnalysis) throw new Error("a part is missing");
	return { gaps: gapAnalysis, sections: sectionAnalysis, ...rest };
}

const job = (job_title: string, fields: object = {}) => ({
	job_title,
	company_name: `${job_title} House`,
	achievements: ["Baked 40 loaves a day"],
	...fields,
});
const work = (...work_experience: object[]) => analyze({ work_experience });

describe("the shape", () => {
	test.each([
		["a nurse", maya],
		["a planner", rafael],
		["a graduate", linh],
		["a name alone", nameOnly],
		["an empty profile", Profile.parse({ personal: {} })],
	])(
		"DATA-26 ANA-06 %s has an analysis of the specified shape",
		(_, person) => {
			const analysis = analyzeProfile(person, TODAY);
			expect(Analysis.parse(analysis)).toEqual(analysis);
			expect(analysis.gapAnalysis).toBeDefined();
			expect(analysis.sectionAnalysis).toBeDefined();
		},
	);

	test("the same profile and day give the same analysis", () => {
		expect(analyzeProfile(maya, TODAY)).toEqual(analyzeProfile(maya, TODAY));
	});

	test("an empty profile scores 0 and is told where to begin", () => {
		const { overallScore, strengths, immediateActions } = analyze({});
		expect([overallScore, strengths]).toEqual([0, []]);
		expect(immediateActions[0]).toBe(
			"Personal: Add an email address and a phone number.",
		);
	});

	test("ANA-09 completeness has the completion score and names what is missing", () => {
		const { score, missingElements } = analyzeProfile(nameOnly, TODAY)
			.detailedAnalysis.profileCompleteness;
		expect(score).toBe(6);
		expect(missingElements).toContain("Phone number");
		expect(missingElements).not.toContain("First name");
	});

	test("ANA-10 pay is said to be unknown, with the counts the score is made of", () => {
		const { score, salaryPotential } = analyzeProfile(maya, TODAY)
			.detailedAnalysis.marketCompetitiveness;
		expect(salaryPotential).toMatch(
			/^Without market data, pay can't be estimated/,
		);
		expect(salaryPotential).toContain("9 full years of dated work");
		expect(score).toBeGreaterThan(60);
	});

	test("every piece of advice names the tab it is mended in", () => {
		for (const person of [maya, rafael, linh, nameOnly]) {
			const { recommendations, immediateActions, longTermGoals } =
				analyzeProfile(person, TODAY);
			for (const advice of [
				...recommendations,
				...immediateActions,
				...longTermGoals,
			])
				expect(advice).toMatch(
					/^(Personal|Work|Education|Skills|Languages|Projects|Certifications): /,
				);
		}
	});
});

describe("the advice", () => {
	test("ANA-11 ANA-15 ANA-16 each piece is given once, and every finding names its tab", () => {
		for (const person of [maya, rafael, linh, nameOnly]) {
			const {
				recommendations,
				immediateActions,
				longTermGoals,
				findings = [],
			} = analyzeProfile(person, TODAY);
			const given = [...immediateActions, ...recommendations, ...longTermGoals];
			for (const { tab, suggestion } of findings)
				expect(
					given.filter((text) => text.startsWith(`${tab}: ${suggestion}`))
						.length,
				).toBeLessThanOrEqual(1);
			expect(findings.length).toBeGreaterThanOrEqual(given.length);
		}
	});

	test("a trade with a licence is asked for it, under any of its names, and no other trade is", () => {
		const issues = (title: string, ...certifications: string[]) =>
			analyze({
				work_experience: [job(title)],
				certifications: certifications.map((certification_name) => ({
					certification_name,
					issuing_organization: "State",
					issue_date: "2024-01",
				})),
			}).sections.certifications.issues.join(" ");
		expect(issues("Staff Nurse")).toContain("Registered Nurse license");
		expect(issues("Staff Nurse", "Basic Life Support")).toContain(
			"don't include the Registered Nurse license",
		);
		expect(issues("Staff Nurse", "Registered Nurse (RN)")).toBe("");
		expect(issues("Teacher")).toContain("teaching license");
		expect(issues("Store Manager")).toBe(
			"You haven't added any certifications.",
		);
	});

	test("an entry that holds several skills is to be parted", () => {
		const { sections } = analyze({
			skills: [{ skill_name: "Word, Excel & Outlook" }],
		});
		expect(
			sections.skills.suggestions.map((each) => each.suggestion),
		).toContain(
			"Enter each skill of Word, Excel & Outlook by itself, by its name alone.",
		);
	});

	test("projects are missed where a field shows them", () => {
		const score = (title: string) => work(job(title)).sections.projects.score;
		expect([score("Web Developer"), score("Staff Nurse")]).toEqual([0, 70]);
	});
});

describe("DATA-27 the timeline", () => {
	const first = job("Baker", { start_date: "2018-01", end_date: "2019-12" });

	test("a gap of more than six months is told with its months", () => {
		const next = job("Chef", { start_date: "2021-01", is_current: true });
		expect(work(next, first).gaps.timelineGaps.workExperienceGaps).toEqual([
			{
				period: "January 2020 to December 2020",
				duration: "1 year",
				impact: "medium",
				suggestion: expect.stringMatching(/^Add what you did/),
			},
		]);
	});

	test("six months are no gap, and years alone prove none", () => {
		for (const start_date of ["2020-07", "2021"]) {
			const next = job("Chef", { start_date, is_current: true });
			const years = { ...first, end_date: "2019" };
			const before =
				start_date === "2021" ? { ...years, end_date: "2020" } : first;
			expect(work(next, before).gaps.timelineGaps.workExperienceGaps).toEqual(
				[],
			);
		}
	});

	test("study within a gap explains it", () => {
		const [gap] =
			analyzeProfile(rafael, TODAY).gapAnalysis?.timelineGaps
				.workExperienceGaps ?? [];
		expect(gap).toMatchObject({
			period: "September 2018 to August 2019",
			impact: "low",
			suggestion: expect.stringContaining("Gateway Lake Technical College"),
		});
	});

	test("time since the last job is a gap that lasts until today", () => {
		const [gap] = work(first).gaps.timelineGaps.workExperienceGaps;
		expect(gap).toMatchObject({
			period: "January 2020 to today",
			impact: "high",
		});
	});

	test("a job planned for later ends no gap", () => {
		const planned = job("Chef", { start_date: "2031-01" });
		expect(
			work(planned, first).gaps.timelineGaps.workExperienceGaps.map(
				({ period }) => period,
			),
		).toEqual(["January 2020 to today"]);
	});

	test("a job whose end is not known opens no gap", () => {
		const open = job("Baker", { start_date: "2018-01" });
		const { gaps, sections } = work(open);
		expect(gaps.timelineGaps.workExperienceGaps).toEqual([]);
		expect(sections.workExperience.issues.join()).toContain(
			"1 job lacks a start or an end: Baker at Baker House.",
		);
	});

	test("three short stays of late years are a matter of progression, internships are not", () => {
		const stays = (title: string) =>
			["2023", "2024", "2025"].map((year) =>
				job(title, { start_date: `${year}-02`, end_date: `${year}-08` }),
			);
		const issues = (title: string) =>
			work(...stays(title)).gaps.timelineGaps.careerProgressionIssues;
		expect(issues("Baker")[0]).toMatch(/^3 jobs of the last 5 years lasted/);
		expect(issues("Baker Intern")).toEqual([]);
	});

	test("an education without its end is a gap in education", () => {
		const { gaps } = analyze({
			education: [{ institution_name: "North School", degree_type: "BSc" }],
		});
		expect(gaps.timelineGaps.educationGaps[0]?.issue).toBe(
			"BSc at North School: the end is missing.",
		);
	});
});

describe("DATA-28 skills against work", () => {
	const given = {
		work_experience: [
			job("Developer", {
				achievements: [
					"Built 3 services in Kubernetes with PostgreSQL",
					"Wrote the React pages",
				],
			}),
		],
		skills: [
			{ skill_name: "React", skill_level: "Expert" },
			{ skill_name: "Terraform", skill_level: "Expert" },
			{ skill_name: "Teamwork" },
		],
		personal: { summary: "Developer with a liking for Grafana." },
	};
	const { gaps, sections } = analyze(given);
	const { unverifiedSkills, underutilizedSkills, missingSkillsForRole } =
		gaps.skillExperienceAlignment;

	test("a skill that no work shows is unverified; a soft skill is not judged", () => {
		expect(unverifiedSkills).toEqual(["Terraform"]);
		expect(sections.skills.issues.join()).toContain(
			"Terraform (Expert): the level is high",
		);
	});

	test("what work shows and no list names could be listed", () => {
		expect(underutilizedSkills).toEqual(["Kubernetes", "PostgreSQL"]);
	});

	test("what only the summary names is missing for the role it speaks of", () => {
		expect(missingSkillsForRole).toEqual(["Grafana"]);
	});

	test("software listed under its short name counts as listed", () => {
		expect(
			analyzeProfile(maya, TODAY).gapAnalysis?.skillExperienceAlignment
				.underutilizedSkills,
		).not.toContain("Epic EHR");
	});
});

describe("DATA-29 what cannot be right", () => {
	test("an end before the start, a start in the future, current and ended", () => {
		const { gaps, sections } = work(
			job("Baker", { start_date: "2020-05", end_date: "2019-04" }),
			job("Chef", { start_date: "2031-01", is_current: true }),
			job("Cook", {
				start_date: "2015-01",
				end_date: "2016-01",
				is_current: true,
			}),
		);
		expect(gaps.logicalInconsistencies).toEqual([
			"Baker at Baker House ends (2019-04) before it starts (2020-05).",
			"Chef at Chef House starts in the future (2031-01).",
			"Cook at Cook House is marked as current but has an end date (2016-01).",
		]);
		expect(sections.workExperience.suggestions[0]?.priority).toBe("high");
	});

	test("a certificate that expired is to be renewed, and is no strength", () => {
		const { sections, longTermGoals, strengths } = analyze({
			certifications: [
				{
					certification_name: "Food hygiene",
					issuing_organization: "City",
					issue_date: "2020-01",
					expiry_date: "2025-01",
				},
			],
		});
		expect(sections.certifications.issues).toEqual(["Expired: Food hygiene."]);
		expect(longTermGoals[0]).toMatch(/^Certifications: Renew Food hygiene/);
		expect(strengths.join()).not.toContain("Food hygiene");
	});

	test("studies that end next year are no fault when they are marked as current", () => {
		const school = {
			institution_name: "North School",
			degree_type: "BSc",
			end_date: "2027-06",
		};
		const faults = (is_current: boolean) =>
			analyze({ education: [{ ...school, is_current }] }).gaps
				.logicalInconsistencies.length;
		expect([faults(true), faults(false)]).toEqual([0, 1]);
	});
});

describe("DATA-30 what contradicts itself", () => {
	test("two jobs that overlap, and two current ones", () => {
		const overlapping = work(
			job("Chef", { start_date: "2019-06", end_date: "2022-01" }),
			job("Baker", { start_date: "2018-01", end_date: "2019-12" }),
		).gaps.overlapDetection.conflictingDates;
		expect(overlapping[0]).toMatchObject({
			issue: "Two jobs overlap by 7 months.",
			conflict: "Baker at Baker House and Chef at Chef House, from June 2019",
		});
		const current = work(
			job("Chef", { start_date: "2019-06", is_current: true }),
			job("Baker", { start_date: "2018-01", is_current: true }),
		).gaps.overlapDetection.conflictingDates;
		expect(current.map(({ issue }) => issue)).toEqual([
			"2 jobs are marked as current.",
		]);
	});

	test("a part-time job beside another is no conflict, nor is a month of handover", () => {
		const conflicts = work(
			job("Chef", { start_date: "2019-12", is_current: true }),
			job("Baker", { start_date: "2018-01", end_date: "2019-12" }),
			job("Part-time Tutor", { start_date: "2018-01", is_current: true }),
		).gaps.overlapDetection.conflictingDates;
		expect(conflicts).toEqual([]);
	});

	test("years claimed in the summary are held against the dates", () => {
		const conflicts = (summary: string) =>
			analyze({
				personal: { summary },
				work_experience: [
					job("Chef", { start_date: "2020-01", end_date: "2023-12" }),
				],
			}).gaps.overlapDetection.inconsistentInformation;
		expect(conflicts("Chef with 12 years of experience.")).toEqual([
			{
				field: "summary",
				conflict:
					"The summary speaks of 12 years; the dated jobs add up to 4 full years.",
			},
		]);
		expect(conflicts("Chef with 5+ years of experience.")).toEqual([]);
		expect(conflicts("Raised a boy of 12 years.")).toEqual([]);
		expect(conflicts("厨师，拥有12年工作经验。")).toHaveLength(1);
	});

	test("one skill with two levels and a job entered twice are told", () => {
		const { gaps } = analyze({
			work_experience: [job("Chef"), job("Chef")],
			skills: [{ skill_name: "Excel", skill_level: "Expert" }],
			software: [{ software_name: "excel", proficiency_level: "Basic" }],
		});
		expect(
			gaps.overlapDetection.inconsistentInformation.map(({ field }) => field),
		).toEqual(["Work", "Skills"]);
	});
});

describe("DATA-31 the lines of work", () => {
	const issues = (...achievements: string[]) =>
		work(job("Baker", { achievements })).sections.workExperience.issues.join(
			" ",
		);

	test("lines without a number, weak openings and long lines are named", () => {
		expect(issues("Baked bread")).toContain("No line of your jobs gives");
		expect(issues("Baked to ISO 9001 since 2019")).toContain("No line");
		expect(issues("Responsible for 3 ovens")).toContain("leave your own part");
		expect(issues(`Baked 3 ${"very ".repeat(60)}long loaves`)).toContain(
			"longer than two lines",
		);
		expect(issues("Baked 300 loaves a day")).not.toContain("line");
	});

	test("a job that says nothing costs more than an old one that says nothing", () => {
		const bare = (end_date: string) =>
			work(
				job("Baker", { start_date: "2005-01", end_date, achievements: [] }),
			).sections.workExperience.suggestions.map(({ priority }) => priority);
		expect(bare("2026-10")).toContain("high");
		expect(bare("2008-01")).not.toContain("high");
	});
});

describe("ANA-12 career paths", () => {
	test.each([
		["Sales Representative", "Sales Manager"],
		["Sales Manager", "Sales Director"],
		["Softwareentwickler", "Senior Software Engineer"],
		["Emergency Department Nurse", "Nurse Manager"],
		["Certified Public Accountant", "Senior Accountant"],
		["Line Cook", "Sous Chef"],
		["Assistant Store Manager", "Store Manager"],
		["Store Manager", "Area Manager"],
		["Lagermitarbeiter", "Warehouse Supervisor"],
	])("%s leads to %s", (title, next) => {
		expect(work(job(title)).careerPathSuggestions[0]).toContain(`→ ${next}:`);
	});

	test.each(["Moon Whisperer of the Third Kind", "CEO", "Founder"])(
		"%s has no known step, and that is said",
		(title) => {
			expect(work(job(title)).careerPathSuggestions).toEqual([
				expect.stringMatching(/^No career step is suggested/),
			]);
		},
	);
});

describe("any profile", () => {
	test("fifty overlapping jobs give a report a person can read", () => {
		const analysis = work(
			...Array.from({ length: 50 }, (_, at) =>
				job(`Baker ${at}`, {
					start_date: `${1980 + (at % 40)}-01`,
					end_date: `${1990 + (at % 40)}-01`,
					achievements: [],
				}),
			),
		);
		expect(analysis.immediateActions.length).toBeLessThanOrEqual(6);
		expect(analysis.sections.workExperience.issues.length).toBeLessThan(10);
	});

	const word = fc.constantFrom(
		"",
		"  ",
		"Baker",
		"负责客户培训10年工作经验",
		"10 years",
		"React, C++ & <b>bold</b>",
		"é\u0301\ud83d\ude00",
		"x".repeat(90),
	);
	const date = fc.option(
		fc.constantFrom("0001", "1999", "2020-02", "2020-02-29", "2035-12", "9999"),
	);
	const dated = { start_date: date, end_date: date, is_current: fc.boolean() };
	const text = { description: fc.option(word), achievements: fc.array(word) };
	const profiles = fc.record({
		personal: fc.record({ first_name: word, summary: word, headline: word }),
		work_experience: fc.array(
			fc.record({ job_title: word, company_name: word, ...dated, ...text }),
		),
		education: fc.array(
			fc.record({ institution_name: word, degree_type: word, ...dated }),
		),
		skills: fc.array(
			fc.record({
				skill_name: word,
				skill_level: fc.option(fc.constantFrom("Beginner", "Expert")),
			}),
		),
		projects: fc.array(fc.record({ project_name: word, ...text })),
		certifications: fc.array(
			fc.record({
				certification_name: word,
				issue_date: date,
				expiry_date: date,
			}),
		),
		volunteer: fc.array(
			fc.record({ organization_name: word, role_title: word, ...dated }),
		),
	});

	test("never throws, keeps its shape and shouts at nobody", () => {
		fc.assert(
			fc.property(profiles, (given) => {
				const analysis = analyzeProfile(Profile.parse(given), TODAY);
				expect(Analysis.parse(analysis)).toEqual(analysis);
				expect(JSON.stringify(analysis)).not.toMatch(/undefined|NaN|!/);
			}),
			{ numRuns: 60 },
		);
	});
});
