import { describe, expect, it } from "vitest";
import { objectFirst } from "./object-first.ts";
import { sharesRun } from "./shared-run.ts";

describe("a line told from its object", () => {
	it.each([
		[
			"Cut tray errors from 2.3% to 0.7% in 18 months",
			"Tray errors cut from 2.3% to 0.7% in 18 months",
		],
		["Trained 96 users since 2022", "96 users trained since 2022"],
		[
			"Grew annual revenue 28% over three years",
			"Annual revenue grown 28% over three years",
		],
		[
			"Managed a portfolio of 80 accounts with a combined ARR of $1.1M",
			"A portfolio of 80 accounts managed with a combined ARR of $1.1M",
		],
		[
			"Moved the donor database to NXT in 2022",
			"Donor database moved to NXT in 2022",
		],
	])("%s", (line, told) => {
		expect(objectFirst(line)).toBe(told);
	});
	it.each([
		// It goes on.
		"Manage 45 accounts",
		// The participle would be said of the first thing alone, or of another.
		"Operated headworks, clarifiers, a trickling filter and digesters",
		"Built payment processing system handling $50M in transactions",
		"Trained six baristas who were later promoted",
		// Of two things the first is whom it was done for.
		"Saved owners roughly 5 hours per week",
		"Trained 96 users and rewrote the induction",
		"Steered under supervision",
	])("not %s", (line) => {
		expect(objectFirst(line)).toBeNull();
	});
	it("shares fewer than six words in a row with the line", () => {
		const line = "Reduced cloud costs by $200k/year through optimization";
		expect(sharesRun(line, line)).toBe(true);
		expect(sharesRun(objectFirst(line) ?? line, line)).toBe(false);
	});
});
