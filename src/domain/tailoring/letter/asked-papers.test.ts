// The papers and languages a letter names: what is finished before what is still studied for, and what a record surely lacks.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { askedPaperPaths } from "./asked-papers.ts";
import { askedCertificates, degreeSentence } from "./letter-details.ts";
import { recordGaps } from "./record-gaps.ts";
import { voiceOf } from "./voice.ts";

const today = "2026-11-20";

const tester = Profile.parse({
	personal: { first_name: "Orla", last_name: "Finn", city: "Galway" },
	work_experience: [
		{
			job_title: "Test engineer",
			company_name: "Corrib Systems",
			start_date: "2023-04",
			is_current: true,
			achievements: ["Wrote regression tests for the booking service"],
		},
	],
	education: [
		{
			institution_name: "Open Polytechnic",
			degree_type: "Bachelor of Science (in progress)",
			field_of_study: "Software Engineering",
			is_current: true,
			start_date: "2024",
		},
		{
			institution_name: "Galway College",
			degree_type: "Associate of Arts",
			field_of_study: "Computing",
			start_date: "2018",
			end_date: "2020",
		},
	],
	skills: [{ skill_name: "Learning" }, { skill_name: "RosterPro" }],
	certifications: [
		{ certification_name: "Driving licence, category B" },
		{ certification_name: "Registered Tester Level 2" },
	],
});

function lookAt(posting: string) {
	const job = readJob(posting);
	const tailoring = {
		profile: tester,
		job,
		match: matchProfile(tester, job, today),
		title: "Tester",
		company: "Lakeside",
		posting,
		strength: "medium" as const,
		sections: "auto" as const,
		today,
	};
	return { tailoring, voice: voiceOf("en", { posting, key: "" }) };
}

const posted = (...musts: string[]) =>
	[
		"Tester",
		"We test software for regional hospitals and their patients.",
		"Requirements",
		...musts.map((one) => `- ${one}`),
	].join("\n");

describe("the papers a letter names", () => {
	it("are finished before they are under way", () => {
		const { tailoring, voice } = lookAt(posted("Two years of testing"));
		expect(degreeSentence(tailoring, voice)?.text).toContain(
			"Associate of Arts",
		);
	});

	it.each([
		"A full and relevant Level 3 care qualification (Level 5 would be great, but isn't a must)",
		"Trained at an apprenticeship (Werkmeisterschule or technical college)",
	])("are those of the level or the kind of school asked for: %s", (must) => {
		const { tailoring } = lookAt(posted(must, "Two years of testing"));
		const profile = Profile.parse({
			...tester,
			education: [
				{ institution_name: "Old Hall", degree_type: "Level 3 Diploma" },
				{ institution_name: "Linz", degree_type: "Werkmeisterschule" },
				{ institution_name: "Hill School", degree_type: "Level 2 Award" },
			],
		});
		const match = matchProfile(profile, tailoring.job, today);
		const at = must.includes("Level 3") ? 0 : 1;
		expect([
			...askedPaperPaths({ ...tailoring, profile, match }, "en"),
		]).toEqual([`education.${at}`]);
	});

	it("count no license to drive among certificates", () => {
		const { tailoring } = lookAt(
			posted("Driving licence", "Registered Tester certificate"),
		);
		expect(askedCertificates(tailoring).map(({ text }) => text)).toEqual([
			"Registered Tester Level 2",
		]);
	});
});

describe("what a record surely lacks", () => {
	const gapsOf = (...musts: string[]) => {
		const { tailoring, voice } = lookAt(posted(...musts));
		return recordGaps(tailoring, voice)
			.map(({ said }) => said.text)
			.join(" ");
	};

	it("names a degree under way with what it is in", () => {
		expect(
			gapsOf("Bachelor's degree in software engineering required"),
		).toContain("Bachelor of Science in Software Engineering (in progress)");
	});

	it("takes no word of a trade for something still learned", () => {
		expect(gapsOf("Certificate in learning and development")).not.toContain(
			": Learning",
		);
	});

	it("never stands between marks as a piece of a sentence", () => {
		const gaps = gapsOf(
			"Demonstrated experience incorporating wound care theory, practices, and many further methodologies into the daily creation of training materials for nurses",
		);
		expect(gaps).not.toMatch(/[“”]/u);
	});

	it("is nothing a list asks for in some posts only", () => {
		const { tailoring, voice } = lookAt(
			`${posted("Two years of testing")}\nSome positions require a certification in one or more of the following:\n- Certified Harbour Pilot or higher\n- Certified Crane Inspector or higher`,
		);
		const gaps = recordGaps(tailoring, voice)
			.map(({ said }) => said.text)
			.join(" ");
		expect(gaps).not.toContain("Certified");
	});
});
