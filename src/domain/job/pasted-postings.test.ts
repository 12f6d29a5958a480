// Postings as they really arrive: forwarded, copied from a job board, shouted, run together, in a form's placeholders.
import { describe, expect, it } from "vitest";
import type { Job } from "./job.ts";
import { readJob } from "./reading/read-job.ts";

const terms = (job: Job, demand: string): string[] =>
	job.terms
		.filter((term) => term.demand === demand && term.kind !== "title")
		.map(({ term }) => term);
const asked = (job: Job, kind: string): string[] =>
	job.requirements
		.filter((requirement) => requirement.kind === kind)
		.map(({ text }) => text);
const kindsOf = (job: Job): string[] => [
	...new Set(job.knockouts.map(({ kind }) => kind)),
];

describe("a posting copied from a job board", () => {
	const job = readJob(`Skip to main content
My Network
Notifications
Geography Teacher
Geography Teacher
Hillcrest Learning Trust · York, England, United Kingdom (On-site)
3 weeks ago · Over 40 applicants
Full-time
Easy Apply
Show more options
About the job
We are a family of six schools and proud of our choirs.

The role
You will teach geography to years 7 to 11 and plan field trips.

About you
Qualified Teacher Status (QTS)
Experience of teaching GCSE geography, ideally including revision groups
Knowledge of safeguarding

What we offer
A cycle scheme. You will need a bicycle.
An enhanced DBS check is required for this post.
Set alert for similar jobs
2,310 followers`);

	it("loses the buttons and keeps title and employer", () => {
		expect(job).toMatchObject({
			title: "Geography Teacher",
			company: "Hillcrest Learning Trust",
		});
		expect(JSON.stringify(job)).not.toMatch(/Easy Apply|followers|applicants/);
	});

	it("tells what is asked from what the school says of itself and offers", () => {
		expect(asked(job, "must")).toContain(
			"Experience of teaching GCSE geography,",
		);
		expect(asked(job, "nice")).toEqual(["ideally including revision groups"]);
		expect(JSON.stringify(job.requirements)).not.toMatch(/choirs|bicycle/);
	});

	it("shows a qualification and a check as conditions, and no school leaver's exam", () => {
		expect(kindsOf(job)).toEqual(["licence", "clearance"]);
	});
});

it("a forwarded mail is read without its head and its marks", () => {
	const job = readJob(`From: Nora Bell <nora@bell.example>
Sent: Monday, 2 March 2026 10:01
To: Kit
Subject: FW: see below

Hi Kit, is this not for you? Look below.

> Probate Paralegal (Hybrid) - Bell & Marsh LLP, Leeds
>
> You will prepare estate accounts and draft letters to beneficiaries,
> under the eye of two partners.
>
> Requirements:
> * At least 2 years of experience in probate
> * Proficiency with Clio and Microsoft Word
> * Notary commission preferred`);
	expect(job).toMatchObject({
		title: "Probate Paralegal",
		company: "Bell & Marsh LLP",
		years: 2,
	});
	expect(asked(job, "duty")).toEqual([
		"You will prepare estate accounts and draft letters to beneficiaries, under the eye of two partners.",
	]);
	expect(asked(job, "must")).toHaveLength(2);
	expect(terms(job, "nice")).toEqual(["notary commission"]);
});

it("capitals are no acronyms and no names", () => {
	const job = readJob(`LINE COOK

REQUIREMENTS:
- 2 YEARS EXPERIENCE ON THE LINE IN A BUSY KITCHEN
- SERVSAFE CERTIFICATION
- MUST BE ABLE TO WORK NIGHTS AND WEEKENDS
WE OFFER: FREE MEALS`);
	expect(job.title).toBe("Line Cook");
	expect(terms(job, "must")).toEqual(["ServSafe"]);
	expect(kindsOf(job)).toEqual(["years", "certificate", "shift"]);
});

it("stars around a line go on both sides of it", () => {
	const job = readJob(
		"Night Porter\nThe Alder Hotel, York\n\nRequirements\n- Experience in a hotel\n***PLEASE READ TO THE END BEFORE APPLYING***",
	);
	expect(job.requirements.map(({ text }) => text).join("\n")).not.toContain(
		"*",
	);
});

it("fields that lost their line breaks get them back", () => {
	const job = readJob(
		"Job Title: Billing Clerk Company: Hartwell Inc. Location: Remote (US) Job Type: Full-time Responsibilities: Post payments and answer questions. Qualifications: 1 year of accounts receivable experience. Spanish is a plus. Benefits: Medical, dental, vision and 15 days of paid time off. We help you grow: experience our garden.",
	);
	expect(job).toMatchObject({
		title: "Billing Clerk",
		company: "Hartwell Inc.",
		years: 1,
	});
	expect(asked(job, "must")).toEqual([
		"1 year of accounts receivable experience.",
	]);
	expect(terms(job, "nice")).toEqual(["Spanish"]);
});

