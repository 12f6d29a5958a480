// What stands around a title in its line is no part of it: a heading in front, a number, a place, a product area, "for our office".
import { describe, expect, it } from "vitest";
import { readJob } from "../reading/read-job.ts";

const DUTIES = {
	en: "Your tasks:\n- Serve customers",
	de: "Ihre Aufgaben:\n- Kunden beraten",
	fr: "Vos missions :\n- Accueillir les clients",
	es: "Funciones:\n- Atender a los clientes",
	it: "Attività:\n- Accogliere i clienti",
	sv: "Dina arbetsuppgifter:\n- Ta emot kunder",
	no: "Arbeidsoppgaver:\n- Ta imot kunder",
	nl: "Jouw taken:\n- Je onderhoudt installaties\n- Je helpt klanten",
};
const titleOf = (line: string, language: keyof typeof DUTIES) =>
	readJob(`${line}\n\n${DUTIES[language]}`).title;

describe("a German name for both genders", () => {
	it.each([
		["Logistiker/in 80-100 %", "Logistiker/in"],
		["Mediamatiker:in", "Mediamatiker:in"],
		["Diakon/-in", "Diakon/-in"],
	])("“%s” names a job, whatever trade it is of", (line, title) => {
		expect(titleOf(line, "de")).toBe(title);
	});
});

describe("a title that is counted, sought or shortened", () => {
	it.each([
		[
			"MODELLISTA CAD DONNA - CAPOSPALLA\n\nConfezioni Alder SpA ricerca\n\n1 MODELLISTA CAD per il nuovo ufficio",
			"it",
			"Modellista CAD Donna - Capospalla",
		],
		[
			"Apprentice Lineworker - Kamiah outpost\nAlder Electric Cooperative\n\nAlder is hiring ONE apprentice (step 1) for the line crew.",
			"en",
			"Apprentice Lineworker - Kamiah outpost",
		],
		[
			"SKIPPER WANTED (Master <24m) - Airlie Beach\nAlder Charters Pty Ltd | Whitsundays",
			"en",
			"Skipper",
		],
		[
			"UN Directeur / UNE Directrice de Pôle (H/F)",
			"fr",
			"Directeur / Directrice de Pôle",
		],
		[
			"Azubi gesucht! Hörakustiker (m/w/d) 2027 in Jena oder Gera",
			"de",
			"Azubi Hörakustiker",
		],
		["UN Volunteer Coordinator", "en", "UN Volunteer Coordinator"],
	] as const)("%s", (line, language, title) => {
		expect(titleOf(line, language)).toBe(title);
	});
	it("is no name of an employer in capitals", () => {
		expect(
			titleOf("CONFEZIONI ALDER\nConfezioni Alder cuce capi da donna.", "it"),
		).not.toBe("Confezioni Alder");
	});
});

