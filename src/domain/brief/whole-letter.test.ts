// What is left of a letter after the check: enough to be sent, in whole paragraphs, or the built-in writer's.
import { describe, expect, it } from "vitest";
import { letter } from "../../../test/contents.ts";
import type { LetterContent } from "../tailoring/content/content.ts";
import { isTooThin, withWholeParagraphs } from "./whole-letter.ts";

const LONG =
	"I lead a night shift of 14 bakers and packers on three lines, and I cut dough waste from 4.1% to 2.6% by weighing at the divider.";
const gone = { path: "body.opening", text: "A lie.", reason: "Not said." };

function letterOf(paragraphs: string[], removed: number): LetterContent {
	return {
		...letter,
		body: {
			opening: LONG,
			body_paragraphs: paragraphs,
			closing: "I would be glad to talk.",
		},
		validation: {
			...letter.validation,
			removed: Array.from({ length: removed }, () => gone),
			lines: paragraphs.map((_, at) => ({
				path: `body.body_paragraphs.${at}`,
				sources: [`work_experience.${at}.achievements.0`],
				change: "reworded" as const,
			})),
		},
	};
}

describe("a letter that lost sentences", () => {
	it("joins a short rest to the paragraph before, with what is known of both", () => {
		const short = "I speak Spanish.";
		const { body, validation } = withWholeParagraphs(
			letterOf([LONG, short, LONG], 1),
		);
		expect(body.body_paragraphs).toEqual([`${LONG} ${short}`, LONG]);
		expect(validation.lines).toEqual([
			expect.objectContaining({
				path: "body.body_paragraphs.0",
				sources: [
					"work_experience.0.achievements.0",
					"work_experience.1.achievements.0",
				],
			}),
			expect.objectContaining({
				path: "body.body_paragraphs.1",
				sources: ["work_experience.2.achievements.0"],
			}),
		]);
	});

	it("stays as it is where nothing was taken out", () => {
		const whole = letterOf([LONG, "I speak Spanish."], 0);
		expect(withWholeParagraphs(whole)).toBe(whole);
	});

	it("gives way to the built-in writer's where most of it is gone, or its middle is the built-in writer's", () => {
		const base = letterOf([`${LONG} ${LONG}`, LONG], 0);
		expect(isTooThin(letterOf([LONG, LONG, LONG], 1), base)).toBe(false);
		expect(isTooThin(letterOf([LONG, LONG, LONG], 9), base)).toBe(true);
		expect(isTooThin(letterOf([LONG], 1), base)).toBe(true);
		const { body_paragraphs: own } = base.body;
		expect(isTooThin(letterOf(own, 1), base)).toBe(true);
	});

	it("stays beside one that lists lines in another language, unless hardly anything is left", () => {
		const base = letterOf([`${LONG} ${LONG}`, LONG], 0);
		const foreign = {
			...base,
			metadata: { ...base.metadata, lines_language: "de" },
		};
		expect(isTooThin(letterOf([LONG], 9), foreign)).toBe(false);
		expect(isTooThin(letterOf(["I speak Spanish."], 9), foreign)).toBe(true);
	});
});
