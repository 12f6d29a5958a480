import { expect, it } from "vitest";
import { isPaperToCome } from "./papers-to-come.ts";

const today = "2026-11-20";

it.each([
	"Corso saldatura TIG (20 ore su 60, fine a maggio 2027)",
	"Cursus hechten (start maart 2027)",
	"First aid at work (course begins 2027)",
	"NEBOSH exam, moved to June 2027",
	"Staplerschein (Prüfung 2027)",
	"ADR (scaduto 2025)",
])("a letter does not tell “%s” as held", (name) => {
	expect(isPaperToCome(name, today)).toBe(true);
});

it.each([
	"VCA (geldig tot maart 2028)",
	"Manual Handling (valid to March 2027)",
	"ADR (válido hasta 2029)",
	"Port pass (exp April 2029)",
	"ACS domestic: CCN1, CENWAT (to June 2029)",
	"Gas Safe licence card, runs to 31 March 2027",
	"Site card, exp. 06/2029",
	"Carné de carretillero (vto. 2029)",
	"Patentino (scad. 03/2029)",
	"VCA (geldig t/m 2029)",
	"First aid at work",
	"HACCP (2024)",
])("and “%s” is held", (name) => {
	expect(isPaperToCome(name, today)).toBe(false);
});

it.each([
	"Certified Technician (CRCST), active through April 2027",
	"Staplerschein, aktiv bis 04/2027",
	"Carné de manipulador, activo hasta 2028",
])("a paper that is in force until a day is held: %s", (name) => {
	expect(isPaperToCome(name, "2026-11-30")).toBe(false);
});
