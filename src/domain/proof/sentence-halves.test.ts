// Two deeds of one position in one sentence: each is proved by itself, and nothing of one passes to the other.
import { describe, expect, it } from "vitest";
import { verdictOf } from "../../../test/one-fact.ts";
import { Profile } from "../profile/profile.ts";
import { groundOf } from "./prepare-ground.ts";
import { prove } from "./prove.ts";

const DESK = [
	"Checked in guests with the Opera system and booked spa appointments",
	"Balanced a cash drawer at the end of every shift",
	"Helped the manager with the rota for 14 people",
	"Watched two audits of the night desk",
];

describe("two deeds of one position in one sentence", () => {
	it.each([
		"Checked guests in using Opera, booked spa appointments, and balanced the cash drawer after each shift",
		"Booked spa appointments and balanced the cash drawer after each shift",
	])("are proved each by its own fact: %s", (text) => {
		expect(verdictOf(DESK, text)).toBe("proved");
	});

	it.each([
		"Booked spa appointments and balanced the rota for 14 people",
		"Balanced and booked spa appointments",
		"Booked spa appointments and watched guests",
		"Balanced the cash drawer after each shift and led two audits of the night desk",
		"Every week, booked spa appointments and balanced the cash drawer",
		"Balanced the cash drawer after each shift and booked spa appointments for 14 people",
	])("are not where one of them is not the person's: %s", (text) => {
		expect(verdictOf(DESK, text)).not.toBe("proved");
	});

	it("are not where they belong to two employers", () => {
		const profile = Profile.parse({
			personal: { first_name: "Kim", last_name: "Arden" },
			work_experience: [
				{
					job_title: "Porter",
					company_name: "Hotel Sand",
					start_date: "2015-01",
					end_date: "2018-01",
					achievements: ["Moved the luggage of coach parties with two others"],
				},
				{
					job_title: "Clerk",
					company_name: "Hotel Moor",
					start_date: "2018-02",
					end_date: "2022-01",
					achievements: ["Balanced a cash drawer at the end of every shift"],
				},
			],
		});
		const text =
			"At Hotel Moor I moved the luggage of coach parties with two others and balanced the cash drawer after each shift.";
		expect(prove({ text }, groundOf(profile)).verdict).not.toBe("proved");
	});
});

describe("two sentences of a summary in one", () => {
	const person = Profile.parse({
		personal: {
			first_name: "Kim",
			last_name: "Arden",
			summary:
				"Transport planner with eight years of experience in road haulage, mostly to Germany. Before that a driver. Managed two audits.",
		},
		work_experience: [
			{
				job_title: "Planner",
				company_name: "Hale Haulage",
				start_date: "2018-02",
				is_current: true,
				achievements: ["Planned the routes of 12 sites"],
			},
		],
	});
	const verdict = (text: string) => prove({ text }, groundOf(person)).verdict;

	it("are proved each by itself", () => {
		expect(
			verdict(
				"Transport planner with eight years of experience in road haulage; a driver before that.",
			),
		).toBe("proved");
	});

	it.each([
		"Transport planner with eight years of experience in road haulage; a manager before that.",
		"Transport planner with nine years of experience in road haulage; a driver before that.",
		"Transport planner with eight years of experience in road haulage; 12 audits.",
		"Managed two audits; 12 sites.",
	])("are not where one of them is no fact: %s", (text) => {
		expect(verdict(text)).not.toBe("proved");
	});
});
