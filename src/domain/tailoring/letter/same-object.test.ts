import { describe, expect, it } from "vitest";
import { affinities } from "../../match/affinity.ts";
import { isSameObject } from "./same-object.ts";

function isAnswered(asked: string, line: string, language = "en"): boolean {
	const [[said] = []] = affinities(
		{ language, texts: [asked] },
		{ language, texts: [line] },
	);
	return said !== undefined && isSameObject(said);
}

describe("a line that answers a need", () => {
	it("names its object", () => {
		expect(
			isAnswered(
				"automated regression suite for the member portal",
				"Write and maintain regression tests, 340 of the 900 cases in the suite",
			),
		).toBe(true);
		expect(
			isAnswered(
				"Anleitung von Auszubildenden",
				"Praxisanleitung von bisher 9 Auszubildenden",
				"de",
			),
		).toBe(true);
	});
	it("is not one that shares a word of every trade", () => {
		expect(
			isAnswered(
				"complex technology projects for stakeholders",
				"Automate client meetings and technical support requests",
			),
		).toBe(false);
	});
	it("is not one that says half of a compound", () => {
		expect(isAnswered("Kundenbetreuung", "Betreuung der Website", "de")).toBe(
			false,
		);
	});
});
