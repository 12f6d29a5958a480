import { describe, expect, it } from "vitest";
import { plainNoun } from "./plain-noun.ts";

describe("work that is named", () => {
	it.each([
		[
			"Responsible for the maintenance of 40 conveyor belts",
			"en",
			"Maintenance of 40 conveyor belts",
		],
		[
			"Verantwortlich für die Wartung von 40 Förderbändern",
			"de",
			"Wartung von 40 Förderbändern",
		],
		[
			"Responsable de la gestion des stocks du dépôt",
			"fr",
			"Gestion des stocks du dépôt",
		],
		[
			"Encargada de la gestión de pedidos de exportación",
			"es",
			"Gestión de pedidos de exportación",
		],
	])("%s", (text, language, noun) => {
		expect(plainNoun(text, language)).toBe(noun);
	});
	it.each([
		["Responsible for 5 salespeople", "en"],
		["Responsible for hiring and training cooks", "en"],
		["Responsable de 5 vendeurs en magasin", "fr"],
		["Verantwortlich für die Lagerbuchhaltung im Werk", "de"],
		["Led the maintenance team", "en"],
		["Responsible for a convenience store with 28 staff", "en"],
		["Responsable de mi vehículo: niveles, neumáticos y 2 averías", "es"],
		["Responsabile della nostra cucina con 12 persone", "it"],
		["Responsable de turno de noche cuando faltaba el jefe", "es"],
		["Ansvar for pålegg og ost på kveldsvakt hver fredag", "no"],
		["Responsável pelas guias de carga e pelos registos do armazém", "pt"],
	])("%s stays", (text, language) => {
		expect(plainNoun(text, language)).toBeNull();
	});
});
