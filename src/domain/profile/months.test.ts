import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rafael } from "../../../test/people.ts";
import { gapsBetween, yearsOfWork } from "./months.ts";

const today = "2026-11-20";
const job = (start: string | null, end: string | null, isCurrent = false) => ({
	start_date: start,
	end_date: end,
	is_current: isCurrent,
});

describe("years of work", () => {
	it("counts two jobs at the same time once", () => {
		expect(
			yearsOfWork(
				[job("2016-01", "2019-12"), job("2017-01", "2020-12")],
				today,
			),
		).toBe(5);
	});
	it("counts a job that goes on up to today", () => {
		expect(yearsOfWork([job("2024-11", null, true)], today)).toBe(2);
	});
	it("counts nothing for a job with a start and no end", () => {
		expect(yearsOfWork([job("2010-01", null)], today)).toBeNull();
	});
	it("says nothing where no job has dates", () => {
		expect(yearsOfWork([job(null, null)], today)).toBeNull();
	});
	it("never counts more than the time from the first start to the last end", () => {
		const month = fc
			.tuple(
				fc.integer({ min: 1990, max: 2020 }),
				fc.integer({ min: 1, max: 12 }),
			)
			.map(([year, at]) => `${year}-${String(at).padStart(2, "0")}`);
		fc.assert(
			fc.property(
				fc.array(fc.tuple(month, month), { minLength: 1, maxLength: 6 }),
				(spans) => {
					const years =
						yearsOfWork(
							spans.map(([a, b]) => job(a < b ? a : b, a < b ? b : a)),
							today,
						) ?? 0;
					expect(years).toBeLessThanOrEqual(31);
					expect(years).toBeGreaterThanOrEqual(0);
				},
			),
		);
	});
});

describe("gaps between jobs", () => {
	it("finds a year between two jobs", () => {
		expect(gapsBetween(rafael.work_experience, today)).toEqual([
			{ after: "2018-08", before: "2019-09", months: 12 },
		]);
	});
});
