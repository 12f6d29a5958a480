// Lines that list duties, each told by its own verb, and those that cannot be parted with certainty.
import { describe, expect, it } from "vitest";
import { SENTENCE_WORDS } from "../../language/tables/sentences-of-languages.ts";
import { deedOfChange } from "./changed-things.ts";
import { deedOfDuties } from "./duty-deeds.ts";

type Romance = "fr" | "es" | "it" | "pt";

function deedIn(code: Romance, line: string): string | null {
	const words = SENTENCE_WORDS[code].nounDeeds;
	return words && deedOfDuties(line, words, { language: code, isNow: true });
}

describe("a line that lists duties", () => {
	it.each([
		[
			"fr",
			"Pose de fenêtres, lecture de plans et suivi des stocks",
			"pose des fenêtres, lis des plans et assure le suivi des stocks",
		],
		["fr", "Concevoir et animer des visites", "conçois et anime des visites"],
		["es", "Formación de dos auxiliares", "formo a dos auxiliares"],
		[
			"es",
			"Revisión de contratos bajo la dirección de una abogada",
			"reviso contratos bajo la dirección de una abogada",
		],
		[
			"it",
			"Registrazione fatture e controllo delle scorte",
			"registro fatture e controllo le scorte",
		],
		[
			"pt",
			"Montagem de móveis, portas e janelas",
			"monto móveis, portas e janelas",
		],
		["pt", "Participação em feiras", "participo em feiras"],
	] as const)("%s: %s", (code, line, deed) => {
		expect(deedIn(code, line)).toBe(deed);
	});

	it.each([
		["fr", "Gestion de stock et facturation"],
		["fr", "Environnement technique et outils"],
		["es", "Revisión de código, guardias y formación de becarios"],
		["it", "Conduzione di laboratori di musica e pittura"],
		["pt", "Lavar loiça, despejar o lixo"],
	] as const)("%s is not parted: %s", (code, line) => {
		expect(deedIn(code, line)).toBeNull();
	});
});

describe("a line that says what became of a thing", () => {
	it.each([
		["es", "Plazo de entrega reducido de 9 a 6 días", null],
		[
			"es",
			"Facturación mensual aumentada de 40 a 55 mil euros",
			"aumenté la facturación mensual de 40 a 55 mil euros",
		],
		[
			"it",
			"Ridotti gli scarti da 40 a 15 kg",
			"ho ridotto gli scarti da 40 a 15 kg",
		],
		["pt", "Perdas reduzidas de 3% para 1%", "reduzi as perdas de 3% para 1%"],
	] as const)("%s: %s", (code, line, deed) => {
		const words = SENTENCE_WORDS[code].nounDeeds;
		expect(words && deedOfChange(line, words, code)).toBe(deed);
	});
});
