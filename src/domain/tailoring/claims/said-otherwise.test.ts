// One thing in another form: a deed by its noun, a span of years, a sign for a direction, who did it before or behind what was
// done. And what only looks so: every other week told as every week, somebody else's work told without them.
import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { judgeLines } from "./check-claims.ts";

const judge = (fact: string, text: string) =>
	judgeLines(
		[{ path: "work_experience.0.achievements.0", text }],
		Profile.parse({
			personal: { first_name: "Kim", last_name: "Arden" },
			work_experience: [
				{
					job_title: "Clerk",
					company_name: "Marlow Coaches",
					start_date: "2018-05",
					achievements: [fact],
				},
			],
		}),
		{ today: "2026-11-20" },
	).problems;

describe("a line in another form", () => {
	it.each([
		[
			"Lagerbestand 2019–2023 von 90 auf 60 Paletten gesenkt",
			"Lagerbestand zwischen 2019 und 2023 von 90 auf 60 Paletten gesenkt",
		],
		[
			"Brannvernleder på terminalen, 2019–2023",
			"Brannvernleder på terminalen fra 2019 til 2023",
		],
		[
			"Participation au nouveau catalogue, dirigé par la direction",
			"Ai participé au nouveau catalogue, que la direction a dirigé",
		],
		["Atención de 30 consultas al día", "Atiendo 30 consultas cada día"],
		[
			"Emissione di certificati per i soci della cooperativa",
			"Emettevo certificati per i soci della cooperativa",
		],
		[
			"Kassaredovisning i butiken och på lagret varje kväll",
			"Redovisar kassan i butiken och på lagret varje kväll",
		],
		[
			"Consumo di gas –12 % tra 2020 e 2023",
			"Tra il 2020 e il 2023 il consumo di gas è sceso del 12 %",
		],
		[
			"Pianificazione di circa 90 carichi a settimana",
			"Pianifico una novantina di carichi alla settimana",
		],
		[
			"Partecipazione al passaggio al nuovo gestionale, guidato dalla sede",
			"Ho collaborato al passaggio al nuovo gestionale, guidato dalla sede",
		],
	])("says the same: %s", (fact, line) => {
		expect(judge(fact, line)).toEqual([]);
	});

	it.each([
		["Vaktledare vartannat veckoslut", "Vaktledare varje veckoslut"],
		["On call every other weekend", "On call every weekend"],
		[
			"Stock take each month, report to the board is written by the accountant",
			"Stock take and report to the board each month",
		],
		[
			"Varetelling hver uke, rapport til kommunen sender driftslederen",
			"Varetelling og rapport til kommunen hver uke",
		],
		[
			"Buchung der Belege; die Lohnbuchungen macht das Steuerbüro",
			"Buchung der Belege und der Lohnbuchungen",
		],
		["Gas use –12 % in 2023", "Gas use +12 % in 2023"],
		["Cut gas use by 12 % in 2023", "Gas use +12 % in 2023"],
		["Hired three guards", "Trained three guards"],
		[
			"Run a reading group (8-10 members) with a librarian",
			"Run a reading group (8-21 members) with a librarian",
		],
		[
			"Betreuung einer Krabbelgruppe, 12 Kinder von 1 bis 3",
			"Betreuung einer Krabbelgruppe, 1 Kind von 12 bis 3",
		],
	])("does not follow: %s", (fact, line) => {
		expect(judge(fact, line)).not.toEqual([]);
	});
});
