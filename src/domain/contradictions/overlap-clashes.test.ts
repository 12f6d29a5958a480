import { describe, expect, it } from "vitest";
import { maya } from "../../../test/people.ts";
import { Profile } from "../profile/profile.ts";
import { findContradictions } from "./find-contradictions.ts";

const job = (company_name: string, more: object) => ({
	job_title: "Nurse",
	company_name,
	...more,
});

/** What two jobs of somebody ask. */
const asked = (one: object, other: object) =>
	findContradictions(
		Profile.parse({
			...maya,
			personal: { ...maya.personal, summary: "" },
			work_experience: [one, other],
		}),
		"2026-11-22",
	).map(({ claims }) => claims.map(({ path }) => path));

const first = job("Alder Creek Hospital", {
	start_date: "2019-01",
	end_date: "2023-06",
});

describe("two jobs at once", () => {
	it("are asked about where both are whole jobs and overlap for long", () => {
		expect(
			asked(
				job("Harbor Clinic", { start_date: "2021-02", is_current: true }),
				first,
			),
		).toEqual([["work_experience.1.end_date", "work_experience.0.start_date"]]);
	});

	it.each<[string, object]>([
		[
			"a handover",
			job("Harbor Clinic", { start_date: "2023-04", end_date: "2025-01" }),
		],
		[
			"one employer",
			job("Alder Creek Hospital", {
				start_date: "2021-02",
				end_date: "2023-06",
			}),
		],
		[
			"years without months",
			job("Harbor Clinic", { start_date: "2021", end_date: "2025" }),
		],
		[
			"a job of part of the time",
			job("Harbor Clinic", {
				start_date: "2021-02",
				is_current: true,
				achievements: ["Part-time, two evenings a week"],
			}),
		],
		[
			"work as a volunteer",
			job("Food Bank", {
				job_title: "Volunteer",
				start_date: "2021-02",
				is_current: true,
			}),
		],
	])("ask nothing where they are %s", (_, other) => {
		expect(asked(other, first)).toEqual([]);
	});
});
