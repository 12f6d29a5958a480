// How often something was done is a claim of its own, whatever little word says it.
import { describe, expect, it } from "vitest";
import { verdictIn } from "../../../test/one-fact.ts";

describe("a rate no fact tells", () => {
	it.each([
		[
			"en",
			"Renegotiated two contracts, saving $18,400",
			"Renegotiated two contracts, saving $18,400 a year",
		],
		["en", "Sold 300 bikes", "Sold 300 bikes per year"],
		["en", "Sold 300 bikes", "Sold 300 bikes within a year"],
		[
			"en",
			"Trained 12 apprentices",
			"Trained 12 apprentices on a monthly basis",
		],
		["de", "12 Lehrlinge ausgebildet", "12 Lehrlinge pro Jahr ausgebildet"],
		["de", "12 Lehrlinge ausgebildet", "12 Lehrlinge im Jahr ausgebildet"],
		["es", "Formé a 12 aprendices", "Formé a 12 aprendices al año"],
		["es", "Formé a 12 aprendices", "Formé a 12 aprendices cada año"],
		["fr", "Formé 12 apprentis", "Formé 12 apprentis par année"],
		["it", "Formato 12 apprendisti", "Formato 12 apprendisti l'anno"],
		["nl", "12 leerlingen opgeleid", "12 leerlingen per jaar opgeleid"],
	] as const)("is not proved (%s): %s", (language, fact, text) => {
		expect(verdictIn(language, fact, text)).not.toBe("proved");
	});

	it.each([
		["en", "Sold 300 bikes a year", "Sold 300 bikes per year"],
		["en", "Sold 300 bikes in 2023", "Sold 300 bikes in the year 2023"],
		[
			"de",
			"12 Lehrlinge im Jahr ausgebildet",
			"12 Lehrlinge pro Jahr ausgebildet",
		],
	] as const)("is said in other words (%s): %s", (language, fact, text) => {
		expect(verdictIn(language, fact, text)).toBe("proved");
	});
});
