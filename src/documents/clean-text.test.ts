import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLine, cleanLines, cleanParagraphs } from "./clean-text.ts";

test("controls, bidirectional overrides and invisible marks are removed", () => {
	expect(cleanLine("a\u0000b\u0007c\u202ed\u2066e\u200bf\ufeffg\u00adh")).toBe(
		"abcdefgh",
	);
});

test("accents in pieces become whole characters and half characters are replaced", () => {
	expect(cleanLine("Jose\u0301")).toBe("José");
	expect(cleanLine("x\ud800y")).toBe("x\ufffdy");
});

test("joiners within Latin, Greek and Cyrillic words go", () => {
	expect(
		cleanLine("Kuber\u200cnetes e\u0323\u0301\u200b\u200dx Ру\u200dст"),
	).toBe("Kubernetes ẹ́x Руст".normalize("NFC"));
});

test("joiners that emoji and Persian need stay", () => {
	expect(cleanLine("👩‍🚀 می‌روم")).toBe("👩‍🚀 می‌روم");
});

test("every run of white space in a line is one space", () => {
	expect(cleanLine("\u00a0 a \t\n b\u2003")).toBe("a b");
});

test("a sign does not part from its number nor a French mark from its word", () => {
	expect(cleanLine("um 45 % auf 2 Mio. €")).toBe("um 45\u00a0% auf 2 Mio. €");
	expect(cleanLine("le poste «\u202fVente\u202f» : 3 € ;")).toBe(
		"le poste «\u00a0Vente\u00a0»\u00a0: 3\u00a0€\u00a0;",
	);
	expect(cleanLine("a\u00a0b :wq 5 %s")).toBe("a b :wq 5 %s");
});

test("LET-21 blank and dash-only paragraphs are omitted", () => {
	expect(cleanParagraphs("One.\n\n---\n\n  \n\n–\n\nTwo.")).toEqual([
		["One."],
		["Two."],
	]);
	expect(cleanParagraphs(" - ")).toEqual([]);
	expect(cleanParagraphs("")).toEqual([]);
});

test("LET-22 more than two line breaks collapse and single ones stay", () => {
	expect(cleanParagraphs("One\ntwo\n\n\n\n\nthree")).toEqual([
		["One", "two"],
		["three"],
	]);
});

test("all line ends are line ends", () => {
	expect(cleanLines("a\r\nb\rc\u2028d\n\ne")).toEqual([
		"a",
		"b",
		"c",
		"d",
		"e",
	]);
});

test("cleaning what is clean changes nothing", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (text) => {
			const once = cleanLine(text);
			expect(cleanLine(once)).toBe(once);
			expect(once.isWellFormed()).toBe(true);
		}),
	);
});
