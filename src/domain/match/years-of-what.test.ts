// Years are counted in what they are asked for, not in the demand that follows.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./match-profile.ts";

const TODAY = "2026-11-22";

function personIn(title: string, start: string, achievements: string[]) {
	return Profile.parse({
		personal: { first_name: "Kim" },
		work_experience: [
			{
				job_title: title,
				company_name: "Nord",
				start_date: start,
				is_current: true,
				achievements,
			},
		],
	});
}

describe("years and what they are of", () => {
	it.each([
		[
			"Vintner\n\nRequirements\n• At least four years of experience in a winery, of which two with red grapes",
			"a winery",
		],
		[
			"Küchenchef (m/w/d)\n\nAnforderungen\n• Mindestens vier Jahre Berufserfahrung in der Gastronomie, davon zwei in leitender Stellung",
			"der Gastronomie",
		],
		[
			"Cuisinier H/F\n\nProfil recherché\n• Au moins quatre ans d'expérience en restauration, dont deux en collectivité",
			"restauration",
		],
		[
			"Cocinero/a\n\nRequisitos\n• Mínimo cuatro años de experiencia en hostelería, de los cuales dos en banquetes",
			"hostelería",
		],
		[
			"Cuoco\n\nRequisiti\n• Almeno quattro anni di esperienza in ristorazione, di cui due nella pasticceria",
			"ristorazione",
		],
		[
			"Kok\n\nEisen\n• Minimaal vier jaar ervaring in de horeca, waarvan twee als leidinggevende",
			"ervaring in de horeca",
		],
	])("are of what stands before the next demand: %s", (posting, of) => {
		const [asked] = readJob(posting).requirements.flatMap(
			({ years }) => years ?? [],
		);
		expect(asked?.of).toBe(of);
	});

	it.each([
		{
			title: "Boulanger",
			lines: [
				"Pétrissage et cuisson du pain pour la boutique chaque nuit",
				"Formation de deux apprentis boulangers",
			],
			posting:
				"Boulanger H/F\n\nMissions\n• Vous préparez le pain pour la boutique\n• Vous formez les apprentis\n\nProfil\n• Cinq ans d'expérience en boulangerie artisanale exigés",
		},
		{
			title: "Tischler",
			lines: [
				"Fenster und Türen aus Holz gebaut und eingebaut",
				"Lehrlinge angeleitet",
			],
			posting:
				"Tischler (m/w/d)\n\nAufgaben\n• Einbau von Fenstern und Türen\n• Anleitung der Lehrlinge\n\nAnforderungen\n• Mindestens fünf Jahre Berufserfahrung in Tischlereien mit eigener Fertigung",
		},
		{
			title: "Carpintera",
			lines: [
				"Puertas y ventanas de madera a medida",
				"Formación de aprendices en el taller",
			],
			posting:
				"Carpintero/a\n\nFunciones\n• Fabricación de puertas y ventanas de madera\n• Formación de aprendices\n\nRequisitos\n• Mínimo cinco años de experiencia en carpintería artesanal",
		},
	])(
		"count where the title names who does it: $title",
		({ title, lines, posting }) => {
			const match = matchProfile(
				personIn(title, "2015-03", lines),
				readJob(posting),
				TODAY,
			);
			expect(
				match.knockouts.filter(({ knockout }) => knockout.kind === "years"),
			).toMatchObject([{ verdict: "met" }]);
			expect(match.limit).toBeNull();
		},
	);

	it("do not count in another trade", () => {
		const match = matchProfile(
			personIn("Menuisier", "2015-03", ["Pose de fenêtres"]),
			readJob(
				"Comptable H/F\n\nProfil\n• Cinq ans d'expérience en comptabilité générale exigés",
			),
			TODAY,
		);
		expect(match.limit?.most).toBeLessThanOrEqual(40);
	});
});
