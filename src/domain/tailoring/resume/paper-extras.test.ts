import { expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { Profile } from "../../profile/profile.ts";
import type { Drafting } from "../lines/drafting.ts";
import { namesToolOf, paperExtras } from "./paper-extras.ts";

const job = readJob(
	"Data Analyst\nRequirements:\n- Reports in SQL and Tableau\n- Excel is a plus",
);

it("a paper that names a tool the posting asks for is missed more than another", () => {
	const namesTool = namesToolOf(job);
	const drafting: Drafting = {
		profile: Profile.parse({ personal: {} }),
		relevance: () => ({ value: 0, terms: new Set() }),
		needs: [],
		core: new Set(),
		sought: new Set(),
		wording: { strength: "medium", language: "en", isCurrent: false },
		askedChores: new Set(),
		today: "2026-11-30",
		namesTool,
	};
	const paper = (name: string, at: number) => ({
		source: `certifications.${at}`,
		entry: {
			name,
			issuer: "",
			date: "",
			expiryDate: "",
			credentialId: "",
			url: "",
		},
	});
	const [tool, other] = paperExtras(
		{
			certifications: [
				paper("Tableau Desktop Specialist", 0),
				paper("Scrum Master", 1),
			],
			awards: [],
		},
		drafting,
	);
	expect(tool?.isNeeded).toBe(true);
	expect(other?.isNeeded).toBeUndefined();
	expect(tool?.value ?? 0).toBeGreaterThan(other?.value ?? 0);
});

it("a tool is named by its whole name", () => {
	const names = namesToolOf(job);
	expect(names("Tableau Desktop Specialist")).toBe(true);
	expect(names("NoSQL Basics")).toBe(false);
});

it("an award that others gave goes without words that only praise", () => {
	const description = "For outstanding work and lasting commitment";
	const profile = Profile.parse({
		personal: {},
		work_experience: [
			{ job_title: "Buyer", company_name: "Tinta", start_date: "2020-01" },
		],
	});
	const idle = (awarder: string, said: string) =>
		paperExtras(
			{
				certifications: [],
				awards: [
					{
						source: "awards.0",
						entry: {
							...{ title: "Buyer of the Year", awarder, date: "" },
							description: said,
						},
					},
				],
			},
			{
				...{ profile, needs: [], core: new Set(), sought: new Set() },
				relevance: () => ({ value: 0, terms: new Set() }),
				wording: { strength: "medium", language: "en", isCurrent: false },
				...{ askedChores: new Set(), today: "2026-11-30" },
			},
		).flatMap((extra) => (extra.idle === undefined ? [] : [extra.text]));
	expect(idle("Buyers' Association", description)).toEqual([description]);
	expect(idle("Buyers' Association", "For saving $2M")).toEqual([]);
	expect(idle("Tinta", description)).toEqual([]);
});

it("a paper that the posting requires outweighs any line", () => {
	const value = (deciding: ReadonlySet<string>) =>
		paperExtras(
			{
				certifications: [
					{
						source: "certifications.0",
						entry: {
							...{ name: "CRCST", issuer: "HSPA", date: "" },
							...{ expiryDate: "", url: "" },
						},
					},
				],
				awards: [],
			},
			{
				profile: Profile.parse({ personal: {} }),
				...{ needs: [], core: new Set(), sought: new Set(), deciding },
				relevance: () => ({ value: 0, terms: new Set() }),
				wording: { strength: "medium", language: "en", isCurrent: false },
				...{ askedChores: new Set(), today: "2026-11-30" },
			},
		).map(({ value, isNeeded }) => [value, isNeeded === true])[0];
	expect(value(new Set())?.[1]).toBe(false);
	expect(value(new Set(["certifications.0"]))).toEqual([
		expect.closeTo(6.6),
		true,
	]);
});
