// What a slip in a list of words would break without a sign: every list is held against the rules its readers rely on.
import { describe, expect, it } from "vitest";
import { LANGUAGE_CODES, type LanguageCode } from "./language-code.ts";
import { alternatives, termsOf } from "./patterns.ts";
import { allLanguages, languageOf } from "./reading/languages.ts";

type List = { where: string; list: string };

/** Every text below a group, with the path it stands at. */
function listsIn(words: object, where: string): List[] {
	return Object.entries(words).flatMap(([key, value]) =>
		typeof value === "string"
			? [{ where: `${where}.${key}`, list: value }]
			: typeof value === "object" && value !== null
				? listsIn(value, `${where}.${key}`)
				: [],
	);
}

/** The groups whose lists are alternatives of patterns. */
const patternLists = (code: LanguageCode): List[] => {
	const { analysis, names, naming, orders, resume } = languageOf(code);
	return [
		...listsIn(analysis, "analysis"),
		...listsIn(names, "names"),
		...listsIn(naming, "naming"),
		...listsIn(orders, "orders"),
		...listsIn(resume, "resume"),
	];
};

describe("months", () => {
	it("are called by words that mean no other month in any language", () => {
		const meant = new Map<string, Set<number>>();
		for (const { dates } of allLanguages())
			for (const [index, names] of dates.months.entries())
				for (const name of names)
					meant.set(
						name.toLowerCase(),
						(meant.get(name.toLowerCase()) ?? new Set()).add(index + 1),
					);
		const unclear = [...meant].filter(([, months]) => months.size > 1);
		expect(unclear).toEqual([]);
	});

	it.each(LANGUAGE_CODES)("of %s have no spelling twice", (code) => {
		for (const names of languageOf(code).dates.months)
			expect(new Set(names).size).toBe(names.length);
	});
});

describe.each(LANGUAGE_CODES)("the words of %s", (code) => {
	it("make a pattern each, without an alternative that is empty", () => {
		for (const { where, list } of patternLists(code)) {
			if (list === "") continue;
			const source = alternatives([list]);
			const pattern = new RegExp(`^(?:${source})$`, "iu");
			expect(pattern.test(""), where).toBe(false);
			expect(source, where).not.toMatch(/\|\||^\||\|$/);
		}
	});

	it("hold no term twice, and no blank at either end of one", () => {
		const plain = listsIn(languageOf(code).resume.headings, "headings");
		for (const { where, list } of plain) {
			const terms = termsOf(list);
			expect(new Set(terms).size, where).toBe(terms.length);
			expect(list, where).not.toMatch(/ \||\| /);
		}
	});

	it("know every section of a resume", () => {
		const { headings } = languageOf(code).resume;
		const empty = Object.entries(headings).filter(([, list]) => list === "");
		expect(empty).toEqual([]);
	});

	it("have a word for what goes on, and for a number of years", () => {
		const { dates } = languageOf(code);
		expect(dates.present.length).toBeGreaterThan(0);
		expect(dates.yearUnits.length).toBeGreaterThan(0);
		expect(dates.monthUnits.length).toBeGreaterThan(0);
	});

	it("by which it is known are each listed once, in small letters", () => {
		const { detection } = languageOf(code);
		for (const text of [detection.words, detection.endings]) {
			const words = text.split(/\s+/).filter(Boolean);
			expect(new Set(words).size).toBe(words.length);
			expect(text).toBe(text.toLowerCase());
		}
		expect(detection.letters).not.toMatch(/[a-z\s]/);
	});
});
