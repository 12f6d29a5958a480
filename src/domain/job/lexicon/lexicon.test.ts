import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalTerm, findTerms, termForms } from "./lexicon.ts";

const found = (text: string, language?: string): string[] =>
	findTerms(text, language).map((hit) => `${hit.form}=${hit.term}`);

describe("finding terms", () => {
	it("keeps names with signs whole", () => {
		expect(
			found("C++, C#, .NET, Node.js, CI/CD and A/B testing", "en"),
		).toEqual([
			"C++=C++",
			"C#=C#",
			".NET=.NET",
			"Node.js=Node.js",
			"CI/CD=CI/CD",
			"A/B testing=A/B testing",
		]);
	});

	it("takes an everyday word for a tool only where its surroundings say so", () => {
		expect(
			found("We go far, react fast and excel at access to care.", "en"),
		).toEqual([]);
		expect(found("Experience with Go", "en")).toEqual(["Go=Go"]);
		expect(found("Word, Excel and Access", "en")).toEqual([
			"Word=Microsoft Word",
			"Excel=Microsoft Excel",
			"Access=Microsoft Access",
		]);
	});

	it("finds the thing inside a German compound", () => {
		expect(found("Sehr gute Deutsch- und Englischkenntnisse", "de")).toEqual([
			"Deutsch=German",
			"Englisch=English",
		]);
	});

	it("lets an operator's own entry win", () => {
		const own = [
			{
				term: "Orbis",
				kind: "tool" as const,
				forms: [
					{ text: "Orbis", language: "en", exact: false, ambiguous: false },
				],
			},
		];
		expect(
			findTerms("Documentation in Orbis", "en", own).map((hit) => hit.term),
		).toContain("Orbis");
	});

	it("names every hit by the very letters at its span, whatever the text", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), (text) => {
				for (const hit of findTerms(`Python ${text} Excel`)) {
					expect(`Python ${text} Excel`.slice(...hit.span)).toBe(hit.form);
				}
			}),
		);
	});
});

describe("names of terms", () => {
	it("brings short and long forms together", () => {
		expect(canonicalTerm("JS")).toBe("JavaScript");
		expect(canonicalTerm("Englisch")).toBe("English");
		expect(canonicalTerm("no such thing")).toBeNull();
		expect(termForms("Kubernetes")).toContain("K8s");
	});
});
