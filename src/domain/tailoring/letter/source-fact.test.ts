// What the tables alone make of a line, and which texts a line proves by them.
import { describe, expect, test } from "vitest";
import type { LanguageCode } from "../../language/language-code.ts";
import { Profile } from "../../profile/profile.ts";
import { groundOf } from "../../proof/prepare-ground.ts";
import { sourceFactOf } from "./source-fact.ts";
import { tableDeed } from "./table-deed.ts";

const STATED: readonly (readonly [
	code: LanguageCode,
	line: string,
	now: string | null,
	past: string | null,
])[] = [
	[
		"sv",
		"Målning av fasader, fönster och staket",
		"målar jag fasader, fönster och staket",
		"målade jag fasader, fönster och staket",
	],
	[
		"sv",
		"Servitör i matsalen (120 platser)",
		"arbetar jag som servitör i matsalen (120 platser)",
		"arbetade jag som servitör i matsalen (120 platser)",
	],
	[
		"sv",
		"Stämmer av bankkonton mot reskontran",
		"stämmer jag av bankkonton mot reskontran",
		"stämde jag av bankkonton mot reskontran",
	],
	["sv", "Planering av turer och uppföljning", null, null],
	[
		"da",
		"Svejsning af rør i rustfrit stål",
		"svejser jeg rør i rustfrit stål",
		"svejste jeg rør i rustfrit stål",
	],
	[
		"da",
		"Udviklet et nyt skema til vagtplanen",
		"har jeg udviklet et nyt skema til vagtplanen",
		"har jeg udviklet et nyt skema til vagtplanen",
	],
	[
		"sv",
		"Assisterar veterinären vid operationer, övervakar narkosen",
		"assisterar jag veterinären vid operationer och övervakar narkosen",
		"assisterade jag veterinären vid operationer och övervakade narkosen",
	],
	["sv", "Byggt och förvaltar moduler för fakturering", null, null],
	[
		"sv",
		"Nära samarbete med arkitekter och kommunen",
		"samarbetar jag nära med arkitekter och kommunen",
		"samarbetade jag nära med arkitekter och kommunen",
	],
	[
		"no",
		"Andelen falt fra 4,1 % til 1,6 % på ett år",
		"falt andelen fra 4,1 % til 1,6 % på ett år",
		"falt andelen fra 4,1 % til 1,6 % på ett år",
	],
	[
		"nl",
		"Deelname aan de werkgroep hygiëne",
		"neem ik deel aan de werkgroep hygiëne",
		"nam ik deel aan de werkgroep hygiëne",
	],
	[
		"it",
		"Scelta e introduzione di un registro digitale",
		"ho curato la scelta e introdotto un registro digitale",
		"ho curato la scelta e introdotto un registro digitale",
	],
	[
		"es",
		"Selección e implantación de un programa de caja",
		"seleccioné e implanté un programa de caja",
		"seleccioné e implanté un programa de caja",
	],
	[
		"de",
		"Barista und Schichtleitung",
		"arbeite ich als Barista und Schichtleitung",
		"arbeitete ich als Barista und Schichtleitung",
	],
	["da", "Leder af byggeprojekter", null, null],
	[
		"de",
		"Entwicklung und Umsetzung der Strategie für den Raum Nord",
		"entwickle ich die Strategie für den Raum Nord und setze sie um",
		"entwickelte ich die Strategie für den Raum Nord und setzte sie um",
	],
	[
		"de",
		"Aufbau und Betreuung des Content-Marketings inkl. Blog, Whitepaper und Social Media",
		"baute ich das Content-Marketing inkl. Blog, Whitepaper und Social Media auf und betreute es",
		"baute ich das Content-Marketing inkl. Blog, Whitepaper und Social Media auf und betreute es",
	],
	[
		"de",
		"Enge Zusammenarbeit mit Produktmanagement und Vertrieb zur Markteinführung neuer Produkte",
		"arbeite ich mit Produktmanagement und Vertrieb zur Markteinführung neuer Produkte eng zusammen",
		"arbeitete ich mit Produktmanagement und Vertrieb zur Markteinführung neuer Produkte eng zusammen",
	],
	[
		"de",
		"Verantwortung für SEO/SEM-Maßnahmen und Steigerung des organischen Traffics um 60 %",
		"verantworte ich SEO/SEM-Maßnahmen und steigerte den organischen Traffic um 60 %",
		"verantwortete ich SEO/SEM-Maßnahmen und steigerte den organischen Traffic um 60 %",
	],
	[
		"de",
		"Entwicklung eines neuen Leitbilds und visuellen Erscheinungsbilds",
		"entwickle ich ein neues Leitbild und visuelles Erscheinungsbild",
		"entwickelte ich ein neues Leitbild und visuelles Erscheinungsbild",
	],
	[
		"de",
		"Unterstützung bei der Erstellung von Präsentationen",
		"helfe ich bei der Erstellung von Präsentationen",
		"half ich bei der Erstellung von Präsentationen",
	],
	[
		"de",
		"Bereitstellung der Unterlagen (Rechnungen) und Übergabe an die Zollabteilung",
		null,
		null,
	],
	[
		"no",
		"Oppfølging av leverandører og avtaler",
		"følger jeg opp leverandører og avtaler",
		"fulgte jeg opp leverandører og avtaler",
	],
	[
		"nl",
		"Monteren van zonnepanelen en omvormers",
		"monteer ik zonnepanelen en omvormers",
		"monteerde ik zonnepanelen en omvormers",
	],
	[
		"nl",
		"Offertes opstellen, klanten begeleiden",
		"stel ik offertes op en begeleid klanten",
		"stelde ik offertes op en begeleidde klanten",
	],
	[
		"fr",
		"Vente de 14 menus par mois aux entreprises, de la proposition au devis",
		"vends 14 menus par mois aux entreprises, de la proposition au devis",
		"ai vendu 14 menus par mois aux entreprises, de la proposition au devis",
	],
	[
		"de",
		"Mitarbeit im Arbeitskreis Hygiene",
		"arbeite ich im Arbeitskreis Hygiene mit",
		"arbeitete ich im Arbeitskreis Hygiene mit",
	],
	[
		"de",
		"Verkäuferin in der Feinkostabteilung",
		"arbeite ich als Verkäuferin in der Feinkostabteilung",
		"arbeitete ich als Verkäuferin in der Feinkostabteilung",
	],
];

