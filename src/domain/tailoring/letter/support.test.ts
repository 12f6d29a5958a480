import { describe, expect, it } from "vitest";
import type { LanguageCode } from "../../language/language-code.ts";
import { SHAPING_WORDS } from "../../language/shaping-of-languages.ts";
import { isActivity, isUsed } from "./support.ts";

function isTakenAsActivity(code: LanguageCode, line: string): boolean {
	const shape = SHAPING_WORDS[code];
	return shape !== null && isActivity(line, shape, code);
}

describe("what a verb such as “includes” may carry in a letter", () => {
	it.each([
		["en", "Scheduling of two night crews"],
		["de", "Reinigung der Backstube und Bestellung von Mehl"],
		["nl", "Begeleiding van nieuwe collega's"],
		["da", "Rengøring af maskiner"],
		["no", "Vedlikehold av pumper"],
		["sv", "Uppföljning av klagomål"],
		["fr", "Gestion des tournées"],
		["es", "Limpieza de habitaciones"],
		["it", "Manutenzione dei mezzi"],
		["pt", "Gestão de reservas"],
	] as const)("%s: %s", (code, line) => {
		expect(isTakenAsActivity(code, line)).toBe(true);
	});
});

describe("persons, results, things and verbs that no such verb carries", () => {
	it.each([
		["en", "weld brackets to drawing"],
		["en", "returns on my line 4.0% in 2021"],
		["de", "Vertretung der Küchenchefin"],
		["de", "ersetze die Köchin am Sonntag"],
		["nl", "leidinggevende van vier koks"],
		["da", "tillidsmand for tolv kolleger"],
		["no", "deltatt i varetelling"],
		["no", "varetelling hver uke og rapport til styret skriver sjefen"],
		["sv", "väntetid för kunder ned från 9 till 4 dagar"],
		["fr", "cheffe de rang"],
		["es", "fallos de caja"],
		["it", "vini rossi in barrique"],
		["pt", "erros de fatura"],
	] as const)("%s: %s", (code, line) => {
		expect(isTakenAsActivity(code, line)).toBe(false);
	});
	it("no verb carries twice in one letter, whatever its article", () => {
		expect(isUsed("mi occupo della {part}", ["mi occupo di {part}"])).toBe(
			true,
		);
		expect(isUsed("curo {part}", ["mi occupo di {part}"])).toBe(false);
	});
});
