// What two deeds were done to, what "all" adds, and what an object of another deed may never become.
import { describe, expect, it } from "vitest";
import { verdictIn } from "../../../test/one-fact.ts";

describe("an object of two deeds", () => {
	it.each([
		[
			"de",
			"Reinigte und befüllte 40 Automaten pro Woche",
			"40 Automaten pro Woche gereinigt und befüllt",
		],
		[
			"en",
			"Planned and ran three open days a year",
			"Three open days a year planned and run",
		],
		["en", "Checked all 40 fridges every day", "Checked 40 fridges every day"],
	] as const)("stays with both (%s): %s", (language, fact, text) => {
		expect(verdictIn(language, fact, text)).toBe("proved");
	});

	it.each([
		[
			"de",
			"Reinigte Regale und befüllte 40 Automaten",
			"40 Automaten gereinigt und befüllt",
		],
		[
			"en",
			"Helped clean and refilled 40 machines",
			"40 machines cleaned and refilled",
		],
		["fr", "Factures contrôlées et relances envoyées", "Factures envoyées"],
		["en", "Passed all but two audits", "Passed two audits"],
		["de", "Alle bis auf zwei Prüfungen bestanden", "Zwei Prüfungen bestanden"],
		["fr", "Tous sauf deux examens réussis", "Deux examens réussis"],
		[
			"en",
			"Answered almost all calls within a minute",
			"Answered calls within a minute",
		],
	] as const)("passes to no other (%s): %s", (language, fact, text) => {
		expect(verdictIn(language, fact, text)).not.toBe("proved");
	});
});
