import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { languageSentence } from "./letter-details.ts";
import { voiceOf } from "./voice.ts";

const today = "2026-11-20";

const spoken = (posting: string, mayBeAny: boolean): string | undefined => {
	const profile = Profile.parse({
		personal: { first_name: "Lea", last_name: "Brandt" },
		languages: [
			{ language_name: "English", proficiency: "Native" },
			{ language_name: "Spanish", proficiency: "Fluent" },
		],
	});
	const job = readJob(posting);
	const tailoring = {
		profile,
		job,
		match: matchProfile(profile, job, today),
		title: "Receptionist",
		company: "Oakfield",
		posting,
		strength: "medium" as const,
		sections: "auto" as const,
		today,
	};
	const voice = voiceOf("en", { posting, key: "" });
	return languageSentence(tailoring, voice, mayBeAny)?.text;
};

describe("the languages a letter names", () => {
	it("leave out the letter's own, which nobody asked for", () => {
		const posting = "Receptionist\nRequirements:\n- Friendly on the phone";
		expect(spoken(posting, true)).toContain("Spanish");
		expect(spoken(posting, true)).not.toContain("English");
	});
	it("leave it out where it alone is asked for: the letter shows it", () => {
		const posting = "Receptionist\nRequirements:\n- Fluent English";
		expect(spoken(posting, false)).toBeUndefined();
	});
	it("name it with the others a level is asked of", () => {
		const text = spoken(
			"Receptionist\nRequirements:\n- Fluent English\n- Fluent Spanish",
			false,
		);
		expect(text).toContain("English and Spanish");
	});
});
