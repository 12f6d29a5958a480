// Every language holds every group: the shape all readers of words rely on.
import { describe, expect, it } from "vitest";
import { LANGUAGE_CODES } from "../language-code.ts";
import { allLanguages, languageOf } from "./languages.ts";

describe("the languages", () => {
	it("have a name of their own each", () => {
		const names = allLanguages().map(({ name }) => name);
		expect(new Set(names).size).toBe(LANGUAGE_CODES.length);
		expect(languageOf("de").name).toBe("Deutsch");
	});

	it.each(LANGUAGE_CODES)("%s holds every group", (code) => {
		expect(Object.keys(languageOf(code)).sort()).toEqual([
			"actors",
			"analysis",
			"applying",
			"asking",
			"chores",
			"claims",
			"code",
			"concepts",
			"dates",
			"details",
			"detection",
			"documents",
			"meaning",
			"name",
			"names",
			"naming",
			"notes",
			"orders",
			"papers",
			"posting",
			"recounts",
			"resume",
			"sentences",
			"shaping",
			"summary",
			"terms",
			"tongues",
			"wording",
			"writing",
		]);
	});
});
