// What a letter says of conditions that are not met yet, and of details nobody has to state.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { composeLetter } from "./compose-letter.ts";

const today = "2026-11-20";

function letterOf(profile: Profile, posting: string) {
	const job = readJob(posting);
	const { subject, body, metadata } = composeLetter({
		profile,
		job,
		match: matchProfile(profile, job, today),
		title: job.title ?? "",
		company: job.company ?? "",
		posting,
		strength: "medium" as const,
		sections: "auto" as const,
		today,
	});
	return {
		subject,
		opening: body.opening,
		text: [body.opening, ...body.body_paragraphs, body.closing].join("\n"),
		paragraphs: body.body_paragraphs,
		form: metadata.form,
	};
}

const baker = Profile.parse({
	personal: {
		first_name: "Jule",
		last_name: "Hartwig",
		phone: "0160 5550199",
		summary:
			"Bäckerin seit 2016. Meisterschule Teil III und IV bestanden, Teil I und II folgen im Frühjahr 2028. Kündigungsfrist vier Wochen.",
	},
	work_experience: [
		{
			job_title: "Bäckerin",
			company_name: "Backhaus Ebbing",
			start_date: "2019-04",
			is_current: true,
			achievements: [
				"Teigmacherei für sechs Filialen",
				"Zwei Auszubildende angeleitet",
				"Verantwortlich für die Sauerteigführung",
			],
		},
	],
	education: [
		{
			institution_name: "Handwerkskammer",
			degree_type: "Meisterschule Teile III und IV (bestanden)",
			field_of_study: "Bäckerhandwerk",
			start_date: "2024-01",
			end_date: "2025-06",
		},
		{
			institution_name: "Berufskolleg Ahaus",
			degree_type: "Gesellenbrief",
			field_of_study: "Bäckerin",
			start_date: "2013-08",
			end_date: "2016-07",
		},
	],
	languages: [{ language_name: "Deutsch", proficiency: "Native" }],
});

const leadingPost = `Leitung Backstube (m/w/d)
Brotmanufaktur Lüning GmbH

Ihre Aufgaben
- Teigmacherei und Sauerteigführung
- Ausbildung unserer Auszubildenden

Ihr Profil
- Meistertitel im Bäckerhandwerk: ohne Eintragung in die Handwerksrolle dürfen wir die Stelle nicht besetzen
- Erfahrung in der Teigmacherei

Bewerbung mit Gehaltsvorstellung an Frau Lüning, jobs@luening.example.`;

describe("a title of which parts are still to come", () => {
	const { subject, opening, text } = letterOf(baker, leadingPost);

	it("makes the letter a question that begins with it", () => {
		expect(subject).toContain("Anfrage");
		expect(opening).toContain("Teil I und II folgen im Frühjahr 2028");
	});

	it("is not named as a degree that is held", () => {
		expect(text).not.toContain("Meisterschule Teile III und IV (bestanden)");
	});
});

describe("a course that ends on a day to come", () => {
	const analyst = Profile.parse({
		personal: {
			first_name: "Edda",
			last_name: "Lund",
			email: "edda.lund@example.se",
			summary:
				"Analytiker i sex år. Går en kurs i Tableau på kvällstid, klar i mars 2027.",
		},
		work_experience: [
			{
				job_title: "Analytiker",
				company_name: "Norrviks kommun",
				start_date: "2020-03",
				is_current: true,
				achievements: [
					"Ansvarig för månadsrapporter till förvaltningen",
					"Utvecklar 20 rapporter i Qlik",
					"Handledde en praktikant",
				],
			},
		],
		skills: [{ skill_name: "Tableau (kurs pågår)" }, { skill_name: "SQL" }],
		languages: [{ language_name: "Svenska", proficiency: "Native" }],
	});
	const { subject, text } = letterOf(
		analyst,
		"Analytiker\n\nKrav\n- Det är ett krav att du är van vid Tableau\n- Du skriver rapporter åt ledningen",
	);

	it("is said once with its end, in an application", () => {
		expect(subject).not.toContain("fråga");
		expect(text).toContain("klar i mars 2027");
		expect(text.match(/Tableau/g)?.length ?? 0).toBeLessThanOrEqual(2);
	});
});

describe("a letter to Brazil", () => {
	it("greets and closes as Brazil does", () => {
		const seller = Profile.parse({
			personal: {
				first_name: "Iara",
				last_name: "Matos",
				country: "BR",
				email: "iara.matos@example.com",
				summary: "Vendedora há oito anos. CNH B.",
			},
			work_experience: [
				{
					job_title: "Vendedora",
					company_name: "Lojas Sertão",
					start_date: "2018-02",
					is_current: true,
					achievements: [
						"Atendimento de clientes na loja",
						"Responsável pelo estoque da loja",
					],
				},
			],
			languages: [{ language_name: "Português", proficiency: "Native" }],
		});
		const { form } = letterOf(
			seller,
			"Vendedora\n\nRequisitos\n- Atendimento de clientes\n\nOferecemos vale-refeição de R$ 30.\nMande o currículo aos cuidados de Jandira Falcão, vagas@feira.example.",
		);
		expect(form?.locale).toBe("pt-BR");
		expect(form?.salutation).toBe("Bom dia, Jandira Falcão,");
	});
});

