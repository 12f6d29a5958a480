// Years are counted in what they are asked for, not in the demand that follows.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";
import { isOfUnheldRole } from "./decide/unheld-role.ts";

const TODAY = "2026-11-22";

function personIn(title: string, start: string, achievements: string[]) {
	return Profile.parse({
		personal: { first_name: "Kim" },
		work_experience: [
			{
				job_title: title,
				company_name: "Nord",
				start_date: start,
				is_current: true,
				achievements,
			},
		],
	});
}

describe("years and what they are of", () => {
	it.each([
		[
			"Vintner\n\nRequirements\n• At least four years of experience in a winery, of which two with red grapes",
			"a winery",
		],
		[
			"Küchenchef (m/w/d)\n\nAnforderungen\n• Mindestens vier Jahre Berufserfahrung in der Gastronomie, davon zwei in leitender Stellung",
			"der Gastronomie",
		],
		[
			"Cuisinier H/F\n\nProfil recherché\n• Au moins quatre ans d'expérience en restauration, dont deux en collectivité",
			"restauration",
		],
		[
			"Cocinero/a\n\nRequisitos\n• Mínimo cuatro años de experiencia en hostelería, de los cuales dos en banquetes",
			"hostelería",
		],
		[
			"Cuoco\n\nRequisiti\n• Almeno quattro anni di esperienza in ristorazione, di cui due nella pasticceria",
			"ristorazione",
		],
		[
			"Kok\n\nEisen\n• Minimaal vier jaar ervaring in de horeca, waarvan twee als leidinggevende",
			"ervaring in de horeca",
		],
	])("are of what stands before the next demand: %s", (posting, of) => {
		const [asked] = readJob(posting).requirements.flatMap(
			({ years }) => years ?? [],
		);
		expect(asked?.of).toBe(of);
	});

	it.each([
		{
			title: "Boulanger",
			lines: [
				"Pétrissage et cuisson du pain pour la boutique chaque nuit",
				"Formation de deux apprentis boulangers",
			],
			posting:
				"Boulanger H/F\n\nMissions\n• Vous préparez le pain pour la boutique\n• Vous formez les apprentis\n\nProfil\n• Cinq ans d'expérience en boulangerie artisanale exigés",
		},
		{
			title: "Tischler",
			lines: [
				"Fenster und Türen aus Holz gebaut und eingebaut",
				"Lehrlinge angeleitet",
			],
			posting:
				"Tischler (m/w/d)\n\nAufgaben\n• Einbau von Fenstern und Türen\n• Anleitung der Lehrlinge\n\nAnforderungen\n• Mindestens fünf Jahre Berufserfahrung in Tischlereien mit eigener Fertigung",
		},
		{
			title: "Carpintera",
			lines: [
				"Puertas y ventanas de madera a medida",
				"Formación de aprendices en el taller",
			],
			posting:
				"Carpintero/a\n\nFunciones\n• Fabricación de puertas y ventanas de madera\n• Formación de aprendices\n\nRequisitos\n• Mínimo cinco años de experiencia en carpintería artesanal",
		},
	])(
		"count where the title names who does it: $title",
		({ title, lines, posting }) => {
			const match = matchProfile(
				personIn(title, "2015-03", lines),
				readJob(posting),
				TODAY,
			);
			expect(
				match.knockouts.filter(({ knockout }) => knockout.kind === "years"),
			).toMatchObject([{ verdict: "met" }]);
			expect(match.limit).toBeNull();
		},
	);

	it("do not count in another trade", () => {
		const match = matchProfile(
			personIn("Menuisier", "2015-03", ["Pose de fenêtres"]),
			readJob(
				"Comptable H/F\n\nProfil\n• Cinq ans d'expérience en comptabilité générale exigés",
			),
			TODAY,
		);
		expect(match.limit?.most).toBeLessThanOrEqual(40);
	});
});

