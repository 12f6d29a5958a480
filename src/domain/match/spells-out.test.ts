// Letters that stand for the words of a paper.
import { expect, it } from "vitest";
import { spellsOut } from "./spells-out.ts";

it.each([
	[
		"Diplôme d'État d'EJE exigé",
		"Diplôme d'État d'éducateur de jeunes enfants",
	],
	["RVN registration", "Registered Veterinary Nurse"],
])("“%s” is spelled out by “%s”", (asked, text) => {
	expect(spellsOut(asked, text)).toBe(true);
});

it.each([
	["Diplôme d'État d'EJE exigé", "Diplôme d'État d'aide-soignant"],
	["Registered nurse", "Registered Veterinary Nurse"],
	["RVN registration", "RVN"],
])("“%s” is not spelled out by “%s”", (asked, text) => {
	expect(spellsOut(asked, text)).toBe(false);
});
