import { describe, expect, it } from "vitest";
import type { ImportedProfile } from "./draft/imported-profile.ts";
import { plainTextLines } from "./lines/text-lines.ts";
import { gapsIn, placeLines, placesIn } from "./place-lines.ts";
import { readResume } from "./read-resume.ts";

const RESUME = `Ines Calder
ines.calder@example.org

EXPERIENCE
Ward Nurse, Mercy Hospital (Mar 2019 - Present)
- Looks after 14 beds on a surgical ward

SKILLS
Wound care, Triage

THINGS I AM PROUD OF
Certified Wound Specialist, ABWM, 2021
Trained 6 new nurses on the ward
Portuguese (fluent)
Night shifts, Spreadsheets
Columbus, Ohio`;

const lineOf = (reading: ImportedProfile, words: string) =>
	reading.unread.findIndex((line) => line.includes(words));

function read() {
	const reading = readResume(plainTextLines(RESUME));
	const line = (words: string) => lineOf(reading, words);
	return { reading, line };
}

describe("lines that found no home", () => {
	it("are all there to be placed, and stay where nobody places them", () => {
		const { reading, line } = read();
		for (const words of ["Certified", "Trained", "Portuguese", "Columbus"])
			expect(line(words)).toBeGreaterThanOrEqual(0);
		expect(placeLines(reading, [])).toEqual(reading);
	});

	it("are read by the rules of the section they are given to, each with its source", () => {
		const { reading, line } = read();
		const placed = placeLines(reading, [
			{ line: line("Certified"), to: "certifications" },
			{ line: line("Portuguese"), to: "languages" },
			{ line: line("Night shifts"), to: "skills" },
		]);
		expect(placed.profile.certifications).toMatchObject([
			{
				certification_name: "Certified Wound Specialist",
				issuing_organization: "ABWM",
				issue_date: "2021",
			},
		]);
		expect(placed.profile.languages).toMatchObject([
			{ language_name: "Portuguese", proficiency_level: "Fluent" },
		]);
		expect(placed.profile.skills.map(({ skill_name }) => skill_name)).toEqual([
			"Wound care",
			"Triage",
			"Night shifts",
			"Spreadsheets",
		]);
		expect(placed.sources).toContainEqual({
			path: ["certifications", 0, "issue_date"],
			quote: "Certified Wound Specialist, ABWM, 2021",
			doubtful: false,
		});
		expect(placed.unread).not.toContain("Portuguese (fluent)");
		expect(placed.unread).toContain("Trained 6 new nurses on the ward");
	});

	it("become a line of an entry, or a part of the summary", () => {
		const { reading, line } = read();
		const { profile } = placeLines(reading, [
			{ line: line("Trained"), to: "work_experience.0.achievements" },
			{ line: line("Night shifts"), to: "personal.summary" },
		]);
		expect(profile.work_experience[0]?.achievements.at(-1)).toBe(
			"Trained 6 new nurses on the ward",
		);
		expect(profile.personal.summary).toBe("Night shifts, Spreadsheets");
		expect(placesIn(reading.profile)).toContain(
			"work_experience.0.achievements",
		);
	});

	it("fill what is empty, with their own words alone", () => {
		const { reading, line } = read();
		const columbus = line("Columbus");
		const to = "work_experience.0.location";
		expect(gapsIn(reading.profile)).toContain(to);
		const filled = (words: string) =>
			placeLines(reading, [{ line: columbus, to, words }]);
		expect(filled("Columbus,  ohio").profile.work_experience[0]?.location).toBe(
			"Columbus, Ohio",
		);
		for (const words of ["Cleveland, Ohio", "", " "])
			expect(filled(words)).toEqual(reading);
	});

	it("never replace what was read, and nothing comes of a place that is not there", () => {
		const { reading, line } = read();
		const at = line("Columbus");
		for (const to of [
			"work_experience.0.job_title",
			"work_experience.7.achievements",
			"work_experience.0.description",
			"personal.email",
			"personal.__proto__",
			"constructor",
			"",
		])
			expect(placeLines(reading, [{ line: at, to }])).toEqual(reading);
		expect(placeLines(reading, [{ line: 999, to: "skills" }])).toEqual(reading);
	});

	it("are the name of an entry where the section's rules make nothing of them", () => {
		const { reading, line } = read();
		const { profile } = placeLines(reading, [
			{ line: line("Trained"), to: "languages" },
		]);
		expect(profile.languages.at(-1)?.language_name).toBe(
			"Trained 6 new nurses on the ward",
		);
	});
});
