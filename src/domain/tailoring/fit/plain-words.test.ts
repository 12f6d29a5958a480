import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { Profile } from "../../profile/profile.ts";
import { plainWordsFor } from "./plain-words.ts";

const POSTING = `Buyer
You will:
- place orders for turned parts and chase deliveries
We are a foundry by the canal, with a canteen and a bicycle garage.`;

const read = (posting = POSTING) => {
	const job = readJob(posting);
	const profile = Profile.parse({
		personal: { summary: "I buy parts for machines and keep the stock low." },
		work_experience: [
			{
				job_title: "Buyer",
				company_name: "Umgeni",
				achievements: ["Bought resin and tooling for forty machines"],
			},
		],
		skills: [{ skill_name: "Syspro" }],
	});
	return plainWordsFor({ profile, job, title: job.title ?? "", posting });
};

describe("a few plain words", () => {
	it.each([
		["Dictation for two partners", { words: 4, isAsked: false }],
		["Orders by phone", { words: 3, isAsked: true }],
		["Kept the bicycle garage", { words: 4, isAsked: true }],
	])("are held against what the posting asks for: %s", (line, said) => {
		expect(read()(line)).toEqual(said);
	});
	it.each([
		"Spoke at 14 fairs",
		"MRP runs in Syspro every morning",
		"Wrote to all of the owners of the buildings beside the river",
	])("are none where something is counted, named or told: %s", (line) => {
		expect(read()(line)).toBeNull();
	});
	it("are no more than two where the posting is in another language", () => {
		const posting =
			"Inkoper\nWat ga je doen:\n- bestellingen plaatsen bij onze leveranciers";
		expect(read(posting)("Dictation for two partners")).toBeNull();
		expect(read(posting)("Dictation")).toEqual({ words: 1, isAsked: false });
	});
});
