import { describe, expect, it } from "vitest";
import { scoreLabel, scoreTone } from "./score-words.ts";

describe("the score of an analysis", () => {
	it.each([
		[100, "ok", "Excellent"],
		[80, "ok", "Excellent"],
		[79, "warn", "Good"],
		[60, "warn", "Good"],
		[59, "bad", "Needs Improvement"],
		[0, "bad", "Needs Improvement"],
	] as const)("ANA-17 ANA-18 %i is %s, “%s”", (score, tone, label) => {
		expect(scoreTone(score)).toBe(tone);
		expect(scoreLabel(score)).toBe(label);
	});
});
