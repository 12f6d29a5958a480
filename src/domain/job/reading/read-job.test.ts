import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Job } from "../job.ts";
import { readJob } from "./read-job.ts";

const NURSE = `Registered Nurse – Night Shift
St. Alba Clinic - Portland, OR

About us
We are a family-run clinic founded in 1962 and proud of our garden.

What you'll do
• Administer medication and document wound care
• Work with our EHR

Requirements
• Active RN license in the state of Oregon
• BLS and ACLS certification
• At least two years of experience in critical care
• Must be able to work rotating night shifts

Nice to have
• Spanish language skills

Benefits
• Dental insurance and a Spotify subscription

We are an equal opportunity employer and decide without regard to race, religion or age.`;

const ELECTRICIAN = `Elektroniker für Betriebstechnik (m/w/d)
Für unser Werk in Kassel suchen wir Verstärkung.

Deine Aufgaben
- Wartung und Instandhaltung unserer Anlagen
- Fehlersuche an SPS-Steuerungen (Simatic S7)

Dein Profil
- Abgeschlossene Berufsausbildung als Elektroniker
- Mindestens 3 Jahre Berufserfahrung
- Gute Deutschkenntnisse in Wort und Schrift (B2)
- Führerschein Klasse B
- Bereitschaft zur Schichtarbeit
- Kenntnisse in TIA Portal von Vorteil

Wir bieten
- 30 Tage Urlaub`;

const COOK = `<p>Nous recherchons un chef de partie pour notre restaurant à Lyon.</p><h3>Profil recherch&eacute;</h3><ul><li>CAP cuisine exig&eacute;</li><li>Minimum 2 ans d&#39;exp&eacute;rience en restauration</li><li>Ma&icirc;trise des r&egrave;gles HACCP</li><li>L&#39;anglais serait un plus</li></ul>`;

const terms = (job: Job, demand?: string): string[] =>
	job.terms
		.filter((term) => !demand || term.demand === demand)
		.map((term) => term.term);
const knockouts = (job: Job): string[] =>
	[...new Set(job.knockouts.map((knockout) => knockout.kind))].sort();

describe("reading a nurse's posting", () => {
	const job = readJob(NURSE);

	it("tells title, company, years and language", () => {
		expect(job).toMatchObject({
			language: "en",
			title: "Registered Nurse – Night Shift",
			company: "St. Alba Clinic",
			years: 2,
		});
	});

	it("takes the stop of a saint or a mount for part of the company's name", () => {
		for (const company of ["St. Anna Hospital", "Mt. Alder Health"])
			expect(
				readJob(`Nurse\n\n${company} is looking for a nurse.`).company,
			).toBe(company);
	});

	it("puts what must be there before what would be nice", () => {
		expect(terms(job, "must")).toEqual(
			expect.arrayContaining([
				"Basic Life Support",
				"Advanced Cardiac Life Support",
				"critical care",
			]),
		);
		expect(terms(job, "nice")).toEqual(["Spanish"]);
		expect(terms(job, "duty")).toContain("wound care");
	});

	it("takes nothing from benefits, the company's portrait or legal text", () => {
		const texts = job.requirements
			.map((requirement) => requirement.text)
			.join("\n");
		expect(texts).not.toMatch(/Spotify|garden|race/);
	});

	it("quotes what closes the door", () => {
		expect(knockouts(job)).toEqual(
			expect.arrayContaining(["certificate", "licence", "shift", "years"]),
		);
		for (const { quote, span } of job.knockouts)
			expect(NURSE.slice(...span)).toBe(quote);
	});
});

