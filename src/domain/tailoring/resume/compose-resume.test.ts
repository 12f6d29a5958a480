import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linh, maya, nameOnly, rafael } from "../../../../test/people.ts";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { ResumeContent, Strength } from "../content/content.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { composeLetter } from "../letter/compose-letter.ts";
import { composeResume } from "./compose-resume.ts";

const today = "2026-11-20";
const postings = {
	planner:
		"Maintenance Planner\nRequirements:\n- 5 years in maintenance planning\n- SAP PM\n- root cause analysis\n- budgets\nCompany: Norwall Paper",
	nurse:
		"Charge Nurse\nRequirements:\n- RN licence and ACLS\n- telemetry, Epic\n- 5 years of experience",
	developer:
		"Junior Developer\nRequirements:\n- Python, SQL and React.js\n- Docker is a plus\n- Good communication",
};

const tailoringOf = (
	profile: Profile,
	posting: string,
	more: Partial<Tailoring> = {},
): Tailoring => {
	const job = readJob(posting);
	return {
		profile,
		job,
		match: matchProfile(profile, job, today),
		title: job.title ?? "",
		company: job.company ?? "",
		strength: "medium",
		sections: "auto",
		today,
		...more,
	};
};

const people = { maya, rafael, linh, nameOnly };

