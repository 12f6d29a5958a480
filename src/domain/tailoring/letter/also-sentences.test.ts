// What a letter in sentences names besides: each kind of name in a sentence of its own, none of which claims more than the profile.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { alsoSentences } from "./also-sentences.ts";
import { composeLetter } from "./compose-letter.ts";
import { voiceOf } from "./voice.ts";

const TODAY = "2026-11-28";

const biller = Profile.parse({
	personal: { first_name: "Ana", last_name: "Reyes", email: "ana@r.example" },
	work_experience: [
		{
			job_title: "Billing Specialist",
			company_name: "Larkspur Orthopedics",
			start_date: "2019-03",
			is_current: true,
			achievements: [
				"Work a denial queue of roughly 60 accounts a day for 11 surgeons",
				"Wrote appeal letters that recovered $412,000 in fiscal year 2023",
				"Brought days in A/R down from 52 to 38 together with the front desk",
				"Check eligibility with payers two days before each visit",
			],
		},
	],
	certifications: [
		{ certification_name: "Certified Professional Coder (CPC)" },
	],
	skills: [{ skill_name: "ICD-10-CM" }, { skill_name: "bit of Tableau" }],
	languages: [
		{ language_name: "English", proficiency_level: "Fluent" },
		{ language_name: "Spanish", proficiency_level: "Native" },
	],
});

const posting = `Denials Analyst

What you will do
- Work denied claims and write appeals
- Correct eligibility errors with the front desk

Requirements
- Certified Professional Coder (CPC)
- Working knowledge of ICD-10-CM
- Fluent Spanish
- Tableau`;

function tailoringOf(profile = biller, asked = posting): Tailoring {
	const job = readJob(asked);
	return {
		profile,
		job,
		match: matchProfile(profile, job, TODAY),
		title: "Denials Analyst",
		company: "Cordillera Health",
		posting: asked,
		strength: "medium",
		sections: "auto",
		today: TODAY,
	};
}

const letter = (profile = biller) => composeLetter(tailoringOf(profile));

