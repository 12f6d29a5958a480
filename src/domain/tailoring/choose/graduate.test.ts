import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { graduatedFrom } from "./graduate.ts";

const today = "2026-11-20";
const personOf = (left: string, work: [start: string, end: string | null][]) =>
	Profile.parse({
		personal: { first_name: "Tom" },
		education: [
			{
				institution_name: "University of Leeds",
				degree_type: "BSc",
				end_date: left,
			},
		],
		work_experience: work.map(([start_date, end_date]) => ({
			company_name: "Shop",
			job_title: "Assistant",
			start_date,
			end_date,
			is_current: end_date === null,
		})),
	});

describe("who comes from school", () => {
	it("has left it lately, whatever they did beside it", () => {
		const jobs: [string, string][] = [["2023-10", "2026-05"]];
		expect(graduatedFrom(personOf("2026-06", jobs), today)).toBe(0);
	});
	it("and not whoever has begun to work since", () => {
		const jobs: [string, null][] = [["2026-07", null]];
		expect(
			graduatedFrom(
				personOf("2025-06", [["2023-01", "2024-06"], ...jobs]),
				today,
			),
		).toBeNull();
	});
	it("nor whoever took a degree beside years of work", () => {
		expect(
			graduatedFrom(personOf("2026-06", [["2015-01", null]]), today),
		).toBeNull();
	});
});
