// When a letter may say that something is missing, and when it says nothing.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { isWished, mayHoldGloss, mayHoldYears } from "./certain-gaps.ts";
import { composeLetter } from "./compose-letter.ts";

const today = "2026-11-20";

const joiner = Profile.parse({
	personal: { first_name: "Ona", last_name: "Ferrer" },
	work_experience: [
		{
			job_title: "Menuisière",
			company_name: "Atelier Roux",
			start_date: "2018-02",
			is_current: true,
			achievements: ["Escaliers sur mesure, douze par an"],
		},
	],
});

function letterOf(posting: string, profile: Profile = joiner) {
	const job = readJob(posting);
	const letter = composeLetter({
		profile,
		job,
		match: matchProfile(profile, job, today),
		title: "",
		company: "",
		posting,
		strength: "medium" as const,
		sections: "auto" as const,
		today,
	});
	expect(checkClaims(letter, profile)).toEqual([]);
	return { text: JSON.stringify(letter.body), letter };
}

const requirementOf = (text: string, posting = text) => ({
	text,
	kind: "must" as const,
	span: [posting.indexOf(text), posting.indexOf(text) + text.length] as [
		number,
		number,
	],
	logic: { how: "all" as const },
	parts: [],
	years: { count: 5, of: "", span: [0, 0] as [number, number] },
	level: null,
	orEquivalent: false,
	isConditional: false,
	isNegated: false,
	ask: null,
	group: null,
});

describe("a wish", () => {
	it.each([
		"First aid certificate preferred",
		"Ein Staplerschein ist von Vorteil",
		"Le CACES 3 serait un plus",
		"Se valorará carné de carretillero",
		"Patentino preferibile",
		"Curso NR-35 é um diferencial",
		"Een VCA-diploma is een pré",
		"Truckkort er en fordel",
		"Truckkort är meriterande",
		"Truckførerbevis er ønskelig",
		"持有叉车证者优先",
	])("is no condition: %s", (text) => {
		expect(isWished(requirementOf(text), { posting: text })).toBe(true);
	});

	it("is what stands in the row of a table that says so", () => {
		const posting =
			"Required | Two years of welding\nPreferred | Crane experience\n | Current rigging card\nBenefits | Boots";
		const one = requirementOf("Current rigging card", posting);
		expect(isWished(one, { posting })).toBe(true);
		const must = "Preferred | Boots\nRequired | Welding\n | Rigging card";
		expect(
			isWished(requirementOf("Rigging card", must), { posting: must }),
		).toBe(false);
	});

	it("never makes a question of an application", () => {
		const { letter } = letterOf(
			"Welder\nRequired | Two years of welding\n | Own boots\nPreferred | Crane experience\n | Current rigging certification\n",
		);
		expect(letter.validation.warnings.join(" ")).not.toContain(
			"asks before it applies",
		);
	});
});

describe("years", () => {
	it("are no gap where the dates or the titles speak for them", () => {
		const of = (profile: Profile) => ({ profile, today }) as const;
		const asked = requirementOf("cinq ans d'expérience en menuiserie");
		expect(mayHoldYears(asked, { ...base, ...of(joiner) })).toBe(true);
		expect(mayHoldYears(asked, { ...base, ...of(since("2024-06")) })).toBe(
			true,
		);
		const other = requirementOf("five years of payroll");
		expect(mayHoldYears(other, { ...base, ...of(since("2024-06")) })).toBe(
			false,
		);
	});

	it("stand in no letter as a whole sentence of the posting", () => {
		const { text } = letterOf(
			"Menuisier\nVotre profil\nNous attendons au moins cinq ans d'expérience en menuiserie artisanale et le goût du bois massif, parce que tout est fait main.",
		);
		expect(text).not.toContain("Nous attendons");
	});
});

const base = {
	job: readJob(""),
	match: matchProfile(joiner, readJob(""), today),
	title: "",
	company: "",
	strength: "medium" as const,
	sections: "auto" as const,
};

function since(start_date: string): Profile {
	const [work] = joiner.work_experience;
	return Profile.parse({
		...joiner,
		work_experience: [{ ...work, start_date }],
	});
}

describe("a name in brackets", () => {
	it("is held where its gloss is", () => {
		const asked = "Pose d'un escalierkit (EGS)";
		expect(mayHoldGloss("EGS", asked, joiner)).toBe(true);
		expect(mayHoldGloss("BIM", "les maquettes (BIM)", joiner)).toBe(false);
	});
});

describe("a registration", () => {
	it("that is not held has no number to fill in", () => {
		const carer = Profile.parse({
			personal: { first_name: "Noa", last_name: "Lind" },
			education: [
				{
					institution_name: "ROC",
					degree_type: "Diploma mbo niveau 3",
					field_of_study: "Verzorgende IG",
				},
			],
			work_experience: [
				{
					job_title: "Verzorgende IG",
					company_name: "Aurora",
					start_date: "2020-03",
					is_current: true,
					achievements: ["Wondzorg bij twaalf cliënten"],
				},
			],
		});
		const { text } = letterOf(
			"Verpleegkundige\nWat vragen wij\n- Een diploma hbo-verpleegkunde en een geldige BIG-registratie als verpleegkundige; zonder kunnen we je niet inzetten\nSolliciteren\nVermeld je BIG-nummer.",
			carer,
		);
		expect(text).not.toContain("[nummer]");
	});
});

describe("a paper the law asks for", () => {
	const therapist = (degree_type: string) =>
		Profile.parse({
			personal: { first_name: "Jan", last_name: "Brook" },
			education: [
				{
					institution_name: "Schule für Physiotherapie",
					degree_type,
					field_of_study: "Physiotherapie",
					end_date: "2021-09",
				},
			],
			work_experience: [
				{
					job_title: "Physiotherapeut",
					company_name: "Reha am Wald",
					start_date: "2021-10",
					is_current: true,
					achievements: ["Behandlung von zwölf Patienten am Tag"],
				},
			],
		});
	const asked =
		"Physiotherapeut (m/w/d)\nDas bringen Sie mit\n- Staatlich anerkannte/r Physiotherapeut/in, Erlaubnis zum Führen der Berufsbezeichnung\n- Freude an der Arbeit";

	it("is held under another of its names", () => {
		const { text } = letterOf(asked, therapist("Staatsexamen, Berufsurkunde"));
		expect(text).not.toContain("Erlaubnis zum Führen");
	});
});

describe("a paper that is held", () => {
	const fitter = Profile.parse({
		personal: { first_name: "Ane", last_name: "Luque" },
		work_experience: [
			{
				job_title: "Montadora de ascensores",
				company_name: "Elevadores Tajo",
				start_date: "2018-02",
				is_current: true,
				achievements: ["Monté ascensores en doce edificios"],
			},
		],
		certifications: [
			{ certification_name: "Primeros auxilios" },
			{ certification_name: "Espacios confinados 8 horas" },
		],
	});

	it("is named beside another that is told as a gap", () => {
		const { text } = letterOf(
			"Requisitos\n- Curso de primeros auxilios y curso de espacios confinados de 20 horas",
			fitter,
		);
		expect(text).toContain("Primeros auxilios");
	});
});
