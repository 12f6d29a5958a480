// What people paste that is no tidy posting, against profiles of one line, matched without harm.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

const TODAY = "2026-11-22";
const oneLine = Profile.parse({
	personal: { first_name: "Kim" },
	work_experience: [
		{
			job_title: "Cashier",
			company_name: "Fern Street",
			achievements: ["Served 200 customers a day and counted the till"],
		},
	],
});
const matched = (text: string, profile = oneLine) =>
	matchProfile(profile, readJob(text), TODAY);

describe("a profile with one line", () => {
	it("answers what that line says and nothing else", () => {
		const { requirements } = matched(
			"Cashier\n\nRequirements\n• Serve customers at the till\n• Master's degree in physics\n• Valid driver's license",
		);
		expect(requirements.map(({ support }) => support)).toEqual([
			"shown",
			"absent",
			"unknown",
		]);
		expect(requirements[0]?.evidence[0]?.text).toMatch(/^Served 200/);
	});

	it("without a word at all has nothing shown and keeps every question", () => {
		const { score, toAsk, requirements } = matched(
			"Driver\n\nRequirements\n• Valid driver's license\n• Two years of deliveries",
			Profile.parse({ personal: {} }),
		);
		expect(score).toBeLessThan(35);
		expect(toAsk).toHaveLength(1);
		expect(requirements.every(({ evidence }) => evidence.length === 0)).toBe(
			true,
		);
	});
});

describe("a posting", () => {
	it("inside an e-mail thread is matched by what it asks, not by the mails around it", () => {
		const { requirements } = matched(
			"From: Dana Pell\nTo: Kim\nSubject: Fwd: Cashier wanted\n\nHi Kim, is this something for you?\n\n> Cashier\n>\n> Requirements\n> - Experience at a till\n> - Friendly with customers\n\nBest\nDana\n--\nSent from my phone",
		);
		expect(requirements.length).toBeGreaterThan(0);
		for (const { requirement } of requirements)
			expect(requirement.text).not.toMatch(/Dana|phone|Subject/);
	});

	it("of forty pages is answered requirement by requirement, each once", () => {
		const page = (at: number) =>
			`General provisions ${at}. The commission may amend this bulletin. Applicants are told of changes by mail.\n`.repeat(
				20,
			);
		const text = `Records Clerk\n\n${Array.from({ length: 20 }, (_, at) => page(at)).join("\n")}\nREQUIREMENTS\n• Two years of experience serving customers at a counter\n• High school diploma\n\n${Array.from({ length: 20 }, (_, at) => page(at + 20)).join("\n")}`;
		const { requirements } = matched(text);
		const texts = requirements.map(({ requirement }) => requirement.text);
		expect(
			texts.filter((one) => /Two years of experience/.test(one)),
		).toHaveLength(1);
	});

	it.each([
		[
			"in three languages",
			"Verkäufer / Vendeur / Cashier\n\nIhr Profil\n• Freude am Umgang mit Kunden\n\nVotre profil\n• Expérience en caisse\n\nYour profile\n• Customer service",
		],
		[
			"as a page with scripts",
			"<script>var a='5 years';</script><h1>Cashier</h1><h2>Requirements</h2><ul><li>Customer service at a till</li></ul>",
		],
		["expired", "Cashier\nThis job is no longer available."],
		["from right to left", "مطلوب كاشير بخبرة سنتين في خدمة العملاء"],
		[
			"of ten vacancies",
			Array.from({ length: 10 }, (_, at) => `• Cashier, shop ${at + 1}`).join(
				"\n",
			),
		],
		["of one word", "Cashier"],
	])("%s gives a score, and evidence only from the profile", (_, text) => {
		const { score, ceiling, requirements, terms } = matched(text);
		expect(score).toBeGreaterThanOrEqual(0);
		expect(score).toBeLessThanOrEqual(ceiling);
		const lines = [
			"Served 200 customers a day and counted the till",
			"Cashier",
			"Cashier, Fern Street",
			"Fern Street",
		];
		for (const { evidence } of [...requirements, ...terms])
			for (const { text: line } of evidence) expect(lines).toContain(line);
	});
});

it("a profile that says all a posting asks for scores as high as there is", () => {
	const nurse = Profile.parse({
		personal: { headline: "Registered Nurse" },
		work_experience: [
			{
				job_title: "Staff Nurse",
				company_name: "St. Brendan",
				start_date: "2015-01",
				is_current: true,
				achievements: ["Registered Nurse on a ward with 32 patients"],
			},
		],
		certifications: [{ certification_name: "Registered Nurse license" }],
	});
	expect(
		matched(
			"Staff Nurse\n\nRequirements\n- Registered Nurse license required",
			nurse,
		).score,
	).toBeGreaterThan(95);
});
