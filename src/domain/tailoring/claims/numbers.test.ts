import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { figuresOf, isSameFigure } from "./numbers.ts";

const isSame = (a: string, b: string) =>
	figuresOf(a).some((one) =>
		figuresOf(b).some((other) => isSameFigure(one, other)),
	);

describe("figures", () => {
	it.each([
		["$2M", "2,000,000", true],
		["99,5 %", "99.5%", true],
		["1.200 Kunden", "1,200 clients", true],
		["120 000 brukere", "120000 users", true],
		["eleven nurses", "11 nurses", true],
		["30 percent", "30%", true],
		["30%", "30 people", false],
		["50K requests", "50,000 requests", true],
		["1,5 Mio. €", "1.5 million", true],
		["18%", "81%", false],
	])("%s and %s: %s", (a, b, expected) => {
		expect(isSame(a, b)).toBe(expected);
	});
	it("names with digits in them are no figures", () => {
		expect(figuresOf("ISO27001, B2B and HTML5")).toEqual([]);
	});
	it("a number is the same with and without its thousands marked", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1000, max: 9_999_999 }), (value) =>
				isSame(String(value), value.toLocaleString("en-US")),
			),
		);
	});
});
