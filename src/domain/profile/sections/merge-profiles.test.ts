import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linh, maya, nameOnly, rafael } from "../../../../test/people.ts";
import { Profile } from "../profile.ts";
import { mergeProfiles } from "./merge-profiles.ts";

const empty = Profile.parse({ personal: {} });
const of = (more: Record<string, unknown>) =>
	Profile.parse({ personal: {}, ...more });

describe("merging what an import found", () => {
	test("into an empty profile takes everything as new", () => {
		const { profile, entries, personal } = mergeProfiles(empty, maya);
		expect(profile).toEqual(maya);
		expect(new Set(entries.map(({ state }) => state))).toEqual(
			new Set(["new"]),
		);
		expect(personal).toEqual([]);
	});

	test("into itself changes nothing", () => {
		for (const person of [maya, rafael, linh, nameOnly]) {
			const { profile, entries, personal } = mergeProfiles(person, person);
			expect(profile).toEqual(person);
			expect(entries.every(({ state }) => state === "same")).toBe(true);
			expect(personal).toEqual([]);
		}
	});

	test("knows a job again whose company is written in another way", () => {
		const job = { job_title: "Planner", company_name: "Ash Works, Inc." };
		const held = of({ work_experience: [{ ...job, start_date: "2019" }] });
		const found = of({
			work_experience: [
				{
					...job,
					company_name: "ASH WORKS",
					start_date: "2019-03",
					achievements: ["Planned 40 shutdowns"],
				},
			],
		});
		const { profile, entries } = mergeProfiles(held, found);
		expect(profile.work_experience).toEqual([
			{
				...held.work_experience[0],
				start_date: "2019-03",
				achievements: ["Planned 40 shutdowns"],
			},
		]);
		expect(entries).toMatchObject([
			{ at: 0, importedAt: 0, state: "conflicting" },
		]);
	});

	test("keeps what is there and tells what the import says instead", () => {
		const job = {
			company_name: "Ash Works",
			start_date: "2019-03",
			end_date: "2021-05",
		};
		const held = of({ work_experience: [{ ...job, job_title: "Planner" }] });
		const found = of({
			work_experience: [{ ...job, job_title: "Senior Planner" }],
		});
		const { profile, entries } = mergeProfiles(held, found);
		expect(profile.work_experience).toHaveLength(1);
		expect(profile.work_experience[0]?.job_title).toBe("Planner");
		expect(entries[0]?.conflicts).toEqual([
			{ field: "job_title", kept: "Planner", imported: "Senior Planner" },
		]);
	});

	test("takes two studies without a school for two, also where one has no degree", () => {
		const found = of({
			education: [
				{ institution_name: "", degree_type: "Course", field_of_study: "Dyes" },
				{ institution_name: "", degree_type: "", field_of_study: "Spinning" },
			],
		});
		const { profile, entries } = mergeProfiles(empty, found);
		expect(profile.education).toHaveLength(2);
		expect(entries.map(({ state }) => state)).toEqual(["new", "new"]);
	});

	test("takes two times at the same company for two jobs", () => {
		const job = { job_title: "Welder", company_name: "Prairie Steel" };
		const held = of({
			work_experience: [{ ...job, start_date: "2012-02", end_date: "2014-01" }],
		});
		const found = of({
			work_experience: [{ ...job, start_date: "2018-06", end_date: "2019-01" }],
		});
		const { profile, entries } = mergeProfiles(held, found);
		expect(profile.work_experience.map(({ start_date }) => start_date)).toEqual(
			["2018-06", "2012-02"],
		);
		expect(entries).toMatchObject([{ at: 0, state: "new" }]);
	});

	test("does not end a job that goes on because of an older resume, and says so", () => {
		const job = {
			job_title: "Nurse",
			company_name: "Alder",
			start_date: "2020-01",
		};
		const held = of({ work_experience: [{ ...job, is_current: true }] });
		const found = of({ work_experience: [{ ...job, end_date: "2022-01" }] });
		const { profile, entries } = mergeProfiles(held, found);
		expect(profile.work_experience[0]).toMatchObject({
			is_current: true,
			end_date: null,
		});
		expect(entries[0]?.conflicts).toEqual([
			{ field: "end_date", kept: "", imported: "2022-01" },
		]);
	});

	test("names a skill once, however it is written", () => {
		const held = of({ skills: [{ skill_name: "Node.js" }] });
		const found = of({
			skills: [
				{ skill_name: "node.js", category: "Tools" },
				{ skill_name: "C++" },
			],
		});
		const { profile } = mergeProfiles(held, found);
		expect(profile.skills).toMatchObject([
			{ skill_name: "Node.js", category: "Tools" },
			{ skill_name: "C++" },
		]);
	});

	test("fills in the person's empty fields and keeps the others", () => {
		const held = Profile.parse({
			personal: { first_name: "Ada", last_name: "Quill", phone: "1" },
		});
		const found = Profile.parse({
			personal: {
				first_name: "Ada",
				last_name: "Quill",
				phone: "2",
				city: "Leeds",
			},
		});
		const { profile, personal } = mergeProfiles(held, found);
		expect(profile.personal).toMatchObject({ phone: "1", city: "Leeds" });
		expect(personal).toEqual([{ field: "phone", kept: "1", imported: "2" }]);
	});

	test("loses no word of either side", () => {
		const people = [maya, rafael, linh, nameOnly];
		const some = fc.constantFrom(...people).map((person) => ({
			...person,
			work_experience: person.work_experience.map((job) => ({ ...job })),
		}));
		const mixed = fc.tuple(some, some, fc.boolean()).map(([a, b, isCut]) =>
			isCut
				? {
						...a,
						skills: b.skills,
						work_experience: [
							...b.work_experience.slice(1),
							...a.work_experience,
						],
					}
				: a,
		);
		fc.assert(
			fc.property(mixed, mixed, (held, found) => {
				const merged = mergeProfiles(held, found);
				const all = JSON.stringify(merged);
				for (const text of textsOf([held, found]))
					expect(all).toContain(JSON.stringify(text).slice(1, -1));
				expect(Profile.parse(merged.profile)).toEqual(merged.profile);
				for (const { section, at } of merged.entries)
					expect(merged.profile[section][at]).toBeDefined();
			}),
			{ numRuns: 60 },
		);
	});
});

function textsOf(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null
		? Object.values(value).flatMap(textsOf)
		: [];
}
