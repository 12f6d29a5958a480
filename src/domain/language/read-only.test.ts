// Languages whose resumes are read though the product writes none in them: a slip in their lists breaks the reading of all others.
import { describe, expect, it } from "vitest";
import { LANGUAGE_CODES } from "./language-code.ts";
import { alternatives, termsOf } from "./patterns.ts";
import { READ_DATE_WORDS } from "./tables/dates-of-languages.ts";
import { READ_RESUME_WORDS } from "./tables/resume-of-languages.ts";

const readOnly = READ_RESUME_WORDS.slice(LANGUAGE_CODES.length);

describe("a language that is only read", () => {
	it("calls a month by no word that means another month elsewhere", () => {
		const meant = new Map<string, Set<number>>();
		for (const { months } of READ_DATE_WORDS)
			for (const [index, names] of months.entries())
				for (const name of names)
					meant.set(name, (meant.get(name) ?? new Set()).add(index));
		expect([...meant].filter(([, months]) => months.size > 1)).toEqual([]);
	});

	it("has a heading for every section, and none twice in one", () => {
		expect(readOnly.length).toBeGreaterThan(0);
		for (const list of readOnly.flatMap(({ headings }) =>
			Object.values(headings),
		)) {
			const terms = termsOf(list);
			expect(terms.length).toBeGreaterThan(0);
			expect(new Set(terms).size, list).toBe(terms.length);
		}
	});

	it("has lists that make patterns without an empty alternative", () => {
		for (const { entry, person } of readOnly)
			for (const list of [entry, person].flatMap(Object.values)) {
				const source = alternatives([list]);
				expect(new RegExp(`^(?:${source})$`, "iu").test(""), list).toBe(false);
				expect(source, list).not.toMatch(/\|\||^\||\|$/);
			}
	});
});