it("an emptied form gives no employer, and the title without its blank", () => {
	const job = readJob(
		"Staff Nurse (Band 5) at {{company}}\n\n🎓 What we look for\n👉 Registered Nurse with a current NMC PIN\n🎁 Benefits\n⭐ You will need a smile",
	);
	expect(job).toMatchObject({ title: "Staff Nurse (Band 5)", company: null });
	expect(kindsOf(job)).toEqual(["licence"]);
	expect(asked(job, "must")).toHaveLength(1);
});

it.each([
	["Hiring: Barista, Shift Supervisor and Assistant Manager", "Barista"],
	["Technischer Berater | Technical Consultant (m/w/d)", "Technischer Berater"],
	["Comptable général H/F — CDI — Lyon", "Comptable général"],
	["Medewerker Klantenservice (32-40 uur)", "Medewerker Klantenservice"],
	["ELETTRICISTA DI CANTIERE", "Elettricista di Cantiere"],
])("the title line “%s” names one job: %s", (line, title) => {
	expect(readJob(`${line}\n\n- Erste Zeile\n- Second line`).title).toBe(title);
});

it("a trade that is only met in the text is offered in the singular, and is no title by itself", () => {
	const job = readJob(
		"Afsnittet er bemandet med jordemødre.\nVores jordemødre løfter i flok.\nDu skal kunne arbejde med jordemødrene og være fleksibel i en travl hverdag på afsnittet.",
	);
	expect([job.language, job.title]).toEqual(["da", null]);
	expect(job.titles.map(({ text }) => text)).toContain("Jordemoder");
});

it("a must with a wish behind it is both", () => {
	const job = readJob(
		"Koch\n\nIhr Profil\n- Gute Deutschkenntnisse in Wort und Schrift, weitere Fremdsprachen von Vorteil\n- Ausbildung als Koch, idealerweise mit Erfahrung in der Gemeinschaftsverpflegung",
	);
	const german = job.terms.find(({ term }) => term === "German");
	expect(german?.demand).toBe("must");
	expect(asked(job, "nice")).toHaveLength(2);
});

it("one paper of a list is enough, so the list is one condition", () => {
	const job = readJob(`Database Administrator

Requirements
One of the following certifications:
- Oracle Certified Professional
- Microsoft Certified Database Administrator
- Certified Kubernetes Administrator`);
	expect(job.knockouts.map(({ quote }) => quote)).toEqual([
		"One of the following certifications:",
	]);
	expect(terms(job, "must")).toHaveLength(3);
});

it("Pflege is nursing only where nursing is meant", () => {
	const read = (line: string) =>
		terms(readJob(`Stelle\n\nIhre Aufgaben\n- ${line}`), "duty");
	expect(
		read("Aufbau und Pflege langfristiger Kundenbeziehungen"),
	).not.toContain("nursing");
	expect(read("Mitarbeit in der Pflege und Betreuung")).toContain("nursing");
});

it.each([
	["Home > Jobs > Leisure and culture > Duty Manager", "Duty Manager"],
	["Stellenmarkt › Bau › Bauleiter Hochbau", "Bauleiter Hochbau"],
	["Emplois » Santé » Lyon » Aide-soignant", "Aide-soignant"],
])(
	"of the way through a job board the page's own name is left: %s",
	(way, title) => {
		expect(readJob(`${way}\n\nNorthgate Ltd, Hull`).title).toBe(title);
		expect(readJob(`${way}\n\n${title}\nNorthgate Ltd, Hull`).title).toBe(
			title,
		);
	},
);

it.each(["›", "❯", "❖", "▸", "➔"])(
	"“%s” before a line is the mark of a point and no part of it",
	(mark) => {
		const { requirements } = readJob(
			`Site Manager\n\nRequirements\n${mark} Three years of building sites\n${mark} A driving licence\n`,
		);
		expect(requirements.map(({ text }) => text)).toEqual([
			"Three years of building sites",
			"A driving licence",
		]);
	},
);

it("points behind a dash without a blank are points, and a head of two words in capitals is one", () => {
	const { requirements } = readJob(
		"Jefe de Recepción\nEl hotel de la costa, con cuarenta años de historia y un equipo de ciento veinte personas, busca a quien dirija su recepción y a las dieciséis personas que trabajan en ella desde la primavera.\n\nREQUISITOS:\n-Formación en Turismo\n- Dominio de Opera PMS.\n\nSE VALORARÁ:\n- Conocimientos de revenue management\n\nSE OFRECE:\n- Contrato indefinido y turnos rotativos.\n",
	);
	expect(requirements.map(({ kind, text }) => [kind, text])).toEqual(
		expect.arrayContaining([
			["must", "Formación en Turismo"],
			["nice", "Conocimientos de revenue management"],
		]),
	);
	expect(requirements.map(({ text }) => text)).not.toContain("SE");
});
