import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { titleInGender } from "./title-in-gender.ts";

function personWho(summary: string, title: string) {
	return Profile.parse({
		personal: { summary },
		work_experience: [
			{ job_title: title, company_name: "Lindhof", start_date: "2020-01" },
		],
	});
}

const FRENCH =
	"Je travaille avec les enfants depuis dix ans et je prépare les plannings de toute l'équipe.";
const SPANISH =
	"Trabajo en mantenimiento desde hace diez años y preparo los turnos de todo el equipo.";
const GERMAN =
	"Ich arbeite seit zehn Jahren in der Pflege und schreibe die Dienstpläne für das ganze Team.";

describe("a title that names both forms", () => {
	it.each([
		[
			FRENCH,
			"Monteuse-vendeuse",
			"Directeur / Directrice de crèche",
			"Directrice de crèche",
		],
		[
			FRENCH,
			"Éducatrice spécialisée",
			"Éducateur·trice spécialisé·e – référent·e",
			"Éducatrice spécialisée – référente",
		],
		[FRENCH, "Monteuse", "Opticien(ne) diplômé(e)", "Opticienne diplômée"],
		[
			GERMAN,
			"Steuerfachangestellte",
			"Steuerfachangestellter mit Schwerpunkt Abschlüsse",
			"Steuerfachangestellte mit Schwerpunkt Abschlüsse",
		],
		[FRENCH, "Conseillère clientèle", "Vendeur(euse)", "Vendeuse"],
		[FRENCH, "Vendeuse", "Vendeur(euse)", "Vendeuse"],
		[FRENCH, "Infirmier", "Directeur / Directrice", "Directeur"],
		[SPANISH, "Enfermera", "Técnico/a de calidad", "Técnica de calidad"],
		[SPANISH, "Operario", "Coordinador(a)", "Coordinador"],
		[GERMAN, "Altenpflegerin", "Leiter/in Pflege", "Leiterin Pflege"],
		[GERMAN, "Altenpflegerin", "Leiterin / Leiter Pflege", "Leiterin Pflege"],
		[
			GERMAN,
			"Altenpflegerin",
			"Pflegefachfrau/Pflegefachmann",
			"Pflegefachfrau",
		],
		[GERMAN, "Bauleiter Hochbau", "Bauleiter:in Tiefbau", "Bauleiter Tiefbau"],
		[
			GERMAN,
			"Vermessungstechnikerin",
			"Sachbearbeiter Netzdokumentation / GIS",
			"Sachbearbeiterin Netzdokumentation / GIS",
		],
		[
			GERMAN,
			"Altenpflegerin",
			"Customer Success Manager",
			"Customer Success Manager",
		],
		[GERMAN, "Altenpfleger", "Leiter/in Pflege", "Leiter/in Pflege"],
		[
			FRENCH,
			"Aide-soignante à domicile",
			"Infirmier coordinateur / Infirmière coordinatrice SSIAD",
			"Infirmière coordinatrice SSIAD",
		],
		[
			FRENCH,
			"Technicienne de laboratoire",
			"Technicien contrôle qualité",
			"Technicienne contrôle qualité",
		],
		[
			GERMAN,
			"Prozessingenieurin",
			"Projektingenieur Wasseranlagen",
			"Projektingenieurin Wasseranlagen",
		],
		[GERMAN, "Prozessingenieurin", "Leiter Technik", "Leiterin Technik"],
		[GERMAN, "Prozessingenieur", "Projektingenieur", "Projektingenieur"],
	])(
		"is in the one the person's own title has (%#)",
		(...[summary, own, given, written]) => {
			expect(titleInGender(given, personWho(summary, own))).toBe(written);
		},
	);
	it("stays as it is where the person's titles show both or neither", () => {
		expect(
			titleInGender("Opticien(ne)", personWho(FRENCH, "Vendeur(euse)")),
		).toBe("Opticien(ne)");
		expect(
			titleInGender("Maler/Lackierer", personWho(GERMAN, "Altenpflegerin")),
		).toBe("Maler/Lackierer");
	});
});
