// A degree or a certificate is told with what the profile remarks on it.
import { describe, expect, it } from "vitest";
import { Profile } from "../profile/profile.ts";
import { groundOf } from "./prepare-ground.ts";
import { prove } from "./prove.ts";

const verdictOf = (field: string, text: string) => {
	const profile = Profile.parse({
		personal: { first_name: "Kim", last_name: "Arden" },
		education: [
			{
				institution_name: "Arden College",
				degree_type: "Bachelor",
				field_of_study: field,
			},
		],
	});
	return prove({ text, today: "2026-11-20" }, groundOf(profile)).verdict;
};

describe("a degree", () => {
	it("is not held while its thesis is ahead", () => {
		const field = "Facility Management (thesis in June 2027)";
		expect(
			verdictOf(field, "I have a Bachelor in Facility Management."),
		).not.toBe("proved");
		expect(
			verdictOf(
				field,
				"I have a Bachelor in Facility Management (thesis in June 2027).",
			),
		).toBe("proved");
	});

	it("is held when the day it was finished on is over", () => {
		expect(
			verdictOf(
				"Facility Management (June 2019)",
				"I have a Bachelor in Facility Management.",
			),
		).toBe("proved");
	});
});
