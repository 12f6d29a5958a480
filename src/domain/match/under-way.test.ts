// Degrees still studied for, licenses somebody says they do not hold, and postings that consider nobody without one.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

const matched = (profile: Profile, posting: string) =>
	matchProfile(profile, readJob(posting), "2026-11-22");

const studying = (degree: string) =>
	Profile.parse({
		personal: {},
		education: [
			{
				institution_name: "Western College",
				degree_type: degree,
				field_of_study: "Surveying",
			},
		],
	});

describe("what is not held yet", () => {
	const POSTING =
		"Surveyor\n\nRequirements:\n- Bachelor's degree in surveying\n- Careful with instruments";
	it("a degree under way answers in part and leaves the condition unmet", () => {
		const { requirements, knockouts } = matched(
			studying("Bachelor (in progress)"),
			POSTING,
		);
		expect(requirements[0]?.support).toBe("partly");
		expect(knockouts[0]?.verdict).toBe("not-met");
	});
	it("a degree with an exam in a year to come is not held", () => {
		const { knockouts } = matched(
			studying("Bachelor, final exam in May 2027"),
			POSTING,
		);
		expect(knockouts[0]?.verdict).toBe("not-met");
	});
	it("a degree held answers it", () => {
		const { requirements } = matched(studying("Bachelor"), POSTING);
		expect(requirements[0]?.support).toBe("shown");
	});
	it("a posting that takes who works towards it ends nothing", () => {
		const { knockouts } = matched(
			studying("Diploma (in progress)"),
			POSTING.replace("in surveying", "in surveying, or working towards it"),
		);
		expect(knockouts.map(({ verdict }) => verdict)).not.toContain("not-met");
	});
	it("a license somebody says they do not hold is none", () => {
		const profile = Profile.parse({
			personal: { summary: "I would take the forklift license, not yet held." },
		});
		const { requirements } = matched(
			profile,
			"Warehouse worker\n\nRequirements:\n- Forklift license\n- Two years in a warehouse",
		);
		expect(requirements[0]?.support).not.toBe("shown");
	});
});

describe("a condition the posting calls deciding", () => {
	it("leaves less of the score than one it does not", () => {
		const profile = studying("Bachelor (in progress)");
		const plain = "Surveyor\n\nRequirements:\n- Bachelor's degree in surveying";
		const deciding = `${plain}; without it we cannot employ anybody`;
		const limits = [plain, deciding].map(
			(posting) => matched(profile, posting).limit?.most ?? 100,
		);
		expect(limits[1]).toBeLessThan(limits[0] ?? 0);
	});
});

describe("a table pasted with bars", () => {
	it("asks what stands below a column or a first cell, as they say", () => {
		const { requirements } = readJob(
			"Field | Essential | Desirable\nPapers | First aid certificate | Minibus license\nDuties | Open the hall\n | Book the rooms",
		);
		expect(requirements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
			"must First aid certificate",
			"nice Minibus license",
			"duty Open the hall",
			"duty Book the rooms",
		]);
	});
});
