import { describe, expect, it } from "vitest";
import type { LanguageCode } from "../../language/language-code.ts";
import { borneLine } from "./borne-line.ts";

const borne = (
	text: string,
	language: LanguageCode,
	{ isCurrent = true, turn = 0 } = {},
) => borneLine({ text, isCurrent }, language, turn)?.sentence ?? null;

describe("lines of nouns inside a sentence that needs no article", () => {
	it.each([
		[
			"en",
			"Daily care of gibbons and spider monkeys (31 animals)",
			"My work includes daily care of gibbons and spider monkeys (31 animals).",
		],
		[
			"it",
			"Rilievi con stazione totale e restituzione in AutoCAD",
			"Mi occupo di rilievi con stazione totale e restituzione in AutoCAD.",
		],
		[
			"nl",
			"Vracht inkopen en aanbieden via Timocom",
			"Bij mijn werk hoort vracht inkopen en aanbieden via Timocom.",
		],
		[
			"nl",
			"Instellen en bedienen van drie freesmachines",
			"Bij mijn werk hoort het instellen en bedienen van drie freesmachines.",
		],
		[
			"nl",
			"Orders van klanten verwerken",
			"Bij mijn werk hoort orders van klanten verwerken.",
		],
		[
			"de",
			"Ausleihe, Rückgabe und Auskunft an der Theke",
			"Zu meinen Aufgaben gehören Ausleihe, Rückgabe und Auskunft an der Theke.",
		],
		[
			"de",
			"Lohnabrechnung für 14 Mandanten",
			"Zu meinen Aufgaben gehört die Lohnabrechnung für 14 Mandanten.",
		],
		[
			"fr",
			"Encaissement et clôture de caisse",
			"J’assure l’encaissement et la clôture de caisse.",
		],
		[
			"es",
			"Reservas, grupos y sobreventa en Opera PMS",
			"Me encargo de reservas, grupos y sobreventa en Opera PMS.",
		],
		[
			"pt",
			"Revisão de código e testes com Ceedling",
			"O meu trabalho inclui revisão de código e testes com Ceedling.",
		],
	] as const)("are told in %s: %s", (language, line, sentence) => {
		expect(borne(line, language)).toBe(sentence);
	});

	it("take another frame each time, as long as there are some", () => {
		const line = "Rilievi con stazione totale";
		const told = [0, 1, 2, 3].map((turn) => borne(line, "it", { turn }));
		expect(new Set(told.slice(0, 3)).size).toBe(3);
		expect(told[3]).toBeNull();
	});

	it("are over with the position, or with their year", () => {
		expect(borne("Daily care of gibbons", "en", { isCurrent: false })).toBe(
			"My work included daily care of gibbons.",
		);
		expect(borne("Medição de cloro e pH da piscina (2023 e 2024)", "pt")).toBe(
			"O meu trabalho incluía medição de cloro e pH da piscina (2023 e 2024).",
		);
		expect(borne("Medição de cloro e pH desde 2023", "pt")).toBe(
			"O meu trabalho inclui medição de cloro e pH desde 2023.",
		);
	});

	it.each([
		["en", "Small REST API that shows where food trucks are"],
		["en", "Coaching and then led the team"],
		["it", "Fatturato passato da 1,9 a 2,4 milioni"],
		["it", "Lavavo e tagliavo le verdure"],
		["de", "Füllte Steuererklärungen für Privatpersonen aus"],
		["fr", "Baisse du délai de libération des lots, avec l'équipe"],
		["es", "Adoptado por cinco equipos, con otros"],
	] as const)(
		"are not made of results and verbs, in %s: %s",
		(language, line) => {
			expect(borne(line, language)).toBeNull();
		},
	);
});

it("nobody is in charge of a figure that became another", () => {
	expect(
		borne(
			"Tempo medio di avviamento da 12 a 9 giorni tra il 2022 e il 2025",
			"it",
		),
	).toBeNull();
});
