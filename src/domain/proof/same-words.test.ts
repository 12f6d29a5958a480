import { describe, expect, it } from "vitest";
import { Profile } from "../profile/profile.ts";
import { groundOf } from "./prepare-ground.ts";
import { sameWords } from "./same-words.ts";

const profile = Profile.parse({
	personal: { first_name: "Ann" },
	work_experience: [
		{
			job_title: "Fitter",
			company_name: "Lindley",
			is_current: true,
			achievements: [
				"Final test of pumps, 30 to 40 a day",
				"Dunning: open posts cut from 140 to 55",
			],
		},
		{
			job_title: "Helper",
			company_name: "Moor",
			start_date: "2012-03",
			end_date: "2015-08",
			achievements: ["Van, yard", "Clean the van, the yard and the hall"],
		},
	],
});
const [here, elsewhere] = ["work_experience.0", "work_experience.1"];
const found = (text: string, entry: string | undefined) =>
	sameWords(text, entry, groundOf(profile))?.path ?? null;

describe("the words of one fact", () => {
	it.each([
		"final test of pumps (30 to 40 a day)",
		"Final test of pumps and 30 to 40 a day",
		"open posts cut from 140 to 55 (dunning)",
		"the final test of the pumps, 30 to 40 a day",
	])("are the same with other marks: %s", (text) => {
		expect(found(text, here)).toMatch(/^work_experience\.0\.achievements\./);
		expect(found(text, undefined)).not.toBeNull();
	});
	it.each([
		"final test of pumps (40 to 50 a day)",
		"final test of pumps",
		"led the final test of pumps, 30 to 40 a day",
		"30 to 40 a day, final test of pumps",
		"open posts cut from 55 to 140 (dunning)",
	])(
		"are others where one is changed, added, left out or moved: %s",
		(text) => {
			expect(found(text, here)).toBeNull();
		},
	);
	it("are told in the past of a position that has ended", () => {
		expect(
			found("I clean the van, the yard (and the hall)", elsewhere),
		).toBeNull();
		expect(
			found("clean the van, the yard (and the hall)", elsewhere),
		).not.toBeNull();
	});
	it("belong to the entry they were done for", () => {
		expect(found("final test of pumps (30 to 40 a day)", elsewhere)).toBeNull();
	});
});
