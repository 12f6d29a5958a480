// A rank in a title stays with it, and a number word stays one.
import { describe, expect, it } from "vitest";
import { Profile } from "../profile/profile.ts";
import { groundOf } from "./prepare-ground.ts";
import { proofFor } from "./prove.ts";

function isProved(
	text: string,
	job_title: string,
	achievement = "Plan routes",
) {
	const profile = Profile.parse({
		personal: { first_name: "Ana", last_name: "Reyes" },
		work_experience: [
			{
				job_title,
				company_name: "Calder Vale",
				start_date: "2021-09",
				is_current: true,
				achievements: [achievement],
			},
		],
	});
	return proofFor({ text }, groundOf(profile)) !== null;
}

describe("a title with a rank", () => {
	it.each([
		[
			"Transport Planner and Deputy Transport Manager",
			"I have been Transport Manager at Calder Vale.",
		],
		["Assistant Buyer", "I have been Buyer at Calder Vale."],
		["Clerk and Assistant Buyer", "I have worked as a Buyer at Calder Vale."],
		["Cook, Trainee Baker", "Baker at Calder Vale"],
		["Cook", "I am a Manager."],
	])("%s: not “%s”", (title, text) => {
		expect(isProved(text, title)).toBe(false);
	});

	it("is told with it", () => {
		expect(
			isProved(
				"As Deputy Transport Manager at Calder Vale, I plan routes.",
				"Transport Planner and Deputy Transport Manager",
			),
		).toBe(true);
	});
});

describe("a number word that a British ending seems to hold", () => {
	const fact = "Review 15 reports a week and mentor one engineer";
	it("is no other word", () => {
		expect(
			isProved(
				"Review 15 reports a week and mentor four engineers",
				"Engineer",
				fact,
			),
		).toBe(false);
		expect(isProved(fact, "Engineer", fact)).toBe(true);
	});
});
