// From how much to how much, said another way: what follows from the figures of a fact is proved, the other way round is not.
import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { judgeLines } from "./check-claims.ts";

const isProved = (fact: string, text: string) =>
	judgeLines(
		[{ path: "work_experience.0.achievements.0", text }],
		Profile.parse({
			personal: { first_name: "Kim", last_name: "Arden" },
			work_experience: [
				{
					job_title: "Clerk",
					company_name: "Marlow",
					start_date: "2018-05",
					achievements: [fact],
				},
			],
		}),
		{ today: "2026-11-20" },
	).problems.length === 0;

describe("a change said another way", () => {
	it.each([
		[
			"Waiting time at the desk down from 16 to 13 minutes",
			"Waiting time at the desk 13 minutes instead of 16",
		],
		[
			"Returns went from 9% in 2022 to 4% in 2024",
			"Return rate more than halved from 2022 to 2024, from 9% to 4%",
		],
		[
			"11 complaints in 2023, 4 in 2025",
			"Complaints down from 11 in 2023 to 4 in 2025",
		],
		[
			"Score of 94% in 2025, region average 88%",
			"Score of 94% in 2025, six points above the region average",
		],
		[
			"Ausschuss der Anlage von 12 auf 7 Teile gesenkt",
			"Ausschuss der Anlage um 5 Teile auf 7 gesenkt",
		],
		[
			"Wartezeit am Schalter von 11 auf 6 Minuten verkürzt",
			"Wartezeit am Schalter verkürzt: 6 statt 11 Minuten",
		],
		[
			"Taux de retour des produits passé de 19 % à 11 % en 2024",
			"Taux de retour des produits en baisse de 8 points en 2024",
		],
		[
			"Tiempo de espera en la ventanilla bajado de 20 a 12 minutos en 2024",
			"Tiempo de espera en la ventanilla 8 minutos más bajo en 2024 (12 en vez de 20)",
		],
		[
			"Scarti scesi dal 9% al 6% nel 2024",
			"Nel 2024 scarti scesi di tre punti, al 6%",
		],
		[
			"Tevredenheid van de klanten: 81% in 2022, 90% in 2025",
			"Tevredenheid van de klanten in drie jaar 9 procentpunten hoger",
		],
		[
			"Prazo médio de resposta aos pedidos dos clientes de 20 para 9 dias",
			"Prazo médio de resposta aos pedidos dos clientes: 9 dias em vez de 20",
		],
	])("follows: %s", (fact, line) => {
		expect(isProved(fact, line)).toBe(true);
	});

	it.each([
		[
			"Waiting time at the desk down from 16 to 13 minutes",
			"Waiting time at the desk 16 minutes instead of 13",
		],
		[
			"Waiting time at the desk down from 16 to 13 minutes",
			"Waiting time at the desk four minutes shorter",
		],
		[
			"Returns went from 9% in 2022 to 5% in 2024",
			"Return rate more than halved from 2022 to 2024",
		],
		[
			"11 complaints in 2023, 4 in 2025",
			"Complaints up from 4 in 2023 to 11 in 2025",
		],
		[
			"11 complaints in 2023, 4 in 2025",
			"Cut complaints from 11 in 2023 to 4 in 2025",
		],
		[
			"Score of 88% in 2025, region average 94%",
			"Score of 88% in 2025, six points above the region average",
		],
		[
			"Wartezeit am Schalter von 11 auf 6 Minuten verkürzt",
			"Wartezeit am Schalter verkürzt: 11 statt 6 Minuten",
		],
		[
			"Taux de retour des produits passé de 11 % à 19 % en 2024",
			"Taux de retour des produits en baisse de 8 points en 2024",
		],
		[
			"Scarti scesi dal 9% al 6% nel 2024",
			"Nel 2024 scarti scesi di quattro punti, al 6%",
		],
		[
			"Tevredenheid van de klanten: 81% in 2022, 90% in 2025",
			"Tevredenheid van de klanten in twee jaar 9 procentpunten hoger",
		],
		[
			"Prazo médio de resposta aos pedidos dos clientes de 20 para 9 dias",
			"Prazo médio de resposta aos pedidos dos clientes: 20 dias em vez de 9",
		],
	])("does not follow: %s", (fact, line) => {
		expect(isProved(fact, line)).toBe(false);
	});
});
