import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordDiff } from "./word-diff.ts";

const shown = (before: string, after: string) =>
	wordDiff(before, after)
		.map(({ kind, text }) =>
			kind === "same" ? text : kind === "in" ? `+${text}+` : `-${text}-`,
		)
		.join(" ");

describe("what became of a line", () => {
	it("shows the words that were taken out and put in", () => {
		expect(
			shown("Helped to train 11 new nurses", "Trained 11 new nurses well"),
		).toBe("-Helped to train- +Trained+ 11 new nurses +well+");
	});

	it("is nothing for the same words", () => {
		expect(wordDiff("a  b", "a b")).toEqual([{ kind: "same", text: "a b" }]);
		expect(wordDiff("", "")).toEqual([]);
	});

	it("is the whole of both for texts without end", () => {
		const long = "word ".repeat(1000);
		expect(wordDiff(long, "short").map(({ kind }) => kind)).toEqual([
			"out",
			"in",
		]);
	});

	it("gives back both texts, whatever they were", () => {
		const text = fc
			.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 20 })
			.map((words) => words.join(" "));
		fc.assert(
			fc.property(text, text, (before, after) => {
				const parts = wordDiff(before, after);
				const without = (kind: "in" | "out") =>
					parts
						.filter((part) => part.kind !== kind)
						.map((part) => part.text)
						.join(" ");
				expect(without("in")).toBe(before);
				expect(without("out")).toBe(after);
			}),
		);
	});
});
