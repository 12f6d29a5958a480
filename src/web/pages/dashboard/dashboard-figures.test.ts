import { expect, test } from "vitest";
import {
	costInDollars,
	leftWords,
	seconds,
	usagePercent,
	usageTone,
} from "./dashboard-figures.ts";

const of = (used: number, limit: number) => ({
	used,
	limit,
	remaining: limit - used,
});

test("DASH-23 a share of more than everything fills the bar and no more", () => {
	expect(usagePercent(of(25, 20), 15)).toBe(100);
	expect(usagePercent(of(5, 20), 15)).toBe(25);
	expect(usagePercent(of(0, 0), 15)).toBe(100);
});

test("DASH-24 bars turn orange at 75% and red at 90%", () => {
	const tone = (used: number) =>
		usageTone(of(used, 100), usagePercent(of(used, 100), 15));
	expect([74, 75, 89, 90].map(tone)).toEqual([
		"normal",
		"orange",
		"orange",
		"red",
	]);
});

test("DASH-25 without a limit the fill is the fixed one", () => {
	expect(usagePercent(of(300, -1), 15)).toBe(15);
	expect(usageTone(of(300, -1), 95)).toBe("normal");
});

test("DASH-15 no limit is said in words", () => {
	expect(leftWords(-1)).toBe("Unlimited");
	expect(leftWords(0)).toBe("0");
});

test("DASH-41 milliseconds are rounded to seconds", () => {
	expect(seconds(14600)).toBe("15 s");
	expect(seconds(140)).toBe("0.1 s");
});

test("DASH-48 a cost has four decimals", () => {
	expect(costInDollars(0.01234)).toBe("$0.0123");
	expect(costInDollars(0)).toBe("$0.0000");
});
