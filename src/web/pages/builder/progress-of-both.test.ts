import { expect, it } from "vitest";
import type { GenerationProgress } from "../../../api/generation-status.ts";
import { pressedIn, progressIn } from "./progress-of-both.ts";

const at = (percent: number): GenerationProgress => ({
	status: "processing",
	step: percent === 0 ? "Creating" : "Generating",
	percent,
});
const running = (kind: "resume" | "cover_letter") => ({
	kind,
	requestKey: "key",
	id: null,
});
const both = {
	first: {
		running: running("resume"),
		next: "cover_letter" as const,
		pressed: "both" as const,
	},
	second: {
		running: running("cover_letter"),
		next: null,
		pressed: "both" as const,
	},
};

it("a resume and its letter in one go are one work, which only grows", () => {
	const course = [
		progressIn(both.first, at(0)),
		progressIn(both.first, at(80)),
		progressIn(both.second, at(0)),
		progressIn(both.second, at(100)),
	];
	expect(course.map(({ percent }) => percent)).toEqual([0, 40, 50, 100]);
	expect(new Set(course.map(({ title }) => title))).toEqual(
		new Set(["Writing your resume and cover letter"]),
	);
	expect(course[2]?.text).toBe("2 of 2, your cover letter: Creating, 50%");
});

it("the button that was pressed is known to the end", () => {
	expect(pressedIn(both.first)).toBe("both");
	expect(pressedIn(both.second)).toBe("both");
	expect(pressedIn({ ...both.second, pressed: "cover_letter" })).toBe(
		"cover_letter",
	);
	expect(pressedIn({ ...both.first, pressed: null })).toBe("both");
});

it("GEN-25 one document alone says its own step and share", () => {
	const alone = { ...both.second, pressed: "cover_letter" as const };
	expect(progressIn(alone, at(80))).toMatchObject({
		title: "Writing your cover letter",
		percent: 80,
		text: "Generating, 80%",
	});
});
