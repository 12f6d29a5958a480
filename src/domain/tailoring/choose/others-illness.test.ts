import { describe, expect, it } from "vitest";
import { withoutOthersIllness } from "./others-illness.ts";

describe("why somebody else was away", () => {
	it.each([
		[
			"Stood in as crew lead for 11 weeks while Gary was off with his knee, wrote the assessments",
			"en",
			"Stood in as crew lead for 11 weeks, wrote the assessments",
		],
		[
			"Helped the owner with the rota when his wife was ill in 2012",
			"en",
			"Helped the owner with the rota",
		],
		[
			"Deputised for 9 weeks while she had her operation - rotas and orders",
			"en",
			"Deputised for 9 weeks - rotas and orders",
		],
		[
			"Leitung der Station für drei Monate, während die Leiterin krank war",
			"de",
			"Leitung der Station für drei Monate",
		],
		[
			"Intérim de la directrice pendant son arrêt maladie, trois mois en 2023",
			"fr",
			"Intérim de la directrice, trois mois en 2023",
		],
	])("is not told where it was illness: %s", (line, language, told) => {
		expect(withoutOthersIllness(line, language)).toBe(told);
	});
	it.each([
		["Ran the ward for 11 weeks while the manager was on a course", "en"],
		["Kept the machines running while the line was off", "en"],
		["Nursed patients who had an operation", "en"],
		["Pflege während der Krankheit", "de"],
	])("stays where it is the work or no illness: %s", (line, language) => {
		expect(withoutOthersIllness(line, language)).toBeNull();
	});
});