describe("a class of driving license that is not held", () => {
	const driver = (summary: string) =>
		Profile.parse({
			personal: {
				first_name: "Per",
				last_name: "Holm",
				email: "per.holm@example.dk",
				summary,
			},
			work_experience: [
				{
					job_title: "Chauffør",
					company_name: "Varde Frugt",
					start_date: "2019-04",
					is_current: true,
					achievements: [
						"Kører kølebil i Vestjylland, 20 stop om dagen",
						"Oplærer nye chauffører",
						"Kontrollerer bil og køleanlæg hver morgen",
					],
				},
			],
			languages: [{ language_name: "Dansk", proficiency: "Native" }],
		});
	const posting =
		"Chauffør\n\nVi kræver\n- Du skal have kørekort CE\n- Erfaring som chauffør";

	it("makes the letter a question", () => {
		const { subject, opening } = letterOf(
			driver("Kørekort B og C. Kørekort CE har jeg ikke endnu."),
			posting,
		);
		expect(subject).toMatch(/spørgsmål|question/);
		expect(opening).toContain("har jeg ikke endnu");
	});

	it("is no matter where a higher one is held", () => {
		expect(
			letterOf(driver("Kørekort B og CE."), posting.replace("CE", "C")).subject,
		).not.toMatch(/spørgsmål|question/);
	});
});

describe("a condition that takes who is under way", () => {
	it("keeps the letter an application", () => {
		const clerk = Profile.parse({
			personal: {
				first_name: "Ivy",
				last_name: "Marlow",
				email: "ivy.marlow@example.co.uk",
			},
			work_experience: [
				{
					job_title: "Accounts Assistant",
					company_name: "Pell & Sons",
					start_date: "2021-04",
					is_current: true,
					achievements: [
						"Reconcile four bank accounts every week",
						"Prepare VAT returns for the accountant",
						"Process 300 supplier invoices a month",
					],
				},
			],
			education: [
				{
					institution_name: "Leeds College",
					degree_type: "AAT Level 4 Diploma (in progress)",
					is_current: true,
				},
			],
		});
		const { subject } = letterOf(
			clerk,
			"Accounts Assistant\n\nRequirements\n- AAT qualified, or working towards it\n- Experience with VAT returns",
		);
		expect(subject).toMatch(/^Application/);
	});
});

describe("a permit to work", () => {
	it("is no slot for who speaks as the posting does", () => {
		const { text } = letterOf(
			baker,
			"Bäckerin\n\nProfil\n- Erfahrung in der Teigmacherei\n- gültige Arbeitserlaubnis",
		);
		expect(text).not.toContain("Arbeitserlaubnis: [");
	});
});

describe("every letter", () => {
	it("has no empty paragraph", () => {
		expect(letterOf(baker, leadingPost).paragraphs).not.toContain("");
	});
});

describe("a condition that decides", () => {
	const electrician = Profile.parse({
		personal: {
			first_name: "Inés",
			last_name: "Belmonte",
			phone: "600 555 010",
		},
		work_experience: [
			{
				job_title: "Electricista",
				company_name: "Solar del Ebro S.L.",
				start_date: "2019-02",
				is_current: true,
				achievements: [
					"Mantenimiento de inversores en cuatro plantas",
					"Montaje de cuadros eléctricos",
				],
			},
		],
		languages: [
			{ language_name: "Español", proficiency: "Native" },
			{ language_name: "Inglés", proficiency: "A2" },
		],
	});
	const posting = (conditions: string) => `Técnica de mantenimiento
Vientos del Moncayo S.A.

Requisitos
- Experiencia en mantenimiento eléctrico
${conditions}

Funciones
- Mantenimiento de aerogeneradores`;

	it("is the one the posting takes nobody without, and no wish beside it", () => {
		const { subject, opening } = letterOf(
			electrician,
			posting(`- Certificado GWO Basic Safety Training en vigor (imprescindible)

Se valorará
- Inglés B1`),
		);
		expect(subject).toContain("consulta");
		expect(opening).toContain("GWO");
		expect(opening).not.toContain("inglés");
	});

	it("makes no question of another that is open beside one that is met", () => {
		const { subject } = letterOf(
			Profile.parse({
				...electrician,
				certifications: [{ certification_name: "Carné de conducir B" }],
			}),
			posting(`- Carné de conducir B indispensable
- Manejo de Excel`),
		);
		expect(subject).not.toContain("consulta");
	});

	it("is no level of a language that stands in another clause", () => {
		const text = letterOf(
			Profile.parse({
				...electrician,
				languages: [
					{ language_name: "Norsk", proficiency: "Native" },
					{ language_name: "Engelsk", proficiency: "B1" },
				],
			}),
			`Driftsleder
Nordmøre Sjømat AS

Krav
- Erfaring fra vedlikehold
- Du snakker norsk godt, og litt polsk eller engelsk hjelper på mannskapet

Oppgaver
- Vedlikehold av anlegg`,
		).text;
		expect(text).not.toContain("(B1)");
	});
});

