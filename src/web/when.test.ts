import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dayOf, daysAgo, partialDate, span } from "./when.ts";

const now = new Date(2026, 10, 20, 0, 30);
const at = (day: number) => new Date(2026, 10, day, 23, 0).toISOString();

describe("days as the app writes them", () => {
	beforeEach(() => vi.stubGlobal("navigator", { language: "de-DE" }));
	afterEach(() => {
		vi.unstubAllEnvs();
		vi.unstubAllGlobals();
	});

	test("days stand in the order of the reader's own country", () => {
		expect(dayOf(at(12))).toBe("12 Nov 2026");
		vi.stubGlobal("navigator", { language: "en-US" });
		expect(dayOf(at(12))).toBe("Nov 12, 2026");
		expect(partialDate("2023-09-04")).toBe("Sep 4, 2023");
		expect(partialDate("2023-09")).toBe("Sep 2023");
	});

	test.each([
		[20, "Today"],
		[19, "Yesterday"],
		[18, "2 days ago"],
		[13, "7 days ago"],
		[12, "12 Nov 2026"],
	])("DASH-38 the %ith, seen on the 20th, is %s", (day, words) => {
		expect(daysAgo(at(day), now)).toBe(words);
	});

	test.each([
		["Pacific/Auckland", "Yesterday"],
		["America/Los_Angeles", "Today"],
	])("DASH-50 the day is that of a reader in %s", (zone, words) => {
		vi.stubEnv("TZ", zone);
		const made = "2026-11-20T09:00:00Z";
		expect(daysAgo(made, new Date("2026-11-20T20:00:00Z"))).toBe(words);
	});

	test("a date keeps the parts that are known and guesses none", () => {
		expect(
			["2023", "2023-09", "2023-09-04"].map((date) => partialDate(date)),
		).toEqual(["2023", "Sep 2023", "4 Sep 2023"]);
	});

	test("a span ends in the present for what goes on, and with nothing where nothing is known", () => {
		expect(span("2021-09", null, true)).toBe("Sep 2021 – Present");
		expect(span("2014", "2018", false)).toBe("2014 – 2018");
		expect(span(null, null, false)).toBe("");
	});
});
