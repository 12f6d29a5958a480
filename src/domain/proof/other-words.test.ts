// Other words for the same thing: heads of compounds, a list said with "covering", a change whose figures say which way it went.
import { describe, expect, it } from "vitest";
import { verdictIn } from "../../../test/one-fact.ts";

describe("other words of the same rank", () => {
	it.each([
		["de", "Verhandlung von Frachtraten", "Verhandlung von Frachtpreisen"],
		["de", "Angebote eigenständig erstellt", "Angebote in Eigenregie erstellt"],
		[
			"en",
			"Medication lead for the unit: rounds, MAR charts, ordering with the pharmacy",
			"Medication lead for the unit, covering rounds, MAR charts and ordering with the pharmacy",
		],
		[
			"en",
			"Cut waiting times from 30 to 12 days",
			"Brought waiting times from 30 to 12 days",
		],
		[
			"fr",
			"Réduction du délai de 30 à 12 jours",
			"Délai ramené de 30 à 12 jours",
		],
		[
			"es",
			"Envío las facturas a la gestoría",
			"Remito las facturas a la gestoría",
		],
		["it", "Analisi dei campioni", "Esame dei campioni"],
	] as const)("say the same (%s): %s", (language, fact, text) => {
		expect(verdictIn(language, fact, text)).toBe("proved");
	});

	it.each([
		["de", "Reparatur von Kundenfahrzeugen", "Reparatur von Kundendaten"],
		["de", "Betreuung der Projektplanung", "Betreuung der Projektleitung"],
		[
			"de",
			"Angebote gemeinsam mit der Leitung erstellt",
			"Angebote in Eigenregie erstellt",
		],
		["en", "Sales went from 3 to 5", "Took sales from 3 to 5"],
		["en", "Helped raise sales from 300 to 500", "Took sales from 300 to 500"],
		["en", "Raised sales from 300 to 500", "Brought sales from 500 to 300"],
		["en", "Team lead: rotas and orders", "Team lead, covering the manager"],
		["en", "Collected outstanding invoices", "Collected overdue invoices"],
		["fr", "Approvisionnement du magasin", "Approvisionnement de l'entrepôt"],
	] as const)("are not taken for others (%s): %s", (language, fact, text) => {
		expect(verdictIn(language, fact, text)).not.toBe("proved");
	});
});