describe("reading a posting in another language", () => {
	it("takes no point of a list for a heading because a word in it joins words in another language", () => {
		const { requirements } = readJob(`Técnica de mantenimiento

Requisitos mínimos
* FP de grado medio en electricidad
* Carné de conducir B

Se valorará
* Formación en alta tensión
* Conocimientos de hidráulica

Tus funciones
- Mantenimiento de aerogeneradores`);
		expect(
			requirements.flatMap(({ kind, text }) => (kind === "nice" ? text : [])),
		).toEqual(["Formación en alta tensión", "Conocimientos de hidráulica"]);
	});

	it("leaves the article of a sentence out of the title", () => {
		const posting = `Das Rehazentrum am Wald sucht zum 1. Februar

eine fachliche Leitung Physiotherapie (w/m/d)

Sie führen das Team und erstellen die Dienstpläne.`;
		expect(readJob(posting).title).toBe("fachliche Leitung Physiotherapie");
	});

	it("reads a German trade posting", () => {
		const job = readJob(ELECTRICIAN);
		expect(job).toMatchObject({
			language: "de",
			title: "Elektroniker für Betriebstechnik",
			years: 3,
		});
		expect(terms(job, "must")).toEqual(
			expect.arrayContaining([
				"German",
				"driver's license",
				"vocational training",
			]),
		);
		expect(terms(job, "nice")).toContain("TIA Portal");
		expect(knockouts(job)).toEqual([
			"degree",
			"language",
			"licence",
			"shift",
			"years",
		]);
	});

	it("reads a French kitchen posting out of HTML, with spans in the HTML", () => {
		const job = readJob(COOK);
		expect(job).toMatchObject({
			language: "fr",
			title: "chef de partie",
			years: 2,
		});
		expect(terms(job, "nice")).toEqual(["English"]);
		const haccp = job.terms.find((term) => term.term === "food safety");
		expect(haccp?.spans.map((span) => COOK.slice(...span))).toEqual([
			"r&egrave;gles HACCP",
		]);
	});
});

describe("what people paste", () => {
	it("reads a text encoded twice like the plain one", () => {
		const plain = readJob("Requirements:\n• Python and SQL\n• R&D experience");
		const twice = readJob(
			"Requirements:&lt;ul&gt;&lt;li&gt;Python and SQL&lt;/li&gt;&lt;li&gt;R&amp;amp;D experience&lt;/li&gt;&lt;/ul&gt;",
		);
		expect(terms(twice)).toEqual(terms(plain));
	});

	it("reads a URL-encoded text", () => {
		expect(
			terms(
				readJob(
					"Requirements%3A%0A%E2%80%A2%20Python%0A%E2%80%A2%20Docker%20and%20Kubernetes",
				),
			),
		).toEqual(expect.arrayContaining(["Python", "Docker", "Kubernetes"]));
	});

	it("asks for the smaller number of a range", () => {
		expect(
			readJob("Requirements:\n• 3–5 years of experience as a roofer").years,
		).toBe(3);
		expect(
			readJob("We have been baking bread for over 40 years.").years,
		).toBeNull();
	});

	it("quotes a work permit said in the small print", () => {
		expect(
			knockouts(
				readJob(
					"Baker wanted.\nApplicants must be authorized to work in Canada.",
				),
			),
		).toContain("work-permit");
	});
});

describe("any text at all", () => {
	const messy = fc.oneof(
		fc.string({ unit: "grapheme", maxLength: 300 }),
		fc
			.array(
				fc.constantFrom(
					"<li>",
					"&amp;",
					"Python",
					"\n",
					"•",
					"experience with",
					"C++",
					"😀",
					" ",
					"ß",
					"%20",
					"Requirements:",
					"(JD)",
					"years",
					"3",
				),
				{ maxLength: 60 },
			)
			.map((parts) => parts.join("")),
	);

	it("gives a job with every span inside the text", () => {
		fc.assert(
			fc.property(messy, (text) => {
				const job = readJob(text);
				const spans = [
					...job.terms.flatMap((term) => term.spans),
					...job.requirements.map((r) => r.span),
					...job.knockouts.map((k) => k.span),
				];
				for (const [start, end] of spans) {
					expect(start).toBeGreaterThanOrEqual(0);
					expect(end).toBeGreaterThan(start);
					expect(end).toBeLessThanOrEqual(text.length);
				}
			}),
		);
	});

	it("names a term by the very letters at its span wherever nothing had to be cleaned", () => {
		const word = fc.constantFrom(
			"Python",
			"wound care",
			"C++",
			"and",
			"the",
			"experience with",
			"Excel",
			"welding",
			"(",
			")",
			",",
			".",
		);
		fc.assert(
			fc.property(fc.array(word, { maxLength: 30 }), (words) => {
				const text = words.join(" ");
				for (const term of readJob(text).terms)
					for (const span of term.spans)
						expect(term.forms).toContain(text.slice(...span));
			}),
		);
	});

	it("gives the same job every time", () => {
		fc.assert(
			fc.property(messy, (text) => {
				expect(readJob(text)).toEqual(readJob(text));
			}),
		);
	});
});
