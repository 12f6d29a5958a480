import { describe, expect, it } from "vitest";
import { isPlain } from "./public-words.ts";

describe("what of a summary may be said by itself", () => {
	it.each([
		"Möchte weg von der Baustelle, hin zum Kundendienst",
		"Souhaite me rapprocher de la mer",
		"Meilleur chef de la région selon ses clients",
		"Best stylist in town",
		"La mejor vendedora de la tienda",
	])("is no wish and no praise: %s", (text) => {
		expect(isPlain(text)).toBe(false);
	});
	it.each([
		"Chef de cuisine depuis 2018",
		"Mejora de procesos en tres plantas",
		"Bestellungen für drei Werke",
	])("is what was done: %s", (text) => {
		expect(isPlain(text)).toBe(true);
	});
});
