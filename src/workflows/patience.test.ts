import { expect, it } from "vitest";
import { judgingPatienceMs, readingPatienceMs } from "./patience.ts";

it.each([
	["a quick model", 90_000, 30_000, 60_000],
	["a model without a graphics card", 300_000, 100_000, 200_000],
	["one that ends between two milliseconds", 50_000, 16_667, 33_334],
])(
	"%s has its share of time for what it is asked beside a document",
	(_, patienceMs, reading, judging) => {
		expect(readingPatienceMs({ patienceMs })).toBe(reading);
		expect(judgingPatienceMs({ patienceMs })).toBe(judging);
	},
);
