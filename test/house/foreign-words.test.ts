// Foreign vocabulary stands in the room of languages. The finder is tried on planted words first: one that finds nothing proves
// nothing.
import { describe, expect, it } from "vitest";
import { foreignWordsOf, isWatched } from "./foreign-words.ts";
import { nodesOf } from "./imports.ts";
import { productSources } from "./sources.ts";

const wordsOf = (code: string) =>
	foreignWordsOf(nodesOf("src/domain/a.ts", `export const a = ${code};`)).words;

describe("foreign vocabulary", () => {
	it("is in the room of languages and nowhere else", () => {
		const found = [...productSources()]
			.filter(([path]) => isWatched(path))
			.map(([path, source]) => ({
				path,
				words: foreignWordsOf(nodesOf(path, source)).words,
			}))
			.filter(({ words }) => words.length > 0);
		expect(found).toEqual([]);
	});

	it.each([
		["a German word in a list", '["Kenntnisse"]', ["Kenntnisse"]],
		["a word by its letters", '"compétence"', ["compétence"]],
		[
			"Chinese characters, the single one for a year too",
			'"工作 年"',
			["工作", "年"],
		],
		["Cyrillic letters", '"опыт"', ["опыт"]],
		["a month in a pattern", "/\\b(?:enero|jan)\\b/iu", ["enero"]],
		["a letter with a choice", "/b[üu]rger?/i", ["bürger"]],
		["an escaped letter", "/pr\\u00e9sent/", ["présent"]],
		["characters of a set", "/[年月]/", ["年", "月"]],
		["the fixed part of a template", "`seit $" + "{start}`", ["seit"]],
		["words in a type", '"a" as "a" | "lebenslauf"', ["lebenslauf"]],
	])("is known as %s", (_, code, words) => {
		expect(wordsOf(code)).toEqual(words);
	});

	it.each([
		["an English sentence", '"Your résumé was read at the café."'],
		["an acronym that is a word elsewhere", '"MIT, SEI and NACH"'],
		["a range of letters", "/[A-Za-zÀ-ÿ\\u4e00-\\u9fff]+/u"],
		["a class of letters", "/\\p{Lu}[\\p{L}\\p{M}]{2,}/u"],
		["vowels to choose from", "/[aeiouàèéê]/"],
		["signs", '"€ → • “quoted” …"'],
		["the tag of an unknown language", '"und"'],
	])("is not seen in %s", (_, code) => {
		expect(wordsOf(code)).toEqual([]);
	});

	it("may stand in a comment and in the room of languages", () => {
		expect(
			foreignWordsOf(nodesOf("src/domain/a.ts", "// Kenntnisse\nexport {};"))
				.literals,
		).toBe(0);
		expect(isWatched("src/domain/language/de/dates.ts")).toBe(false);
		expect(isWatched("src/domain/job/years.ts")).toBe(true);
	});
});
