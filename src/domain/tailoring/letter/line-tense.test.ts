// What is told as still being done.
import { describe, expect, it } from "vitest";
import { goesOnSince } from "./line-tense.ts";

describe("work that goes on", () => {
	it.each([
		["pt", "Coordenadora do turno desde outubro de 2024, três colegas"],
		["es", "Tutora de dos aprendices desde septiembre de 2023"],
		["fr", "Référente qualité depuis mars 2022"],
		["de", "Ansprechpartnerin seit 2021"],
	] as const)("is told in the present in %s: %s", (language, line) => {
		expect(goesOnSince(line, language)).toBe(true);
	});

	it("is not told so where the month is of something else", () => {
		expect(goesOnSince("Relatório de outubro de 2024", "pt")).toBe(false);
		expect(goesOnSince("Trained four people since 2021", "en")).toBe(false);
	});
});