describe("a line by the tables", () => {
	test.each(
		STATED.map(([code, line, now, past]) => ({ code, line, now, past })),
	)("$code: $line", ({ code, line, now, past }) => {
		expect(tableDeed(line, code, true)).toBe(now);
		expect(tableDeed(line, code, false)).toBe(past);
	});
});

describe("a text made by the tables", () => {
	const profile = Profile.parse({
		personal: {
			first_name: "Mia",
			last_name: "Berg",
			summary:
				"Jag har arbetat i det här yrket i många år och söker en ny tjänst.",
		},
		work_experience: [
			{
				job_title: "Hantverkare",
				company_name: "Nordhus",
				start_date: "2019-03",
				end_date: "2022-05",
				is_current: false,
				achievements: [
					"Montering av kök, trappor och innerdörrar",
					"Samarbete med arkitekten",
				],
			},
		],
	});
	const ground = groundOf(profile);
	const entry = "work_experience.0";

	test("is proved by the line it is made of, in its tense", () => {
		expect(
			sourceFactOf("monterade jag kök, trappor och innerdörrar", entry, ground)
				?.path,
		).toBe("work_experience.0.achievements.0");
		expect(
			sourceFactOf("monterar jag kök, trappor och innerdörrar", entry, ground),
		).toBeNull();
	});

	test("is proved by no other words of it", () => {
		expect(
			sourceFactOf("arbetade jag som arkitekten", entry, ground),
		).toBeNull();
		expect(
			sourceFactOf("monterade jag kök och fönster", entry, ground),
		).toBeNull();
	});
});

