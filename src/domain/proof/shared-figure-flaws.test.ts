// A figure stays with what it was told of: it is no figure of what another one was told of, and of all together it is not of each.
import { describe, expect, it } from "vitest";
import { verdictIn } from "../../../test/one-fact.ts";

describe("one figure for two", () => {
	it.each([
		[
			"en",
			"Reduced churn by 28% and support tickets by 47%",
			"Reduced churn and support tickets by 47%",
		],
		[
			"de",
			"Fluktuation um 28 % und Anfragen um 47 % gesenkt",
			"Fluktuation und Anfragen um 47 % gesenkt",
		],
		[
			"es",
			"Reduje el abandono un 28 % y las consultas un 47 %",
			"Reduje el abandono y las consultas un 47 %",
		],
		[
			"fr",
			"Réduit le turnover de 28 % et les demandes de 47 %",
			"Réduit le turnover et les demandes de 47 %",
		],
		[
			"it",
			"Ridotto il turnover del 28 % e le richieste del 47 %",
			"Ridotto il turnover e le richieste del 47 %",
		],
		[
			"nl",
			"Verloop met 28 % en vragen met 47 % verlaagd",
			"Verloop en vragen met 47 % verlaagd",
		],
		[
			"de",
			"Zwei Kampagnen mit Spenden von über 50.000 € organisiert",
			"Zwei Kampagnen mit Spenden von je über 50.000 € organisiert",
		],
		[
			"es",
			"Organicé dos campañas con donaciones de más de 50.000 €",
			"Organicé dos campañas con donaciones de más de 50.000 € cada una",
		],
	] as const)("is not proved (%s): %s", (language, fact, text) => {
		expect(verdictIn(language, fact, text)).not.toBe("proved");
	});

	it.each([
		[
			"en",
			"Reduced churn by 28% and support tickets by 47%",
			"Reduced churn by 28%",
		],
		[
			"en",
			"Reduced churn and support tickets by 47%",
			"Cut churn and support tickets by 47%",
		],
		[
			"de",
			"Zwei Kampagnen mit je über 50.000 € organisiert",
			"Zwei Kampagnen mit jeweils über 50.000 € organisiert",
		],
	] as const)("stays with its own (%s): %s", (language, fact, text) => {
		expect(verdictIn(language, fact, text)).toBe("proved");
	});
});
