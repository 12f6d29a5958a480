// Whoever leads, gives or runs a workshop does one thing; who organizes it, sits in it or leads those in it does another.
import { describe, expect, it } from "vitest";
import { verdictOf } from "../../../test/one-fact.ts";

describe("an event that is held", () => {
	it.each([
		[
			"Lead quarterly workshops on negotiation",
			"Teach quarterly workshops on negotiation",
		],
		[
			"Lead quarterly workshops on executive communication, negotiation, and career development",
			"Teach quarterly workshops on negotiation, executive communication and career development",
		],
		["Facilitated a weekly course in Excel", "Taught a weekly course in Excel"],
	])("is told by any such word: %s", (fact, text) => {
		expect(verdictOf(fact, text)).toBe("proved");
	});

	it.each([
		[
			"Prepare quarterly workshops on negotiation",
			"Teach quarterly workshops on negotiation",
		],
		["Attended a weekly course in Excel", "Taught a weekly course in Excel"],
		[
			"Helped lead quarterly workshops on negotiation",
			"Teach quarterly workshops on negotiation",
		],
		["Taught four new nurses", "Led four new nurses"],
		["Taught a class of apprentices", "Led the apprentices"],
	])("is told by no other: %s: %s", (fact, text) => {
		expect(verdictOf(fact, text)).not.toBe("proved");
	});
});

describe("what is counted together", () => {
	const FACT =
		"Own relationships with 45 enterprise and mid-market accounts in Ohio";

	it("is so in any order", () => {
		expect(
			verdictOf(
				FACT,
				"Own relationships with 45 mid-market and enterprise accounts in Ohio",
			),
		).toBe("proved");
	});

	it.each([
		"Own relationships with 45 mid-market accounts in Ohio",
		"Own relationships with 45 enterprise and 45 mid-market accounts in Ohio",
		"Own relationships with mid-market accounts in 45 enterprise regions of Ohio",
	])("is so only together: %s", (text) => {
		expect(verdictOf(FACT, text)).not.toBe("proved");
	});
});

describe("who wrote, taught or planned something", () => {
	it.each([
		[
			"Wrote the fire safety manual of the site",
			"Author of the fire safety manual of the site",
		],
		["Mentored two nursing students", "Mentor of two nursing students"],
	])("is told by what they were: %s", (fact, text) => {
		expect(verdictOf(fact, text)).toBe("proved");
	});

	it.each([
		[
			"Reviewed the fire safety manual of the site",
			"Author of the fire safety manual of the site",
		],
		["Managed the stock room keys", "Manager of the stock room"],
		["Directed two callers to the desk", "Director of the desk"],
	])("is told by no rank: %s: %s", (fact, text) => {
		expect(verdictOf(fact, text)).not.toBe("proved");
	});
});
