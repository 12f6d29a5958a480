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
		"Breakdowns on line 2: 51 in 2023, 34 in 2025",
		"Arrêts de la presse : 46 h en 2022, 29 h en 2025",
		"Liegetage: 9 Tage im Mittel 2022, 6 Tage 2025",
		"Behandlingstid fra 9 uker i 2022 til 6 uker i 2025",
		"Reduje las quejas de 8 en 2023 a 3 en 2025",
	])("is told by %j", (text) => {
		expect(isOutcome(text)).toBe(true);
	});
	it.each([
		"Looked after 28 beds",
		"Vertretung von 2019 bis 2021",
		"Responsible for two floors since 2021",
		"Keep van stock tidy",
		"Trained 3 assistants in 2022 and led fairs in 2023",
		"Stallholder at fairs, 2021, 2023",
		"Interviews: 6 to 8 customers a month",
		"Betreuung von 2 bis 3 Kindern",
	])("is not told by %j", (text) => {
		expect(isOutcome(text)).toBe(false);
	});
	it("is looked for in a moment in the longest line", () => {
		expect(isOutcome("7 ab ".repeat(20_000))).toBe(false);
	});
});