describe("a title and what stands around it", () => {
	it.each([
		["Comptable fournisseurs – Angers", "fr", "Comptable fournisseurs"],
		["Conseiller de vente H/F - Valence (26)", "fr", "Conseiller de vente"],
		["Responsable logistique, Le Havre", "fr", "Responsable logistique"],
		["Contabile clienti – Bergamo", "it", "Contabile clienti"],
		["Vertriebsingenieur – Standort Ulm", "de", "Vertriebsingenieur"],
	] as const)(
		"a place behind it is no part of “%s”",
		(line, language, title) => {
			expect(titleOf(line, language)).toBe(title);
		},
	);
	it("pay is no title", () => {
		expect(titleOf("€41,208 – €52,715 (Coordinator scale)", "en")).toBeNull();
		expect(titleOf("Site Manager – £52,000 to £60,000", "en")).toBe(
			"Site Manager",
		);
	});
	it("how much of a full position it is is no part of it", () => {
		expect(titleOf("School Secretary (1.0 FTE, 10 months)", "en")).toBe(
			"School Secretary",
		);
	});
	it("a verb of seeking may be its trade", () => {
		expect(titleOf("Recruiting Coordinator", "en")).toBe(
			"Recruiting Coordinator",
		);
		expect(titleOf("Seeking Dental Assistant", "en")).toBe("Dental Assistant");
	});
	it("a call in front of it leaves no mark", () => {
		expect(titleOf("NOW HIRING!! FORKLIFT OPERATOR", "en")).toBe(
			"Forklift Operator",
		);
	});
	it.each([
		[
			"Stad Hoogveld zoekt een beleidsadviseur wonen (32 uur)",
			"nl",
			"beleidsadviseur wonen",
		],
		[
			"Talleres Miró busca un mecánico de camiones",
			"es",
			"mecánico de camiones",
		],
		["Halden Bakery seeks a Pastry Cook", "en", "Pastry Cook"],
	] as const)("who seeks is no part of “%s”", (line, language, title) => {
		expect(titleOf(line, language)).toBe(title);
	});
	it("what the employer does is no title", () => {
		const posting =
			"Appeals Manager\nHarrow Lane – supporting older carers across Kent\n\nHarrow Lane has been here since 1988. You write appeals for Harrow Lane.\n\nYour tasks:\n- Write appeals";
		expect(readJob(posting).title).toBe("Appeals Manager");
	});
	it("a title at the top is surer than a trade in a sentence", () => {
		const posting =
			"Driftanalytiker till Sjökrafts kontor\n\nVi behöver en analytiker till. Som analytiker bygger du rapporter.\n\nDina arbetsuppgifter:\n- Bygga rapporter";
		expect(readJob(posting).title).toMatch(/^Driftanalytiker/);
	});
	it("what is no place stays", () => {
		expect(titleOf("Chef de projet – Transformation digitale", "fr")).toBe(
			"Chef de projet – Transformation digitale",
		);
		expect(titleOf("Sales Manager - Enterprise", "en")).toBe(
			"Sales Manager - Enterprise",
		);
	});
	it.each([
		["Ansökan: Lagerarbetare till vårt lager i Borås", "sv", "Lagerarbetare"],
		["Jetzt bewerben: Anlagenmechaniker", "de", "Anlagenmechaniker"],
		["Solicitud: Auxiliar administrativo", "es", "Auxiliar administrativo"],
		["Offre n° 2231 – Chargé de clientèle", "fr", "Chargé de clientèle"],
		["Magasinarbeider til vårt lager på Jessheim", "no", "Magasinarbeider"],
		["Bank clerk for our branch in Leeds", "en", "Bank clerk"],
		["Cerchiamo Contabile clienti", "it", "Contabile clienti"],
		[
			"1.2 Puesto: Contable de clientes. Una plaza, 40 horas.",
			"es",
			"Contable de clientes",
		],
		[
			"Für unser Büro suchen wir per 1. März eine Buchhalterin oder einen Buchhalter.",
			"de",
			"Buchhalter",
		],
		[
			"En la asesoría buscamos Contable de clientes para empezar en marzo.",
			"es",
			"Contable de clientes",
		],
		[
			"§ 1 Ausgeschriebene Stelle\nHafenmeister/in (Leitung des Gästehafens), Vollzeit, Dienstantritt 1. Mai 2027.",
			"de",
			"Hafenmeister/in (Leitung des Gästehafens)",
		],
		["Stillingstittel: Regnskapsfører", "no", "Regnskapsfører"],
		["Contabile clienti 60-80 %", "it", "Contabile clienti"],
		["Küchenleitung (m/w/d) gesucht!", "de", "Küchenleitung"],
		[
			"Notfallsanitäterinnen und Notfallsanitäter für den Rettungsdienst oder Rettungsassistentinnen und Rettungsassistenten (m/w/d)",
			"de",
			"Notfallsanitäterinnen und Notfallsanitäter für den Rettungsdienst",
		],
		["Monteur (fulltime) – Brandt Warmte – Zwolle – 40 uur", "nl", "Monteur"],
	] as const)("only the role is taken from “%s”", (line, language, title) => {
		expect(titleOf(line, language)).toBe(title);
	});
	it("a product area behind a role that says enough is left out", () => {
		expect(titleOf("Hardware-Entwickler (m/w/d) Dialysetechnik", "de")).toBe(
			"Hardware-Entwickler",
		);
		expect(
			titleOf("Research Technician (f/m/x), in vivo metabolism", "en"),
		).toBe("Research Technician, in vivo metabolism");
		expect(titleOf("Sachbearbeiter (m/w/d) Einkauf", "de")).toBe(
			"Sachbearbeiter Einkauf",
		);
	});
	it("the employer and the place behind a role are no part of it", () => {
		const job = readJob(
			"Strategisk inköpare till Halden Teknik i Västerås\n\nHalden Teknik söker en strategisk inköpare. Halden Teknik har 420 medarbetare.\n\nArbetsuppgifter\n- ta fram strategier för inköp\n- leda förhandlingar",
		);
		expect([job.title, job.company]).toEqual([
			"Strategisk inköpare",
			"Halden Teknik",
		]);
	});
	it("a town is no employer", () => {
		const job = readJob(
			`Gestionnaire de paie – Angers\n\nL'agence d'Angers recrute.\n${DUTIES.fr}`,
		);
		expect(job.company).toBeNull();
	});
});

