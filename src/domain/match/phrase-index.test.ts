import { describe, expect, it } from "vitest";
import { hasPhrase } from "./phrase-index.ts";
import { areInitials, hasExactForm, wordsOf } from "./words.ts";

const holds = (text: string, phrase: string) =>
	hasPhrase(wordsOf(text), wordsOf(phrase));

describe("finding a phrase", () => {
	it.each([
		["Scheduled contractors for shutdowns", "scheduling", true],
		["Front-end work in React", "frontend", true],
		["Frontend work", "front end", true],
		["Wrote React.js components", "React", true],
		["Kept accounts payable", "accounting", false],
		["it was a good team", "IT", false],
		["IT support", "IT", true],
		["精通机器学习和统计", "机器学习", true],
	])("%s / %s: %s", (text, phrase, expected) => {
		expect(holds(text, phrase)).toBe(expected);
	});
	it("finds an exact form as a whole word only", () => {
		expect(hasExactForm("JavaScript and SQL", "Java")).toBe(false);
		expect(hasExactForm("knows sql well", "SQL")).toBe(true);
	});
	it("knows an acronym by its long form", () => {
		expect(areInitials("SEO", "Search Engine Optimization")).toBe(true);
		expect(areInitials("SEO", "Search Engines")).toBe(false);
	});
});
