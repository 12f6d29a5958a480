// Words that stand in another field than the line they are said in: a title lends none to a deed, and what a field limits stays
// limited wherever its entry is told.
import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { judgeLines } from "./check-claims.ts";

const today = "2026-11-20";

const isProved = (profile: Profile, path: string, text: string) =>
	judgeLines([{ path, text }], profile, { today }).problems.length === 0;

const worker = (job_title: string, line: string) =>
	Profile.parse({
		personal: { first_name: "Kim", last_name: "Arden" },
		work_experience: [
			{
				job_title,
				company_name: "Arbour",
				start_date: "2020-02",
				achievements: [line],
			},
		],
	});

describe("a word of the title", () => {
	it.each([
		[
			"Product Manager",
			"Cut open tickets on refunds from 80 to 50",
			"Cut open tickets across the product from 80 to 50",
		],
		[
			"Regional Planner",
			"Wrote the snow plan for Selby",
			"Wrote the regional snow plan",
		],
		[
			"Werkstattleiter",
			"Ersatzteile für die Presse bestellt",
			"Ersatzteile für die Werkstatt bestellt",
		],
		[
			"Chef de projet réseau",
			"Réduction des pannes de la ligne 4",
			"Réduction des pannes du réseau",
		],
		[
			"Jefe de planta",
			"Reducción de averías en la línea 4",
			"Reducción de averías en la planta",
		],
	])("widens no line: %s", (title, fact, lie) => {
		const profile = worker(title, fact);
		expect(isProved(profile, "work_experience.0.achievements.0", lie)).toBe(
			false,
		);
	});

	it("may be said with the one who bears it", () => {
		expect(
			isProved(
				worker("Product Manager", "Cut open tickets on refunds from 80 to 50"),
				"work_experience.0.achievements.0",
				"As product manager, cut open tickets on refunds from 80 to 50",
			),
		).toBe(true);
	});
});

const student = (degree_type: string, field_of_study: string) =>
	Profile.parse({
		personal: { first_name: "Kim", last_name: "Arden" },
		education: [
			{
				institution_name: "Halden",
				degree_type,
				field_of_study,
				start_date: "2026-01",
			},
		],
	});

describe("what a field of a study limits", () => {
	it.each([
		[
			"Welding course, 40 hours",
			"in progress, ends May 2027",
			"I am skilled in welding.",
		],
		[
			"Curso de soldadura, 40 horas",
			"a decorrer, termina em maio de 2027",
			"Domino soldadura.",
		],
		[
			"Schweißkurs, 40 Stunden",
			"laufend, endet im Mai 2027",
			"Ich beherrsche das Schweißen.",
		],
		[
			"Formation de soudure, 40 heures",
			"en cours, fin en mai 2027",
			"Je maîtrise la soudure.",
		],
		[
			"Curso de soldadura, 40 horas",
			"en curso, termina en mayo de 2027",
			"Domino la soldadura.",
		],
		[
			"Corso di saldatura, 40 ore",
			"in corso, termina a maggio 2027",
			"Padroneggio la saldatura.",
		],
		[
			"Lascursus, 40 uur",
			"loopt nog, eindigt in mei 2027",
			"Ik beheers lassen.",
		],
	])("shows no skill: %s", (degree, area, lie) => {
		expect(isProved(student(degree, area), "personal.summary", lie)).toBe(
			false,
		);
	});
});
