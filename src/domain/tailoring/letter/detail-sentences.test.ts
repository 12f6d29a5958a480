// What people state of themselves, as sentences of a letter.
import { describe, expect, it } from "vitest";
import type { OwnKind } from "../../language/detail-words.ts";
import type { LanguageCode } from "../../language/language-code.ts";
import { noticeWithDay, phrasedStatement } from "./detail-sentences.ts";
import { firstDayAfter } from "./notice-date.ts";

const own = (kind: OwnKind, text: string) => ({
	kind,
	text,
	path: "personal.summary",
	isNamed: true,
});

describe("a statement of one's own", () => {
	it.each([
		["en", "notice", "Six weeks' notice", "I have to give six weeks' notice."],
		["en", "workPermit", "Dutch citizen", "I am a Dutch citizen."],
		[
			"en",
			"drivingLicence",
			"clean driving licence",
			"I hold a clean driving licence.",
		],
		[
			"de",
			"notice",
			"Kündigungsfrist acht Wochen",
			"Meine Kündigungsfrist beträgt acht Wochen.",
		],
		["en", "drivingLicence", "Class A CDL", "I hold a class A CDL."],
		["de", "drivingLicence", "Führerschein C", "Den Führerschein C habe ich."],
		[
			"de",
			"shifts",
			"Schichtbereitschaft",
			"Schichtbereitschaft bringe ich mit.",
		],
		["es", "drivingLicence", "Carnet B", "Tengo el carnet B."],
		[
			"fr",
			"start",
			"Disponible sous un mois",
			"Je suis disponible sous un mois.",
		],
		["es", "notice", "Preaviso de un mes", "Mi preaviso es de un mes."],
		["it", "start", "Libera dal 3 maggio", "Sono libera dal 3 maggio."],
		[
			"nl",
			"notice",
			"Opzegtermijn twee maanden",
			"Mijn opzegtermijn is twee maanden.",
		],
		["pt", "start", "Disponível em maio", "Estou disponível em maio."],
		[
			"sv",
			"notice",
			"En månads uppsägningstid",
			"Jag har en månads uppsägningstid.",
		],
		["da", "drivingLicence", "Kørekort B", "Jeg har kørekort B."],
		["fr", "notice", "Préavis d'un mois", "Mon préavis est d’un mois."],
		["de", "vehicle", "eigener Pkw", "Ich habe einen eigenen Pkw."],
		["es", "vehicle", "Coche propio", "Dispongo de coche propio."],
		[
			"es",
			"start",
			"Disponibilidad en 20 días",
			"Podría incorporarme en 20 días.",
		],
		["nl", "workload", "32 uur", "Ik werk graag 32 uur."],
		["en", "shifts", "Night shift is fine", "Night shift is fine."],
		[
			"nl",
			"shifts",
			"Werk in drieploegendienst",
			"Ik werk in drieploegendienst.",
		],
		[
			"fr",
			"shifts",
			"Les fermetures à 20 h me conviennent",
			"Les fermetures à 20 h me conviennent.",
		],
		["sv", "shifts", "Van vid nätter", "Jag är van vid nätter."],
		["pt", "drivingLicence", "CNH D", "Tenho CNH D."],
		[
			"no",
			"notice",
			"To måneders oppsigelse",
			"Jeg har to måneders oppsigelsestid.",
		],
		[
			"no",
			"notice",
			"Oppsigelsestid to måneder",
			"Oppsigelsestiden min er to måneder.",
		],
	] as const)(
		"in %s is a sentence: %s, %s",
		(...[language, kind, text, sentence]) => {
			expect(phrasedStatement(own(kind, text), language)).toBe(sentence);
		},
	);

	it("that no frame takes stays what it is", () => {
		expect(phrasedStatement(own("notice", "we will see"), "en")).toBeNull();
		expect(
			phrasedStatement(own("drivingLicence", "cannot drive, no licence"), "en"),
		).toBeNull();
	});
});

describe("a notice", () => {
	it.each([
		["en", "two weeks' notice", "2026-12-05"],
		["en", "one month's notice to the end of the month", "2027-01-01"],
		["de", "Kündigungsfrist 6 Wochen zum Quartalsende", "2027-04-01"],
		["de", "drei Monate zum Monatsende", "2027-03-01"],
		["da", "løbende måned plus en måned", "2027-01-01"],
		["da", "opsigelse løbende måned plus to", "2027-02-01"],
		["fr", "préavis de deux mois", "2027-01-21"],
		["en", "notice to be agreed", null],
	] as [LanguageCode, string, string | null][])(
		"in %s, %s, ends before %s",
		(language, text, day) => {
			expect(firstDayAfter(text, language, "2026-11-20")).toBe(day);
		},
	);

	it("counts to the last day of a shorter month", () => {
		expect(firstDayAfter("three months", "en", "2026-11-30")).toBe(
			"2027-03-01",
		);
	});

	it("names no day where that depends on when it is given", () => {
		expect(
			noticeWithDay(own("notice", "Two weeks' notice"), {
				language: "en",
				today: "2026-11-20",
				order: undefined,
			}),
		).toBeNull();
	});

	it("to the end of a month stands with the first day it allows", () => {
		expect(
			noticeWithDay(
				own("notice", "One month's notice to the end of the month"),
				{
					language: "en",
					today: "2026-11-20",
					order: undefined,
				},
			),
		).toBe(
			"I have to give one month's notice to the end of the month, so I could start from January 1, 2027.",
		);
	});
});
