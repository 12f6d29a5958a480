// What a letter says is missing: papers of the law by their trade, a language below the level asked for, tools by their name.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { composeLetter } from "./compose-letter.ts";

const TODAY = "2026-11-28";

const profile = Profile.parse({
	personal: { first_name: "Lou", last_name: "Morvan", email: "lou@m.example" },
	work_experience: [
		{
			job_title: "Aide-soignante à domicile",
			company_name: "Maison Kerlann",
			start_date: "2018-09",
			is_current: true,
			achievements: [
				"Soins d'hygiène chez dix patients par tournée",
				"Participation à la mise à jour des plans de soins",
				"Tutorat de deux élèves aides-soignants par an",
			],
		},
	],
	education: [
		{
			institution_name: "IFAS de Vannes",
			degree_type: "Diplôme d'État d'aide-soignant",
		},
	],
	languages: [
		{ language_name: "Français", proficiency_level: "Native" },
		{ language_name: "Anglais", level_as_written: "B1" },
	],
});

function letterFor(required: string): string {
	const posting = `Coordinatrice de soins (H/F)\n\nVos missions :\n- plans de soins individualisés\n- suivi des tournées\n\nProfil :\n- ${required}\n- Esprit d'équipe`;
	const job = readJob(posting);
	const letter = composeLetter({
		profile,
		job,
		match: matchProfile(profile, job, TODAY),
		title: "Coordinatrice de soins",
		company: "",
		posting,
		strength: "medium",
		sections: "auto",
		today: TODAY,
	});
	expect(checkClaims(letter, profile)).toEqual([]);
	const { opening, body_paragraphs, closing } = letter.body;
	return [opening, ...body_paragraphs, closing].join("\n");
}

describe("a letter says", () => {
	it("that a diploma of the state is of another trade", () => {
		expect(letterFor("Diplôme d'État d'infirmier exigé")).toMatch(
			/^Mon CV ne mentionne pas «\sDiplôme d'État d'infirmier/,
		);
		expect(letterFor("Diplôme d'État d'aide-soignant exigé")).not.toContain(
			"ne mentionne pas",
		);
	});

	it("that a language is spoken less well than asked, and lists it as no strength", () => {
		const letter = letterFor("Anglais B2 exigé");
		expect(letter).toMatch(/Vous demandez le niveau B2.*anglais \(B1\)/);
		expect(letter).not.toMatch(/^• .*anglais/imu);
	});

	it("nothing of a common word that stands in a notice", () => {
		expect(
			letterFor("droits d'accès aux données : écrivez-nous"),
		).not.toContain("ne mentionne pas");
	});
});
