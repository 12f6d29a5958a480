import { describe, expect, it } from "vitest";
import { asProse } from "./english-prose.ts";

describe("an English note as a sentence of a letter", () => {
	it.each([
		[
			"managed cross-functional team of 6 to move 4 sites",
			"managed a cross-functional team of 6 to move 4 sites",
		],
		["exceeded annual quota by 12%", "exceeded the annual quota by 12%"],
		[
			"implemented improved documentation system that cut errors",
			"implemented an improved documentation system that cut errors",
		],
		["closed kitchen for a month", "closed the kitchen for a month"],
		["led department of 40", "led a department of 40"],
		[
			"work in fast-paced environment on two floors",
			"work in a fast-paced environment on two floors",
		],
		[
			"switched work orders and room status to Quore, trained all three shifts",
			"switched work orders and room status to Quore and trained all three shifts",
		],
	])("has its articles and its last “and”: %s", (note, prose) => {
		expect(asProse(note)).toBe(prose);
	});
	it.each([
		"managed a team of 6",
		"managed two teams in the team room",
		"built team spirit",
		"wrote plan documents for the site",
		"supported audits, took notes and followed up actions",
		"moved the crew to Field Maps, returned cards went from 6 to 25",
		"ran the survey, led by the chief engineer",
		"trained nurses and coached aides, wrote the guide",
		"led team A on weekends",
	])("stays as it is: %s", (note) => {
		expect(asProse(note)).toBe(note);
	});
});
