import fc from "fast-check";
import { expect, test } from "vitest";
import type { Job, Span } from "../domain/job/job.ts";
import { inCodePoints } from "./code-points.ts";

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
