import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { composeResume } from "./compose-resume.ts";

const today = "2026-11-30";
const person = (achievement: string) =>
	Profile.parse({
		personal: { first_name: "Ty" },
		work_experience: ["2022-10", "2020-07"].map((start_date, at) => ({
			job_title: "Hardware Technician",
			company_name: `Northhearth ${at}`,
			start_date,
			end_date: at === 0 ? null : "2022-09",
			is_current: at === 0,
			achievements: [at === 0 ? achievement : "Soldered test fixtures"],
		})),
		education: [
			{
				degree_type: "Associate",
				field_of_study: "Electronics",
				institution_name: "Lakes College",
				end_date: "2020-05",
				achievements: ["Digital Circuits, Database Design, PostgreSQL"],
			},
		],
	});
const coursesFor = (achievement: string) => {
	const posting =
		"Technician\nDuties:\n- Solder fixtures\nRequirements:\n- PostgreSQL";
	const profile = person(achievement);
	const job = readJob(posting);
	return composeResume({
		...{ profile, job, posting, today, title: job.title ?? "", company: "" },
		match: matchProfile(profile, job, today),
		...{ strength: "medium", sections: "auto" },
	}).education[0]?.details;
};

describe("the courses of somebody who has worked", () => {
	it("stay where nothing else shows what is asked for", () => {
		expect(coursesFor("Soldered 40 boards a week")).toEqual([
			"Digital Circuits, Database Design, PostgreSQL",
		]);
	});
	it("go where the work shows it", () => {
		expect(coursesFor("Queried PostgreSQL for 40 boards a week")).toEqual([]);
	});
});
