// A line that surely begins with a verb is stated as a sentence; any other is not.
import { describe, expect, it } from "vitest";
import type { LanguageCode } from "../../language/language-code.ts";
import { statedLine } from "./stated-line.ts";

const stated = (
	text: string,
	language: LanguageCode,
	{ isCurrent = true, beside = [] as string[] } = {},
) => statedLine({ text, isCurrent, beside: [text, ...beside] }, language);

describe("a line stated as a sentence", () => {
	it.each([
		["en", "Led a team of six", "I led a team of six."],
		[
			"en",
			"Hired, trained and kept a team of 35",
			"I hired, trained and kept a team of 35.",
		],
		["en", "Install panels up to 480 V", "I install panels up to 480 V."],
		[
			"en",
			"Successfully opened two stores",
			"I successfully opened two stores.",
		],
		[
			"en",
			"After Hurricane Alma, worked on the claims desk for 11 weeks",
			"After Hurricane Alma, I worked on the claims desk for 11 weeks.",
		],
		[
			"de",
			"Begleite zwölf Kinder durch den Tag",
			"Ich begleite zwölf Kinder durch den Tag.",
		],
		[
			"de",
			"Gewöhne neue Kinder ein, vier im Jahr",
			"Ich gewöhne neue Kinder ein, vier im Jahr.",
		],
		[
			"nl",
			"Verdeel het werk over acht collega’s",
			"Ik verdeel het werk over acht collega’s.",
		],
		["fr", "J'assure l'envoi des desserts", "J'assure l'envoi des desserts."],
		[
			"es",
			"Formo a los recepcionistas de temporada",
			"Formo a los recepcionistas de temporada.",
		],
		[
			"no",
			"Leder 12 renholdere på to skoler",
			"Jeg leder 12 renholdere på to skoler.",
		],
		[
			"da",
			"Vejleder studerende i deres praktik",
			"Jeg vejleder studerende i deres praktik.",
		],
		[
			"sv",
			"Lär upp nya förare på linjerna",
			"Jag lär upp nya förare på linjerna.",
		],
	] as const)("%s: %s", (language, line, sentence) => {
		expect(stated(line, language)?.sentence).toBe(sentence);
	});

	it.each([
		["en", "Tech lead for the core platform"],
		["en", "Recognized for calm communication"],
		["en", "On call one week in five"],
		["en", "Lead generation for three regions"],
		["en", "Used by 30 companies"],
		["en", "Employed as a clerk"],
		["en", "Paid internship in finance"],
		["en", "Newly opened restaurant, 40 covers"],
		["en", "Archive of drawings"],
		["en", "Completed projects: two schools"],
		["de", "Arbeitete sich schnell ein"],
		["de", "Optimierte Prozesse senkten die Kosten"],
		["nl", "Onderhoud aan koelinstallaties"],
		["nl", "Leidde tot 20% minder uitval"],
		["sv", "Utvecklade sig till teamledare"],
		["es", "Trabajo en equipo"],
		["it", "Sviluppo e collaudo"],
		["pt", "Controlo com instrumentos"],
		["de", "Pflege der Stammdaten"],
		["de", "Leitung eines Teams von sechs"],
		["nl", "Kleuradvies en balayage"],
		["fr", "Gestion des plannings de douze agents"],
		["it", "Archivio delle pratiche"],
		["es", "Control de la temperatura"],
	] as const)("%s, not: %s", (language, line) => {
		expect(stated(line, language)).toBeNull();
	});

	it("tells the present of no position that is over", () => {
		expect(stated("Install panels", "en", { isCurrent: false })).toBeNull();
		expect(
			stated("Installed panels", "en", { isCurrent: false }),
		).not.toBeNull();
	});

	it("takes a word that is a noun too for a verb in a list of deeds", () => {
		const beside = ["Managed five sites", "Wrote the safety rules"];
		expect(stated("Train apprentices", "en", { beside })?.sentence).toBe(
			"I train apprentices.",
		);
		expect(
			stated("Cut medication errors by 18%", "en", { beside })?.sentence,
		).toBe("I cut medication errors by 18%.");
		expect(
			stated("Lead generation for three regions", "en", { beside }),
		).toBeNull();
		expect(stated("Train apprentices", "en")).toBeNull();
	});

	it("takes no thing that was fixed, automated or applied for what somebody did", () => {
		for (const line of [
			"Fixed wire testing of the site, about 340 circuits",
			"Automated regression testing for three products",
			"Applied machine learning in two projects",
		])
			expect(stated(line, "en")).toBeNull();
		expect(stated("Fixed the wiring of two halls", "en")?.sentence).toBe(
			"I fixed the wiring of two halls.",
		);
	});

	it("gives an English clause behind a semicolon its own subject in a frame too", () => {
		expect(
			stated("Refer tenants to advice; attend the panel each month", "en")
				?.deed,
		).toBe("refer tenants to advice; I attend the panel each month");
	});

	it("puts the verb first behind a word of a frame, and nothing where a second clause would follow", () => {
		expect(stated("Verdeel het werk", "nl")?.deed).toBe("verdeel ik het werk");
		expect(
			stated("Boek zendingen af en los verschillen op", "nl")?.deed,
		).toBeNull();
	});

	it("leaves it to the frame who did it where the subject is cut short before a vowel", () => {
		for (const [line, deed] of [
			[
				"Ai réécrit le projet d'établissement",
				"ai réécrit le projet d'établissement",
			],
			[
				"Établis les plannings de l'équipe",
				"établis les plannings de l'équipe",
			],
			["Animais l'atelier du mardi", "animais l'atelier du mardi"],
		] as const)
			expect(stated(line, "fr")).toEqual({ sentence: null, deed });
		for (const line of [
			"Relais d'assistantes maternelles",
			"Établis son planning",
		])
			expect(stated(line, "fr")).toBeNull();
	});

	it("tells each sentence of a line, or none", () => {
		expect(stated("Led a team. Managed the budget.", "en")?.sentence).toBe(
			"I led a team. I managed the budget.",
		);
		expect(stated("Led a team. No accidents.", "en")).toBeNull();
	});
});

it("tells what goes on since a day as going on, and names nobody who is named", () => {
	const stated = (text: string) =>
		statedLine({ text, isCurrent: true, beside: [text] }, "en")?.sentence ??
		null;
	expect(stated("Run the two mass spectrometers since August 2025")).toBe(
		"I have run the two mass spectrometers since August 2025.",
	);
	expect(stated("Named transport manager on a national licence")).toBeNull();
});
