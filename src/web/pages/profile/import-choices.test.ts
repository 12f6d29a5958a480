import { describe, expect, it } from "vitest";
import { Profile } from "../../../domain/profile/profile.ts";
import { mergeProfiles } from "../../../domain/profile/sections/merge-profiles.ts";
import {
	differencesIn,
	readTyped,
	setRight,
	takeImported,
} from "./import-choices.ts";

const stored = Profile.parse({
	personal: { first_name: "Nora", last_name: "Lindqvist", phone: "+1 555 01" },
});
const imported = Profile.parse({
	personal: { first_name: "Nora", last_name: "Lindqvist", phone: "+1 555 02" },
	skills: [{ skill_name: "Telemetri" }],
});
const reading = {
	profile: imported,
	sources: [
		{
			path: ["skills", 0, "skill_name"],
			quote: "Telemetri",
			doubtful: true,
		},
	],
	unread: [],
	notes: [],
	language: "en",
};

describe("what a person decides about an import", () => {
	it("keeps the profile's words unless the imported ones are taken", () => {
		const merged = mergeProfiles(stored, imported);
		const [difference] = differencesIn(merged);
		expect(difference).toMatchObject({
			kept: "+1 555 01",
			imported: "+1 555 02",
		});
		expect(takeImported(merged, new Set()).personal.phone).toBe("+1 555 01");
		const taken = new Set([difference?.key ?? ""]);
		expect(takeImported(merged, taken).personal.phone).toBe("+1 555 02");
	});

	it("sets a doubtful field right, and only that one", () => {
		const right = setRight(reading, ["skills", 0, "skill_name"], "Telemetry");
		expect(right.profile.skills[0]?.skill_name).toBe("Telemetry");
		expect(right.sources[0]?.doubtful).toBe(false);
		expect(reading.profile.skills[0]?.skill_name).toBe("Telemetri");
		expect(right.profile.personal).toEqual(imported.personal);
	});

	it.each([
		["01.04.2019", "2019-04-01"],
		["08/2013", "2013-08"],
		["August 2013", "2013-08"],
		["Aug 2013", "2013-08"],
		["août 2013", "2013-08"],
		["2013", "2013"],
	])("reads the date %j as the profile's forms do", (typed, date) => {
		const path = ["work_experience", 0, "start_date"];
		expect(readTyped(path, typed)).toEqual({ value: date });
	});

	it("says beside the field what cannot be read, and leaves blank what may be", () => {
		const typed = (field: string, text: string) =>
			readTyped(["education", 0, field], text);
		expect(typed("start_date", "after the summer")).toEqual({
			problem: expect.stringContaining("Enter a date such as"),
		});
		expect(typed("start_date", "")).toEqual({ value: null });
		expect(typed("gpa", "3,7")).toEqual({ value: 3.7 });
		expect(readTyped(["education", 0, "achievements", 1], " Prize ")).toEqual({
			value: "Prize",
		});
	});

	it("takes a number that is said differently as a number", () => {
		const withGpa = (gpa: number) =>
			Profile.parse({
				personal: stored.personal,
				education: [{ institution_name: "Lund", degree_type: "BSc", gpa }],
			});
		const merged = mergeProfiles(withGpa(3.1), withGpa(3.4));
		const keys = differencesIn(merged).map(({ key }) => key);
		const taken = takeImported(merged, new Set(keys));
		expect(Profile.parse(taken).education[0]?.gpa).toBe(3.4);
	});
});
