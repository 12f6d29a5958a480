import { describe, expect, it } from "vitest";
import type { DraftLine } from "./draft-line.ts";
import { mergedPartsOf, mergeLines } from "./merge-lines.ts";

const lineOf = (text: string, at: number, terms: string[] = []): DraftLine => ({
	sources: [`work_experience.0.achievements.${at}`],
	original: text,
	text,
	change: "kept",
	value: 0,
	terms: new Set(terms),
});
const merged = (
	texts: string[],
	{
		strength = "medium" as "low" | "medium" | "high",
		terms = [] as string[],
		isProved = (): boolean => true,
		language = "en",
	} = {},
) =>
	mergeLines(
		texts.map((text, at) => lineOf(text, at, terms)),
		{ strength, language, isProved },
	);

const sameObject = [
	"Created official themes",
	"Trained new staff",
	"Created official plugins",
];

describe("merging lines", () => {
	it("lines about the same thing become one, which says where it comes from", () => {
		const [first, second] = merged(sameObject);
		expect([first?.text, second?.text]).toEqual([
			"Created official themes and official plugins",
			"Trained new staff",
		]);
		expect(first && mergedPartsOf(first)).toEqual([
			{ path: "work_experience.0.achievements.0", text: sameObject[0] },
			{ path: "work_experience.0.achievements.2", text: sameObject[2] },
		]);
	});
	it("what cannot be proved stays apart", () => {
		expect(merged(sameObject, { isProved: () => false })).toHaveLength(3);
	});
	it("the lowest level merges nothing", () => {
		expect(merged(sameObject, { strength: "low" })).toHaveLength(3);
	});
	it("the strongest joins short neighbors that are asked for", () => {
		const neighbors = ["Mentored three engineers", "Led the migration"];
		expect(merged(neighbors)).toHaveLength(2);
		const asked = { strength: "high" as const, terms: ["engineering"] };
		expect(merged(neighbors, asked).map(({ text }) => text)).toEqual([
			"Mentored three engineers and led the migration",
		]);
	});
	it("two tenses and two figures stay apart", () => {
		const asked = { strength: "high" as const, terms: ["sales"] };
		expect(merged(["Led sales", "Train sales staff"], asked)).toHaveLength(2);
		expect(
			merged(["Cut sales cost by 5%", "Raised sales by 9%"], asked),
		).toHaveLength(2);
	});
	it("German nouns keep their capitals", () => {
		expect(
			merged(["Installation von Anlagen", "Wartung von Anlagen"], {
				strength: "high",
				language: "de",
			}).map(({ text }) => text),
		).toEqual(["Installation von Anlagen; Wartung von Anlagen"]);
	});
});
