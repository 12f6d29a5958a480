// A line of nouns behind a verb that carries it; what is no activity, or needs an article nobody knows, is told by nobody.
import { describe, expect, it } from "vitest";
import type { LanguageCode } from "../../language/language-code.ts";
import { carriedLine } from "./carried-line.ts";

describe("a line of nouns", () => {
	it.each<[LanguageCode, string, boolean, string]>([
		[
			"de",
			"Katalogisierung von Romanen nach RDA",
			true,
			"übernehme ich die Katalogisierung von Romanen nach RDA",
		],
		["de", "Wartung von Pumpen", false, "übernahm ich die Wartung von Pumpen"],
		[
			"de",
			"Einführung von Zephyr RTOS",
			true,
			"übernahm ich die Einführung von Zephyr RTOS",
		],
		[
			"de",
			"Zwei Auszubildende angeleitet",
			true,
			"habe ich zwei Auszubildende angeleitet",
		],
		[
			"de",
			"Durch vorbereitete Verteiler die Montagezeit auf zwei Tage verkürzt",
			true,
			"habe ich durch vorbereitete Verteiler die Montagezeit auf zwei Tage verkürzt",
		],
		[
			"nl",
			"Klachten vastgelegd in Siebel",
			false,
			"heb ik klachten vastgelegd in Siebel",
		],
		[
			"fr",
			"Suivi métrologique de 40 équipements",
			true,
			"assure le suivi métrologique de 40 équipements",
		],
		[
			"fr",
			"Accompagnement de 14 résidents",
			false,
			"ai assuré l’accompagnement de 14 résidents",
		],
	])("%s: %s", (...row) => {
		const [language, text, isCurrent, deed] = row;
		expect(carriedLine({ text, isCurrent }, language, 0)?.deed).toBe(deed);
	});

	it("changes its verb from line to line", () => {
		const line = { text: "Wartung von Pumpen", isCurrent: true };
		expect(carriedLine(line, "de", 1)).toEqual({
			sentence: "Ich kümmere mich um die Wartung von Pumpen.",
			deed: "kümmere ich mich um die Wartung von Pumpen",
		});
	});

	it.each<[LanguageCode, string]>([
		["de", "Mitarbeit bei der Planung"],
		["de", "Vertretung der Lohnbuchhaltung im Urlaub"],
		["de", "Senkung der Ausfälle um 18 %"],
		["de", "Nach München umgezogen und dort geblieben"],
		["de", "Mit dem Innovationspreis ausgezeichnet"],
		["de", "Nach der Ausbildung in die Abteilung übernommen"],
		["nl", "In 2020 bekroond met een prijs"],
		["nl", "Drie keer verkozen tot medewerker van het jaar"],
		["nl", "Orderpicken met scanner, gemiddeld 160 regels"],
		["de", "Ansprechpartnerin für eine Auszubildende"],
		["de", "Tragwerk einer Grundschule bearbeitet"],
		["fr", "Participation à la rédaction"],
		["fr", "Rédaction de rapports et revue des résultats"],
		["fr", "Tutrice de stage pour 6 élèves"],
		["en", "Maintenance of pumps"],
		["es", "Calificación promedio de 4.8 en 60 reseñas de huéspedes"],
		["de", "Bewertung der Filiale 4,8 bei 212 Stimmen"],
	])("%s: %s is told by nobody", (language, text) => {
		expect(carriedLine({ text, isCurrent: true }, language, 0)).toBeNull();
	});
});
