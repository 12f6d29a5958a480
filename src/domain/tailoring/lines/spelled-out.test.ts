import { expect, it } from "vitest";
import { spelledOut } from "./spelled-out.ts";

it.each([
	["Oil changes w/ the engineer", "en", "Oil changes with the engineer"],
	["Rebuilt 2 pumps w/o help", "en", "Rebuilt 2 pumps without help"],
	["Verkauf Ski + Rad, Lager", "de", "Verkauf Ski und Rad, Lager"],
	["Entretien + dépannage tracteurs", "fr", "Entretien et dépannage tracteurs"],
	["Tools in C++ for 20+ users", "en", "Tools in C++ for 20+ users"],
])("%s: %s", (text, language, said) => {
	expect(spelledOut(text, language)).toBe(said);
});
