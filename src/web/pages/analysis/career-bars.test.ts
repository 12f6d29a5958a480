import { describe, expect, it } from "vitest";
import { Profile } from "../../../domain/profile/profile.ts";
import { careerBars, yearsBetween } from "./career-bars.ts";

const job = (start_date: string | null, end_date: string | null) => ({
	job_title: "Baker",
	company_name: "Corner Bakery",
	start_date,
	end_date,
	is_current: end_date === null && start_date !== null,
});

describe("the picture of a career", () => {
	it("has a bar a job and school, newest first, and the gaps between jobs", () => {
		const profile = Profile.parse({
			personal: {},
			work_experience: [job("2015-02", "2018-06"), job("2019-09", null)],
			education: [
				{
					institution_name: "Guild school",
					degree_type: "Journeyman",
					start_date: "2012-08",
					end_date: "2015-01",
				},
			],
		});
		const { bars, gaps, from } = careerBars(profile, "2026-11-20");
		expect(bars.map(({ title, start }) => `${title} ${start}`)).toEqual([
			"Baker 2019-09",
			"Baker 2015-02",
			"Journeyman 2012-08",
		]);
		expect(gaps).toEqual([{ from: 2018 * 12 + 6, to: 2019 * 12 + 8 }]);
		expect(from).toBe(2012 * 12);
	});

	it("leaves out what has no dates or dates in the wrong order", () => {
		const profile = Profile.parse({
			personal: {},
			work_experience: [job(null, null), job("2020-05", "2019-01")],
		});
		expect(careerBars(profile, "2026-11-20").bars).toEqual([]);
	});

	it("writes at most ten years or so above the line", () => {
		expect(yearsBetween(2000 * 12, 2004 * 12)).toEqual([
			2000, 2001, 2002, 2003,
		]);
		expect(yearsBetween(1980 * 12, 2026 * 12).length).toBeLessThanOrEqual(12);
	});
});
