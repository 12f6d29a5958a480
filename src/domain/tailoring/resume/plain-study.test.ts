import { expect, it } from "vitest";
import { isTrace, plainLevel, withoutGrade } from "./plain-study.ts";

it.each([
	["BS in Statistics, GPA 3.4", "BS in Statistics"],
	["Ausbildung zum Koch, Abschlussnote 1,9", "Ausbildung zum Koch"],
	["Mestrado em Arquitetura, 15 valores", "Mestrado em Arquitetura"],
	["Diploma di ragioneria, 82/100", "Diploma di ragioneria"],
	["BA (Hons) in English, 2:2", "BA (Hons) in English"],
	["Master, Informatik", "Master, Informatik"],
	["Mbo 4 Logistiek, diploma behaald", "Mbo 4 Logistiek"],
	["Ausbildung zur Köchin, Zeugnis", "Ausbildung zur Köchin"],
	["Högskoleexamen, 180 hp, Maskinteknik", "Högskoleexamen, Maskinteknik"],
])("a degree is named without its grade: %s", (name, plain) => {
	expect(withoutGrade(name)).toBe(plain);
});
it.each([
	["Flydende, C1", "C1"],
	["B1 certificato, lo parlo tutti i giorni", "B1"],
	["Básico, para cargar y descargar", "Básico"],
	["Native", "Native"],
])("a language is named with its level alone: %s", (level, plain) => {
	expect(plainLevel(level)).toBe(plain);
});
it.each([
	["A2", true],
	["Elementary", true],
	["Paar woorden", true],
	["Tres palabras", true],
	["Schulkenntnisse", true],
	["Litt", true],
	["B1", false],
	["Bon niveau", false],
	["Conversational", false],
	["Literary translation", false],
])("so little of a language is a trace: %s, %s", (level, expected) => {
	expect(isTrace(level)).toBe(expected);
});
