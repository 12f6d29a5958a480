// Whose deed a line of the profile tells, and whether a study is done, in every language: what others did is never the person's.
import { describe, expect, it } from "vitest";
import { Profile } from "../profile/profile.ts";
import { groundOf } from "./prepare-ground.ts";
import { prove } from "./prove.ts";

const verdictOf = (fact: string, text: string) =>
	prove(
		{ text, today: "2026-11-22" },
		groundOf(
			Profile.parse({
				personal: { first_name: "Kim", last_name: "Arden" },
				work_experience: [
					{ job_title: "–", company_name: "Arden", achievements: [fact] },
				],
			}),
		),
	).verdict;

describe("somebody else's deed of the same line", () => {
	it.each([
		[
			"Check the fire doors; the warden locks the gates at night",
			"Lock the gates at night",
		],
		[
			"Site visits with the archaeologist, who draws the plans",
			"Draw the plans on site visits",
		],
		["Prices rest with the buyer", "Set the prices"],
		[
			"Schichtpläne erstellen, freigegeben vom Betriebsrat",
			"Schichtpläne freigeben",
		],
		[
			"Schreiben an die Behörde verfasst der Geschäftsführer, ich liefere die Messwerte",
			"Ich schreibe an die Behörde",
		],
		[
			"Prüfberichte sammeln; über Sperren entscheidet Frau Lorenz",
			"Über Sperren entscheiden",
		],
		[
			"Relevés de compteurs ; c'est le gardien qui ferme les vannes",
			"Fermeture des vannes",
		],
		[
			"Reparto de turnos; los contratos los firma la gestora",
			"Firma de los contratos",
		],
		["Ricette di stagione; i prezzi li decide il titolare", "Decido i prezzi"],
		[
			"Medicatie klaarzetten, de apotheker controleert",
			"Medicatie controleren",
		],
		[
			"Packar och sorterar varor på lagret, fakturorna skriver lagerchefen",
			"Skriver fakturorna",
		],
		["Pakker varer; regningerne skrives af kontoret", "Skriver regningerne"],
		[
			"Jeg måler trykket i alle rør hver dag, rapporten skriver mesteren",
			"Skriver rapporten",
		],
		[
			"Preparo as aulas e quem corrige as provas é o professor",
			"Corrijo as provas",
		],
		["整理图纸，方案由设计师编写", "编写方案"],
	])("stays theirs: %s", (fact, lie) => {
		expect(verdictOf(fact, lie)).not.toBe("proved");
	});
	it.each([
		[
			"Check the fire doors; the warden locks the gates at night",
			"Checking the fire doors",
		],
		[
			"Part of the crew that rebuilt the pump in 2023",
			"Part of the crew that rebuilt the pump in 2023, at Arden",
		],
	])("leaves the person's own: %s", (fact, honest) => {
		expect(verdictOf(fact, honest)).toBe("proved");
	});
});

describe("a study without an end", () => {
	const ground = groundOf(
		Profile.parse({
			personal: { first_name: "Kim", last_name: "Arden" },
			education: [
				{
					institution_name: "Elm College",
					degree_type: "Diploma",
					field_of_study: "Horticulture",
					start_date: "2025-09",
				},
			],
		}),
	);
	it.each([
		"I hold a Diploma in Horticulture.",
		"I currently hold a Diploma in Horticulture.",
		"I completed a Diploma in Horticulture at Elm College.",
		"Diploma in Horticulture, Elm College, 2026",
	])("is no degree held: %s", (text) => {
		expect(prove({ text }, ground).verdict).not.toBe("proved");
	});
	it("is studied", () => {
		const text = "I am studying for a Diploma in Horticulture.";
		expect(prove({ text }, ground).verdict).toBe("proved");
	});
});
