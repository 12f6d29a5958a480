import { describe, expect, it } from "vitest";
import { isOutcome } from "./outcome.ts";

describe("an outcome", () => {
	it.each([
		"Waste down from 3.4% to 2.2% of sales",
		"Cut the nightly run from 4h10 to 55 minutes",
		"Recall auf SMS umgestellt, Ausfälle von 11 auf 6 pro Woche",
		"Offene Posten von rund 140.000 € auf 55.000 € gesenkt",
		"Taux d'ouverture passé de 19 % à 27 %",
		"Scarti scesi dal 9% al 6%",
		"Managed a budget of £40,000",
		"Grew the team from 4 to 9",
		"Wait down from about 16 to 13 weeks",
	])("is told by %j", (text) => {
		expect(isOutcome(text)).toBe(true);
	});
	it.each([
		"Looked after 28 beds",
		"Vertretung von 2019 bis 2021",
		"Responsible for two floors since 2021",
		"Keep van stock tidy",
		"Interviews: 6 to 8 customers a month",
		"Betreuung von 2 bis 3 Kindern",
	])("is not told by %j", (text) => {
		expect(isOutcome(text)).toBe(false);
	});
	it("is looked for in a moment in the longest line", () => {
		expect(isOutcome("7 ab ".repeat(20_000))).toBe(false);
	});
});
