// What a paraphrase may leave out because it only describes, and what it may not.
import { describe, expect, it } from "vitest";
import { Profile } from "../profile/profile.ts";
import { groundOf } from "./prepare-ground.ts";
import { prove } from "./prove.ts";

const verdictOf = (fact: string, text: string) => {
	const profile = Profile.parse({
		personal: { first_name: "Kim", last_name: "Arden" },
		work_experience: [
			{
				job_title: "Assistant",
				company_name: "Arden & Co",
				start_date: "2019-05",
				achievements: [fact],
			},
		],
	});
	return prove(
		{ text, entry: "work_experience.0", today: "2026-11-20" },
		groundOf(profile),
	).verdict;
};

describe("a paraphrase", () => {
	it.each([
		[
			"where it was",
			"Checked the labels of 400 jars a week in a small factory",
			"Weekly label checks on 400 jars",
		],
		[
			"whose it was",
			"Numérisation des bons de livraison pour les archives de l'agence",
			"J'ai numérisé les bons de livraison pour les archives",
		],
		[
			"what kind it was",
			"Ein Sommerfest für die Kinder der Straße organisiert",
			"Organisation eines Festes für Kinder",
		],
		[
			"a second deed",
			"Preislisten für Kunden in Polen übersetzt und Etiketten geprüft",
			"Übersetzung von Preislisten für Kunden in Polen",
		],
	])("may leave out %s", (_, fact, honest) => {
		expect(verdictOf(fact, honest)).toBe("proved");
	});

	it.each([
		[
			"that it was a part",
			"Translated parts of the safety handbook for the canteen",
			"Translation of the safety handbook for the canteen",
		],
		[
			"what a time was measured in",
			"Repaired the printers of the accounts office within four hours",
			"Repair of printers within four hours",
		],
		[
			"that nobody was a customer yet",
			"Called potential customers in Wales every Monday",
			"Calls to customers in Wales every Monday",
		],
		[
			"how seldom it was",
			"Clasifiqué el correo del almacén una vez al mes",
			"Clasificación del correo del almacén",
		],
		[
			"the deed it was part of",
			"Prepared the room for negotiations with suppliers",
			"Negotiations with suppliers",
		],
	])("keeps %s", (_, fact, lie) => {
		expect(verdictOf(fact, lie)).not.toBe("proved");
	});

	it("swaps the objects of no two deeds", () => {
		const fact = "Clean the ovens and repair the mixers with the fitter";
		expect(
			verdictOf(fact, "Repair the ovens and clean the mixers with the fitter"),
		).not.toBe("proved");
		expect(
			verdictOf(fact, "With the fitter, repair the mixers and clean the ovens"),
		).toBe("proved");
	});

	it("moves no help to another deed", () => {
		const fact = "Assisted the architect in drawing plans and measured rooms";
		expect(
			verdictOf(
				fact,
				"Drew plans and assisted the architect in measuring rooms",
			),
		).not.toBe("proved");
		expect(
			verdictOf(
				fact,
				"Measured rooms and assisted the architect in drawing plans",
			),
		).toBe("proved");
	});
});
