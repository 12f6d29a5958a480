// A paper in a sentence: with the article its name takes, or in a list where none is certain.

import { describe, expect, it } from "vitest";
import type { LanguageCode } from "../../language/language-code.ts";
import {
	paperForms,
	paperInSentence,
	withDetailInBrackets,
	withoutStage,
} from "./paper-names.ts";

describe("a paper in a sentence", () => {
	it.each<[LanguageCode, string, string, string]>([
		["en", "Associate of Arts", "an Associate of Arts (2020)", "held"],
		[
			"en",
			"Clinical Coach qualification",
			"a Clinical Coach qualification (2020)",
			"held",
		],
		["en", "HVAC license", "an HVAC license (2020)", "held"],
		["en", "RCVS registration", "RCVS registration (2020)", "held"],
		[
			"en",
			"GPhC registration as Pharmacy Technician",
			"GPhC registration as Pharmacy Technician (2020)",
			"held",
		],
		[
			"en",
			"Paralegal Certificate (ABA)",
			"a Paralegal Certificate (ABA, 2020)",
			"held",
		],
		["en", "Class I Water Operator", "a Class I Water Operator", "holder"],
		["en", "Databases and SQL", "Databases and SQL (2020)", "listed"],
		[
			"en",
			"Certificate in Haulage, Level 3",
			"a Certificate in Haulage, Level 3 (2020)",
			"listed",
		],
		["de", "Gesellenbrief", "einen Gesellenbrief (2020)", "held"],
		["de", "Ausbildung zum Koch", "eine Ausbildung zum Koch (2020)", "held"],
		[
			"de",
			"Geprüfte Bilanzbuchhalterin",
			"Geprüfte Bilanzbuchhalterin",
			"holder",
		],
		["de", "ADR", "ADR (2020)", "listed"],
		["fr", "Diplôme d’État", "un diplôme d’État (2020)", "held"],
		["fr", "CAP Pâtissier", "un CAP Pâtissier (2020)", "held"],
		["es", "Grado en Física", "un grado en Física (2020)", "held"],
		[
			"it",
			"Abilitazione alla guida",
			"un’abilitazione alla guida (2020)",
			"held",
		],
		["it", "Laurea in Fisica", "una laurea in Fisica (2020)", "held"],
		["nl", "ADR-certificaat", "een ADR-certificaat (2020)", "held"],
		["sv", "Körkort", "ett Körkort (2020)", "held"],
	])("%s: %s is %s", (...row) => {
		const [language, name, text, kind] = row;
		expect(paperInSentence(name, "2020", language)).toEqual({ text, kind });
	});

	it("says no second year", () => {
		expect(paperInSentence("ISTQB Foundation, 2021", "2022", "en").text).toBe(
			"ISTQB Foundation, 2021",
		);
	});

	it("is known to the check of claims in all its forms", () => {
		expect(
			paperForms("E-Discovery Certificate (in progress)", "2027", "en"),
		).toEqual(
			expect.arrayContaining([
				"E-Discovery Certificate (in progress)",
				"an E-Discovery Certificate",
				"E-Discovery Certificate (2027)",
			]),
		);
	});
});

describe("how far studies are", () => {
	it("is not said twice: what stands behind it in the brackets stays", () => {
		expect(withoutStage("Certificate in Housing (in progress)")).toBe(
			"Certificate in Housing",
		);
		expect(
			withoutStage("Certificate in Housing (in progress, expected June 2027)"),
		).toBe("Certificate in Housing (expected June 2027)");
		expect(
			withoutStage("AADOM Fellowship - enrolled September 2026, in progress"),
		).toBe("AADOM Fellowship - enrolled September 2026");
		expect(withoutStage("CAS Qualität (laufend, zwei von fünf Modulen)")).toBe(
			"CAS Qualität (zwei von fünf Modulen)",
		);
		expect(withoutStage("Seven GCSEs (English, Maths)")).toBe(
			"Seven GCSEs (English, Maths)",
		);
	});

	it("stands in a list with what tells more of it in brackets", () => {
		expect(
			[
				"First Aid at Work, runs out May 2027",
				"License of the state - application filed October 2026",
				"Fachkurs, Modul 1 besucht, Prüfung noch nicht abgelegt",
				"Excel : RECHERCHEV, TCD",
				"Speaking, listening, reading - passed",
				"Master, Occupational Safety",
				"Coder (CPC): 2 of 4",
			].map(withDetailInBrackets),
		).toEqual([
			"First Aid at Work (runs out May 2027)",
			"License of the state (application filed October 2026)",
			"Fachkurs (Modul 1 besucht, Prüfung noch nicht abgelegt)",
			"Excel (RECHERCHEV, TCD)",
			"Speaking, listening, reading - passed",
			"Master, Occupational Safety",
			"Coder (CPC): 2 of 4",
		]);
	});

	it("of several credits have no article for one", () => {
		expect(
			paperInSentence("22 credits in Culinary arts", null, "en").text,
		).toBe("22 credits in Culinary arts");
	});
});
