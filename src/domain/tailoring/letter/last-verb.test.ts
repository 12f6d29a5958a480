import { describe, expect, it } from "vitest";
import { SENTENCE_WORDS } from "../../language/tables/sentences-of-languages.ts";
import { presentOfHead } from "./head-verb.ts";
import { lastVerbLine, toDoLine } from "./last-verb.ts";

const stated = (text: string, isCurrent = true) =>
	lastVerbLine({ text, isCurrent }, "de")?.sentence ?? null;

describe("a German line that ends with its infinitive", () => {
	it.each([
		[
			"Leitungen im offenen Graben mit Tachymeter einmessen, im Schnitt 90 km im Jahr",
			"Ich messe Leitungen im offenen Graben mit Tachymeter ein, im Schnitt 90 km im Jahr.",
		],
		[
			"Ware annehmen und Lieferscheine prüfen",
			"Ich nehme Ware an und prüfe Lieferscheine.",
		],
		[
			"Zwei Auszubildende im Außendienst anleiten",
			"Ich leite zwei Auszubildende im Außendienst an.",
		],
		["Fahrzeuge beladen", "Ich belade Fahrzeuge."],
		[
			"Lagepläne zeichnen, geprüft und unterschrieben vom Ingenieur",
			"Ich zeichne Lagepläne, geprüft und unterschrieben vom Ingenieur.",
		],
		["Daten sammeln", "Ich sammle Daten."],
		["Bestellungen abwickeln", "Ich wickle Bestellungen ab."],
		["Pläne aufbereiten", "Ich bereite Pläne auf."],
		["Ersatzteile liefern", "Ich liefere Ersatzteile."],
		["Räder wechseln", "Ich wechsle Räder."],
	])("%s", (line, sentence) => {
		expect(stated(line)).toBe(sentence);
	});

	it.each([
		"Messdaten in QGIS aufbereiten und als Pläne an drei Betreiber liefern",
		"Vor-Ort-Daten für 40 Ausweise aufgenommen",
		"Anträge geschrieben",
		"Beim Abladen anpacken, Protokolle schreiben",
		"Pflege der Akten",
	])("is not stated where its form is not certain: %s", (line) => {
		expect(stated(line)).toBeNull();
	});

	it("is stated of today alone", () => {
		expect(stated("Ersatzteile liefern", false)).toBeNull();
		expect(
			lastVerbLine({ text: "Ersatzteile liefern", isCurrent: true }, "nl"),
		).toBeNull();
	});
	it("goes on behind a frame with the verb first", () => {
		expect(
			lastVerbLine({ text: "Die Lehrlinge anleiten", isCurrent: true }, "de")
				?.deed,
		).toBe("leite ich die Lehrlinge an");
	});
});

describe("German infinitives that share their object", () => {
	const toDo = (text: string) =>
		toDoLine({ text, isCurrent: true }, "de")?.sentence ?? null;

	it("stand behind what somebody has to do", () => {
		expect(
			toDo("Bestellungen aufnehmen und an die Bibliothek weiterleiten"),
		).toBe(
			"Zu meinen Aufgaben gehört es, Bestellungen aufzunehmen und an die Bibliothek weiterzuleiten.",
		);
		expect(toDo("Teige herstellen, Sauerteig führen (Roggen)")).toBe(
			"Zu meinen Aufgaben gehört es, Teige herzustellen, Sauerteig zu führen (Roggen).",
		);
	});

	it("are no other forms", () => {
		expect(toDo("Umsatz um 10 Prozent gestiegen")).toBeNull();
		expect(toDo("Reparaturen von Maschinen")).toBeNull();
	});
});

describe("a German line that begins with its verb", () => {
	const { lastVerb } = SENTENCE_WORDS.de;
	const tense = (text: string) => lastVerb && presentOfHead(text, lastVerb);

	it.each([
		["Verarbeite täglich 9.000 Liter Rohmilch", "now"],
		["Rüste und bediene zwei Fräsmaschinen", "now"],
		["Messe pH und gebe die Milch frei", "now"],
		["Teile auf der Baustelle acht Techniker ein", "now"],
		["Fertigte Drehteile aus Edelstahl", "past"],
		["Messe in Hannover", null],
		["Teile für Getriebe", null],
		["Verbuchte Belege", null],
	] as const)("is recognized by the infinitive's list: %s", (line, form) => {
		expect(tense(line)).toBe(form);
	});
});
