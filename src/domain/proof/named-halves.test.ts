// Deeds of one position named side by side: each is proved by itself, as a noun, as what was done, in a clause beside it.
import { describe, expect, it } from "vitest";
import { verdictIn } from "../../../test/one-fact.ts";

describe("deeds named side by side", () => {
	it.each([
		[
			"fr",
			["Relevés de température", "Formation de douze intérimaires"],
			"Relevés de température et formation de douze intérimaires",
		],
		[
			"es",
			["Cierre de caja", "Pedidos semanales a seis proveedores"],
			"Cierre de caja y pedidos semanales a seis proveedores",
		],
		[
			"it",
			["Gestione della cassa", "Formazione di due apprendisti"],
			"Gestione della cassa e formazione di due apprendisti",
		],
		[
			"de",
			[
				"Überwachung der Ruhezeiten",
				"Bearbeitung von Reklamationen",
				"Auslesen der Tachografen",
			],
			"Ruhezeiten überwacht, Tachografen ausgelesen, Reklamationen bearbeitet",
		],
		[
			"en",
			["Installed condensers and line sets", "Pulled permits"],
			"Installed condensers and line sets, pulling permits",
		],
		[
			"en",
			[
				"Booked samples into the LIMS",
				"Fridge temperature checks, twice a day",
			],
			"Booked samples into the LIMS and checked fridge temperatures twice daily",
		],
	] as const)(
		"are proved each by its own fact (%s)",
		(language, facts, text) => {
			expect(verdictIn(language, facts, text)).toBe("proved");
		},
	);

	it.each([
		[
			"fr",
			["Gestion des stocks", "Participation à la formation des agents"],
			"Gestion des stocks et formation des agents",
		],
		[
			"fr",
			["Formation de deux apprentis", "Gestion de la caisse avec le chef"],
			"Formation de deux apprentis et gestion de la caisse",
		],
		[
			"es",
			["Cierre de caja", "Revisión de la elaboración de presupuestos"],
			"Cierre de caja y elaboración de presupuestos",
		],
		[
			"it",
			["Gestione della cassa", "Verifica della redazione dei contratti"],
			"Gestione della cassa e redazione dei contratti",
		],
		[
			"de",
			["Prüfung der Dienstpläne", "Bearbeitung von Reklamationen"],
			"Dienstpläne bearbeitet und Reklamationen geprüft",
		],
		[
			"de",
			["Überwachung der Ruhezeiten", "Reklamationen bearbeitete der Disponent"],
			"Ruhezeiten überwacht und Reklamationen bearbeitet",
		],
		[
			"en",
			["Installed condensers", "Cut costs by 20% by changing supplier"],
			"Installed condensers, cutting costs by 20%",
		],
		[
			"en",
			["Installed condensers", "Helped pull permits"],
			"Installed condensers, pulling permits",
		],
		[
			"en",
			["Trained 12 apprentices", "Eight interns passed the exam"],
			"Trained 12 apprentices; eight passed the exam",
		],
	] as const)(
		"are not where one was another's or less (%s)",
		(language, facts, text) => {
			expect(verdictIn(language, facts, text)).not.toBe("proved");
		},
	);
});
