// What a letter says of what is asked for and not held: the requirement in its own words beside a fact of the record.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { composeLetter } from "./compose-letter.ts";
import { recordGaps } from "./record-gaps.ts";
import { voiceOf } from "./voice.ts";

const today = "2026-11-20";

const baker = Profile.parse({
	personal: {
		first_name: "Jule",
		last_name: "Arendt",
		summary:
			"Bäckergesellin seit 2019. Der Meisterkurs läuft seit Mai, Prüfung im Herbst.",
	},
	work_experience: [
		{
			job_title: "Bäckergesellin",
			company_name: "Backhaus Lorenz GmbH",
			start_date: "2022-03",
			is_current: true,
			achievements: [
				"Leitete die Frühschicht mit vier Kolleginnen und Kollegen",
				"Plante den Einkauf von Mehl und Saaten für zwei Filialen",
				"Bildete drei Auszubildende aus",
			],
		},
	],
	languages: [{ language_name: "Französisch", level_as_written: "A2" }],
});

const posting = [
	"Backstubenleitung (m/w/d)",
	"Bäckerei Sonnhof KG, Ulm",
	"Ihr Profil",
	"- Abgeschlossener Meisterkurs im Bäckerhandwerk",
	"- Sehr gute Französischkenntnisse",
	"- Erfahrung in der Ausbildung",
	"Bitte nennen Sie Ihre Gehaltsvorstellung.",
].join("\n");

function tailoringOf(profile: Profile, text: string) {
	const job = readJob(text);
	return {
		profile,
		job,
		match: matchProfile(profile, job, today),
		title: "Backstubenleitung",
		company: "Bäckerei Sonnhof KG",
		posting: text,
		strength: "medium" as const,
		sections: "auto" as const,
		today,
	};
}

describe("what is asked for and not held", () => {
	const tailoring = tailoringOf(baker, posting);
	const voice = voiceOf("de", { posting, key: "" });
	const gaps = recordGaps(tailoring, voice).map(({ said }) => said.text);

	it("stands beside what is still going on, word for word", () => {
		expect(gaps[0]).toBe(
			"Vorweisen kann ich dazu bisher: Der Meisterkurs läuft seit Mai, Prüfung im Herbst.",
		);
	});

	it("keeps the level of a language beside its name", () => {
		expect(gaps).toContain("Ich spreche Französisch (A2).");
	});

	it("never names what a line shows", () => {
		expect(gaps.join(" ")).not.toContain("Erfahrung in der Ausbildung");
	});

	it("is proved in the letter like every other sentence", () => {
		const letter = composeLetter(tailoring);
		expect(JSON.stringify(letter.body)).toContain("Der Meisterkurs läuft");
		expect(checkClaims(letter, baker)).toEqual([]);
	});

	it("is no place for a fact the profile does not hold", () => {
		const letter = composeLetter(tailoring);
		const other = {
			...letter,
			body: {
				...letter.body,
				closing: "Zu „Meister“ ist mein Stand: Meisterbrief seit 2020.",
			},
		};
		expect(checkClaims(other, baker)).not.toEqual([]);
	});
});

const helper = (language: string) =>
	Profile.parse({
		personal: { first_name: "Noa", last_name: "Lind", ...SUMMARIES[language] },
		work_experience: [
			{
				job_title: WORK[language],
				company_name: "Aurora",
				start_date: "2020-03",
				is_current: true,
				achievements: [],
			},
		],
	});

const SUMMARIES: Record<string, { summary: string }> = {
	en: {
		summary: "Paralegal. The practising certificate exam is planned for 2027.",
	},
	es: { summary: "Auxiliar. ADR cisternas caducado en febrero de 2026." },
	nl: { summary: "Verzorgende. BIG-registratie verlopen in 2024." },
	it: { summary: "Operatrice. Ho lavorato in due residenze." },
	fr: { summary: "Aide-soignante. J'aime le travail de nuit." },
};
const WORK: Record<string, string> = {
	en: "Paralegal",
	es: "Conductora",
	nl: "Verzorgende IG",
	it: "Operatrice",
	fr: "Aide-soignante",
};

