// Lines that other writers make of a profile, honest ones and lies, in the four languages most profiles come in.
import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { judgeLines } from "./check-claims.ts";
import { judgeText } from "./check-text.ts";

const today = "2026-11-20";

const person = (
	jobs: readonly [
		title: string,
		company: string,
		start: string,
		end: string | null,
		lines: string[],
	][],
	more: object = {},
) =>
	Profile.parse({
		personal: { first_name: "Kim", last_name: "Arden" },
		work_experience: jobs.map(
			([job_title, company_name, start, end, lines]) => ({
				job_title,
				company_name,
				start_date: start,
				end_date: end,
				is_current: end === null,
				achievements: lines,
			}),
		),
		...more,
	});

const people = {
	en: person(
		[
			[
				"Dispatch Clerk",
				"Marlow Freight",
				"2018-05",
				null,
				[
					"Plan 30 tours a day for three depots",
					"Cut late deliveries from 9 to 4 a week by calling ahead",
					"Collaborated with drivers on the winter schedule",
					"Run the Friday briefing for new drivers",
					"Assisted the fleet manager with new tyres",
					"Cut the yearly stocktake from two days to five hours",
					"Was involved in the redesign of the loading plan",
					"Part of the group that set up the night desk",
					"No complaint in four years",
					"Care for two school groups of Year 4 on open days",
					"Raised on-time arrival from 91.4% to 96.8%",
				],
			],
			["Office Assistant", "Bell & Crane Ltd", "2014-02", "2018-03", []],
		],
		{
			education: [
				{
					institution_name: "University of Hull",
					degree_type: "Bachelor of Science",
					field_of_study: "Nursing",
				},
			],
		},
	),
	de: person([
		[
			"Sachbearbeiter",
			"Kanzlei Brandt",
			"2018-04",
			null,
			[
				"Begleitung von 8 Familien beim Umzug",
				"Verkürzung der Wartezeit von 30 auf 18 Tage",
				"Unterstützung bei der Auswahl eines Lieferanten",
				"Beteiligt an der Neugestaltung des Aufnahmebogens",
				"Leitete das Team Posteingang",
			],
		],
	]),
	es: person([
		[
			"Jefe de obra",
			"Obras Ribera",
			"2017-03",
			null,
			[
				"Dirijo obras con presupuestos de hasta 3,2 millones de euros",
				"Ayudé a preparar la feria local",
			],
		],
	]),
	fr: person([
		[
			"Infirmière",
			"Clinique des Pins",
			"2018-09",
			null,
			[
				"Prise en charge de 12 patients en chirurgie",
				"Participation au plan de nettoyage",
			],
		],
	]),
};

type Language = keyof typeof people;
const found = (language: Language, text: string) =>
	judgeLines([{ path: "line", text }], people[language], {
		today,
	}).problems.map((problem) => problem.text);

describe("honest paraphrases", () => {
	it.each<[Language, string]>([
		["en", "Cut late deliveries by 5 a week by calling ahead"],
		["en", "Raised on-time arrival by 5.4 percentage points to 96.8%"],
		["en", "Worked with drivers on the winter schedule"],
		["en", "Lead the Friday briefing for new drivers"],
		["en", "More than five years of work at Marlow Freight"],
		["en", "Four years as an office assistant at Bell & Crane"],
		["en", "Holds a degree from the University of Hull"],
		["en", "Dispatch clerk for over eight years"],
		["en", "Supported the fleet manager with new tyres"],
		["de", "Begleitete acht Familien beim Umzug"],
		["de", "Wartezeit um 12 Tage verkürzt"],
		["de", "Mit über acht Jahren Erfahrung"],
		["es", "Dirigí obras con presupuestos de hasta 3,2 M€"],
		["fr", "Infirmière depuis plus de huit ans"],
	])("%s: %s", (language, text) => {
		expect(found(language, text)).toEqual([]);
	});
	it.each<[Language, string]>([
		["en", "Manage two school groups and their files on open days"],
		["en", "Dispatch clerk with more than eight years in freight"],
		["en", "BSN graduate of the University of Hull"],
		["en", "Explained the depot to pupils of Year 4 on open days"],
		["en", "Twelve years of work, eight of them as a dispatch clerk"],
		["fr", "Mes patients en chirurgie : 12"],
	])("%s: %s: asked about at most, never called a lie", (language, text) => {
		const { problems } = judgeLines(
			[{ path: "line", text }],
			people[language],
			{
				today,
			},
		);
		expect(problems.map(({ verdict }) => verdict)).not.toContain("refuted");
	});
	it.each([
		"Dispatch clerk with experience in freight",
		"Certified dispatch clerk",
		"Promoted from office assistant to dispatch clerk",
	])("a line of a text that says more about a title held: %s", (line) => {
		expect(judgeText(line, people.en, { today }).problems).not.toContainEqual(
			expect.objectContaining({ message: expect.stringContaining("is not") }),
		);
	});
});

