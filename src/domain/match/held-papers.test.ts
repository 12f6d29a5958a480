// A paper asked for in other words than it is entered by, and years of nothing in particular.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

const supportOf = (profile: Profile, posting: string, words: string) =>
	matchProfile(profile, readJob(posting), "2026-11-22").requirements.find(
		({ requirement }) => requirement.text.includes(words),
	)?.support;

const holding = (name: string) =>
	Profile.parse({
		personal: {},
		work_experience: [
			{
				job_title: "Warehouse worker",
				company_name: "Portside Storage",
				start_date: "2015-03",
				is_current: true,
				achievements: ["Load and unload trucks"],
			},
		],
		certifications: [{ certification_name: name }],
	});

describe("papers under other words", () => {
	it.each([
		["Forklift operator certificate", "A forklift certificate"],
		["Forklift driver card", "A valid forklift license"],
		["Food safety supervisor certificate", "A food safety certificate"],
	])("“%s” is “%s”", (held, asked) => {
		const posting = `Warehouse worker\n\nRequirements:\n- ${asked}`;
		expect(supportOf(holding(held), posting, asked)).toBe("shown");
	});
	it.each([
		["Forklift maintenance certificate", "A forklift certificate"],
		["Crane operator certificate", "A forklift certificate"],
	])("“%s” is not “%s”", (held, asked) => {
		const posting = `Warehouse worker\n\nRequirements:\n- ${asked}`;
		expect(supportOf(holding(held), posting, asked)).toBe("absent");
	});
});

describe("years of experience without more", () => {
	it.each([
		["Buchhalter (m/w/d)\n\nIhr Profil:\n- Fünf Jahre Berufserfahrung", "Fünf"],
		["Buchhalter (m/w/d)\n\nIhr Profil:\n- Acht Jahre Erfahrung", "Acht"],
	])("are those in the trade: %j", (posting, words) => {
		const accountant = Profile.parse({
			personal: {},
			work_experience: [
				{
					job_title: "Buchhalter",
					company_name: "Kanzlei Nord",
					start_date: "2015-03",
					is_current: true,
					achievements: ["Buchhaltung für 40 Mandanten"],
				},
			],
		});
		expect(supportOf(accountant, posting, words)).toBe("shown");
	});
});

it("an own car among the skills is no question", () => {
	const driver = Profile.parse({
		personal: {},
		skills: [{ skill_name: "Driving license B, own car" }],
	});
	expect(
		supportOf(driver, "Carer\n\nRequirements:\n- Own car", "Own car"),
	).toBe("shown");
});
