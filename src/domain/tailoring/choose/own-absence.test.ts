import { describe, expect, it } from "vitest";
import { isOwnAbsence } from "./own-absence.ts";

describe("one's own illness or leave", () => {
	it.each([
		["2017 Unfall (Handgelenk), 4 Monate Pause", "de"],
		["Maternity leave 2019-2020", "en"],
		["Arrêt maladie, trois mois", "fr"],
		["Elternzeit", "de"],
		[
			"Elternzeit März 2020 bis Februar 2021, danach 30 Stunden, seit 2024 wieder Vollzeit",
			"de",
		],
	])("is no work: %s", (line, language) => {
		expect(isOwnAbsence(line, language)).toBe(true);
	});
	it.each([
		["Accident investigations: 17 in three years", "en"],
		["Unfalluntersuchungen, meldepflichtige Unfälle von 14 auf 5", "de"],
		["Elternzeitvertretung der Leiterin, 6 Monate", "de"],
		["Accidents down from 9 to 2", "en"],
	])("is told apart from work with the like: %s", (line, language) => {
		expect(isOwnAbsence(line, language)).toBe(false);
	});
});
