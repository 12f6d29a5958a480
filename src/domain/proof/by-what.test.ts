// What a deed was done by, with or for was not made, drawn or helped with by somebody who says so in a word that carries another.
import { describe, expect, it } from "vitest";
import { verdictIn } from "../../../test/one-fact.ts";

describe("what stands behind a preposition", () => {
	it.each([
		[
			"en",
			"Wired cabinets from circuit diagrams",
			"Prepared circuit diagrams and wired cabinets",
		],
		[
			"en",
			"Built macros, used in three published papers",
			"Built macros and helped with three published papers",
		],
		[
			"en",
			"Built macros that count cells, used in three published papers",
			"Built macros that count cells and co-authored the three published papers that used them",
		],
		[
			"en",
			"Soldered boards for test benches",
			"Soldered boards and supported test benches",
		],
		[
			"en",
			"Cleaned lenses according to the protocol",
			"Drew up the protocol and cleaned lenses",
		],
		[
			"de",
			"Verdrahtete Schaltschränke nach Schaltplan",
			"Erstellte Schaltpläne und verdrahtete Schaltschränke",
		],
		[
			"de",
			"Konfektionierte Kabel für Prüfstände",
			"Konfektionierte Kabel und erstellte Prüfstände",
		],
	] as const)(
		"is no object of another deed (%s): %s",
		(language, fact, text) => {
			expect(verdictIn(language, fact, text)).not.toBe("proved");
		},
	);

	it.each([
		[
			"en",
			"Wired cabinets from circuit diagrams",
			"Assisted in wiring cabinets from circuit diagrams",
		],
		[
			"en",
			"Rotas for nine receptionists",
			"Prepared rotas for nine receptionists",
		],
		[
			"es",
			"Colaboro en la elaboración de fórmulas magistrales bajo supervisión de la farmacéutica",
			"Ayudo a elaborar fórmulas magistrales con la supervisión de la farmacéutica",
		],
		["de", "Schaltpläne in EPLAN", "Erstellte Schaltpläne in EPLAN"],
	] as const)("stays what it was (%s): %s", (language, fact, text) => {
		expect(verdictIn(language, fact, text)).toBe("proved");
	});
});