describe("a certificate one may still get", () => {
	const receptionist = Profile.parse({
		personal: { first_name: "Ana", last_name: "Kos", email: "a@k.example" },
		work_experience: [
			{
				job_title: "Receptionist",
				company_name: "Harbour Hotel",
				start_date: "2021-03",
				is_current: true,
				achievements: [
					"Check guests in and out of a 112-room hotel",
					"Train new receptionists, six since 2023",
					"Do the weekly roster with the manager",
				],
			},
		],
		certifications: [
			{ certification_name: "First Aid Responder (expired 2023)" },
		],
	});
	const posting = (condition: string) =>
		`Front Office Supervisor\n\nDuties\n- Roster the desk\n\nRequirements\n- ${condition}\n- Two years at a front desk`;

	it.each([
		"Has a current first aid certificate, or is willing to train",
		"First aid certificate required, or be prepared to obtain one",
	])("decides nothing: %s", (condition) => {
		expect(letterOf(receptionist, posting(condition)).subject).toMatch(
			/^Application for/,
		);
	});

	it("is to be renewed where it is required and has run out, and decides where it was never held", () => {
		const asked = posting("A current first aid certificate is a must");
		const { subject, text } = letterOf(receptionist, asked);
		expect(subject).toMatch(/^Application for/);
		expect(text).toContain(
			"I would need to renew First Aid Responder (expired 2023).",
		);
		const other = {
			...receptionist,
			certifications: [
				{
					...receptionist.certifications[0],
					certification_name: "Fire warden",
				},
			],
		};
		expect(letterOf(Profile.parse(other), asked).subject).toContain(
			"a question before",
		);
	});
});

describe("a profile's other language", () => {
	const teacher = Profile.parse({
		personal: {
			first_name: "Lía",
			last_name: "Sanz",
			email: "lia@sanz.example",
			summary: "Maestra con siete años de aula en el primer ciclo.",
		},
		work_experience: [
			{
				job_title: "Tutora de aula",
				company_name: "Escuela La Cometa",
				start_date: "2021-09",
				is_current: true,
				achievements: [
					"Tutora de un grupo de 14 niños y niñas",
					"Entrevistas y tutorías con las familias",
					"Prácticas con algunas sesiones de psicomotricidad",
				],
			},
		],
		languages: [
			{ language_name: "Español", proficiency_level: "Native" },
			{ language_name: "Inglés", level_as_written: "B1" },
			{ language_name: "Lengua de signos española", level_as_written: "A1" },
		],
	});

	it("is not below a level nobody asked for, and a duty is no question", () => {
		const { text } = letterOf(
			teacher,
			"Maestra de Educación Infantil\n\nRequisitos\nIdiomas requeridos\nInglés - Nivel Intermedio\n\nFunciones\n-Atender a un grupo de niños de dos años.\n-Dirigir una sesión semanal de psicomotricidad.\n\nSe ofrece jornada completa.",
		);
		expect(text).not.toContain("signos");
		expect(text).not.toContain("[");
	});
});

describe("a condition nobody is taken without", () => {
	const operator = (certificate: string) =>
		Profile.parse({
			personal: { first_name: "Una", last_name: "Moss", email: "u@m.example" },
			work_experience: [
				{
					job_title: "Kiln Operator",
					company_name: "Brickworks North",
					start_date: "2021-02",
					is_current: true,
					achievements: [
						"Operate two kilns on a rotating shift",
						"Log temperatures every hour and report faults",
						"Train new operators on the loading crane",
					],
				},
			],
			certifications: [{ certification_name: certificate }],
		});
	const POSTING = `Lead Kiln Operator

What you will do
- Operate kilns and log temperatures
- Train operators

You will need
- Southern Certificate in Kiln Operation (Level 4), or an overseas equivalent. Please don't apply without it
- The right to work in the Southern Isles
`;

	it("makes a question of the letter, also where an equal paper would do", () => {
		const { subject, opening } = letterOf(
			operator(
				"Southern Certificate in Kiln Operation (Level 3) - enrolled 2026",
			),
			POSTING,
		);
		expect(subject).toContain("question before an application");
		expect(opening).toContain("Level 3");
	});

	it("is met by the paper itself", () => {
		const { subject } = letterOf(
			operator("Southern Certificate in Kiln Operation (Level 4)"),
			POSTING,
		);
		expect(subject).toContain("Application");
	});

	it("is not said of a permit because a paper names the country", () => {
		const { text } = letterOf(
			operator("Southern Isles Certificate in Basketry - enrolled 2026"),
			"Kiln Operator\n\nYou will need\n- The right to work in the Southern Isles\n- Care with hot things\n",
		);
		expect(text).not.toMatch(/so far: Southern Isles Certificate in Basketry/);
	});

	it("leaves the application one where the paper may come before the first day", () => {
		const { subject, text } = letterOf(
			operator("Southern Certificate in Kiln Operation (Level 3)"),
			POSTING.replace(
				", or an overseas equivalent. Please don't apply without it",
				" (must be finished before day one)",
			),
		);
		expect(subject).toContain("Application");
		expect(text).toContain("Level 3");
	});
});