describe("a posting that takes nobody without a paper", () => {
	it.each([
		[
			"en",
			"Solicitor\nRequirements\n- You must hold a current practising certificate; we cannot consider other applicants",
			/practising certificate exam is planned for 2027/,
		],
		[
			"es",
			"Conductora de cisterna\nRequisitos\n- ADR cisternas en vigor. No se admitirán candidaturas con el carné caducado.",
			/ADR cisternas caducado en febrero de 2026/,
		],
		[
			"nl",
			"Verpleegkundige\nWat vragen wij\n- Je hebt een geldige BIG-registratie als verpleegkundige",
			/BIG-registratie verlopen in 2024/,
		],
		[
			"it",
			"Infermiera\nRequisiti\n- Iscrizione all'albo degli infermieri (requisito indispensabile)",
			/«Iscrizione all'albo degli infermieri»/,
		],
		[
			"fr",
			"Infirmière\nVotre profil\n- Diplôme d'État d'infirmier obligatoire",
			/Diplôme d'État d'infirmier/,
		],
	] as const)(
		"is asked before anybody applies, in %s",
		(language, text, named) => {
			const person = helper(language);
			const tailoring = tailoringOf(person, text);
			const letter = composeLetter({ ...tailoring, language });
			expect(letter.body.opening).toMatch(named);
			expect(checkClaims(letter, person)).toEqual([]);
			expect(letter.validation.warnings.join(" ")).toContain(
				"asks before it applies",
			);
		},
	);
});

describe("an expired paper beside others that are held", () => {
	const driver = Profile.parse({
		personal: { first_name: "Noa", last_name: "Lind" },
		work_experience: [
			{
				job_title: "Conductora de tráiler",
				company_name: "Aurora",
				start_date: "2020-03",
				is_current: true,
				achievements: [],
			},
		],
		education: [
			{
				institution_name: "Autoescuela",
				degree_type: "Permiso C y CAP inicial",
			},
		],
		certifications: [
			{ certification_name: "CAP (hasta mayo de 2028)" },
			{ certification_name: "APQ almacenaje (caducado, enero de 2025)" },
		],
	});
	const text = `Conductora
Requisitos
- Permiso C y CAP en vigor
- Carnet APQ EN VIGOR en el momento de la candidatura (imprescindible: no se valorarán candidaturas con el carnet caducado)`;

	it("is what stands in the way, and no requirement that is met", () => {
		const letter = composeLetter({
			...tailoringOf(driver, text),
			language: "es",
		});
		expect(letter.body.opening).toContain("APQ almacenaje (caducado");
		expect(letter.body.opening).not.toContain("Permiso C y CAP");
		expect(checkClaims(letter, driver)).toEqual([]);
	});
});

describe("what is done or held in part", () => {
	const fitter = Profile.parse({
		personal: { first_name: "Ines", last_name: "Holm" },
		work_experience: [
			{
				job_title: "Lettings Assistant",
				company_name: "Brightwater Lettings",
				start_date: "2021-02-01",
				is_current: true,
				achievements: [
					"I prepare leases for new tenants; the director signs them",
					"I show around 15 flats a week",
				],
			},
		],
		certifications: [{ certification_name: "Fire safety course, 20 hours" }],
	});
	const text = [
		"Lettings Manager",
		"Requirements:",
		"- You must have signed leases for new tenants",
		"- Fire safety course of 60 hours",
	].join("\n");
	const gaps = recordGaps(
		tailoringOf(fitter, text),
		voiceOf("en", { posting: text, key: "" }),
	).map(({ said }) => said.text);

	it("tells work that somebody else answers for with its limit", () => {
		expect(gaps.join("\n")).toContain(
			": I prepare leases for new tenants; the director signs them.",
		);
	});
	it("tells a course that is shorter than the one that is asked for", () => {
		expect(gaps.join("\n")).toContain(": Fire safety course, 20 hours.");
	});
});