describe("composing a resume", () => {
	for (const [name, person] of Object.entries(people)) {
		for (const [kind, posting] of Object.entries(postings)) {
			it(`${name} for a ${kind}: every line is true at every strength`, () => {
				for (const strength of Strength.options) {
					const content = composeResume(
						tailoringOf(person, posting, { strength }),
					);
					expect(checkClaims(content, person)).toEqual([]);
					expect(ResumeContent.parse(content)).toEqual(content);
				}
			});
			it(`${name} for a ${kind}: the score of the document lies between the profile's and the ceiling`, () => {
				const { score } = composeResume(tailoringOf(person, posting)).metadata;
				expect(score.after).toBeGreaterThanOrEqual(score.before);
				expect(score.after).toBeLessThanOrEqual(score.ceiling);
			});
		}
	}

	it("GEN-04 resume and letter answer the title, the company and the description", () => {
		const tailoring = tailoringOf(rafael, postings.planner);
		const resume = composeResume(tailoring);
		const letter = composeLetter(tailoring);
		expect(resume.personalInfo.headline).toBe(
			"Maintenance Planner | Preventive maintenance · SAP PM · Root cause analysis",
		);
		const listed = resume.skills.technical;
		expect(listed[0]).toBe("SAP PM");
		expect(listed).toContain("Root cause analysis");
		expect(listed).not.toContain("GTAW");
		expect(resume.metadata.score.after).toBeGreaterThanOrEqual(
			resume.metadata.score.before,
		);
		expect(letter.body.opening).toContain("Maintenance Planner");
		expect(letter.recipient.company).toBe(tailoring.company);
		expect(letter.body.opening).toContain("SAP PM");
	});
	it("GEN-05 words of the description are used where the profile holds them, and nowhere else", () => {
		const written = JSON.stringify({
			...composeResume(
				tailoringOf(linh, `${postings.developer}\n- Kubernetes`),
			),
			metadata: null,
			validation: null,
		});
		for (const word of ["Python", "SQL", "Docker", "React"])
			expect(written).toContain(word);
		expect(written).not.toContain("Kubernetes");
	});
	it("the newest work stands first, whatever the posting asks", () => {
		const { experience } = composeResume(
			tailoringOf(
				rafael,
				"Welder\nRequirements:\n- GTAW and SMAW\n- blueprints",
			),
		);
		expect(experience.map(({ title }) => title)).toEqual([
			"Maintenance Planner",
			"Welder, Second Shift Lead",
			"Apprentice Welder",
		]);
		expect(experience[0]?.dates).toBe("2019-09 - Present");
	});
	it("the most relevant line of a job stands first", () => {
		const { experience } = composeResume(
			tailoringOf(
				maya,
				"Telemetry Nurse\nRequirements:\n- telemetry monitoring\n- IV pumps",
			),
		);
		expect(experience[0]?.achievements[0]).toContain("telemetry");
	});
	it("prose becomes lines of its own", () => {
		const { experience } = composeResume(tailoringOf(rafael, postings.planner));
		expect(experience[0]?.achievements).toContain(
			"Plan preventive maintenance for 140 machines in SAP PM",
		);
	});
	it("RES-33 contact details are the profile's, and those it lacks stay empty", () => {
		const contactOf = (profile: Profile) =>
			composeResume(tailoringOf(profile, postings.nurse)).personalInfo;
		expect(contactOf(nameOnly)).toEqual({
			name: "Ada Quill",
			headline: expect.any(String),
			email: "",
			phone: "",
			location: "",
			linkedin: "",
			website: "",
		});
		const { email, phone } = maya.personal;
		expect(contactOf(maya)).toMatchObject({ email, phone });
	});

	it("a grade in one word stands under no school long left", () => {
		const profile = Profile.parse({
			...rafael,
			education: rafael.education.map((school) => ({
				...school,
				end_date: "2010-06",
				achievements: ["gut", "Thesis on pressure vessels"],
			})),
		});
		const { education } = composeResume(tailoringOf(profile, postings.planner));
		expect(education[0]?.details).toEqual(["Thesis on pressure vessels"]);
	});
	it("a profile without a summary gets one of dates, of what was done with its figures, and of papers", () => {
		const { summary } = composeResume(tailoringOf(rafael, postings.planner));
		expect(summary).toBe(
			"Maintenance Planner since 2019. Plan preventive maintenance for 140 machines in SAP PM; order spare parts with a yearly budget of $1.2M and keep the shutdown calendar. Associate Degree in Industrial Maintenance.",
		);
	});
	it("praise in the person's own summary gives way to what the lines prove", () => {
		const { summary, metadata } = composeResume(
			tailoringOf(
				{
					...maya,
					personal: {
						...maya.personal,
						summary:
							"Passionate, results-driven nurse with a proven track record of excellence.",
					},
				},
				postings.nurse,
			),
		);
		expect(summary).not.toContain("Passionate");
		expect(summary).toMatch(/\d/);
		expect(metadata.omitted.map(({ path }) => path)).toContain(
			"personal.summary",
		);
	});

	it("a name typed in capitals is written as names are, with its titles", () => {
		const named = (first_name: string, last_name: string) =>
			composeResume(
				tailoringOf(
					{
						...maya,
						personal: { ...maya.personal, first_name, last_name },
					},
					postings.nurse,
				),
			).personalInfo.name;
		expect(named("SARAH", "MARTINEZ, RN")).toBe("Sarah Martinez, RN");
		expect(named("ANN", "MCDONALD")).toBe("ANN MCDONALD");
		expect(named("Maya", "Okonjo")).toBe("Maya Okonjo");
	});

	it("a certificate whose name says until when it holds is not dated a second time", () => {
		const dated = Profile.parse({
			...rafael,
			certifications: [
				{
					certification_name: "Forklift license, valid to May 2027",
					issue_date: "2025-05",
				},
				{ certification_name: "Crane operator", issue_date: "2024-02" },
			],
		});
		const { certifications } = composeResume(
			tailoringOf(dated, postings.planner),
		);
		expect(certifications.map(({ date }) => date).toSorted()).toEqual([
			"",
			"2024-02",
		]);
	});
	it("a headline counts no years", () => {
		const { headline } = composeResume(
			tailoringOf(
				{
					...maya,
					personal: {
						...maya.personal,
						headline: "Registered Nurse | 6 Years Experience",
					},
				},
				postings.nurse,
			),
		).personalInfo;
		expect(headline).toContain("Registered Nurse");
		expect(headline).not.toContain("6 Years");
	});

	it("at low strength the summary stays in the person's own words", () => {
		const { summary } = composeResume(
			tailoringOf(maya, postings.nurse, { strength: "low" }),
		);
		expect(summary).toContain("Calm with anxious families");
	});

	it("every line names what it rests on", () => {
		const { validation, experience } = composeResume(
			tailoringOf(maya, postings.nurse),
		);
		const line = validation.lines.find(
			({ path }) => path === "experience.0.achievements.0",
		);
		expect(line?.sources[0]).toMatch(/^work_experience\.0\.achievements\.\d$/);
		const reported = experience.flatMap((entry, at) =>
			entry.achievements.map(
				(_, row) => `experience.${at}.achievements.${row}`,
			),
		);
		for (const path of reported)
			expect(validation.lines.some((origin) => origin.path === path)).toBe(
				true,
			);
	});
	it("what is left out is said, with the reason", () => {
		const long = {
			...maya,
			work_experience: maya.work_experience.map((work) => ({
				...work,
				achievements: Array.from(
					{ length: 14 },
					(_, at) =>
						`Prepared ward ${at + 2} for the morning round and handed over notes`,
				),
			})),
		};
		const { metadata, experience } = composeResume(
			tailoringOf(long, postings.nurse),
		);
		expect(experience[0]?.achievements.length).toBeLessThanOrEqual(8);
		expect(metadata.omitted).toContainEqual({
			path: expect.stringMatching(/^work_experience/),
			text: expect.any(String),
			reason: expect.any(String),
		});
	});
	it("skills that no group of the document names are told, by the person's own groups", () => {
		const listed = (category: string, ...names: string[]) =>
			names.map((skill_name) => ({
				...{ skill_name, category, skill_level: null },
			}));
		const skilled = Profile.parse({
			...linh,
			software: [],
			skills: [
				...listed("Programming", "Python", "SQL", "React", "Docker"),
				...listed("Kitchen", "Sourdough", "Noodles"),
				...listed("Garden", "Grafting"),
				...listed("Sound", "Mixing"),
			],
		});
		const { skills, metadata } = composeResume(
			tailoringOf(skilled, postings.developer),
		);
		const named = skills.groups.flatMap((group) => group.skills);
		const stated = metadata.omitted.filter(({ path }) =>
			path.startsWith("skills."),
		);
		expect(named).not.toContain("Sourdough");
		expect(stated.map(({ text }) => text)).toEqual([
			"Kitchen: Sourdough, Noodles",
			"Garden: Grafting",
			"Sound: Mixing",
		]);
	});
	it("a gap that no school fills is told to the person", () => {
		const { warnings } = composeResume(
			tailoringOf({ ...rafael, education: [] }, postings.planner),
		).validation;
		expect(warnings.join("\n")).toContain(
			"gap of 12 months between August 2018 and September 2019",
		);
	});
	it("chosen sections are the only ones", () => {
		const content = composeResume(
			tailoringOf(maya, postings.nurse, { sections: ["personal", "skills"] }),
		);
		expect(content.experience).toEqual([]);
		expect(content.metadata.sections).toEqual(["personal", "skills"]);
	});
	it("two runs give the same bytes", () => {
		const tailoring = tailoringOf(linh, postings.developer);
		expect(JSON.stringify(composeResume(tailoring))).toBe(
			JSON.stringify(composeResume(tailoring)),
		);
	});
	it("any text in a profile composes without an exception", () => {
		const text = fc.string({ unit: "grapheme", maxLength: 60 });
		const person = fc.record({
			title: text,
			company: text,
			lines: fc.array(text, { maxLength: 5 }),
			summary: text,
			skills: fc.array(text, { maxLength: 5 }),
		});
		fc.assert(
			fc.property(
				person,
				fc.string({ unit: "grapheme", maxLength: 200 }),
				(given, posting) => {
					const profile = Profile.parse({
						personal: { first_name: "Ada", summary: given.summary },
						work_experience: [
							{
								job_title: given.title,
								company_name: given.company,
								start_date: "2020-01",
								is_current: true,
								achievements: given.lines,
							},
						],
						skills: given.skills.map((skill_name) => ({ skill_name })),
					});
					const tailoring = tailoringOf(profile, posting);
					expect(composeResume(tailoring).personalInfo.name).toBe("Ada");
					expect(composeLetter(tailoring).signature).toBe("Ada");
				},
			),
			{ numRuns: 60 },
		);
	});
});
