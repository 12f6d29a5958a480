import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { findProfile, saveProfile } from "../../src/db/profiles.ts";
import { asPerson, asSystem } from "../../src/db/transactions.ts";
import { Profile } from "../../src/domain/profile/profile.ts";
import { maya } from "../people.ts";
import { addPerson } from "./accounts.ts";
import { engines, freshDatabase } from "./fresh.ts";

/** Every field of every section, each entry twice where the order matters, given in the wrong order. */
const whole: Profile = Profile.parse({
	personal: {
		...maya.personal,
		address: "1 Alder Lane",
		website_url: "https://maya.example.org",
	},
	work_experience: [
		{
			job_title: "Nurse",
			company_name: "B",
			start_date: "2017-06",
			end_date: "2021-03-31",
			location: "Salem",
		},
		{
			job_title: "Charge Nurse",
			company_name: "A",
			start_date: "2021",
			is_current: true,
			achievements: ["One", "Two"],
		},
		{ job_title: "Aide", company_name: "C" },
		{ job_title: "Night Nurse", company_name: "D", start_date: "2017-06" },
	],
	education: [
		{ institution_name: "School", start_date: "2009" },
		{
			institution_name: "University",
			start_date: "2013-09",
			gpa: 3.85,
			achievements: ["Dean's list"],
		},
	],
	skills: [
		{ skill_name: "telemetry", skill_level: "Expert", category: "Clinical" },
		{ skill_name: "Ärztliche Anordnungen" },
		{ skill_name: "Basic life support" },
	],
	languages: [
		{ language_name: "Yoruba" },
		{ language_name: "English", proficiency_level: "Native" },
	],
	projects: [
		{ project_name: "Old", start_date: "2018-01" },
		{
			project_name: "New",
			start_date: "2024-02-03",
			is_ongoing: true,
			technologies_used: ["Epic"],
			achievements: ["Done"],
		},
	],
	certifications: [
		{ certification_name: "BLS", issue_date: "2016" },
		{
			certification_name: "ACLS",
			issue_date: "2022-05",
			expiry_date: "2027-05",
			credential_id: "7",
		},
	],
	software: [
		{ software_name: "Word" },
		{ software_name: "epic", proficiency_level: "Advanced" },
	],
	publications: [
		{ publication_title: "First", publication_date: "2019" },
		{
			publication_title: "Second",
			publication_date: "2023-11",
			authors: ["M. Okonjo", "T. Brandt"],
		},
	],
	volunteer: [
		{ organization_name: "Clinic", role_title: "Nurse", start_date: "2012" },
		{
			organization_name: "Shelter",
			role_title: "Helper",
			start_date: "2020-01",
			achievements: ["Served"],
		},
	],
	awards: [
		{ award_name: "Old prize", award_type: "Prize", award_date: "2009" },
		{
			award_name: "Research grant",
			award_type: "Grant",
			awarding_organization: "Nursing Fund",
			award_date: "2024-05",
			amount: "$12,000",
		},
	],
	interests: [
		{ interest_name: "Rowing", keywords: ["Eights"] },
		{ interest_name: "Choir" },
	],
	references: [
		{
			reference_name: "Ada Lund",
			relationship: "Former manager",
			email: "ada@example.org",
			reference_text: "Calm in any storm.",
		},
	],
	statements: [
		{
			kind: "confirmed_line",
			text: "Led the night shift",
			answer: "Yes",
			stated_on: "2026-10-02",
			about_section: "work_experience",
			about_entry: "A, Charge Nurse, 2021",
		},
		{ kind: "licence", text: "Class B", stated_on: "2026-11-20" },
	],
});

describe.each(engines)("a profile on %s", (engine) => {
	let database: Database;
	let person: string;

	beforeAll(async () => {
		database = await freshDatabase(engine);
		person = await addPerson(database);
	});
	afterAll(() => database.close());

	const saved = async (profile: Profile): Promise<Profile> => {
		await asPerson(database, person, (tx) => saveProfile(tx, person, profile));
		return asPerson(database, person, (tx) => findProfile(tx, person));
	};

	it("PROF-21 is empty, not an error, before there is one", async () => {
		const nobody = "01900000-0000-7000-8000-000000000000";
		expect(
			await asPerson(database, nobody, (tx) => findProfile(tx, nobody)),
		).toEqual(Profile.parse({ personal: {} }));
	});

	it("comes back whole, every field of all sections", async () => {
		const found = await saved(whole);
		for (const [section, entries] of Object.entries(whole)) {
			const got = found[section as keyof Profile];
			if (!Array.isArray(entries)) expect(got).toEqual(entries);
			else expect(new Set(got as unknown[])).toEqual(new Set<unknown>(entries));
		}
	});

	it("API-18 is listed newest first, and by name in the order a person expects", async () => {
		const found = await saved(whole);
		expect(
			found.work_experience.map(({ company_name }) => company_name),
		).toEqual(["A", "B", "D", "C"]);
		expect(
			found.education.map(({ institution_name }) => institution_name),
		).toEqual(["University", "School"]);
		expect(found.skills.map(({ skill_name }) => skill_name)).toEqual([
			"Ärztliche Anordnungen",
			"Basic life support",
			"telemetry",
		]);
		expect(found.languages.map(({ language_name }) => language_name)).toEqual([
			"English",
			"Yoruba",
		]);
		expect(found.projects.map(({ project_name }) => project_name)).toEqual([
			"New",
			"Old",
		]);
		expect(
			found.certifications.map(({ certification_name }) => certification_name),
		).toEqual(["ACLS", "BLS"]);
		expect(found.software.map(({ software_name }) => software_name)).toEqual([
			"epic",
			"Word",
		]);
		expect(
			found.publications.map(({ publication_title }) => publication_title),
		).toEqual(["Second", "First"]);
		expect(
			found.volunteer.map(({ organization_name }) => organization_name),
		).toEqual(["Shelter", "Clinic"]);
	});

	it("replaces what was there, and saving what was read changes nothing", async () => {
		const once = await saved(maya);
		expect(await saved(once)).toEqual(once);
		expect(
			(await saved(Profile.parse({ personal: {} }))).work_experience,
		).toEqual([]);
	});

	it("stays as it was when one entry cannot be stored", async () => {
		await saved(maya);
		const broken = {
			...maya,
			education: [{ ...whole.education[0], start_date: "last year" }],
		} as Profile;
		await expect(
			asPerson(database, person, (tx) => saveProfile(tx, person, broken)),
		).rejects.toThrow();
		const found = await asSystem(database, (tx) => findProfile(tx, person));
		expect(found.work_experience).toHaveLength(maya.work_experience.length);
	});
});
