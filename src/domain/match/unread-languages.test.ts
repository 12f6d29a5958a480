// What is written in a language nobody here reads is not missing: it is not known. Names of products are the same everywhere.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

const TODAY = "2026-11-20";

const PEOPLE = {
	English: [
		"Accountant",
		"Posted invoices and bank statements",
		"Prepared VAT returns and the accounts of the year",
	],
	Czech: [
		"Účetní",
		"Účtovala jsem přijaté a vydané faktury pro dvě střediska",
		"Připravovala jsem podklady k DPH a k závěrce",
	],
	Finnish: [
		"Kirjanpitäjä",
		"Kirjasin ostolaskut ja tiliotteet kahdelle toimipaikalle",
		"Valmistelin arvonlisäveron ilmoitukset ja tilinpäätöksen",
	],
} as const;

const POSTINGS = {
	English:
		"Accountant\n\nRequirements\n- Degree in accounting\n- Three years of experience in accounting\n- Knowledge of SAP\n\nDuties\n- Post invoices and bank statements\n- Prepare VAT returns",
	Romanian:
		"Căutăm un contabil cu experiență. Cerințe:\n- studii superioare economice\n- minimum 3 ani de experiență în contabilitate\nResponsabilități:\n- înregistrarea facturilor\n- întocmirea declarațiilor fiscale\nOferim tichete de masă și program flexibil.",
	Turkish:
		"Muhasebe uzmanı arıyoruz. Aranan nitelikler:\n- üniversite mezunu\n- en az üç yıl deneyimli\nİş tanımı:\n- fatura girişi ve banka mutabakatı\n- beyannamelerin hazırlanması\nServis ve yemek sağlanır.",
} as const;

function matchOf(person: keyof typeof PEOPLE, posting: keyof typeof POSTINGS) {
	const [job_title, ...achievements] = PEOPLE[person];
	const profile = Profile.parse({
		personal: { first_name: "Kim" },
		work_experience: [
			{
				job_title,
				company_name: "Nord",
				start_date: "2019-01",
				is_current: true,
				achievements,
			},
		],
	});
	return matchProfile(profile, readJob(POSTINGS[posting]), TODAY);
}

describe("a language that is not read", () => {
	it.each([
		["English", "Romanian"],
		["English", "Turkish"],
		["Czech", "English"],
		["Finnish", "English"],
		["Czech", "Romanian"],
	] as const)(
		"leaves open what it asks or answers: %s, %s",
		(person, posting) => {
			const { requirements, missing, limit } = matchOf(person, posting);
			const absent = requirements.filter(({ support }) => support === "absent");
			expect(requirements.length).toBeGreaterThan(0);
			expect(absent.map(({ requirement }) => requirement.text)).toEqual(
				posting === "English" ? ["Knowledge of SAP"] : [],
			);
			expect(missing).toEqual(posting === "English" ? ["SAP"] : []);
			expect(limit).toBeNull();
		},
	);

	it("scores neither low nor high by it", () => {
		for (const person of ["Czech", "Finnish"] as const) {
			const { score } = matchOf(person, "English");
			expect(score).toBeGreaterThan(30);
			expect(score).toBeLessThan(70);
		}
	});

	it("is none of those that are read", () => {
		const supports = matchOf("English", "English").requirements.map(
			({ support }) => support,
		);
		expect(supports).not.toContain("unknown");
	});
});
