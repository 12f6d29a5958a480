import { describe, expect, it } from "vitest";
import type { LanguageCode } from "../../language/language-code.ts";
import { SHAPING_WORDS } from "../../language/tables/shaping-of-languages.ts";
import { shapesOf } from "./line-shapes.ts";

function shapesIn(code: LanguageCode, line: string): string[] {
	const words = SHAPING_WORDS[code];
	return words ? shapesOf(line, words).map(({ text }) => text) : [];
}

it("when it was done is no further thing", () => {
	const shapes = shapesIn("en", "Sorting of returns and parcels, same day");
	expect(shapes.join(" | ")).not.toContain("and same day");
});

it("a label that may be a deed or a thing is not told as a deed", () => {
	const shapes = shapesIn("en", "Chilled goods: counts each morning");
	expect(shapes).not.toContain("Chilled goods (counts each morning)");
	expect(shapes).not.toContain("Chilled goods");
});

describe("a line of notes inside a sentence", () => {
	it.each([
		[
			"en",
			"Final test of pumps, 30 to 40 a day",
			"Final test of pumps (30 to 40 a day)",
		],
		[
			"en",
			"Brazing, line sets, sheet metal",
			"Brazing, line sets and sheet metal",
		],
		["de", "Treiber: SPI, I2C", "Treiber (SPI, I2C)"],
		[
			"it",
			"Check-in e check-out, due terzi degli ospiti sono tedeschi",
			"Check-in e check-out (due terzi degli ospiti sono tedeschi)",
		],
		[
			"it",
			"Check-in e check-out, 84 camere",
			"Check-in e check-out (84 camere)",
		],
		[
			"de",
			"Azubis in der Werkstatt angeleitet (2)",
			"Azubis in der Werkstatt angeleitet",
		],
	] as const)("%s: %s", (code, line, shape) => {
		expect(shapesIn(code, line)).toContain(shape);
	});
	it("keeps what limits it", () => {
		for (const shape of shapesIn("en", "Leasehold files, assisting only"))
			expect(shape).toContain("assisting only");
	});
	it("takes time in proportion to the line alone", () => {
		expect(shapesIn("en", "a, ".repeat(30_000)).length).toBeGreaterThan(0);
	});
});
