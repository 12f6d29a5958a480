// A license to drive by its classes, and papers of which one is still missing.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

const driver = (summary: string, papers: readonly string[] = []) =>
	Profile.parse({
		personal: { summary },
		certifications: papers.map((name) => ({ certification_name: name })),
		work_experience: [
			{ job_title: "Driver", company_name: "Brook Haulage", achievements: [] },
		],
	});

const supportOf = (profile: Profile, asked: string) =>
	matchProfile(profile, readJob(asked), "2026-11-22").requirements.find(
		({ requirement }) => requirement.ask === "driving-licence",
	)?.support;

describe("a license to drive", () => {
	const ENGLISH =
		"Driver\n\nRequirements:\n- Load and unload the truck every morning\n- ";
	const GERMAN =
		"Fahrer (m/w/d)\n\nIhr Profil:\n- Be- und Entladen der Fahrzeuge an jedem Morgen\n- ";
	const DUTCH =
		"Chauffeur\n\nFunctie-eisen:\n- Je laadt en lost de wagen elke ochtend zelf\n- ";
	const SWEDISH =
		"Chaufför\n\nKvalifikationer:\n- Du lastar och lossar bilen själv varje morgon\n- ";
	const SPANISH =
		"Conductor\n\nRequisitos:\n- Carga y descarga del camión todas las mañanas\n- ";
	it("with limits is no full one", () => {
		const asked = `${ENGLISH}A full, clean driving licence`;
		expect(supportOf(driver("", ["Provisional driving licence"]), asked)).toBe(
			"partly",
		);
		expect(supportOf(driver("", ["Full UK driving licence"]), asked)).toBe(
			"shown",
		);
	});
	it.each([
		[
			"Driving licence B and C.",
			`${ENGLISH}Driving licence CE required`,
			"absent",
		],
		[
			"Driving licence CE.",
			`${ENGLISH}Driving licence class C required`,
			"shown",
		],
		[
			"Führerschein Klasse B.",
			`${GERMAN}Führerschein Klasse C/CE erforderlich`,
			"absent",
		],
		[
			"Führerschein C+E.",
			`${GERMAN}Führerschein Klasse C/CE erforderlich`,
			"shown",
		],
		[
			"B- och BE-körkort.",
			`${SWEDISH}B-körkort är ett krav, gärna BE`,
			"shown",
		],
		[
			"Carné de conducir B.",
			`${SPANISH}Imprescindible carné C+E en vigor`,
			"absent",
		],
		["Rijbewijs B.", `${DUTCH}Rijbewijs B is verplicht`, "shown"],
	])("“%s” answers “%s”: %s", (held, posting, support) => {
		expect(supportOf(driver(held), posting)).toBe(support);
	});
	it("a class somebody would still take is not held", () => {
		const posting = "Driver\n\nRequirements:\n- Driving licence CE required";
		expect(
			supportOf(
				driver("Driving licence C. Driving licence CE not yet."),
				posting,
			),
		).toBe("absent");
	});
	it("with another paper, both are needed", () => {
		const posting =
			"Driver\n\nRequirements:\n- Driver's license and first aid certificate required";
		const papers = ["Driver's license", "First aid certificate (expired 2024)"];
		expect(supportOf(driver("Driver.", papers), posting)).toBe("absent");
	});
});

describe("a table whose first cells say what must be and what may", () => {
	it("asks as they say, rows of one part counted", () => {
		const { requirements } = readJob(
			"Stellenbezeichnung | Melktechniker (m/w/d)\nFirma | Eschenhof GmbH\nAufgabe 1 | Maschinen warten und reinigen\nAufgabe 2 | Ersatzteile bestellen\nZwingend | Abgeschlossene Ausbildung als Mechaniker\nGewünscht | Erfahrung mit Melkanlagen",
		);
		expect(requirements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
			"duty Maschinen warten und reinigen",
			"duty Ersatzteile bestellen",
			"must Abgeschlossene Ausbildung als Mechaniker",
			"nice Erfahrung mit Melkanlagen",
		]);
	});
});