describe("years in a position by its name", () => {
	const drivers = [
		"Drove refrigerated trucks across France and Italy, 130,000 km a year",
		"Filled in waybills and delivery notes for each load",
	];
	const verdict = (posting: string, person: Profile) =>
		matchProfile(person, readJob(posting), TODAY).knockouts.find(
			({ knockout: { kind } }) => kind === "years",
		)?.verdict;
	const asking = (text: string) =>
		`Traffic planner\n\nRequirements\n- ${text}\n- Excel`;

	it("are not met by who never held it, however near the work was", () => {
		expect(
			verdict(
				asking("At least three years of experience as a traffic planner"),
				personIn("Truck driver", "2016-02-01", drivers),
			),
		).toBe("not-met");
	});
	it("are met by who held it", () => {
		expect(
			verdict(
				asking("At least three years of experience as a traffic planner"),
				personIn("Traffic planner", "2016-02-01", drivers),
			),
		).toBe("met");
	});
	it.each([
		"Mindestens zwei Jahre Erfahrung als Disponent",
		"Experiencia de al menos 3 años como gestor de tráfico",
		"Deux ans d'expérience en tant que régisseur",
		"Minimaal twee jaar ervaring als planner",
	])("are of the position behind the words of a language: %s", (text) => {
		const title = /^M.*Jahre/u.test(text)
			? [
					"Disponent (m/w/d)",
					"Anforderungen",
					"Kraftfahrer",
					"Fuhr täglich Touren mit dem Lastwagen durch ganz Bayern",
				]
			: /años/u.test(text)
				? [
						"Gestor de tráfico",
						"Requisitos",
						"Conductor",
						"Conduje camiones frigoríficos por toda España y Francia",
					]
				: /ans/u.test(text)
					? [
							"Régisseur",
							"Profil recherché",
							"Électricien",
							"J'ai posé les câbles et les tableaux dans les salles de la ville",
						]
					: [
							"Planner",
							"Functie-eisen",
							"Chauffeur",
							"Reed dagelijks met de vrachtwagen door heel Nederland en België",
						];
		const [job = "", head = "", held = "", line = ""] = title;
		expect(
			verdict(
				`${job}\n\n${head}\n- ${text}\n- Excel`,
				personIn(held, "2016-02-01", [line]),
			),
		).toBe("not-met");
	});
	it.each([
		{
			asked:
				"Bauleiter (m/w/d)\n\nAnforderungen\n- Mindestens drei Jahre Berufserfahrung als Bauleiter:in im Hochbau\n- Führerschein B",
			held: ["Bauleiter Hochbau", "Polier"],
			line: "Baustellen im Hochbau geleitet und Termine mit den Gewerken abgestimmt",
		},
		{
			asked:
				"Técnico/a de prevención\n\nRequisitos\n- Experiencia mínima de 3 años como técnico/a en un servicio de prevención, propio o ajeno\n- Carné B",
			held: ["Técnica de prevención", "Administrativa de obra"],
			line: "Evaluaciones de riesgos y visitas a las obras de la empresa",
		},
		{
			asked:
				"Site manager\n\nRequirements\n- At least 3 years of experience as a site manager in house building\n- Driving licence",
			held: ["Site Manager", "Site Foreman"],
			line: "Ran the building site and agreed the dates with the trades",
		},
	])("count only the jobs that had it: $held", ({ asked, held, line }) => {
		const person = (since: string) =>
			Profile.parse({
				personal: { first_name: "Kim" },
				work_experience: held.map((job_title, at) => ({
					job_title,
					company_name: "Nord",
					start_date: at === 0 ? since : "2012-01",
					end_date: at === 0 ? null : since,
					is_current: at === 0,
					achievements: [line],
				})),
			});
		expect(verdict(asked, person("2025-04"))).toBe("not-met");
		expect(verdict(asked, person("2022-04"))).not.toBe("not-met");
	});
	it("count others too where one of several is named", () => {
		expect(
			verdict(
				asking(
					"At least three years of experience as a traffic planner or truck driver",
				),
				Profile.parse({
					personal: { first_name: "Kim" },
					work_experience: [
						{
							job_title: "Traffic planner",
							company_name: "Nord",
							start_date: "2025-06",
							is_current: true,
							achievements: drivers,
						},
						{
							job_title: "Truck driver",
							company_name: "Nord",
							start_date: "2015-06",
							end_date: "2025-05",
							achievements: drivers,
						},
					],
				}),
			),
		).not.toBe("not-met");
	});
	it("see a position held in its capital and in its form for women", () => {
		const isUnheld = (posting: string, held: string) => {
			const [asked] = readJob(posting).requirements;
			return (
				asked &&
				isOfUnheldRole(
					asked,
					personIn(held, "2016-02-01", [
						"Trabajo todos los días con mis compañeros y atiendo a las personas de la ciudad",
					]),
					"es",
				)
			);
		};
		const posting =
			"Conductor de autobús\n\nRequisitos\n- Mínimo 3 años de experiencia como conductor de autobús\n- Disponibilidad para trabajar los domingos";
		expect(isUnheld(posting, "Conductora de autobús urbano en Lugo")).toBe(
			false,
		);
		expect(isUnheld(posting, "Cocinera")).toBe(true);
	});
	it("say nothing where posting and profile are in two languages", () => {
		const [asked] = readJob(
			"Disponent (m/w/d)\n\nAnforderungen\n- Mindestens zwei Jahre Erfahrung als Disponent",
		).requirements;
		const person = personIn("Dispatcher", "2016-02-01", drivers);
		expect(asked && isOfUnheldRole(asked, person, "en")).toBe(true);
		expect(asked && isOfUnheldRole(asked, person, "de")).toBe(false);
	});
});

it("years that are long enough are never too few, whatever they are of", () => {
	const job = readJob(
		"Permit Clerk\n\nDuties\n- Serve customers at the counter\n- Take fees and balance the drawer\n\nMinimum qualifications\n- Two (2) years of full-time clerical or customer service experience with substantial public contact.",
	);
	const clerk = personIn("Office clerk", "2022-03", [
		"Customer service for the public at the counter",
	]);
	const packer = {
		job_title: "Packer",
		company_name: "Orchard",
		start_date: "2016-01",
		end_date: "2021-01",
		achievements: ["Packed apples at night"],
	};
	const profile = Profile.parse({
		...clerk,
		work_experience: [...clerk.work_experience, packer],
	});
	expect(
		matchProfile(profile, job, TODAY).knockouts.map(({ verdict }) => verdict),
	).not.toContain("not-met");
});