const SUMMARIES: Partial<Record<LanguageCode, string>> = {
	de: "Ich habe viele Jahre in diesem Beruf gearbeitet und suche eine neue Stelle.",
	es: "He trabajado muchos años en este oficio y busco un nuevo puesto.",
	fr: "J’ai travaillé de nombreuses années dans ce métier et je cherche un nouveau poste.",
	it: "Ho lavorato molti anni in questo mestiere e cerco un nuovo posto.",
	nl: "Ik heb jarenlang in dit vak gewerkt en zoek een nieuwe baan.",
	pt: "Trabalhei muitos anos nesta profissão e procuro um novo lugar.",
	sv: "Jag har arbetat i det här yrket i många år och söker en ny tjänst.",
	da: "Jeg har arbejdet i dette fag i mange år og søger en ny stilling.",
	no: "Jeg har jobbet i dette yrket i mange år og søker en ny stilling.",
};

describe("a line whose deed was less, or not the person's own", () => {
	const sourceOf = (language: LanguageCode, line: string, text: string) =>
		sourceFactOf(
			text,
			"work_experience.0",
			groundOf(
				Profile.parse({
					personal: {
						first_name: "Kim",
						last_name: "Berg",
						summary: SUMMARIES[language],
					},
					work_experience: [
						{
							job_title: "Dirección de obras",
							company_name: "Gestión de aguas",
							start_date: "2019-03",
							end_date: null,
							is_current: true,
							achievements: [line],
						},
					],
				}),
			),
		);

	test.each<[LanguageCode, string, string]>([
		["de", "Prüfung der Handwerkskammer", "prüfte ich die Handwerkskammer"],
		["es", "Evaluación de la jefa", "evalué a la jefa"],
		["fr", "Contrôle de la DDPP", "ai contrôlé la DDPP"],
		["it", "Valutazione del responsabile", "ho valutato il responsabile"],
		["pt", "Avaliação da chefe", "avaliei a chefe"],
		["nl", "Begeleiding van de teamleider", "begeleidde ik de teamleider"],
		["sv", "Bedömning av chefen", "bedömde jag chefen"],
		["da", "Vejledning af lederen", "vejledte jeg lederen"],
		["no", "Opplæring av mesteren", "lærte jeg opp mesteren"],
	])("%s: %s may have been done to them", (language, line, text) => {
		expect(sourceOf(language, line, text)).toBeNull();
	});

	test.each<[LanguageCode, string, string]>([
		["es", "Formación de 60 horas", "formé 60 horas"],
		["es", "Gestión de proyectos (curso)", "gestioné proyectos (curso)"],
		["fr", "Ouverture du magasin prévue", "ai ouvert le magasin prévue"],
		[
			"fr",
			"Réduction des délais par l’équipe",
			"ai réduit les délais par l’équipe",
		],
		[
			"nl",
			"Meehelpen met het opstellen van offertes",
			"stel ik meehelpen met het van offertes op",
		],
		["de", "Angebote prüfen lassen", "prüfe ich Angebote lassen"],
		["es", "Venta de pan", "dirigí obras"],
		["es", "Venta de pan", "gestioné aguas"],
	])("%s: %s is a course, a plan, another's deed or none", (...row) => {
		expect(sourceOf(...row)).toBeNull();
	});

	test.each<[LanguageCode, string, string, string]>([
		[
			"de",
			"Anleitung von 2 Auszubildenden bis 2022",
			"leite ich 2 Auszubildende bis 2022 an",
			"leitete ich 2 Auszubildende bis 2022 an",
		],
		[
			"de",
			"Schulung von 12 Kunden, 2021",
			"schule ich 12 Kunden",
			"schulte ich 12 Kunden (2021)",
		],
		[
			"es",
			"Formación de 4 técnicos (2021)",
			"formo a 4 técnicos (2021)",
			"formé a 4 técnicos (2021)",
		],
		[
			"sv",
			"Utbildning av 3 lärlingar till 2021",
			"utbildar jag 3 lärlingar till 2021",
			"utbildade jag 3 lärlingar till 2021",
		],
	])("%s: %s is told in the past alone", (...row) => {
		const [language, line, now, past] = row;
		expect(sourceOf(language, line, now)).toBeNull();
		expect(sourceOf(language, line, past)).not.toBeNull();
	});

	test("a limit behind the sentence goes with it", () => {
		const line =
			"Instalación de cuadros eléctricos. Bajo la supervisión del oficial.";
		expect(sourceOf("es", line, "instalé cuadros eléctricos")).toBeNull();
	});
});
