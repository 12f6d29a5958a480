import { expect, it } from "vitest";
import { proseLines } from "../clauses/prose-lines.ts";

it("prose becomes its sentences", () => {
	expect(
		proseLines("I plan maintenance. I order parts for $1.2M a year."),
	).toEqual(["I plan maintenance.", "I order parts for $1.2M a year."]);
});
it("an abbreviation ends no sentence", () => {
	expect(
		proseLines("Worked at St. Brendan with Dr. Hale. Ran the ward."),
	).toEqual(["Worked at St. Brendan with Dr. Hale.", "Ran the ward."]);
});
it("bullets and markup go, words stay", () => {
	expect(
		proseLines(
			"<p>- **Built** a [tool](https://example.org)</p>\n• Kept it running",
		),
	).toEqual(["Built a tool", "Kept it running"]);
});
it("initials before a name end no sentence, a legal form does", () => {
	expect(proseLines("Worked for J.P. Larkin in Leeds.")).toHaveLength(1);
	expect(proseLines("A post at Stein P.C. My work is law.")).toHaveLength(2);
});
it("a sum of money begins a sentence", () => {
	expect(proseLines("Kept the books. £400 raised in May.")).toHaveLength(2);
});
it.each([
	"Führerschein Klasse B. Ohne Abendschichten bevorzugt.",
	"Permiso de conducir B. Disponible en mayo.",
	"Har körkort B. Bor i Falun.",
	"Rijbewijs B. Geen nachtdiensten.",
])("a class of license ends a sentence: %s", (text) => {
	expect(proseLines(text)).toHaveLength(2);
});
it("a single letter of a name ends none", () => {
	expect(proseLines("Worked with Ruth B. Hanley for years.")).toHaveLength(1);
});
