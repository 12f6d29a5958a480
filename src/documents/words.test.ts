import { expect, test } from "vitest";
import { wordsOf } from "./words.ts";

const languages = "en de es fr it nl pt da no sv zh".split(" ");

test.each(languages)(
	"%s has twelve months of each length and no empty word",
	(language) => {
		const words = wordsOf(language);
		expect(words.months.split(" ")).toHaveLength(12);
		expect(words.shortMonths.split(" ")).toHaveLength(12);
		expect(JSON.stringify(words)).not.toContain('""');
		expect(words.salutation).toContain("{name}");
		expect(words.expires).toContain("{date}");
	},
);

test("every language has a row of its own", () => {
	const headings = languages.map((language) =>
		JSON.stringify(wordsOf(language)),
	);
	expect(new Set(headings).size).toBe(languages.length);
});

test("a language is found by its base, and one without a row uses English", () => {
	expect(wordsOf("pt-BR")).toBe(wordsOf("pt"));
	expect(wordsOf("zh-Hans")).toBe(wordsOf("zh"));
	expect(wordsOf("nb")).toBe(wordsOf("no"));
	expect(wordsOf("eo")).toBe(wordsOf("en"));
	expect(wordsOf("constructor")).toBe(wordsOf("en"));
});
