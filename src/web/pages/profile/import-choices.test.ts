import { describe, expect, it } from "vitest";
import { mergeProfiles } from "../../../domain/profile/merge-profiles.ts";
import { Profile } from "../../../domain/profile/profile.ts";
import { differencesIn, setRight, takeImported } from "./import-choices.ts";

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
});
