import { describe, expect, it } from "vitest";
import type { LanguageCode } from "../../language/language-code.ts";
import type { Evidence } from "./evidence.ts";
import type { ChosenEvidence } from "./evidence-choice.ts";
import { statable, statedInOrder } from "./lines-as-sentences.ts";
import { voiceOf } from "./voice.ts";

const voiceIn = (language: LanguageCode) =>
	voiceOf(language, {
		posting: "",
		isSameLanguage: true,
		hasForeignLines: false,
		isFormal: false,
		key: "",
	});

const lineOf = (text: string, at: number): ChosenEvidence => ({
	line: {
		...{ path: `work_experience.0.achievements.${at}`, kind: "work", rank: 0 },
		...{ entry: "work_experience.0", title: "Clerk", company: "Marlow" },
		...{ original: text, whole: text, line: text, isCurrent: true },
		...{ startDate: "2020-01", endDate: "", value: 1, strength: 1 },
	} as Evidence,
	worth: 1,
	requirement: null,
	isSure: false,
});

const sentencesOf = (texts: readonly string[], language: LanguageCode) => {
	const lines = texts.map(lineOf);
	return statedInOrder(
		lines,
		lines.map(({ line }) => line),
		voiceIn(language),
	).map(({ stated }) => stated.sentence ?? stated.deed);
};

describe("lines of a letter in its order", () => {
	it("take the frames of nouns in turn, and what finds none is listed", () => {
		expect(
			sentencesOf(
				[
					"Rilievi con stazione totale",
					"Fatturato passato da 2 a 3 milioni",
					"Preventivi fino a 30.000 euro",
				],
				"it",
			),
		).toEqual([
			"Mi occupo di rilievi con stazione totale.",
			"Mi occupo anche di preventivi fino a 30.000 euro.",
		]);
	});

	it("keep a clause of somebody else, and what says more", () => {
		expect(
			sentencesOf(
				[
					"Abgasmessungen durchführen; den Befund unterschreibt der Meister",
					"Zwei Auszubildende im Außendienst anleiten: Aufmaß und Dokumentation",
				],
				"de",
			),
		).toEqual([
			"Ich führe Abgasmessungen durch; den Befund unterschreibt der Meister.",
			"Ich leite zwei Auszubildende im Außendienst an: Aufmaß und Dokumentation.",
		]);
	});

	it("make no verb of a noun beside another noun, and no form of what was done of an infinitive", () => {
		const among = (text: string, language: LanguageCode) => {
			const one = lineOf(text, 0);
			return statable([one], [one.line], voiceIn(language)).map(
				({ stated }) => stated.sentence ?? stated.deed,
			);
		};
		expect(
			among("Aide aux repas, surveillance de l'hydratation", "fr"),
		).not.toContain("aide aux repas, surveillance de l'hydratation");
		expect(
			among("Dienstplan erstellen, Vertretung der Filialleiterin", "de"),
		).toEqual([]);
	});
});

describe("a line of a position held today", () => {
	it.each<[LanguageCode, string, string]>([
		[
			"de",
			"Senkung der Leerfahrten von 19 % auf 13 %",
			"senkte ich die Leerfahrten von 19 % auf 13 %",
		],
		[
			"de",
			"Disposition von 28 eigenen Lkw",
			"Ich übernehme die Disposition von 28 eigenen Lkw.",
		],
		[
			"de",
			"Mitarbeit bei der Einführung des Systems 2021, rund 40 Arbeitsplätze",
			"arbeitete ich bei der Einführung des Systems 2021 mit (rund 40 Arbeitsplätze)",
		],
		[
			"nl",
			"Omsteltijd teruggebracht van 55 naar 35 minuten",
			"Ik heb de omsteltijd teruggebracht van 55 naar 35 minuten.",
		],
		[
			"nl",
			"Chauffeurs telefonisch begeleiden bij pech en wijzigingen",
			"begeleid ik chauffeurs telefonisch bij pech en wijzigingen",
		],
		[
			"it",
			"Produzione notturna di pane",
			"Mi occupo della produzione notturna di pane.",
		],
		[
			"en",
			"On the call-out rota one week in five",
			"I am on the call-out rota one week in five.",
		],
		[
			"en",
			"Planned and reactive maintenance on 46 schools",
			"My work includes planned and reactive maintenance on 46 schools.",
		],
		[
			"en",
			"Mowing, raking and baling around 1,100 ha of hay",
			"I mow, rake and bale around 1,100 ha of hay.",
		],
		[
			"en",
			"Zero injuries on my shift since March 2022",
			"There have been zero injuries on my shift since March 2022.",
		],
	])("%s: “%s” is stated with a verb", (language, line, sentence) => {
		expect(sentencesOf([line], language)).toEqual([sentence]);
	});
});

it("a heading in capitals is no part of a sentence", () => {
	expect(
		sentencesOf(
			["COUNTER: greet visitors and direct them to the offices"],
			"en",
		),
	).toEqual(["I greet visitors and direct them to the offices."]);
});
