import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { composeResume } from "./compose-resume.ts";

const today = "2026-11-20";
const person = Profile.parse({
	personal: { first_name: "Ana", headline: "Store Manager" },
	work_experience: [
		{
			job_title: "Store Manager",
			company_name: "Corner Foods",
			start_date: "2020-03",
			is_current: true,
			achievements: [
				"Attended meetings of the region",
				"Manage the budget of the store, $2M a year",
			],
		},
		{
			job_title: "Warehouse Supervisor",
			company_name: "North Depot",
			start_date: "2015-01",
			end_date: "2020-02",
			achievements: [
				"Helped with forklift training in the warehouse",
				"Trained 40 forklift drivers in the warehouse",
			],
		},
	],
});
const resumeFor = (posting: string, profile = person) => {
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
	});
};
const warehouse =
	"Warehouse Trainer\nYour tasks:\n- Train forklift drivers in the warehouse\nRequirements:\n- forklift training experience";

describe("the proofs of a summary", () => {
	it("a position that answers far more than the latest one opens the summary, with its years", () => {
		expect(resumeFor(warehouse).summary).toBe(
			"Warehouse Supervisor from 2015 to 2020. 40 forklift drivers trained in the warehouse.",
		);
	});
	it("what was done for another employer names it", () => {
		const [current, ...earlier] = person.work_experience;
		const store = Profile.parse({
			...person,
			work_experience: [
				{
					...current,
					achievements: ["Manage the budget of the store, $2M a year"],
				},
				...earlier,
			],
		});
		expect(
			resumeFor(
				"Warehouse Trainer\nYour tasks:\n- Train forklift drivers in the warehouse\n- Manage the budget of the store",
				store,
			).summary,
		).toContain(
			"Previously Warehouse Supervisor at North Depot: trained 40 forklift drivers in the warehouse.",
		);
	});
	it("what the person helped with stands behind what they did and counted", () => {
		expect(resumeFor(warehouse).experience[1]?.achievements).toEqual([
			"Trained 40 forklift drivers in the warehouse",
			"Helped with forklift training in the warehouse",
		]);
	});
	it("where nothing else proves, what stands right below is not said twice", () => {
		expect(resumeFor("Sales, onsite").summary).toBe(
			"Store Manager since 2020.",
		);
	});
	it("no summary ends inside brackets where what is told as one speaks goes", () => {
		const [current, ...earlier] = person.work_experience;
		const achievements = [
			"Upsell rose from $4,100 to $6,900 a month (11 agents, I ran the board)",
			"Manage the budget of the store, $2M a year",
		];
		const { summary } = resumeFor(
			"Store Manager\nYour tasks:\n- Manage the budget of the store\n- Upsell",
			Profile.parse({
				...person,
				work_experience: [{ ...current, achievements }, ...earlier],
			}),
		);
		expect(summary.split("(").length).toBe(summary.split(")").length);
	});
	it("a summary says what leads the page in fewer words, and what came of the work", () => {
		const full = Profile.parse({
			...person,
			work_experience: [
				{
					...person.work_experience[0],
					achievements: [
						"Plan shifts for 28 people (rota, leave, holidays)",
						"Order fresh goods for four departments every morning",
						"Moved orders to a daily list; waste down from 3.4% to 2.1% of sales",
						"Count stock with the auditors twice a year",
						"Answer complaints at the counter and by telephone",
						"Lead the morning meeting of the department heads",
						"Train cashiers at the new tills of the store",
						"Check deliveries of frozen goods at night",
					],
				},
				...person.work_experience.slice(1),
			],
		});
		const { summary } = resumeFor(
			"Store Manager\nYour tasks:\n- Plan shifts for the departments\n- Order goods",
			full,
		);
		expect(summary).toContain("Plan shifts for 28 people.");
		expect(summary).toContain(
			"Moved orders to a daily list; waste down from 3.4% to 2.1% of sales.",
		);
	});
});
