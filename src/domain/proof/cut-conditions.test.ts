// What a sentence was only true with is not cut from it, in the fact's own words or others.
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

describe("a cut line", () => {
	it.each([
		[
			"with whom it was done",
			"Moved 34 files to a new shelf with two colleagues",
			"Moved 34 files to a new shelf",
		],
		[
			"when all of them were",
			"Kept every fair in 2022 within budget",
			"Kept every fair within budget",
		],
		[
			"when a rate was reached",
			"Packed 900 parcels per night in December 2021",
			"Packed 900 parcels per night",
		],
		[
			"that it was so on average",
			"Potted an average of 1,800 perennials a day",
			"Potted 1,800 perennials a day",
		],
		[
			"that it was so on average, behind the figure",
			"Rempotage de 1 800 vivaces par jour en moyenne",
			"Rempotage de 1 800 vivaces par jour",
		],
		[
			"what a change was measured in",
			"Cut the backlog of returns from 300 to 80",
			"Cut the backlog from 300 to 80",
		],
		[
			"that it was a game",
			"Ran a simulated audit of the stores",
			"Ran an audit of the stores",
		],
		[
			"that two did it",
			"Türen gesetzt, am Tag sechs Rahmen zu zweit",
			"Türen gesetzt, am Tag sechs Rahmen",
		],
		[
			"who came along",
			"Negocio los precios del año con dos cadenas, acompañada por la directora",
			"Negocio los precios del año con dos cadenas",
		],
		[
			"that it was done in pairs",
			"Ho potato 300 olivi al giorno in coppia",
			"Ho potato 300 olivi al giorno",
		],
		[
			"what was written of somebody",
			"J'ai rédigé les comptes rendus du conseil d'école",
			"J'ai rédigé pour le conseil d'école",
		],
		[
			"what of a thing was done",
			"Actualicé las fichas de los proveedores",
			"Actualicé los proveedores",
		],
		[
			"that one was taught",
			"Einarbeitung einer Auszubildenden",
			"Einarbeitung von Auszubildenden",
		],
	])("keeps %s", (_, fact, lie) => {
		expect(verdictOf(fact, lie)).not.toBe("proved");
	});

	it("tells no object of one deed with another", () => {
		const fact = "Checked invoices and sent reminders";
		expect(verdictOf(fact, "Sent invoices and reminders")).not.toBe("proved");
		expect(verdictOf(fact, "Sent reminders")).toBe("proved");
	});

	it("counts what the fact counts", () => {
		const fact = "Briefed around 40 drivers for the spring fair";
		expect(
			verdictOf(fact, "Briefed drivers for around 40 spring fairs"),
		).not.toBe("proved");
		expect(verdictOf(fact, "Briefed around 40 drivers")).toBe("proved");
	});

	it.each([
		["Türen zu zweit gesetzt", "Zu zweit Türen gesetzt"],
		[
			"Ho potato 300 olivi al giorno in coppia",
			"In coppia ho potato 300 olivi al giorno",
		],
		["Cleaned the ovens of the bakery", "Cleaned the bakery ovens"],
	])("may say %s in another order", (fact, honest) => {
		expect(verdictOf(fact, honest)).toBe("proved");
	});

	it("holds no class but the one the letter names", () => {
		const fact = "Drove trucks with a class B license";
		expect(verdictOf(fact, "Drove trucks with a class A license")).not.toBe(
			"proved",
		);
		expect(verdictOf(fact, "Driving trucks with a class B license")).toBe(
			"proved",
		);
	});
});

describe("what makes a deed smaller", () => {
	it.each([
		[
			"Assisted in training sessions on maps for 30 clerks",
			"Helped train 30 clerks in map sessions",
		],
		[
			"Accueil et formation de trois alternants",
			"Trois alternants accueillis et formés",
		],
		[
			"Remplacement de la chef comptable pendant ses congés",
			"Je remplace la chef comptable pendant ses congés",
		],
		[
			"Prepare budgets for sign-off by the account director",
			"Prepare budgets, which the account director signs off",
		],
		[
			"Wasserverbrauch mithilfe von neuen Rezepten gesenkt",
			"Wasserverbrauch durch neue Rezepte gesenkt",
		],
		[
			"Maquetación de unos 30 libros, casi todos de ensayo",
			"He maquetado unos 30 libros, la mayoría de ensayo",
		],
	])("%s: is kept in %s", (fact, honest) => {
		expect(verdictOf(fact, honest)).toBe("proved");
	});

	it.each([
		[
			"Assisted in training sessions on maps for 30 clerks",
			"Trained 30 clerks in map sessions",
		],
		[
			"Worked as a nurse in training on two wards",
			"Worked as a nurse on two wards",
		],
		[
			"Aide à la formation de trois alternants",
			"Formation de trois alternants",
		],
		[
			"Remplacement de la chef comptable pendant ses congés",
			"Chef comptable pendant ses congés",
		],
		[
			"Prepare budgets for sign-off by the account director",
			"Prepare budgets and sign them off with the account director",
		],
		["Mithilfe bei der Ausbildung von Lehrlingen", "Ausbildung von Lehrlingen"],
		[
			"Traduje unos 30 libros para la editorial, casi todos de ensayo",
			"Traduje unos 30 libros de ensayo para la editorial",
		],
		["Translated letters, mostly from Dutch", "Translated letters from Dutch"],
	])("%s: is lost in %s", (fact, lie) => {
		expect(verdictOf(fact, lie)).not.toBe("proved");
	});
});

describe("a no that is left out", () => {
	it("contradicts where the deed was denied", () => {
		expect(
			verdictOf("Did not approve the invoices", "Approved the invoices"),
		).toBe("refuted");
	});

	it("is asked about where it only describes what the deed was done to", () => {
		expect(
			verdictOf(
				"Answered the complaints nobody wanted",
				"Answered the complaints",
			),
		).toBe("unproved");
	});
});
