import { expect, test } from "vitest";
import { documentWordsOf } from "./words-of-language.ts";

const languages = "en de es fr it nl pt da no sv zh".split(" ");

test.each(languages)(
	"%s has twelve months of each length and no empty word",
	(language) => {
		const words = documentWordsOf(language);
		expect(words.months.split(" ")).toHaveLength(12);
		expect(words.shortMonths.split(" ")).toHaveLength(12);
		expect(JSON.stringify(words)).not.toContain('""');
		expect(words.salutation).toContain("{name}");
		expect(words.expires).toContain("{date}");
	},
);

test("every language has a row of its own", () => {
	const headings = languages.map((language) =>
		JSON.stringify(documentWordsOf(language)),
	);
	expect(new Set(headings).size).toBe(languages.length);
});

test("a language is found by its base, and one without a row uses English", () => {
	expect(documentWordsOf("pt-BR")).toBe(documentWordsOf("pt"));
	expect(documentWordsOf("zh-Hans")).toBe(documentWordsOf("zh"));
	expect(documentWordsOf("nb")).toBe(documentWordsOf("no"));
	expect(documentWordsOf("eo")).toBe(documentWordsOf("en"));
	expect(documentWordsOf("constructor")).toBe(documentWordsOf("en"));
});
