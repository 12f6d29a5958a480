// A fact in another shape: joined, parted, listed, set in brackets. What it is made of stays with what it was said of.
import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { judgeLines } from "./check-claims.ts";

const isProved = (fact: string, text: string, title = "Clerk") =>
	judgeLines(
		[{ path: "work_experience.0.achievements.0", text }],
		Profile.parse({
			personal: { first_name: "Kim", last_name: "Arden" },
			work_experience: [
				{
					job_title: title,
					company_name: "Marlow",
					start_date: "2018-05",
					achievements: [fact],
				},
			],
		}),
		{ today: "2026-11-20" },
	).problems.length === 0;

describe("a fact in another shape", () => {
	it.each([
		[
			"Build weekly rotas for 118 drivers and 74 duties within the local agreement",
			"Weekly rotas for 74 duties and 118 drivers within the local agreement",
		],
		[
			"Colaboré en el cambio de Sage a Xero: depuración de 1.900 fichas de clientes",
			"Colaboré en el cambio a Xero desde Sage, depurando 1.900 fichas de clientes",
		],
		[
			"2022 Einweisung von 34 Kolleginnen und Kollegen",
			"Im Jahr 2022 34 Kolleginnen und Kollegen eingewiesen",
		],
	])("is proved: %s", (fact, text) => {
		expect(isProved(fact, text)).toBe(true);
	});

	it.each([
		[
			"Recrutements : je trie les candidatures, les entretiens sont menés par la DRH",
			"Recrutements : tri des candidatures et conduite des entretiens",
		],
		[
			"Nuovo sito nel 2024: testi miei, grafica curata da un'agenzia",
			"Grafica del nuovo sito nel 2024",
		],
		[
			"Guardias localizadas una semana de cada cuatro",
			"Guardias localizadas todas las semanas",
		],
		[
			"Translated about 70% of the product manual into plain English; errors went from 9 to 4",
			"Translated the product manual into plain English; errors went from 9 to 4",
		],
		["Rund 70 % der Prüfpläne neu geschrieben", "Prüfpläne neu geschrieben"],
		[
			"Egenkontroller; inga stopp med driftpåverkan i mina linjer sedan 2022",
			"Egenkontroller; inga stopp i mina linjer sedan 2018",
		],
		[
			"Snagging time per house fell from nine days to six",
			"Cut snagging time per house from nine days to six",
		],
		[
			"Set up rooms for weddings and conferences",
			"Organised weddings and conferences",
		],
		[
			"Colaboré en el cambio a Xero: depuración de 1.900 fichas de clientes",
			"Cambio a Xero, depurando 1.900 fichas de clientes",
		],
	])(
		"is not proved where somebody, a limit or a part is lost: %s",
		(fact, text) => {
			expect(isProved(fact, text)).toBe(false);
		},
	);

	it("holds no paper of which a part is passed", () => {
		const { problems } = judgeLines(
			[
				{
					path: "summary",
					text: "I hold the Nurse Certificate in Anaesthesia.",
				},
			],
			Profile.parse({
				personal: { first_name: "Kim", last_name: "Arden" },
				certifications: [
					{
						certification_name:
							"Nurse Certificate in Anaesthesia (module 1 of 3 passed)",
					},
				],
			}),
		);
		expect(problems).toHaveLength(1);
	});

	it("takes no deed from a title", () => {
		expect(
			isProved(
				"Déménagement du siège en 2024 : planning tenu par mes soins, travaux pilotés par un architecte",
				"Pilotage des travaux du déménagement du siège en 2024",
				"Assistante de direction",
			),
		).toBe(false);
	});
});