describe("paraphrased lies", () => {
	it.each<[Language, string, string, string]>([
		["en", "a name among capitals", "Trained at Larkin Foods.", "Larkin Foods"],
		["en", "an employer left", "Ex-Larkin, now in freight", "Larkin"],
		[
			"en",
			"an employer with initials",
			"Plan 30 tours a day at J.P. Larkin",
			"J.P. Larkin",
		],
		["en", "a deed for a part", "Redesigned the loading plan", "Redesigned"],
		[
			"en",
			"a founding for a part",
			"Established the night desk",
			"Established",
		],
		[
			"en",
			"a charge for a part",
			"I was in charge of the redesign of the loading plan",
			"in charge of",
		],
		["en", "a length of time inflated", "No complaint in nine years", "nine"],
		[
			"en",
			"a figure that counted something else",
			"Plan 30 tours a day in 30 countries",
			"30 countries",
		],
		[
			"en",
			"countries from nowhere",
			"Plan 30 tours a day across multiple countries",
			"multiple countries",
		],
		["en", "a doubling", "Plan 30 tours a day, twice as fast", "twice as fast"],
		[
			"en",
			"the rank of somebody helped",
			"Fleet manager with new tyres",
			"manager",
		],
		[
			"en",
			"another unit of time",
			"Cut the yearly stocktake from two weeks to five hours",
			"two",
		],
		[
			"en",
			"a master's rank of a trade",
			"Master mechanic in freight",
			"Master",
		],
		["en", "a paper of none", "Certified freight broker", "Certified"],
		["en", "a house in a name", "Google Certified Educator", "Google"],
		[
			"en",
			"a sentence of capitals",
			"Clerked for the Larkin Supreme Court",
			"Larkin Supreme Court",
		],
		["en", "a higher grade", "Staff engineer for tours", "Staff"],
		["es", "a doctor's degree", "Doctor en Derecho", "Doctor en"],
		["de", "a former house", "Zuvor an der Uniklinik tätig", "Uniklinik"],
		[
			"fr",
			"a lead",
			"Lead développeur en clinique",
			"Lead développeur en clinique",
		],
		["es", "a name in a short line", "Manejo de Larkin y obras", "Larkin"],
		[
			"en",
			"a saving in the same figures",
			"Cut late deliveries by 7 a week",
			"7",
		],
		[
			"de",
			"a known house without GmbH",
			"Wartezeit verkürzt für Bosch",
			"Bosch",
		],
		["de", "a former place", "Zuvor bei der Charité tätig.", "Charité"],
		[
			"de",
			"a deed told at the end",
			"Auswahl eines Lieferanten verantwortet",
			"verantwortet",
		],
		[
			"de",
			"a noun of leading",
			"Erfahrene Wohnbereichsleitung",
			"Wohnbereichsleitung",
		],
		[
			"de",
			"another leader",
			"Abteilungsleiter im Posteingang",
			"Abteilungsleiter",
		],
		["de", "a chief physician", "Chefarzt mit Erfahrung", "Chefarzt"],
		["de", "a power of attorney", "Erfahrene Prokuristin", "Prokuristin"],
		[
			"de",
			"several places",
			"Umzug an mehreren Standorten",
			"mehreren Standorten",
		],
		[
			"de",
			"a deed for a part",
			"Gestaltete den Aufnahmebogen neu",
			"Gestaltete den Aufnahmebogen neu",
		],
		["es", "an under-director", "Subdirectora con experiencia", "Subdirectora"],
		[
			"es",
			"several countries",
			"Dirijo obras en varios países",
			"varios países",
		],
		["es", "a deed for a help", "Organicé la feria local", "Organicé"],
		[
			"fr",
			"a name after an elision",
			"Patients en chirurgie chez L'Oréal",
			"L'Oréal",
		],
		[
			"fr",
			"a continent",
			"Plan de nettoyage dans toute l'Europe",
			"toute l'Europe",
		],
		["fr", "a manager", "Gérante de clinique", "Gérante"],
		[
			"fr",
			"a doubling",
			"Prise en charge, en doublant les résultats",
			"doublant",
		],
	])("%s: %s", (...row) => {
		const [language, , text, words] = row;
		const named = found(language, text).join(" | ");
		expect(named.includes(words) || words.includes(named)).toBe(true);
		expect(named).not.toBe("");
	});
	it("a school on a line of its own that is not the person's", () => {
		expect(
			judgeText("Bachelor of Science, Larkin University", people.en, { today })
				.problems,
		).toContainEqual(
			expect.objectContaining({ text: expect.stringContaining("Larkin") }),
		);
	});
});
