import { describe, expect, it } from "vitest";
import { withoutHours } from "./hours-aside.ts";

describe("hours at the end of a line", () => {
	it.each([
		["Gangschule, auch am Wochenende; ab 2019 mit 75 %", "de"],
		["Cucitura prototipi, part-time nel 2016", "it"],
		[
			"Dispensing, labelling, ordering. Part-time (24 h) from 2019 after my daughter was born",
			"en",
		],
		["Kundservice och kassa, deltid under studierna", "sv"],
		["Accueil des familles, à temps partiel depuis 2022", "fr"],
	])("are cut: %s", (line, language) => {
		const cut = withoutHours(line, language);
		expect(cut).not.toBeNull();
		expect(line.startsWith(cut ?? "-")).toBe(true);
		expect(cut).not.toMatch(/75|part-time|deltid|temps partiel/iu);
	});
	it.each([
		["30 Behandlungen in der Woche, in Teilzeit", "de"],
		["Fehlerquote gesenkt, 2023 um 40 %", "de"],
		["Trained two part-time assistants", "en"],
	])("stay where they say more: %s", (line, language) => {
		expect(withoutHours(line, language)).toBeNull();
	});
});
