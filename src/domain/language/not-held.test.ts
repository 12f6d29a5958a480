import { expect, test } from "vitest";
import { isNotHeld } from "./not-held.ts";

test.each([
	"CPA (in progress)",
	"I am working toward my LCSW under supervision",
	"ACLS – course booked for March",
	"IPAF 3a 3b (expired May 2025)",
	"Geprüfte Bilanzbuchhalterin (laufend)",
	"Permis cariste, en cours d'obtention",
	"Carnet de carretillero (caducado)",
	"VCA, verlopen",
])("“%s” is not held", (text) => {
	expect(isNotHeld(text)).toBe(true);
});

test.each([
	"CPA",
	"Licensed Master Social Worker (LMSW), New York",
	"IPAF 3a and 3b",
	"Geprüfte Bilanzbuchhalterin (IHK)",
	"CACES 1, 3 et 5",
])("“%s” is held", (text) => {
	expect(isNotHeld(text)).toBe(false);
});
