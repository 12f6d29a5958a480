import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { isOfOtherTrade, pageBudget } from "./page-budget.ts";

const today = "2026-11-30";
const profileOf = (job_title: string) =>
	Profile.parse({
		personal: {},
		work_experience: [
			{
				job_title,
				company_name: "Tinta",
				start_date: "2012-09",
				is_current: true,
			},
		],
	});
const pagesOf = (job_title: string) =>
	pageBudget(profileOf(job_title), "", today);

describe("the pages of a resume", () => {
	it.each(["Profesora de inglés", "Profesor de autoescuela", "Electrician"])(
		"are two at most after many years of work: %s",
		(title) => {
			expect(pagesOf(title)).toBe(2);
		},
	);
	it.each(["Profesora titular de universidad", "Catedrático", "Lecturer"])(
		"have no end for a scholar: %s",
		(title) => {
			expect(pagesOf(title)).toBe(Number.POSITIVE_INFINITY);
		},
	);
	it("are one where the posting is of another trade", () => {
		expect([12, 75].map((score) => isOfOtherTrade({ score }))).toEqual([
			true,
			false,
		]);
	});
});
