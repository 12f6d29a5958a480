// Postings of many trades and layouts as people paste them: what the job is called, who offers it, what decides alone.
import { describe, expect, it } from "vitest";
import { readJob } from "./reading/read-job.ts";

const kinds = (text: string) => readJob(text).knockouts.map(({ kind }) => kind);
const kindOf = (text: string, start: string) =>
	readJob(text).requirements.find((one) => one.text.startsWith(start))?.kind;

describe("the title and the employer", () => {
	it.each([
		[
			"a description of whom they seek below the title",
			"Ward Nurse, Cardiology\n\nSt. Hilda Hospital is looking for a registered nurse for its 24-bed ward.\n\nRequirements\n- Valid RN license",
			"Ward Nurse, Cardiology",
			"St. Hilda Hospital",
		],
		[
			"nobody named but in a sentence",
			"Hi, I'm Tove, co-founder of Ambergris. We make scheduling software, and we're hiring our founding product designer.\nYou have designed at least one app.",
			"founding product designer",
			"Ambergris",
		],
		[
			"fields parted by points",
			"Hotel Marienhof · Lucerne · Night Auditor · 80 %\n\nHotel Marienhof has 64 rooms. You bring experience at a front desk.",
			"Night Auditor",
			"Hotel Marienhof",
		],
		[
			"a page of a network",
			"LinkedIn\nJoin now\nNight Porter\nHarbour View Hotel\nLeeds, UK\nSee who Harbour View Hotel has hired for this role\nDismiss\n• Lock the doors",
			"Night Porter",
			"Harbour View Hotel",
		],
		[
			"pay and shift above the text",
			"Job details\nHere's how the job details align with your profile\nPay\n$20 - $25 an hour\nFull job description\nWe are looking for a Forklift Driver to join us.",
			"Forklift Driver",
			null,
		],
		[
			"a date to begin behind it",
			"Music Teacher – Required for September\nOakfield Primary School, Hull\n• Teach music",
			"Music Teacher",
			"Oakfield Primary School",
		],
		[
			"a place behind it",
			"Data Analyst – Leeds\nLocation: Leeds\n• Write reports",
			"Data Analyst",
			null,
		],
		[
			"hours behind it",
			"Koch (m/w/d) in Voll- oder Teilzeit\nHaus am See gGmbH\nKochen für 80 Gäste",
			"Koch",
			"Haus am See gGmbH",
		],
		[
			"both genders of an article",
			"Urgent ! Notre hôtel recherche son ou sa réceptionniste pour la saison.",
			"réceptionniste",
			null,
		],
		[
			"a public employer in front",
			"AYUNTAMIENTO DE ROBLEDA\nConvocatoria de una plaza de Bibliotecaria\nFunciones: atender al público",
			"Bibliotecaria",
			"Ayuntamiento de Robleda",
		],
		[
			"a house after at",
			"Marketing Manager\nat Larkin Tents\nLeeds · Full-time\n• Plan campaigns",
			"Marketing Manager",
			"Larkin Tents",
		],
		[
			"a portrait of the house",
			"Paralegal\nDepartment: Litigation\n\nHarlow, Finch & Moss P.C. is a boutique trial firm in Denver.\n• File pleadings",
			"Paralegal",
			"Harlow, Finch & Moss P.C.",
		],
	])("%s", (...row) => {
		const [, text, title, company] = row;
		const job = readJob(text);
		expect(job.title).toBe(title);
		expect(job.company).toBe(company);
	});
});

describe("a point that begins like the name of a part", () => {
	it("is asked for where it goes on to an end", () => {
		const { requirements } = readJob(
			"Training Manager\n\nQUALIFICATIONS\n- Bachelor's degree\n- Computer skills, including Microsoft Office and Adobe products.\n- Public speaking skills",
		);
		expect(requirements.map(({ text }) => text)).toContain(
			"Computer skills, including Microsoft Office and Adobe products.",
		);
	});
});

