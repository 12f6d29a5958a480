import { describe, expect, test } from "vitest";
import { Profile } from "../profile/profile.ts";
import type { ImportedProfile } from "./draft/imported-profile.ts";
import { editImport, type ImportEdit } from "./edit-import.ts";

const lines = ["Plan 40 routes", "Site Lead", "Led 8 drivers"];
const read: ImportedProfile = {
	profile: Profile.parse({
		personal: {},
		work_experience: [
			{
				job_title: "Dispatcher",
				company_name: "Aire Freight",
				start_date: "2020",
				achievements: lines,
			},
			{
				job_title: "Clerk",
				company_name: "",
				location: "Leeds",
				achievements: ["Filed waybills"],
			},
		],
	}),
	sources: [
		...lines.map((quote, at) => ({
			path: ["work_experience", 0, "achievements", at],
			quote,
			doubtful: false,
		})),
		{
			path: ["work_experience", 1, "location"],
			quote: "Leeds",
			doubtful: true,
		},
		{
			path: ["work_experience", 1, "achievements", 0],
			quote: "Filed waybills",
			doubtful: false,
		},
	],
	unread: [],
	notes: [],
	language: "en",
};
const at = { section: "work_experience", at: 0 } as const;
const edited = (edit: ImportEdit) => editImport(read, edit);
const sourcesOf = ({ sources }: ImportedProfile) =>
	sources.map(({ path, quote }) => `${path.join(".")}: ${quote}`);

describe("an import that is looked through", () => {
	test("changes the order of entries, and each keeps where it was read", () => {
		const moved = edited({ kind: "move", ...at, to: 1 });
		expect(
			moved.profile.work_experience.map(({ job_title }) => job_title),
		).toEqual(["Clerk", "Dispatcher"]);
		expect(sourcesOf(moved)).toContain("work_experience.0.location: Leeds");
		expect(sourcesOf(moved)).toContain(
			"work_experience.1.achievements.2: Led 8 drivers",
		);
	});

	test("joins two entries: gaps are filled, lines follow, and what has no field left is told", () => {
		const joined = edited({ kind: "merge", section: "work_experience", at: 1 });
		expect(joined.profile.work_experience).toMatchObject([
			{
				job_title: "Dispatcher",
				location: "Leeds",
				achievements: [...lines, "Filed waybills"],
			},
		]);
		expect(joined.unread).toEqual(["Clerk"]);
		expect(sourcesOf(joined)).toContain(
			"work_experience.0.achievements.3: Filed waybills",
		);
	});

	test("parts an entry at a line, which becomes the title of the second one", () => {
		const parts = edited({ kind: "split", ...at, line: 1 });
		expect(parts.profile.work_experience).toMatchObject([
			{ job_title: "Dispatcher", achievements: ["Plan 40 routes"] },
			{ job_title: "Site Lead", achievements: ["Led 8 drivers"] },
			{ job_title: "Clerk" },
		]);
		expect(sourcesOf(parts)).toEqual(
			expect.arrayContaining([
				"work_experience.1.job_title: Site Lead",
				"work_experience.1.achievements.0: Led 8 drivers",
				"work_experience.2.location: Leeds",
			]),
		);
	});

	test("gives a line to another entry", () => {
		const given = edited({ kind: "give", ...at, line: 0, to: 1 });
		expect(
			given.profile.work_experience.map(({ achievements }) => achievements),
		).toEqual([lines.slice(1), ["Filed waybills", "Plan 40 routes"]]);
		expect(sourcesOf(given)).toContain(
			"work_experience.1.achievements.1: Plan 40 routes",
		);
	});

	test("carries an entry to another section, and tells what has no place there", () => {
		const project = edited({ kind: "transfer", ...at, to: "projects" });
		expect(project.profile.work_experience).toHaveLength(1);
		expect(project.profile.projects).toMatchObject([
			{ project_name: "Dispatcher", start_date: "2020", achievements: lines },
		]);
		expect(project.unread).toEqual(["Aire Freight"]);
	});

	test("forgets where a field was read once it is written over", () => {
		const [entry] = read.profile.work_experience;
		const written = edited({
			kind: "change",
			...at,
			entry: { ...entry, achievements: ["Plan 41 routes"] },
		});
		expect(written.profile.work_experience[0]?.achievements).toEqual([
			"Plan 41 routes",
		]);
		expect(sourcesOf(written)).toHaveLength(2);
	});

	test("stays as it is where an edit leads nowhere", () => {
		expect(edited({ kind: "remove", ...at, at: 7 })).toEqual(read);
		expect(
			edited({ kind: "split", ...at, line: 9 }).profile.work_experience,
		).toEqual(read.profile.work_experience);
	});
});

describe("two certificates read as one", () => {
	const certificates = (...certifications: object[]): ImportedProfile => ({
		...read,
		profile: Profile.parse({ personal: {}, certifications }),
		sources: [
			{
				path: ["certifications", 0, "issuing_organization"],
				quote: "EPA Section 608 Universal / OSHA 10",
				doubtful: true,
			},
		],
	});
	const divide = (reading: ImportedProfile) =>
		editImport(reading, { kind: "divide", section: "certifications", at: 0 });
	const namesIn = ({ profile }: ImportedProfile) =>
		profile.certifications.map((one) => [
			one.certification_name,
			one.issuing_organization,
		]);

	test("become two, the second with the line it was read from", () => {
		const reading = divide(
			certificates({
				certification_name: "EPA Section 608 Universal",
				issuing_organization: "OSHA 10",
			}),
		);
		expect(namesIn(reading)).toEqual([
			["EPA Section 608 Universal", null],
			["OSHA 10", null],
		]);
		expect(reading.sources.map(({ path }) => path)).toEqual([
			["certifications", 1, "certification_name"],
		]);
	});

	test("are parted within the name where they stand there, and keep who issued the first", () => {
		const reading = divide(
			certificates({
				certification_name: "First Aid / CPR",
				issuing_organization: "Red Cross",
			}),
		);
		expect(namesIn(reading)).toEqual([
			["First Aid", "Red Cross"],
			["CPR", null],
		]);
	});

	test("stay one where there is but one name", () => {
		const one = certificates({ certification_name: "PMP" });
		expect(namesIn(divide(one))).toEqual([["PMP", null]]);
	});
});
