import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { standsInFor } from "./standing-in.ts";

const personOf = (job_title: string, line: string) =>
	Profile.parse({
		personal: {},
		work_experience: [
			{
				job_title,
				company_name: "Almberg",
				start_date: "2020-01",
				is_current: true,
				achievements: [line],
			},
		],
	});

describe("The job itself, done in somebody's place", () => {
	it.each([
		["Store Manager", "Cashier", "Cover for the store manager on Saturdays"],
		["Küchenchef (m/w/d)", "Koch", "Vertrete den Küchenchef im Urlaub"],
		["Werkstattleitung", "Tischlerin", "Vertrete die Inhaberin im Urlaub"],
		[
			"Planejador de manutenção",
			"Mecânico",
			"Cobri as férias do planejador em 2024 e 2025, 30 dias cada vez",
		],
		[
			"Planificador de obra",
			"Oficial",
			"Cubrí las vacaciones del planificador, un mes al año",
		],
		[
			"Arbeitsvorbereiter",
			"Tischler",
			"Urlaubsvertretung für den Arbeitsvorbereiter, 4 Wochen im Jahr",
		],
		[
			"Ordonnanceur",
			"Magasinier",
			"J'ai couvert les congés de l'ordonnanceur en 2025",
		],
		["Pianificatore", "Meccanico", "Ho coperto le ferie del pianificatore"],
		[
			"Chef d'équipe logistique",
			"Cariste",
			"Remplace le chef d'équipe pendant ses congés",
		],
		[
			"Encargado de tienda",
			"Dependienta",
			"Sustituyo a la encargada en vacaciones",
		],
		[
			"Receptionist di hotel",
			"Cameriera ai piani",
			"Sostituisco la receptionist quando è in ferie",
		],
		[
			"Teamleider magazijn",
			"Orderpicker",
			"Vervang de teamleider bij afwezigheid",
		],
		[
			"Encarregado de armazém",
			"Operador",
			"Substituo o encarregado nas férias",
		],
	])("for %s a %s says: %s", (title, held, line) => {
		expect(standsInFor(title, personOf(held, line))(line)).toBe(true);
	});
	it.each([
		["Store Manager", "Cashier", "Served 200 customers a day"],
		["Rota Planner", "Driver", "Found same-day cover for sickness"],
		[
			"Store Manager",
			"Store Manager",
			"Cover for the store manager of the next branch",
		],
		["Senior Buyer", "Buyer", "Covered for the head of purchasing in August"],
	])("for %s a %s does not by: %s", (title, held, line) => {
		expect(standsInFor(title, personOf(held, line))(line)).toBe(false);
	});
});

it("is not what the holder of the post went on doing", () => {
	const line =
		"Intérim : animation des réunions, le CSE reste présidé par le directeur général";
	expect(
		standsInFor("Directeur de pôle", personOf("Cheffe de service", line))(line),
	).toBe(false);
});
