// All words of a fact in another order can say another thing: where something came from and went to, who was with whom, what was
// given to whom, how many of how many.
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

describe("words turned around", () => {
	it.each([
		["Moved billing from Sage to Xero", "Moved billing from Xero to Sage"],
		["Moved billing from Sage to Xero", "Moved billing to Sage"],
		[
			"Umstellung der Buchhaltung von Sage auf Xero",
			"Umstellung der Buchhaltung von Xero auf Sage",
		],
		[
			"Passage de la facturation de Sage à Xero dans les magasins",
			"Passage de la facturation de Xero à Sage dans les magasins",
		],
		[
			"Migración de la facturación de Sage a Xero en la tienda",
			"Migración de la facturación de Xero a Sage en la tienda",
		],
		[
			"Overgang van Sage naar Xero in de winkel",
			"Overgang van Xero naar Sage in de winkel",
		],
		["Trained carers for the nurses", "Trained nurses for the carers"],
		[
			"Wrote the guide to returns with the finance team",
			"Wrote the guide to returns for the finance team",
		],
		[
			"Supported the move in three stores out of 40",
			"Supported the move in 40 stores",
		],
		[
			"Gestion des stocks, commandes passées par le chef",
			"Préparation des commandes",
		],
		[
			"Wachttijd aan de balie 80 in 2022, 30 in 2024",
			"Wachttijd aan de balie in 2024 80, in 2022 30",
		],
		[
			"Stellvertretende Leitung der Fachgruppe Mathematik",
			"Leitung der Fachgruppe Mathematik",
		],
	])("say another thing: %s", (fact, lie) => {
		expect(isProved(fact, lie)).toBe(false);
	});

	it.each([
		["Moved billing from Sage to Xero", "Billing moved from Sage to Xero"],
		[
			"Umstellung der Buchhaltung von Sage auf Xero",
			"Die Buchhaltung von Sage auf Xero umgestellt",
		],
		[
			"Migración de la facturación de Sage a Xero en la tienda",
			"Migración de la facturación a Xero en la tienda",
		],
		[
			"Wrote the guide to returns with the finance team",
			"With the finance team, wrote the guide to returns",
		],
		[
			"Betreuung von 12 Mitarbeitenden und drei Lernenden",
			"12 Mitarbeitende und drei Lernende betreut",
		],
		[
			"In 2021 waarnemend voorman van de avondploeg (12 mensen)",
			"In 2021 waarnemend voorman van een avondploeg van twaalf mensen",
		],
		[
			"Antipasti e primi per 120 ospiti in mezza pensione",
			"Preparazione di antipasti e primi per centoventi ospiti a mezza pensione",
		],
		[
			"Refrigerant recovery, leak search, evacuation",
			"Recover refrigerant, search for leaks and evacuate",
		],
		[
			"Own the rota tool (shift swaps, leave), used by about 90 sites",
			"Own the rota tool used by about 90 sites",
		],
		[
			"Control de calidad: plan de ensayos de suelos con laboratorio externo",
			"Control de calidad de suelos según un plan de ensayos, con laboratorio externo",
		],
	])("say the same: %s", (fact, line) => {
		expect(isProved(fact, line)).toBe(true);
	});
});
