import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { composeResume } from "../resume/compose-resume.ts";

const today = "2026-11-20";
const posting =
	"Forklift Trainer\nYour tasks:\n- Train forklift drivers in the warehouse\nRequirements:\n- Experience training forklift drivers";
const project = {
	project_name: "Safety week",
	achievements: ["Trained 40 forklift drivers in the warehouse"],
};

function leadingWith(achievements: string[]) {
	const profile = Profile.parse({
		personal: { first_name: "Ana" },
		work_experience: [
			{
				job_title: "Store Manager",
				company_name: "Corner Foods",
				start_date: "2016-03",
				is_current: true,
				achievements,
			},
		],
		projects: [project],
	});
	const job = readJob(posting);
	return composeResume({
		profile,
		job,
		match: matchProfile(profile, job, today),
		title: job.title ?? "",
		company: "",
		strength: "medium",
		sections: "auto",
		today,
	}).metadata.leading;
}

function leadingPapers(...names: string[]) {
	const profile = Profile.parse({
		personal: { first_name: "Ana" },
		work_experience: [
			{
				job_title: "Forklift driver",
				company_name: "Corner Foods",
				start_date: "2016-03",
				is_current: true,
				achievements: ["Load 40 trucks a shift"],
			},
		],
		certifications: names.map((certification_name) => ({ certification_name })),
	});
	const job = readJob(
		"Forklift driver\nRequirements:\n- A counterbalance forklift licence is essential.\n- First aid certificate",
	);
	return composeResume({
		profile,
		job,
		match: matchProfile(profile, job, today),
		title: job.title ?? "",
		company: "",
		strength: "medium",
		sections: "auto",
		today,
	}).metadata.leading;
}

describe("papers above the work", () => {
	const license = "Counterbalance forklift licence";
	it("are those nobody is taken without", () => {
		expect(leadingPapers(license)?.[0]).toBe("certifications");
	});
	it.each([
		"First aid certificate (expired 2024)",
		"First aid certificate (course begun in May)",
		"Barista course",
	])(
		"never stand beside one that does not hold or is not asked for: %s",
		(name) => {
			expect(leadingPapers(license, name)?.[0]).not.toBe("certifications");
		},
	);
});

describe("the order of sections", () => {
	it("work that holds a proof stands above the projects", () => {
		expect(leadingWith(["Train forklift drivers in the warehouse"])?.[0]).toBe(
			"work_experience",
		);
	});
	it("projects stand above it where only they answer", () => {
		expect(leadingWith(["Manage the budget of the store"])?.[0]).toBe(
			"projects",
		);
	});
	it("a service of the trade stands right below the work of somebody from another", () => {
		const leadingOf = (role_title: string) => {
			const profile = Profile.parse({
				personal: { first_name: "Dan", headline: "Junior Data Analyst" },
				work_experience: [
					{
						job_title: "Data Analyst (contract)",
						company_name: "Freelance",
						start_date: "2024-08",
						end_date: "2025-04",
						achievements: ["Wrote SQL models for point-of-sale reports"],
					},
					{
						job_title: "Restaurant Manager",
						company_name: "Salt & Cedar",
						start_date: "2018-03",
						end_date: "2024-07",
						achievements: ["Hired a team of 35"],
					},
				],
				volunteer: [
					{
						role_title,
						organization_name: "Food Bank",
						achievements: ["Consolidated spreadsheets of three years"],
					},
				],
			});
			const job = readJob(
				"Database Administrator\nRequirements:\n- Writing SQL models",
			);
			return composeResume({
				...{ profile, job, match: matchProfile(profile, job, today) },
				...{ title: job.title ?? "", company: "", today },
				...{ strength: "medium", sections: "auto" },
			}).metadata.leading;
		};
		expect(leadingOf("Data Volunteer")).toEqual([
			"work_experience",
			"volunteer",
		]);
		expect(leadingOf("Kitchen helper")).toBeUndefined();
	});
});
