// What a fact tells of one deed with another is not set beside it.
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

describe("deeds that a line joins", () => {
	it.each([
		[
			"what came after",
			"Inspection of vans before repair",
			"Inspection and repair of vans",
		],
		[
			"what it was for",
			"Sorted parcels for delivery",
			"Sorted and delivered parcels",
		],
		[
			"what somebody else did with it",
			"Collected samples for the clinic, which analyzes them",
			"Collected and analyzed samples for the clinic",
		],
		[
			"what was planned",
			"Planning of the training of new staff",
			"Planning and training of new staff",
		],
		[
			"what was done with one of two",
			"Designed two labels; one was printed",
			"Designed and printed two labels",
		],
		["a thing", "Ordered paint for boats", "Ordered paint and boats"],
		[
			"what came after, in German",
			"Prüfung von Rechnungen vor der Zahlung",
			"Prüfung und Zahlung von Rechnungen",
		],
		[
			"what was planned, in German",
			"Planung der Wartung von 12 Anlagen",
			"Planung und Wartung von 12 Anlagen",
		],
		[
			"what was done with one of two, in German",
			"Zwei Konzepte geschrieben, umgesetzt wurde eines",
			"Zwei Konzepte geschrieben und umgesetzt",
		],
		[
			"what came after, in French",
			"Nettoyage des cuves après remplissage",
			"Nettoyage et remplissage des cuves",
		],
		[
			"what came before, in Spanish",
			"Revisión de facturas antes del pago",
			"Revisión y pago de facturas",
		],
		[
			"a thing, in French",
			"Achat de peinture pour les bateaux",
			"Achat de peinture et de bateaux",
		],
	])("add nothing: %s", (_, fact, line) => {
		expect(verdictOf(fact, fact)).toBe("proved");
		expect(verdictOf(fact, line)).toBe("unproved");
	});

	it.each([
		["Cleaning and repair of vans", "Repair and cleaning of vans"],
		[
			"Packed and labelled 200 orders before shipping",
			"Labelled and packed 200 orders before shipping",
		],
		["Cut waste by merging two orders", "Merged two orders and cut waste"],
		[
			"Reinigung und Wartung von 14 Maschinen",
			"Wartung und Reinigung von 14 Maschinen",
		],
	])("may be named in any order: %s", (fact, line) => {
		expect(verdictOf(fact, line)).toBe("proved");
	});
});

describe("a deed of a line", () => {
	it.each([
		[
			"is done to what it was done to",
			"Led 6 receptionists in an 88-room hotel",
			"Led an 88-room hotel with 6 receptionists",
		],
		[
			"is done to what it was done to, in German",
			"Betreue Kunden für drei Filialen",
			"Betreue drei Filialen",
		],
		[
			"is nobody else's, with them beside it",
			"Zuarbeit für den Notfallplan, den die Leiterin erstellt",
			"Erstellung des Notfallplans mit der Leiterin",
		],
		[
			"is no other that says as little",
			"Filed the reports of the two auditors",
			"Wrote the reports of the two auditors",
		],
		[
			"is done to all of a thing only where it was",
			"Edited the newsletter's captions",
			"Edited the newsletter",
		],
		[
			"is counted all year only where it was",
			"Delivered 40 parcels a day by bike in summer",
			"Delivered 40 parcels a day by bike",
		],
		[
			"keeps the part that stands apart",
			"Leite Anfragen an die Werkstatt weiter",
			"Leite Anfragen an die Werkstatt",
		],
		[
			"gets no part that stands apart",
			"Begeleid twee leerlingen per jaar bij het snoeien",
			"Leid twee leerlingen per jaar op bij het snoeien",
		],
		[
			"is no other with a prefix less",
			"Begleitung von Führungen für Gruppen",
			"Leitung von Führungen für Gruppen",
		],
	])("%s", (_, fact, line) => {
		expect(verdictOf(fact, fact)).toBe("proved");
		expect(verdictOf(fact, line)).not.toBe("proved");
	});

	it("may name where it was done first", () => {
		expect(
			verdictOf(
				"Led 6 receptionists in an 88-room hotel",
				"In an 88-room hotel, led 6 receptionists",
			),
		).toBe("proved");
	});

	it("may have its part elsewhere", () => {
		expect(
			verdictOf(
				"Leite Anfragen an die Werkstatt weiter",
				"Leite Anfragen weiter an die Werkstatt",
			),
		).toBe("proved");
	});
});
