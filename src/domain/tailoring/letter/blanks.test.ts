import { describe, expect, it } from "vitest";
import { blanksIn, firstBlank } from "./blanks.ts";

const body = (opening: string, closing: string, ...body_paragraphs: string[]) =>
	({ body: { opening, body_paragraphs, closing } }) as const;

describe("the blanks of a letter", () => {
	it("are found wherever they stand, in its order and once", () => {
		expect(
			blanksIn(
				body(
					"I can begin on [start date].",
					"Call me from [start date].",
					"My level of Spanish is [level].",
				),
			),
		).toEqual(["[start date]", "[level]"]);
	});

	it("are none where everything is said", () => {
		expect(blanksIn(body("I plan (and buy).", "Thank you."))).toEqual([]);
	});

	it("lead to the text the first of them stands in", () => {
		const letter = body("I weld.", "I can begin on [start date].", "I plan.");
		expect(firstBlank(letter)).toEqual({
			path: "body.closing",
			blank: "[start date]",
		});
		expect(firstBlank(body("I weld.", "Thank you."))).toBeNull();
	});
});
