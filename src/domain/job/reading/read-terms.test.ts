import { describe, expect, it } from "vitest";
import { readTerms } from "./read-terms.ts";

const terms = (line: string, language?: string): string[] =>
	readTerms(line, language ? { language } : {}).map((term) => term.term);

describe("reading one line", () => {
	it("takes what the line asks for, known or not", () => {
		expect(
			terms("Experience with Kiln Studio, glazing techniques and Excel", "en"),
		).toEqual(["Kiln Studio", "glazing techniques", "Microsoft Excel"]);
		expect(
			terms(
				"Sichere Abacus-Kenntnisse und Erfahrung in der Lohnbuchhaltung",
				"de",
			),
		).toEqual(["Abacus", "payroll"]);
	});

	it("leaves what only passes by", () => {
		expect(
			terms("Our research has made us a leading finance company.", "en"),
		).toEqual([]);
		expect(
			terms(
				"We celebrate diversity: Java, religion or age play no role, regardless of origin.",
				"en",
			),
		).toEqual([]);
	});

	it("says how strongly it is asked", () => {
		expect(
			readTerms("Forklift licence is required", { language: "en" })[0]?.demand,
		).toBe("must");
		expect(
			readTerms("Spanish would be a plus", { language: "en" })[0]?.demand,
		).toBe("nice");
	});

	it("takes an acronym in brackets by the long form before it", () => {
		expect(
			terms("Work with a contract research organization (CRO)", "en"),
		).not.toContain("conversion rate optimization");
		expect(terms("Must know Patient Flow Modelling (PFM)", "en")).toContain(
			"Patient Flow Modelling",
		);
	});
});
