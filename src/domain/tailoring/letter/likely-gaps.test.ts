// What is likely missing is named where the letter applies, and asked about first where little else is met.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { composeLetter } from "./compose-letter.ts";

const today = "2026-11-29";
const driver = Profile.parse({
	personal: { first_name: "Jonas", last_name: "Reuter", location: "Fulda" },
	work_experience: [
		{
			job_title: "Gabelstaplerfahrer",
			company_name: "Lagerhaus Petersberg GmbH",
			start_date: "2019-04",
			is_current: true,
			achievements: [
				"Be- und Entladen von täglich rund 20 Lastwagen",
				"Kommissionierung von Ersatzteilen für Landmaschinen",
				"Einarbeitung von drei neuen Kollegen am Stapler",
			],
		},
	],
});

const posting = (skills: string) =>
	`Laborleiter (m/w/d)\nRhönchemie GmbH, Fulda\n\nIhre Aufgaben\n- Leitung des Labors für Qualitätskontrolle\n- Freigabe von Chargen\n\nIhr Profil\n- ${skills}\n- Erfahrung in der Führung eines Labors\n- Sicheres Auftreten`;

const letterFor = (profile: Profile, text: string) => {
	const job = readJob(text);
	const letter = composeLetter({
		profile,
		job,
		match: matchProfile(profile, job, today),
		title: job.title ?? "",
		company: job.company ?? "",
		posting: text,
		strength: "medium",
		sections: "auto",
		today,
	});
	expect(checkClaims(letter, profile)).toEqual([]);
	const { opening, body_paragraphs, closing } = letter.body;
	return [opening, ...body_paragraphs, closing].join("\n");
};

describe("what a posting requires and the profile most likely lacks", () => {
	it("is asked about first where little is met", () => {
		const letter = letterFor(
			driver,
			posting("Kenntnisse in HPLC und Gaschromatographie"),
		);
		expect(letter).toContain(
			"nennt „Kenntnisse in HPLC und Gaschromatographie“ nicht",
		);
		expect(letter).toMatch(/Meine Frage|Deshalb frage ich/u);
		expect(letter).not.toContain("bewerbe ich mich um");
	});

	it("is no sentence of the employer's own", () => {
		const letter = letterFor(
			driver,
			posting("Kenntnisse in HPLC, wie wir sie in unserem Labor brauchen"),
		);
		expect(letter).not.toContain("unserem Labor");
	});

	it("is nothing that a line holds", () => {
		const held = Profile.parse({
			...driver,
			skills: [{ skill_name: "HPLC" }, { skill_name: "Gaschromatographie" }],
		});
		const letter = letterFor(
			held,
			posting("Kenntnisse in HPLC und Gaschromatographie"),
		);
		expect(letter).not.toContain("Gaschromatographie“ nicht");
	});
});