describe("lists that lost their line ends", () => {
	it("points in one line are points", () => {
		const job = readJob(
			"Shift Lead\nDUTIES: •Plans labor and assigns work •Trains staff on safe operation •Runs the daily briefing REQUIREMENTS: •High school diploma •Three years of warehouse experience",
		);
		expect(job.requirements.map(({ text }) => text)).toContain(
			"Trains staff on safe operation",
		);
		expect(job.knockouts.map(({ kind }) => kind)).toEqual(["degree", "years"]);
	});
	it("points behind a mark and a dash are points, and the glued name of a part is one", () => {
		const { requirements } = readJob(
			"Cuidador (m/f)\nO Lar Boa Vista abriu há dez anos em Leiria.Funções:- Acompanhar os residentes;- Registar ocorrências no sistemaRequisitos:- Curso de geriatria;- Carta de condução;- Gosto pelo trabalho em equipa",
		);
		expect(requirements.map(({ text, kind }) => [kind, text])).toEqual([
			["duty", "Acompanhar os residentes;"],
			["duty", "Registar ocorrências no sistema"],
			["must", "Curso de geriatria;"],
			["must", "Carta de condução;"],
			["must", "Gosto pelo trabalho em equipa"],
		]);
	});
	it("signs of headings line by line are signs of points", () => {
		const { requirements } = readJob(
			"Ofenbauer (m/w/d)\nIhre Aufgaben\n# Kachelöfen planen\n# Öfen setzen und verputzen\nIhr Profil\n# Gesellenbrief\n# Führerschein B",
		);
		expect(requirements.map(({ text }) => text)).toEqual([
			"Kachelöfen planen",
			"Öfen setzen und verputzen",
			"Gesellenbrief",
			"Führerschein B",
		]);
	});
	it("points glued without a sign are points", () => {
		const { requirements } = readJob(
			"Pflegekraft (m/w/d)\nDas bringst du mit:\nErfahrung in der AltenpflegeBereitschaft zum SchichtdienstTeamfähigkeit und Empathie",
		);
		expect(requirements.map(({ text }) => text)).toEqual([
			"Erfahrung in der Altenpflege",
			"Bereitschaft zum Schichtdienst",
			"Teamfähigkeit und Empathie",
		]);
	});
	it("points glued behind small words and brackets are points", () => {
		const { requirements } = readJob(
			"Closer\nWhat your day looks like\nYou open and close files.Prepare settlement statements (CD/ALTA)Review title commitments before closingConduct signings at a kitchen tableDisburse funds",
		);
		expect(requirements.map(({ text }) => text)).toEqual([
			"You open and close files.",
			"Prepare settlement statements (CD/ALTA)",
			"Review title commitments before closing",
			"Conduct signings at a kitchen table",
			"Disburse funds",
		]);
	});
	it("a level glued to the next label ends its point", () => {
		const { requirements } = readJob(
			"Gestor de tráfico\nRequisitos\nEstudios: Ciclo formativo en LogísticaExperiencia: Tres años en tráficoIdiomas: Inglés B2Residencia: Zaragoza",
		);
		const english = requirements.find(({ text }) => text.includes("Inglés"));
		expect(english?.text).toMatch(/B2$/);
		expect(english?.level?.grade).toBe("B2");
	});
	it("two names in capitals inside stay names", () => {
		expect(
			readJob("Clerk\nRequirements:\n• SharePoint and PowerPoint").terms.map(
				({ term }) => term,
			),
		).toEqual(expect.arrayContaining(["SharePoint"]));
	});
});

describe("what is a must and what is a wish", () => {
	const text =
		"Nurse\nRequirements:\n• BLS required at hire; CCRN a plus\n• Nursing diploma required (IBODE a plus)\n• 3+ years in theatres, Spanish is a plus";
	it("a wish behind a semicolon, in brackets or behind years is a wish of its own", () => {
		expect(kindOf(text, "BLS required")).toBe("must");
		expect(kindOf(text, "CCRN")).toBe("nice");
		expect(kindOf(text, "Nursing diploma")).toBe("must");
		expect(kindOf(text, "3+ years")).toBe("must");
		expect(kindOf(text, "Spanish")).toBe("nice");
	});
	it("headings of young companies open parts too", () => {
		const job = readJob(
			"Ingénieur\nCe que tu feras\nConcevoir des ponts\nCe qu'on attend de toi\nMaîtrise de Revit\nOn t'offre : 45 k€",
		);
		expect(job.requirements).toMatchObject([
			{ text: "Concevoir des ponts", kind: "duty" },
			{ text: "Maîtrise de Revit", kind: "must" },
		]);
	});
});

describe("what closes the door", () => {
	it.each([
		[
			"years with the sign behind",
			"Requirements:\n• 5 years+ in retail",
			"years",
		],
		[
			"years in a role",
			"Requirements:\n• 2+ yrs in an analytics role",
			"years",
		],
		["years of doing", "Requirements:\n• 4+ years building bridges", "years"],
		[
			"prose",
			"You should have an Ohio electrician license and five years in the trade.",
			"licence",
		],
		[
			"a nationality",
			"Requisitos:\na) Tener la nacionalidad española.\nb) No haber sido separado del servicio.",
			"work-permit",
		],
		[
			"a check among the benefits",
			"We offer:\n• Parking\nThe successful candidate will be subject to an enhanced DBS check.",
			"clearance",
		],
	])("%s", (...row) => {
		const [, text, kind] = row;
		expect(kinds(`Clerk\n${text}`)).toContain(kind);
	});
	it("a heading of one word and a state behind its town close none", () => {
		expect(
			kinds(
				"Clerk\nLICENSE\nRequirements:\n• Able to lift 50 lbs\nOlive Branch, MS 38654",
			),
		).toEqual([]);
	});
});
