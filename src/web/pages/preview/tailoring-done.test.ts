import { describe, expect, it } from "vitest";
import { scoreText, workText } from "./tailoring-done.ts";

const line = (
	source: string,
	change: "kept" | "reworded" | "merged" = "kept",
) => ({ path: "summary", sources: [source], change });
const achievement = (at: number) =>
	line(`work_experience.0.achievements.${at}`);

describe("the score of a document", () => {
	it("is told before and after where making it raised it", () => {
		expect(scoreText({ before: 62, after: 70, ceiling: 81 })).toBe(
			"62 before, 70 now, 81 in reach",
		);
	});
	it("is told once where nothing moved it", () => {
		const score = { before: 69, after: 69 };
		expect(scoreText({ ...score, ceiling: 69 })).toBe(
			"69, as before: no wording raises it",
		);
		expect(scoreText({ ...score, ceiling: 74 })).toBe(
			"69, as before, 74 in reach",
		);
	});
	it("is told of the pages where they say less than the profile", () => {
		expect(scoreText({ before: 81, after: 62, ceiling: 82 })).toBe(
			"62 for what stands on these pages; your whole profile answers 81",
		);
	});
});

describe("what was done for a posting", () => {
	it("counts what was reworded, put together and left out, and says what was moved", () => {
		const omitted = [{ path: "skills.3", text: "Word", reason: "Not asked" }];
		const lines = [
			line("personal.summary", "merged"),
			{ ...achievement(2), change: "reworded" as const },
			achievement(0),
		];
		expect(workText({ omitted, lines })).toBe(
			"Done for this posting: 1 line reworded, 1 line put together from several, 1 line left out that this posting doesn't need, what it asks for moved to the top.",
		);
	});
	it("is nothing where every line stands in its own words and order", () => {
		expect(
			workText({ omitted: [], lines: [achievement(0), achievement(1)] }),
		).toBe("Your lines are as you wrote them, in your order.");
	});
});
