// The same words in another order, and what follows from the rest of a sentence, prove; each honest line stands beside lies that
// use the same door.
import { describe, expect, it } from "vitest";
import { Profile } from "../profile/profile.ts";
import { groundOf } from "./prepare-ground.ts";
import { prove } from "./prove.ts";

const isProved = (fact: string, text: string) => {
	const profile = Profile.parse({
		personal: { first_name: "Kim", last_name: "Arden" },
		work_experience: [
			{
				job_title: "Assistant",
				company_name: "Arden & Co",
				start_date: "2019-05",
				is_current: true,
				achievements: [fact],
			},
		],
	});
	const line = { text, entry: "work_experience.0", today: "2026-11-20" };
	return prove(line, groundOf(profile)).verdict === "proved";
};

const RESTATEMENTS: readonly {
	fact: string;
	honest: readonly string[];
	lies: readonly string[];
}[] = [
	{
		fact: "Falls on the ward went from 14 in 2022 to 9 in 2023",
		honest: [
			"Falls on the ward dropped by five, from 14 in 2022 to 9 in 2023",
			"Falls on the ward went down by 5, from 14 in 2022 to 9 in 2023",
		],
		lies: [
			"Falls on the ward dropped by six, from 14 in 2022 to 9 in 2023",
			"Falls on the ward dropped by 5%, from 14 in 2022 to 9 in 2023",
			"Falls on the ward rose by five, from 9 in 2022 to 14 in 2023",
			"Falls in the hospital dropped by five, from 14 in 2022 to 9 in 2023",
			"Cut falls on the ward by five, from 14 in 2022 to 9 in 2023",
		],
	},
	{
		fact: "Painted hulls under the supervision of the bosun",
		honest: ["Painted hulls, supervised by the bosun"],
		lies: [
			"Painted hulls",
			"Painted hulls, supervised by the captain",
			"Painted hulls, supervising the bosun",
			"Painted hulls and supervised the bosun",
		],
	},
	{
		fact: "Trained four cadets, supervised by the chief mate",
		honest: ["Trained four cadets under the supervision of the chief mate"],
		lies: [
			"Trained four cadets",
			"Trained and supervised four cadets",
			"Supervised the chief mate and trained four cadets",
		],
	},
	{
		fact: "Verlegung von Leitungen unter Aufsicht eines Meisters",
		honest: ["Verlegung von Leitungen, beaufsichtigt von einem Meister"],
		lies: [
			"Verlegung von Leitungen",
			"Verlegung von Leitungen und Aufsicht über einen Meister",
			"Verlegung von Leitungen, beaufsichtigt von einem Ingenieur",
		],
	},
	{
		fact: "Anteil der Nacharbeit von 9 % auf 4 % gesenkt",
		honest: [
			"Der Anteil der Nacharbeit sank um 5 Prozentpunkte, von 9 % auf 4 %",
		],
		lies: [
			"Anteil der Nacharbeit um 5 %, von 9 % auf 4 % gesenkt",
			"Der Anteil der Nacharbeit sank um 6 Prozentpunkte, von 9 % auf 4 %",
			"Der Anteil der Nacharbeit stieg um 5 Prozentpunkte, von 4 % auf 9 %",
		],
	},
	{
		fact: "Fatturato dell'area passato da 1,9 a 2,4 milioni di euro tra il 2020 e il 2024",
		honest: [
			"Tra il 2020 e il 2024 il fatturato dell'area è salito di 0,5 milioni di euro, da 1,9 a 2,4 milioni",
		],
		lies: [
			"Tra il 2020 e il 2024 il fatturato dell'area è salito di 0,7 milioni di euro, da 1,9 a 2,4 milioni",
			"Tra il 2020 e il 2024 l'utile dell'area è salito di 0,5 milioni di euro, da 1,9 a 2,4 milioni",
		],
	},
	{
		fact: "Set out foundations and road levels using a total station",
		honest: ["Using a total station, set out foundations and road levels"],
		lies: [
			"Using a laser scanner, set out foundations and road levels",
			"As site manager, set out foundations and road levels",
			"Without supervision, set out foundations and road levels",
			"In 2018, set out foundations and road levels",
			"Using a total station, approved foundations and road levels",
		],
	},
	{
		fact: "Trained new employees on till systems and hygiene",
		honest: [
			"Gave new employees training in till systems and hygiene",
			"Provided new employees training on hygiene and till systems",
		],
		lies: [
			"Gave new managers training in till systems and hygiene",
			"Gave new employees training in till systems and sales",
			"Gave employees of other firms training in till systems and hygiene",
			"Organised new employees training in till systems and hygiene",
			"Gave 40 new employees training in till systems and hygiene",
		],
	},
	{
		fact: "Maintain the price lists",
		honest: ["Keep the price lists up to date"],
		lies: [
			"Keep the price lists up",
			"Keep the price lists and contracts up to date",
			"Set the price lists and keep them up to date",
		],
	},
	{
		fact: "Helped write the protocol, which cut infections from 9 to 4 a year",
		honest: [
			"Helped write the protocol, which brought infections down from nine to four a year",
		],
		lies: [
			"Wrote the protocol, which brought infections down from nine to four a year",
			"Helped write the protocol, which brought infections down from nine to three a year",
			"Brought infections down from nine to four a year",
		],
	},
	{
		fact: "Preceptor for 4 new graduate nurses",
		honest: ["Precepted four new graduate nurses"],
		lies: [
			"Precepted five new graduate nurses",
			"Precepted four new graduate physicians",
			"Hired four new graduate nurses",
		],
	},
	{
		fact: "Small service that shows where food trucks are, around 200 users",
		honest: ["Service that shows where food trucks are, around 200 users"],
		lies: [
			"Service that shows where food trucks are, around 200,000 users",
			"Service that shows where food trucks are, around 200.000 users",
		],
	},
	{
		fact: "Führung eines Teams von 6 Spezialisten im Vertrieb",
		honest: ["Führung eines Teams von sechs Spezialisten im Vertrieb"],
		lies: ["Führung von 6 Teams aus Spezialisten im Vertrieb"],
	},
	{
		fact: "Wrote the test reports; moved the archive with a contractor",
		honest: ["With a contractor, moved the archive"],
		lies: [
			"With the director, moved the archive",
			"With a contractor, moved the archive and wrote the contracts",
			"With a contractor, managed the archive",
		],
	},
	{
		fact: "Prepared cold starters and desserts for banquets of 200 guests",
		honest: ["For banquets of 200 guests, prepared desserts and cold starters"],
		lies: [
			"For 200 banquets, prepared desserts and cold starters",
			"For banquets of 200 guests, prepared cold desserts and starters",
			"Prepared banquets of 200 guests with desserts and cold starters",
		],
	},
];

describe("A sentence in another order", () => {
	for (const { fact, honest, lies } of RESTATEMENTS) {
		for (const text of honest)
			it(`proves: ${text}`, () => expect(isProved(fact, text)).toBe(true));
		for (const text of lies)
			it(`does not prove: ${text}`, () =>
				expect(isProved(fact, text)).toBe(false));
	}
});
