// A figure with two values says what it did, and proves that and no more.
import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { groundOf } from "../../proof/prepare-ground.ts";
import { changeOf } from "./figure-change.ts";
import { sourceFactOf } from "./source-fact.ts";

describe("a figure with two values", () => {
	it.each([
		[
			"en",
			"Returned parcels: 310 in 2021, 180 in 2024",
			"returned parcels fell from 310 in 2021 to 180 in 2024",
		],
		[
			"nl",
			"Klachten op mijn afdeling van 41 (2020) naar 22 (2023)",
			"klachten op mijn afdeling daalden van 41 (2020) naar 22 (2023)",
		],
		[
			"nl",
			"Doorlooptijd: 9 dagen in 2021, 6 dagen in 2024",
			"doorlooptijd daalde van 9 dagen in 2021 naar 6 dagen in 2024",
		],
		[
			"da",
			"Reklamationer: 52 i 2021, 30 i 2024",
			"reklamationer faldt fra 52 i 2021 til 30 i 2024",
		],
		[
			"no",
			"Ventetid i mottaket fra 12 dager i 2020 til 7 dager i 2023",
			"ventetid i mottaket falt fra 12 dager i 2020 til 7 dager i 2023",
		],
		[
			"sv",
			"Spillet upp från 2,1 till 2,8 procent",
			"spillet steg från 2,1 till 2,8 procent",
		],
		[
			"es",
			"Devoluciones en tienda: 6% en 2021, 3% en 2024",
			"devoluciones en tienda, que bajaron del 6% en 2021 al 3% en 2024",
		],
		[
			"es",
			"Ticket medio: 1.150 € en 2021, 1.900 € en 2024",
			"ticket medio, que subió de 1.150 € en 2021 a 1.900 € en 2024",
		],
		[
			"fr",
			"Délai de livraison : 9 jours en 2021, 5 jours en 2024",
			"délai de livraison en baisse (de 9 jours en 2021 à 5 jours en 2024)",
		],
		[
			"it",
			"Scarti di produzione: 11% nel 2020, 8% nel 2023",
			"scarti di produzione in calo (dall’11% nel 2020 all’8% nel 2023)",
		],
		[
			"pt",
			"Reclamações de clientes: 40 em 2021, 65 em 2024",
			"reclamações de clientes em alta (de 40 em 2021 para 65 em 2024)",
		],
	] as const)("says in %s what it did: %s", (language, line, stated) => {
		expect(changeOf(line, language)).toBe(stated);
	});

	it.each([
		["of two kinds", "Turnover: 40 in 2021, 12 staff in 2020"],
		["that stayed", "Returns: 4% in 2021, 4% in 2024"],
		["the later one first", "Returns: 4% in 2024, 9% in 2021"],
		["with a verb of its own", "Tickets closed from 40 to 60 a day"],
		["and nothing they count", "Reduced from 12 to 9 days"],
	])("is left as it is with values %s", (_, line) => {
		expect(changeOf(line, "en")).toBeNull();
	});

	it("proves which way it went and not the other way", () => {
		const ground = groundOf(
			Profile.parse({
				personal: { first_name: "Lea", last_name: "Vidal" },
				work_experience: [
					{
						job_title: "Técnica de calidad",
						company_name: "Almazara Norte",
						start_date: "2019-05",
						is_current: true,
						achievements: [
							"Mermas de la línea de envasado: 7% en 2021, 4% en 2024",
							"Gestión de proveedores y control de la documentación",
						],
					},
				],
			}),
		);
		const entry = "work_experience.0";
		const stated = (verb: string) =>
			`mermas de la línea de envasado, que ${verb} del 7% en 2021 al 4% en 2024`;
		expect(sourceFactOf(stated("bajaron"), entry, ground)).not.toBeNull();
		expect(sourceFactOf(stated("subieron"), entry, ground)).toBeNull();
		// Behind a sentence of the same work no employer is named.
		expect(sourceFactOf(stated("bajaron"), undefined, ground)).not.toBeNull();
	});
});
