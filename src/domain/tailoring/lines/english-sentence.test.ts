import { describe, expect, it } from "vitest";
import { withArticles } from "./english-articles.ts";
import { sayingOf } from "./english-sentence.ts";

const saying = (line: string, original = line, isCurrent = false) =>
	sayingOf({ line, original, isCurrent, others: [] })?.text ?? null;

describe("a line of a résumé as a sentence", () => {
	it.each([
		["Led a shift of 7 welders", "led a shift of 7 welders"],
		["Led migration from paper charts", "led a migration from paper charts"],
		[
			"Built payment system handling refunds",
			"built a payment system handling refunds",
		],
		[
			"Developed MVP that sold in a week",
			"developed an MVP that sold in a week",
		],
		["Recognized for patience", "was recognized for patience"],
		["Responsible for small works", "was responsible for small works"],
		["In charge of the late shift", "was in charge of the late shift"],
		["Supervised 12 porters", "supervised 12 porters"],
		["Supervised clinical hours with our LCSW", null],
		["Fixed wire testing, 60 boards a year", null],
		["Four-handed chairside assistance for two dentists", null],
		["Teaching: two courses a term", null],
		["Chilled goods: counts each morning", null],
		["Built alone in TypeScript", null],
		["Managing editor of the magazine", null],
		["Uncovered duties down from 31 a month (2021) to 12", null],
		["Involved in the tender", "was involved in the tender"],
		[
			"Grew newsletter to 9,500 readers",
			"grew the newsletter to 9,500 readers",
		],
		[
			"Worked in high-acuity ER environment",
			"worked in a high-acuity ER environment",
		],
		["Reports for the board", null],
	])("%s → %s", (line, text) => {
		expect(saying(line)).toBe(text);
	});
	it("what the person told with I is a verb, though it may be a noun too", () => {
		const line = "Plan preventive maintenance for 140 machines";
		expect(saying(line, line, true)).toBeNull();
		expect(saying(line, `I ${line.toLowerCase()}`, true)).toBe(
			"plan preventive maintenance for 140 machines",
		);
	});
	it("who cares for somebody does it, though care is a noun too", () => {
		const line = "Care for three patients a shift";
		expect(saying(line, line, true)).toBe("care for three patients a shift");
		expect(saying("Care of patients", "Care of patients", true)).toBeNull();
	});
	it.each([
		"managed 3 teams",
		"wrote unit and integration tests",
		"cared for the unit at night",
		"wrote reports and plans",
		"improved patient flow in the clinic",
		"used several tools for planning",
		"ran the booking system",
		"moved records to the archive",
		"built and ran a clinic",
		"supported the team's plan",
		"cut costs of every unit",
	])("no article is added to “%s”", (text) => {
		expect(withArticles(text)).toBe(text);
	});
});
