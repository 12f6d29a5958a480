// A letter leaves out what the check would take out, and tells the next best line in its place.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { provableLetter } from "./provable-letter.ts";
import { repairLetter } from "./repair-letter.ts";

const today = "2026-11-20";

const receptionist = Profile.parse({
	personal: {
		first_name: "Léa",
		last_name: "Marchand",
		email: "lea@example.fr",
		summary: "Réceptionniste depuis 2018, première de réception depuis 2022.",
	},
	work_experience: [
		{
			job_title: "Première de réception",
			company_name: "Hôtel du Lac",
			start_date: "2022-04",
			is_current: true,
			achievements: [
				"Encadrement de 4 réceptionnistes : plannings et formation des nouveaux",
				"Mise en place de Mews à la place d'Opera en 2023 : paramétrage des tarifs, formation de l'équipe",
				"Note des clients passée de 8,2 à 8,9 entre 2022 et 2024, avec la gouvernante",
				"Traitement des réclamations, réponse à tous les avis en ligne",
			],
		},
	],
	languages: [{ language_name: "Français", proficiency: "Native" }],
});

const posting = `Chef de réception
Hôtel des Tilleuls

Vos missions
- Encadrer une équipe de 7 réceptionnistes
- Traiter les réclamations
- Veiller à la satisfaction et à la note des clients

Votre profil
- Maîtrise de Mews ou d'Opera`;

const job = readJob(posting);
const letter = provableLetter({
	profile: receptionist,
	job,
	match: matchProfile(receptionist, job, today),
	title: "Chef de réception",
	company: "Hôtel des Tilleuls",
	posting,
	strength: "medium",
	sections: "auto",
	today,
});

describe("a letter before it is checked", () => {
	it("holds nothing the check would take out", () => {
		expect(checkClaims(letter, receptionist)).toEqual([]);
		expect(repairLetter(letter, receptionist)).toBe(letter);
	});

	it("lists what was reached word for word, once", () => {
		expect(
			letter.body.body_paragraphs.filter((text) => text.includes("8,9")),
		).toEqual([
			"• Note des clients passée de 8,2 à 8,9 entre 2022 et 2024, avec la gouvernante",
		]);
	});
});
