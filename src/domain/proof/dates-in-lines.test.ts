// A date may be written in another shape and to the month or the year; it may not become another, nor more exact.
import { describe, expect, it } from "vitest";
import { verdictIn } from "../../../test/one-fact.ts";

describe("a date in another shape", () => {
	it.each([
		["en", "Opened a branch in March 2023", "Opened a branch in 03/2023"],
		["en", "Opened a branch on 14 March 2023", "Opened a branch in March 2023"],
		[
			"en",
			"Opened a branch on 2023-03-14",
			"Opened a branch on March 14, 2023",
		],
		["en", "Opened a branch in March 2023", "Opened a branch in 2023"],
		[
			"de",
			"Einführung von SAP am 14.03.2023",
			"Einführung von SAP am 14. März 2023",
		],
		[
			"fr",
			"Mise en place d'un planning le 14/03/2023",
			"Mise en place d'un planning le 14 mars 2023",
		],
		[
			"es",
			"Gestión del almacén desde marzo de 2021 hasta junio de 2022",
			"Gestión del almacén (03/2021-06/2022)",
		],
		[
			"it",
			"Introduzione di SAP nel marzo 2023",
			"Introduzione di SAP nel 03/2023",
		],
	] as const)("is the same (%s): %s", (language, fact, text) => {
		expect(verdictIn(language, fact, text)).toBe("proved");
	});

	it.each([
		["en", "Opened a branch in 2023", "Opened a branch in March 2023"],
		["en", "Opened a branch in March 2023", "Opened a branch on 1 March 2023"],
		["en", "Opened a branch on 14 March 2023", "Opened a branch in April 2023"],
		[
			"en",
			"Ran the camp from June to August 2022",
			"Ran the camp from May to August 2022",
		],
		["en", "Ran the depot until June 2022", "Ran the depot since June 2022"],
		[
			"en",
			"Ran the depot from March 2021 until June 2022",
			"Ran the depot since March 2021",
		],
		[
			"es",
			"Gestión del almacén desde marzo de 2021 hasta junio de 2022",
			"Gestión del almacén desde junio de 2022",
		],
		[
			"de",
			"Einführung von SAP am 14.03.2023",
			"Einführung von SAP am 13.04.2023",
		],
		[
			"de",
			"Auszubildende im 2. Lehrjahr betreut",
			"Zwei Auszubildende betreut",
		],
	] as const)("is no other (%s): %s", (language, fact, text) => {
		expect(verdictIn(language, fact, text)).not.toBe("proved");
	});
});

describe("numbers and prepositions that only look alike", () => {
	it.each([
		[
			"fr",
			"J'organise deux exercices par an avec le chef ; temps d'évacuation passé de 17 à 12 minutes",
			"Avec le chef, organisation de deux exercices par an ; temps d'évacuation passé de 17 à 12 minutes",
		],
		[
			"de",
			"Senkung der Leerkilometer von 19 % auf 13 % innerhalb von zwei Jahren",
			"Leerkilometer innerhalb von zwei Jahren von 19 % auf 13 % gesenkt",
		],
		["fr", "Responsable des achats", "En charge des achats"],
		[
			"de",
			"Auszubildende im 2. Lehrjahr in der Werkstatt betreut",
			"In der Werkstatt Auszubildende im 2. Lehrjahr betreut",
		],
	] as const)("are read as what they are (%s): %s", (language, fact, text) => {
		expect(verdictIn(language, fact, text)).toBe("proved");
	});

	it.each([
		["fr", "Aide au montage des stands", "Montage des stands"],
		[
			"it",
			"Partecipazione alla progettazione del negozio",
			"Responsabile della progettazione del negozio",
		],
		["en", "Invoices checked and reminders sent", "Invoices sent"],
	] as const)(
		"let nothing pass that is more (%s): %s",
		(language, fact, text) => {
			expect(verdictIn(language, fact, text)).not.toBe("proved");
		},
	);
});
