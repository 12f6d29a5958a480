// How long, how often and how many in other words: the same time and the same number, never another.
import { describe, expect, it } from "vitest";
import { verdictIn } from "../../../test/one-fact.ts";

describe("a time in other words", () => {
	it.each([
		["en", "Restored data in 3 h 40", "Restored data in 3 hours 40 minutes"],
		["en", "Check fridges every 30 minutes", "Check fridges every half hour"],
		["en", "On call one week in four", "On call every fourth week"],
		["en", "Check stock 2 times a week", "Check stock twice a week"],
		["en", "Delivered in 2.5 days", "Delivered in two and a half days"],
		[
			"de",
			"Umrüstzeit auf 90 Minuten verkürzt",
			"Umrüstzeit auf anderthalb Stunden verkürzt",
		],
		["de", "Lager zweimal pro Woche geprüft", "Lager 2 Mal pro Woche geprüft"],
		["fr", "Montage en 90 minutes", "Montage en une heure et demie"],
		["es", "Entrega en 30 minutos", "Entrega en media hora"],
		["it", "Consegna in 90 minuti", "Consegna in un'ora e mezza"],
		["nl", "Levering in 90 minuten", "Levering in anderhalf uur"],
	] as const)("stays that time (%s): %s", (language, fact, text) => {
		expect(verdictIn(language, fact, text)).toBe("proved");
	});

	it.each([
		["en", "Restored data in 3 h 40", "Restored data in 3 hours"],
		["en", "Done in an hour and a half", "Done in an hour"],
		["en", "On call every fourth week", "On call every week"],
		["en", "Visit shops every other day", "Visit shops every day"],
		["en", "Visit two shops every month", "Visit shops every two months"],
		["de", "Rufbereitschaft jede vierte Woche", "Rufbereitschaft jede Woche"],
		[
			"de",
			"Lager zweimal pro Woche geprüft",
			"Lager dreimal pro Woche geprüft",
		],
		["fr", "Montage en une heure et demie", "Montage en une demi-heure"],
		["es", "Control cada dos días", "Control cada día"],
		["it", "Controllo ogni due giorni", "Controllo ogni giorno"],
	] as const)("becomes no other (%s): %s", (language, fact, text) => {
		expect(verdictIn(language, fact, text)).not.toBe("proved");
	});
});

describe("two numbers together", () => {
	it.each([
		["en", "Take 5-6 calls an hour", "Take five or six calls an hour"],
		["en", "Won 17 of 22 appeals", "Won 17 of 22 appeals (77%)"],
		[
			"en",
			"Cut the close from nine days to six",
			"Cut the close from nine to six days",
		],
		["de", "Bearbeitung von 5–6 Akten", "Bearbeitung von fünf bis sechs Akten"],
		["fr", "Encadrement de 5 à 6 agents", "Encadrement de cinq ou six agents"],
		[
			"en",
			"Cut scrap from 21% to 14%",
			"Cut scrap by 7 percentage points (21% to 14%)",
		],
		[
			"es",
			"Imparto clases, 24 horas a la semana",
			"Imparto clases, veinticuatro horas a la semana",
		],
	] as const)("are said in words (%s): %s", (language, fact, text) => {
		expect(verdictIn(language, fact, text)).toBe("proved");
	});

	it.each([
		["en", "Take 6 calls an hour", "Take five or six calls an hour"],
		["en", "Won 17 of 22 appeals", "Won 17 of 22 appeals (87%)"],
		["en", "Won 17 of 22 appeals", "Won 77% of appeals by 22 clients (77%)"],
		["en", "Cut the close from nine days to six", "Cut the close to six hours"],
		["en", "Take five or six calls an hour", "Take six calls an hour"],
		[
			"en",
			"Cut scrap from 21% to 14%",
			"Cut scrap by 7 percentage points (14% to 21%)",
		],
		["de", "Bearbeitung von 5 bis 6 Akten", "Steigerung der Akten von 5 auf 6"],
		[
			"es",
			"Imparto clases, veinticuatro horas al mes",
			"Imparto clases, 94 horas al mes",
		],
	] as const)("are no others (%s): %s", (language, fact, text) => {
		expect(verdictIn(language, fact, text)).not.toBe("proved");
	});
});