describe("a title set apart from the text", () => {
	it.each([
		[
			"De : direction@aulnes.example\nObjet : TR: Recrutement infirmier(ère) coordinateur(trice) (H/F), merci de faire circuler\nDate : 3 novembre 2026\n\nBonjour à tous,\n\nLa personne organisera le travail de 6 infirmiers. Nos infirmiers sont là depuis longtemps.\n\nProfil\n- Diplôme d'État d'infirmier\n- Permis B",
			"Infirmier(ère) coordinateur(trice)",
		],
		[
			"From: Dana\nTo: all\nSubject: Fwd: Site Manager wanted, please share\n\nHi all, our bricklayers need somebody to lead them. You will plan the week of 14 bricklayers.\n\nWhat we need\n- Three years on site\n- SMSTS",
			"Site Manager",
		],
		[
			"Från: rektor@skola.example\nÄmne: VB: Vi söker skolsköterska\nDatum: 3 november\n\nHej alla! Våra lärare och andra lärare hälsar.\n\nKrav\n- Legitimation\n- Två års erfarenhet",
			"Skolsköterska",
		],
		[
			"Gemeente Hardeveld\n\nWegens pensionering zoeken wij per 1 maart een\n\nGebiedsbeheerder Groen (32-36 uur)\n\nWat ga je doen?\n- Groen onderhouden\n- Bewoners spreken",
			"Gebiedsbeheerder Groen",
		],
		[
			"Kirchgemeinde Oberau\n\nFür unser Team suchen wir per sofort eine/n\n\nSigrist/in (60 %)\n\nIhre Aufgaben\n- Gottesdienste vorbereiten\n- Räume pflegen",
			"Sigrist/in",
		],
	])("is found: %s", (posting, title) => {
		expect(readJob(posting).title).toBe(title);
	});

	it("a house named after its partners is none", () => {
		const { title } = readJob(
			"Claims Desk - Revenue Cycle (Remote, TX/NM/AZ residents only)\nCordwell Health Partners\n4.1 ★ | 212 reviews\nEl Paso, TX - Remote\n\nJob summary\nReviews claims for Cordwell Health Partners.\n\nRequirements\n- Three years of billing\n- Excel",
		);
		expect(title).toBeNull();
	});

	it("colleagues the text names are none", () => {
		const { title } = readJob(
			"Our electricians are great. The electricians at our shop need somebody for the front desk, answering phones.\n\nRequirements\n- Friendly on the phone\n- Two years in an office",
		);
		expect(title).toBeNull();
	});
});

describe("a title in a sentence", () => {
	it("ends before the verb that stands before who is spoken to, and is told whole as at the top", () => {
		expect(
			readJob(
				"Stellenangebot\nSchichtleiter/in Produktion\nAlder Backwaren GmbH\n\nStellenbeschreibung\nAls Schichtleiter/in führen Sie eine Schicht an drei Linien. Sie planen den Einsatz.\n\nProfil\n- Ausbildung als Bäcker",
			).title,
		).toBe("Schichtleiter/in Produktion");
	});
});

describe("a slogan", () => {
	it.each([
		[
			"de",
			"Erlental Spedition AG\nIhr Partner für Zoll und Transport\n\nWir suchen per 1. November eine/n\n\nZolldeklarant/in 80-100 %",
			"Zolldeklarant/in",
		],
		[
			"en",
			"Alder Freight\nYour trusted partner for customs work\n\nCustoms Clerk",
			"Customs Clerk",
		],
	] as const)("%s: is no title", (language, head, title) => {
		expect(titleOf(head, language)).toBe(title);
	});
});

