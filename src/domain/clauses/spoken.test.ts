import { describe, expect, it } from "vitest";
import { isModest, isSpoken, saysMerely, withoutModest } from "./spoken.ts";

describe("Lines told as one speaks", () => {
	it.each([
		["en", "We got Good at the last visit"],
		["en", "Settling in takes us two weeks"],
		["de", "Einfache Programme schreibe ich selbst"],
		["fr", "J'ai ressaisi et vérifié les fiches"],
		["es", "Los partes los meto en la tablet"],
		["it", "Preparo i preventivi con il titolare"],
		["pt", "Passei cerca de 300 fichas para a base"],
		["nl", "Offertes schrijf ik zelf"],
		["sv", "Jag gör alla bokslut själv"],
		["da", "Jeg laver vagtplanen"],
		["no", "Vi tok over driften"],
		["zh", "我负责排班"],
	])("%s: %s", (language, line) => {
		expect(isSpoken(line, language)).toBe(true);
	});
	it.each([
		["en", "Filed US tax returns for 40 clients"],
		["de", "Meldungen an das Finanzamt"],
		["fr", "Suivi MES de 12 lignes"],
		["es", "Mantenimiento de los equipos y cambio de cables"],
		["it", "Controllo qualità dopo il collaudo"],
		["pt", "Apoio aos clientes no balcão"],
		["sv", "Provtid 45 min per körning"],
		["da", "Drift af anlæg i Viborg"],
	])("%s writes for a page: %s", (language, line) => {
		expect(isSpoken(line, language)).toBe(false);
	});
	it("knows what says first what the person is not", () => {
		expect(
			isModest("Not the safeguarding lead, but I write the first report", "en"),
		).toBe(true);
		expect(isModest("Audit in 2025 without findings", "en")).toBe(false);
		expect(
			isModest("No reportable accident on my crew since I took it over", "en"),
		).toBe(false);
		expect(isModest("I write the first report", "en")).toBe(false);
	});
	it("knows what was done one time alone, and what recurs", () => {
		expect(saysMerely("Restored the database once after a failure", "en")).toBe(
			true,
		);
		expect(saysMerely("Stock count once a month", "en")).toBe(false);
		expect(saysMerely("Inventur einmal im Monat", "de")).toBe(false);
	});
	it.each([
		["en", "Windows mainly, Linux only at home.", "Windows mainly"],
		[
			"nl",
			"Reiniging volgens schema, CIP hebben we niet",
			"Reiniging volgens schema",
		],
		["en", "Audit in 2025 without findings", "Audit in 2025 without findings"],
	])("leaves out in %s what is not done: %s", (language, line, rest) => {
		expect(withoutModest(line, language)).toBe(rest);
	});
});