describe("beside its lines a letter in sentences", () => {
	const content = letter();
	const { opening, body_paragraphs, closing } = content.body;
	const text = [opening, ...body_paragraphs, closing].join("\n");

	it("names papers, skills and languages each in a sentence of its own", () => {
		expect(text).toContain("I am a Certified Professional Coder (CPC).");
		expect(text).toContain("I also know ICD-10-CM.");
		expect(text).toMatch(/I speak [^.]*Spanish \(native\)/);
	});

	it("proves the names it sets in brackets, and the sentences of letters made before", () => {
		const profile = Profile.parse({
			...biller,
			certifications: [
				{ certification_name: "CPC license, renewed, good through 12/2027" },
			],
			skills: [{ skill_name: "ICD-10-CM: inpatient, DRG" }],
		});
		const flaws = (...body_paragraphs: string[]) =>
			checkClaims(
				{
					...content,
					body: { ...content.body, opening: "", body_paragraphs, closing: "" },
				},
				profile,
			);
		expect(
			flaws(
				"I hold CPC license (renewed, good through 12/2027).",
				"I also know ICD-10-CM (inpatient, DRG).",
				"My qualifications include CPC license, renewed, good through 12/2027. My skills include ICD-10-CM: inpatient, DRG.",
			),
		).toEqual([]);
		expect(flaws("I also know Epic Resolute.")).not.toEqual([]);
	});

	it("holds a license that is listed among the skills, and does not know it", () => {
		const text = JSON.stringify(
			composeLetter(
				tailoringOf(
					Profile.parse({
						...biller,
						skills: [{ skill_name: "MR truck licence, manual" }],
					}),
					`${posting}\n- MR licence or better`,
				),
			).body,
		);
		expect(text).toContain("I hold an MR truck licence, manual.");
		expect(text).not.toMatch(/know [^.]*licence/u);
	});
	it("names the names among skills", () => {
		const [first] = biller.skills;
		const text = JSON.stringify(
			letter({
				...biller,
				skills: ["Tableau", "appeals"].map((skill_name) => ({
					...first,
					skill_name,
				})),
			} as typeof biller).body,
		);
		expect(text).toContain("I also know Tableau.");
	});
	it("names a single skill where it is a name, in no sentence otherwise", () => {
		const text = (skill: string) =>
			JSON.stringify(
				letter({
					...biller,
					skills: [{ ...biller.skills[0], skill_name: skill }],
				} as typeof biller).body,
			);
		expect(text("Tableau")).toContain("I also know Tableau.");
		expect(text("appeals")).not.toContain("I also know");
		expect(text("Word, PowerPoint")).not.toContain("I also know");
		// The posting writes both small.
		expect(text("Appeals")).not.toContain("I also know");
	});

	it("tells apart what is under way and what has run out", () => {
		const studying = Profile.parse({
			...biller,
			certifications: [
				{ certification_name: "Certified Professional Coder (CPC)" },
			],
			education: [
				{
					institution_name: "Mesa College",
					degree_type: "Certified Professional Biller (in progress)",
				},
			],
		});
		const asked = posting.replace(
			"(CPC)",
			"(CPC)\n- Certified Professional Biller",
		);
		const job = readJob(asked);
		const { body } = composeLetter({
			profile: studying,
			job,
			match: matchProfile(studying, job, TODAY),
			title: "Denials Analyst",
			company: "Cordillera Health",
			posting: asked,
			strength: "medium",
			sections: "auto",
			today: TODAY,
		});
		const said = [body.opening, ...body.body_paragraphs, body.closing].join(
			" ",
		);
		expect(said).toContain(
			"I am working toward Certified Professional Biller.",
		);
		expect(said).not.toMatch(/(?:I hold|include|I am an?) [^.]*Biller/u);
	});

	it("names no plain skill alone", () => {
		const plain = {
			...biller,
			skills: [{ ...biller.skills[0], skill_name: "denials" }],
		};
		const { body } = letter(plain as typeof biller);
		expect([...body.body_paragraphs, body.closing].join(" ")).not.toContain(
			"I also know",
		);
	});

	it("names nothing as a strength that its own name limits", () => {
		expect(text).not.toContain("Tableau");
	});

	it("tells what the person says of themselves as a sentence of its own", () => {
		const learning = {
			...biller,
			personal: {
				...biller.personal,
				summary: "I am learning Tableau in a course at El Paso College.",
			},
		};
		const { body } = letter(learning);
		const said = [...body.body_paragraphs, body.closing].join("\n");
		expect(said).toContain("I am learning Tableau in a course");
		expect(said).not.toContain("lists I am");
	});

	it("stands the check, and not with a paper or a language nobody has", () => {
		expect(checkClaims(content, biller)).toEqual([]);
		for (const [held, added] of [
			["Certified Professional Coder (CPC)", "Certified Public Accountant"],
			["Spanish (native)", "German (native)"],
			["ICD-10-CM", "Epic Resolute"],
		] as const)
			expect(
				checkClaims(
					{
						...content,
						body: {
							...content.body,
							body_paragraphs: body_paragraphs.map((one) =>
								one.replace(held, added),
							),
							closing: closing.replace(held, added),
						},
					},
					biller,
				),
				added,
			).not.toEqual([]);
	});

	it("knows nothing that its own remark denies, and no license", () => {
		const names = [
			"Belt press (seen it, not run it)",
			"ICD-10-CM",
			"Category C+E",
		].map((text, at) => ({ text, path: `skills.${at}` }));
		const said = alsoSentences(
			{ names, statements: [] },
			{ profile: biller, job: readJob(""), today: TODAY },
			voiceOf("en", { posting: "", key: "x" }),
		);
		expect(said.map((one) => one.text)).toEqual(["I also know ICD-10-CM."]);
	});
});