describe("what is no gap, or may be none", () => {
	const stated = (
		person: unknown,
		text: string,
		language: "de" | "en" | "sv",
	) =>
		recordGaps(
			tailoringOf(Profile.parse(person), text),
			voiceOf(language, { posting: text, key: "" }),
		)
			.map(({ said }) => said.text)
			.join("\n");

	it("is years in a role that a position of that name has", () => {
		const foreman = {
			personal: { first_name: "Siv", last_name: "Ek" },
			work_experience: [
				{
					job_title: "Arbetsledare",
					company_name: "Norrvik Bygg AB",
					start_date: "2018-05",
					is_current: true,
					achievements: [
						"Biträdande platschef på en skola; platschefen hade ekonomiansvaret",
					],
				},
			],
		};
		const text =
			"Platschef\nNorrvik Bygg AB\nKrav:\n- Några år som arbetsledare eller platschef inom bygg\nDu leder arbetet på platsen och följer upp tidplaner.";
		expect(stated(foreman, text, "sv")).toBe("");
	});

	it("is knowledge of the field the profile works in, in whatever language", () => {
		const text =
			"Einkäufer Verpackung (m/w/d)\nIhr Profil:\n- Fundierte Kenntnisse der Verpackungsmärkte\n- Erfahrung im Einkauf";
		const buyer = (title: string, line: string) => ({
			personal: { first_name: "Ada", last_name: "Moss" },
			work_experience: [
				{
					job_title: title,
					company_name: "Vale Foods Ltd",
					start_date: "2020-02",
					is_current: true,
					achievements: [line],
				},
			],
		});
		expect(
			stated(
				buyer("Category Buyer", "Own packaging and print, 34 suppliers"),
				text,
				"en",
			),
		).not.toContain("Verpackung");
		expect(
			stated(
				buyer(
					"Einkäuferin",
					"Verantworte Verpackung und Druck, 34 Lieferanten",
				),
				text,
				"de",
			),
		).not.toContain("Verpackungsmärkte");
	});
});

describe("conditions that weigh", () => {
	const nurse = Profile.parse({
		personal: {
			first_name: "Kit",
			last_name: "Arden",
			email: "kit@example.com",
		},
		work_experience: [
			{
				job_title: "Dental Nurse",
				company_name: "Lane Dental",
				start_date: "2020-04",
				is_current: true,
				achievements: [
					"Chairside support for two dentists, 28 patients a day",
					"Check the sterilizer logs every week",
					"Look after two trainee nurses in surgery",
				],
			},
		],
		languages: [{ language_name: "German", level_as_written: "A2" }],
	});
	const letter = (text: string) =>
		composeLetter({ ...tailoringOf(nurse, text), title: "Lead Dental Nurse" });
	const leading =
		"Lead Dental Nurse\nWhat you will do\n- Lead a team of seven nurses\n- Chairside support for our dentists\n- Check sterilizer logs";

	it("a language far below its level makes it a question", () => {
		const { body, subject } = letter(
			`${leading}\nRequirements\n- German at C1 level`,
		);
		expect(subject).toContain("a question before an application");
		expect(body.opening).toContain("German (A2)");
	});

	it("a language asked for twice is named once", () => {
		const { body } = letter(
			`${leading}\nRequirements\n- German at B2 level is essential from day one\n- Very good written German (B2)`,
		);
		expect(JSON.stringify(body).match(/German \(A2\)/g)).toHaveLength(1);
	});
});

describe("years in a position that was never held", () => {
	it("are named, and what comes nearest stands in the list", () => {
		const driver = Profile.parse({
			personal: { first_name: "Kim", last_name: "Reed" },
			work_experience: [
				{
					job_title: "Truck driver",
					company_name: "Hollins Haulage",
					start_date: "2018-05",
					is_current: true,
					achievements: [
						"Drove refrigerated trucks across France and Italy, 130,000 km a year",
						"Filled in waybills and temperature records for each load",
						"Showed five new drivers their routes in their first week",
					],
				},
			],
		});
		const tailoring = tailoringOf(
			driver,
			"Traffic planner\nMoor Freight Ltd, Leeds\n\nRequirements\n- At least three years of experience as a traffic planner\n- Knowledge of waybills and temperature records\n- Experience with refrigerated trucks",
		);
		const letter = composeLetter(tailoring);
		const text = JSON.stringify(letter.body);
		expect(checkClaims(letter, driver)).toEqual([]);
		expect(text).toContain("I have not held this position yet");
		expect(text).toContain("three years of experience as a traffic planner");
	});
});
