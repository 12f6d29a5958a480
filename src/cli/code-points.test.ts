import fc from "fast-check";
import { expect, test } from "vitest";
import type { Job, Span } from "../domain/job/job.ts";
import { readJob } from "../domain/job/reading/read-job.ts";
import { matchProfile } from "../domain/match/answer/match-profile.ts";
import { Profile } from "../domain/profile/profile.ts";
import { inCodePoints, matchInCodePoints } from "./code-points.ts";

const job = (span: Span): Job => ({
	language: "en",
	form: { kind: "posting" },
	title: null,
	company: null,
	titles: [{ text: "", score: 1, span }],
	companies: [],
	seniority: null,
	years: null,
	terms: [],
	requirements: [],
	groups: [],
	knockouts: [],
});

test("a span counted in code points holds the same words", () => {
	const text = fc.string({ unit: "grapheme-composite", maxLength: 30 });
	fc.assert(
		fc.property(text, text, text, (before, words, after) => {
			const whole = before + words + after;
			const [title] = inCodePoints(
				job([before.length, before.length + words.length]),
				whole,
			).titles;
			const [start, end] = title?.span ?? [0, 0];
			expect([...whole].slice(start, end).join("")).toBe(words);
		}),
	);
});

test("a match names the same characters of the posting as the job does", () => {
	const posting =
		"🚚🚚 Driver\n\nRequirements 🙂\n• A valid driver's license is required 🪪\n• Knowledge of SAP";
	const read = readJob(posting);
	const job = inCodePoints(read, posting);
	const match = matchInCodePoints(
		matchProfile(
			Profile.parse({ personal: { first_name: "Kim" } }),
			read,
			"2026-11-22",
		),
		posting,
	);
	expect(match.requirements.map(({ requirement }) => requirement)).toEqual(
		job.requirements,
	);
	expect(match.knockouts.map(({ knockout }) => knockout)).toEqual(
		job.knockouts,
	);
	expect(match.terms.map(({ term }) => term)).toEqual(job.terms);
	expect(job.requirements[0]?.span).not.toEqual(read.requirements[0]?.span);
});
