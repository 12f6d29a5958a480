import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { composeResume } from "./compose-resume.ts";

const today = "2026-11-30";
const clerk = {
	personal: { first_name: "Dee", summary: "I keep books and run payroll." },
	work_experience: [
		{
			job_title: "Payroll Specialist",
			company_name: "Harlan",
			start_date: "2023-09",
			is_current: true,
			achievements: [
				"Process biweekly payroll for 640 employees in five states",
				"Reconcile 941s and state withholding every quarter",
			],
		},
		{
			job_title: "Office Coordinator",
			company_name: "Bright Dental",
			start_date: "2020-02",
			end_date: "2023-08",
			achievements: ["Paid 300 invoices a month"],
		},
		{
			job_title: "Night Auditor",
			company_name: "Scioto",
			start_date: "2017-06",
			end_date: "2020-01",
			achievements: ["Audited registers every night and resolved variances"],
		},
	],
};
const nurse = {
	personal: { first_name: "Kat", summary: "Ich pflege und leite an." },
	work_experience: [
		{
			job_title: "Krankenpflegerin und Praxisanleiterin",
			company_name: "Lindental",
			start_date: "2019-04",
			is_current: true,
			achievements: ["Anleitung von 12 Auszubildenden im Jahr"],
		},
	],
};
const PAYROLL =
	"Payroll Analyst\nWhat you'll do:\n- Process biweekly payroll\n- Reconcile quarterly 941 returns\n- Audit registers and resolve variances before close\nRequirements:\n- FPC or CPP, current";

function summaryOf(profile: unknown, posting: string): string {
	const person = Profile.parse(profile);
	const job = readJob(posting);
	return composeResume({
		profile: person,
		job,
		match: matchProfile(person, job, today),
		title: job.title ?? "",
		company: "",
		...{ strength: "medium", sections: "auto", posting, today },
	}).summary;
}

describe("what a summary names as held", () => {
	it("is a paper by the letters behind its name", () => {
		const certifications = [
			{
				certification_name:
					"Fundamental Payroll Certification (FPC), current through 12/2027",
			},
		];
		expect(summaryOf({ ...clerk, certifications }, PAYROLL)).toContain(
			"Fundamental Payroll Certification (FPC)",
		);
	});
	it("is a course with the hours that are asked for", () => {
		const certifications = [
			{ certification_name: "Weiterbildung Praxisanleitung, 300 Stunden" },
		];
		expect(
			summaryOf(
				{ ...nurse, certifications },
				"Praxisanleitung (m/w/d)\nIhr Profil:\n- Weiterbildung Praxisanleitung (300 Stunden)",
			),
		).toContain("Weiterbildung Praxisanleitung (300 Stunden)");
	});
	it("is no course of other years than those asked for", () => {
		const certifications = [
			{
				certification_name:
					"Pflichtfortbildung Praxisanleitung: 2022, 2023, 2024",
			},
			{ certification_name: "Masernschutz liegt vor" },
		];
		expect(
			summaryOf(
				{ ...nurse, certifications },
				"Praxisanleitung (m/w/d)\nIhr Profil:\n- Nachweis der Fortbildung Praxisanleitung (2025 und 2026)\n- Masernschutz",
			),
		).not.toContain("2024");
	});
	it("is the school that is asked for by its kind, before what was learned earlier", () => {
		const summary = summaryOf(
			{
				...nurse,
				education: [
					{
						institution_name: "BAUAkademie",
						degree_type: "Werkmeisterschule",
						field_of_study: "Bauwesen",
						end_date: "2021-06",
					},
					{
						institution_name: "Berufsschule",
						degree_type: "Lehrabschluss",
						field_of_study: "Maurer",
						end_date: "2011-08",
					},
				],
			},
			"Bauleiter (m/w/d)\nIhr Profil:\n- Abgeschlossene bautechnische Ausbildung (HTL, FH oder Werkmeisterschule)",
		);
		expect(summary).toContain("Werkmeisterschule Bauwesen");
	});
	it("is a language in words that keep their limit", () => {
		const languages = [
			{
				language_name: "Russisch",
				level_as_written: "von zu Hause, nur mündlich",
			},
		];
		expect(
			summaryOf(
				{ ...nurse, languages },
				"Pflegekraft (m/w/d)\nIhr Profil:\n- Kenntnisse in Russisch",
			),
		).toContain("nur mündlich");
	});
	it.each([
		"a few phrases",
		"kitchen words only",
		"understand most of it",
		"two years of college, rusty",
		"enough for the counter",
	])("is no language of which this is known: %s", (level_as_written) => {
		const languages = [{ language_name: "Spanish", level_as_written }];
		expect(
			summaryOf({ ...clerk, languages }, `${PAYROLL}\n- Spanish`),
		).not.toContain("Spanish");
	});
	it("is no study that was given up", () => {
		const education = [
			{
				institution_name: "Valley College",
				degree_type: "22 credits",
				field_of_study: "Accounting, no degree",
				end_date: "2013-06",
			},
		];
		expect(
			summaryOf(
				{ ...clerk, education },
				`${PAYROLL}\n- Coursework in accounting`,
			),
		).not.toContain("credits");
	});
	it("is nothing that somebody does not do yet", () => {
		const [first, ...others] = clerk.work_experience;
		const limited =
			"Process biweekly payroll for 640 employees, not the union payroll yet";
		const work = [
			{ ...first, achievements: [limited, ...(first?.achievements ?? [])] },
			...others,
		];
		expect(
			summaryOf({ ...clerk, work_experience: work }, PAYROLL),
		).not.toContain("union");
	});
});

describe("who somebody is", () => {
	it("jumps over no position to an earlier one", () => {
		expect(summaryOf(clerk, PAYROLL)).not.toContain("previously");
	});
	it("is nobody's best in the region", () => {
		const personal = {
			first_name: "Yohann",
			summary: "Meilleur chef de la région selon ses clients.",
		};
		const work = {
			job_title: "Chef de cuisine",
			company_name: "Le Quai",
			start_date: "2018-09",
			is_current: true,
			achievements: ["Vente de 14 menus de groupe par mois"],
		};
		expect(
			summaryOf(
				{ personal, work_experience: [work] },
				"Commercial H/F\nVos missions :\n- Développer la région et conseiller les clients\n- Vente de menus",
			),
		).not.toContain("Meilleur");
	});
});
