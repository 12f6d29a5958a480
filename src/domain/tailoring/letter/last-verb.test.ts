import { describe, expect, it } from "vitest";
import { lastVerbLine } from "./last-verb.ts";

const told = (text: string, isCurrent = true) =>
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
		expect(told(line)).toBe(sentence);
	});

	it.each([
		"Messdaten in QGIS aufbereiten und als Pläne an drei Betreiber liefern",
		"Vor-Ort-Daten für 40 Ausweise aufgenommen",
		"Anträge geschrieben",
		"Beim Abladen anpacken, Protokolle schreiben",
		"Pflege der Akten",
	])("is told by nobody where its form is not certain: %s", (line) => {
		expect(told(line)).toBeNull();
	});

	it("is told of today alone", () => {
		expect(told("Ersatzteile liefern", false)).toBeNull();
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