it("holds no bracket that opened a number", () => {
	expect(
		readJob(
			"Alder (YC W25) | Senior Product Designer (#1 design hire) | REMOTE\n\nWe are nine people.\n\nYou\n- 5+ years designing tools\n",
		).title,
	).toBe("Senior Product Designer");
});

describe("a title in a form", () => {
	const rest =
		"\nRequirements\n- Two years in a similar job\n- Good with people\n";
	it.each([
		[
			"stands below its fields",
			`Prairie Alder CUSD 214\nOnline Job Application System\nJobID: 3382\nPosition Type:\n  Middle School Teaching\nDate Posted:\n  11/3/2026\nClosing Date:\n  Until Filled\n\nSpecial Education Teacher\n${rest}`,
			"Special Education Teacher",
		],
		[
			"stands right above the text",
			`Main area\nCommunity nursing\nGrade\nBand 6\nContract\nPermanent\nTown\nCamborne\n\nCommunity Nurse\nBand 6\n\nOverview\nWe are looking for a registered nurse to join the district nursing team in our town.\n${rest}`,
			"Community Nurse",
		],
		[
			"stands below its fields, however much one of them says",
			`Main area: Pharmacy\nGrade: Band 5\nContract: Permanent\nHours: Full time - 36 hours a week, with nights and public holidays on a rota of one in five\nTown: Alder\nClosing: 14/12/2026\n\nSenior Pharmacy Technician - Sterile Services\n\nAlder and Reed Hospitals NHS Foundation Trust\n${rest}`,
			"Senior Pharmacy Technician - Sterile Services",
		],
		[
			"is the trade it is filed by, where there is no other",
			`Alder ISD\nJobID: 3318\nPosition Type: Student Support Services / Speech Language Pathologist\nDate: 11/17/2026\n${rest}`,
			"Speech Language Pathologist",
		],
		[
			"is no value of a field",
			`Alder School\nJobID: 3382\nDate: 11/3/2026\nLocation: Hollis\nPay: hourly\nHours: 20\nReports to:\n  Operations Manager\n${rest}`,
			null,
		],
	])("%s", (_, text, expected) => {
		expect(readJob(text).title).toBe(expected);
	});
});

describe("a trade written small in a sentence", () => {
	it.each([
		[
			"We're hiring! The Copper Alder is looking for a barista to join our little team.",
			"barista",
		],
		[
			"We're a crew of nine and we're after a climbing arborist who likes an early start.",
			"climbing arborist",
		],
		[
			"Nous fabriquons des fromages depuis 1987. Nous cherchons un fromager ou une fromagère pour rejoindre une équipe de six personnes.",
			"fromager / fromagère",
		],
		[
			"Wir sind eine Kanzlei in Celle. Wir suchen eine Steuerfachangestellte oder einen Steuerfachangestellten, gern in Teilzeit.",
			"Steuerfachangestellte",
		],
	])("%s", (text, expected) => {
		expect(readJob(`${text}\n\nWe work with care.`).title).toBe(expected);
	});
});

it.each([
	["early childhood educator", "en", "early childhood educator"],
	["Dipl. Pflegefachperson HF 60-100 %", "de", "Dipl. Pflegefachperson HF"],
	["Chocolatier", "fr", "Chocolatier"],
	["Målare", "sv", "Målare"],
] as const)(
	"a line below a board's own is a title by its trade: %s",
	(line, language, title) => {
		expect(titleOf(`Job Bank\n${line}\n2026-12-09`, language)).toBe(title);
	},
);

it("a title may stand between two pictures", () => {
	expect(
		readJob(
			"🍏 CHEF(FE) DE SECTEUR GMS 🍏\nLes Vergers de Mazance · CDI · Posté il y a 5 jours\n\nToi\n- Une première expérience du terrain\n- Permis B\n",
		).title,
	).toMatch(/^chef\(fe\) de secteur/iu);
});

it("what the person to ask is called at work is no title of the post", () => {
	expect(
		readJob(
			"Senior Pharmacy Technician – Medicines Management\nHours: Full time\n\nMain duties\n• Counsel patients on their medicines\n\nName: Gareth Olleren\nJob title: Lead Technician, Clinical Services\nEmail: gareth.olleren@trust.example\nTelephone: 01524 555 0190\n",
		).title,
	).toBe("Senior Pharmacy Technician – Medicines Management");
});
