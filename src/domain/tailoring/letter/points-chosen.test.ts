// Which lines a letter tells: three, and behind them what answers the posting.
import { describe, expect, it } from "vitest";
import type { Evidence } from "./evidence.ts";
import type { ChosenEvidence } from "./evidence-choice.ts";
import { pointsAmong } from "./points-chosen.ts";

const lineOf = (
	text: string,
	worth: number,
	requirement: number | null,
): ChosenEvidence => ({
	line: {
		...{ path: text, original: text, whole: text, line: text },
		...{ entry: "work_experience.0", kind: "work", rank: 0 },
	} as Evidence,
	worth,
	requirement,
	isSure: false,
});

const told = (
	lines: readonly ChosenEvidence[],
	length: "letter" | "inquiry" = "letter",
) =>
	pointsAmong(lines, { length, language: "en" }).map(
		({ line }) => line.original,
	);

describe("the lines of a letter", () => {
	const asked = [
		lineOf("Train nurses", 0.9, 1),
		lineOf("Lead shifts", 0.8, 2),
		lineOf("Keep stocks", 0.7, 3),
		lineOf("Order linen", 0.6, 4),
	];
	it("behind the third answer something, whatever the figures of others", () => {
		const saved = lineOf("Saved $20,000 a year", 0.65, null);
		expect(told([...asked, saved])).toEqual([
			"Train nurses",
			"Lead shifts",
			"Keep stocks",
			"Order linen",
		]);
	});
	it("are the likeliest where the posting asks for no work", () => {
		const none = asked.map((one) => ({ ...one, requirement: null }));
		expect(told(none)).toHaveLength(4);
	});
	it("are three where something is asked first", () => {
		expect(told(asked, "inquiry")).toHaveLength(3);
	});
});
