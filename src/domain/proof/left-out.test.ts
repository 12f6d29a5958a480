// A paraphrase says all of the sentence it draws on; one in the fact's own words may be cut.
import { describe, expect, it } from "vitest";
import { verdictOf } from "../../../test/one-fact.ts";

describe("a paraphrase", () => {
	it.each([
		[
			"Quarterly stock count: I did bays one and two, about 900 of 12,000 pallets",
			"Did the quarterly stock count of 12,000 pallets, bays one and two included",
		],
		[
			"Exercice incendie 2024 préparé avec le responsable de la sécurité",
			"Responsable de la sécurité pour l'exercice incendie 2024",
		],
		[
			"Terraform: lo he visto en una formación interna, en producción lo lleva otro equipo",
			"Terraform: formación interna y apoyo al equipo que lo lleva en producción",
		],
		[
			"Brought losses down from 4% to 2% of hives, working with the owner and a dog team",
			"Brought losses down from 4% to 2% of hives",
		],
		[
			"Führe das Journal und begleite die Audits der Organisation",
			"Führe das Journal und leite die Audits der Organisation",
		],
		["Ingen ulykker i 2023 og 2024", "Ingen ulykker siden 2019"],
		[
			"Blood samples and vaccinations; the X-rays are read by the vet",
			"Vaccinations and reading of X-rays",
		],
		[
			"Mit dem Einkauf drei Lieferanten verglichen und den günstigsten vorgeschlagen",
			"Den günstigsten Lieferanten verglichen und eingekauft",
		],
	])("leaves nothing out: %s", (fact, lie) => {
		expect(verdictOf(fact, lie)).not.toBe("proved");
	});

	it.each([
		[
			"Compute taxes for farmers during the tax season",
			"Calculate taxes for farmers in the tax season",
		],
		[
			"Implemented improved rota software that reduced gaps by 30% and improved handovers between shifts",
			"Introduced improved rota software that reduced gaps by 30%",
		],
		[
			"Implemented rota software that reduced gaps by 30% and cut costs by 10%",
			"Introduced rota software that reduced gaps by 30%",
		],
		[
			"Successfully opened 2 new store locations from the ground up",
			"Opened 2 new store locations",
		],
		[
			"Sauce section, 90 covers on a Saturday, everything made in house",
			"Everything on my sauce section is made in house; on Saturdays we do 90 covers",
		],
		[
			"Pulitura e stuccatura di circa 15 tele l'anno",
			"Una quindicina di tele all'anno pulite e stuccate",
		],
		[
			"Limpieza de 16 a 18 habitaciones por turno",
			"Limpio entre 16 y 18 habitaciones por turno",
		],
		[
			"Packed orders for 30 shops and cleaned the machines",
			"Packed orders for 30 shops",
		],
	])("says all of it: %s", (fact, honest) => {
		expect(verdictOf(fact, honest)).toBe("proved");
	});
});

describe("words in another order", () => {
	it.each([
		[
			"Weighed ingredients and cleaned mixers",
			"Weighed mixers and cleaned ingredients",
		],
		[
			"Four office locations and nine administrative staff",
			"Nine office locations and four administrative staff",
		],
		[
			"Swimming lessons for groups of eight",
			"Swimming lessons for eight groups",
		],
	])("are not the same: %s", (fact, lie) => {
		expect(verdictOf(fact, lie)).not.toBe("proved");
	});
});

it.each([
	[
		"Responsible for preparing patients for surgery",
		"Prepared patients for surgery",
	],
	["In charge of training new staff", "Trained new staff"],
])("who answers for a deed under an entry did it: %s", (fact, text) => {
	expect(verdictOf(fact, text)).toBe("proved");
	expect(verdictOf(fact, `${text} in two countries`)).not.toBe("proved");
});
