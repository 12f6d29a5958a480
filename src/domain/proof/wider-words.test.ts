// A wider word may stand for a narrower one, never the other way; and a word of the same rank for another, with all that limits it.
import { describe, expect, it } from "vitest";
import { verdictOf } from "../../../test/one-fact.ts";

/** So that the language of a short line is known. */
const BESIDE = {
	en: "Kept the diary of the house and wrote the letters for the office",
	de: "Führung des Kalenders und Verwaltung der Unterlagen für das Haus",
	fr: "Tenue de l'agenda de la maison et gestion du courrier pour le bureau",
	es: "Gestión de la agenda de la casa y del correo para la oficina",
	nl: "Bijhouden van de agenda van het huis en het beheer van de post",
};

const verdictIn = (language: keyof typeof BESIDE, fact: string, text: string) =>
	verdictOf([BESIDE[language], fact], text);

describe("a wider word, or another of the same rank", () => {
	it.each<[keyof typeof BESIDE, string, string]>([
		[
			"en",
			"Gave talks to up to 150 visitors",
			"Gave talks to up to 150 people",
		],
		["de", "Betreuung von 12 Patienten", "Betreuung von 12 Personen"],
		["fr", "Soin de 40 vaches", "Soin de 40 animaux"],
		["es", "Revisión de contratos", "Revisión de documentos"],
		[
			"en",
			"Taught eight new graduate nurses",
			"Taught eight newly graduated nurses",
		],
		[
			"de",
			"Buchhaltung für 35 Mandanten, überwiegend Handwerk",
			"Buchhaltung für 35 Mandanten, vor allem Handwerk",
		],
		["de", "Tausch von Motoren", "Motoren ausgewechselt"],
		[
			"nl",
			"Klachten doorgegeven aan de planning",
			"Klachten doorgestuurd naar de planning",
		],
		[
			"es",
			"Mantenimiento trimestral de bombas",
			"Mantenimiento de bombas cada trimestre",
		],
	])("%s: %s: %s", (language, fact, text) => {
		expect(verdictIn(language, fact, text)).toBe("proved");
	});

	it.each<[keyof typeof BESIDE, string, string]>([
		["en", "Gave talks to up to 150 people", "Gave talks to up to 150 doctors"],
		[
			"en",
			"Gave talks to up to 150 visitors",
			"Gave talks to up to 150 employees",
		],
		["de", "Betreuung von 12 Personen", "Betreuung von 12 Patienten"],
		["fr", "Soin de 40 animaux", "Soin de 40 vaches"],
		["es", "Revisión de documentos", "Revisión de contratos"],
		["en", "Trained two nurses for weeks", "Trained two nurses weekly"],
		[
			"de",
			"Buchhaltung für 35 Mandanten, vor allem Handwerk",
			"Buchhaltung für 35 Mandanten, Handwerk",
		],
		["de", "Prüfung von Motoren", "Motoren ausgewechselt"],
		[
			"nl",
			"Klachten besproken met de planning",
			"Klachten doorgestuurd naar de planning",
		],
		[
			"es",
			"Mantenimiento trimestral de bombas",
			"Mantenimiento semanal de bombas",
		],
		["en", "Interested in bird care", "Nurse with experience in bird care"],
		["en", "Took a course in bird care", "Experience in bird care"],
	])("never says more: %s: %s: %s", (language, fact, text) => {
		expect(verdictIn(language, fact, text)).not.toBe("proved");
	});
});
