// What a requirement names and hardly says anything beside is answered by the terms of the profile.
import { expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

const supportOf = (requirement: string, ...skills: string[]) =>
	matchProfile(
		Profile.parse({
			personal: { first_name: "Nora", last_name: "Field" },
			work_experience: [
				{
					job_title: "Cellar hand",
					company_name: "Alder Wines",
					start_date: "2021-01",
					is_current: true,
					achievements: ["Cleaned tanks and racked wine"],
				},
			],
			skills: skills.map((skill_name) => ({ skill_name })),
		}),
		readJob(`Operator\n\nWe treat water.\n\nRequirements\n- ${requirement}`),
		"2026-11-30",
	).requirements[0]?.support;

it("computer skills are shown by a program", () => {
	expect(supportOf("Basic computer skills.", "Excel")).toBe("listed");
	expect(supportOf("Basic computer skills.", "Racking")).toBe("absent");
});

it("one of several tools is enough where any is", () => {
	const asked = "Experience with SAP, Navision or a comparable system";
	expect(supportOf(asked, "Navision")).not.toBe("absent");
	expect(supportOf(asked, "Racking")).toBe("absent");
});

it("years of what somebody has behind them are years of that", () => {
	const asked = readJob(
		"Climber\n\nRequirements\n- You need at least 3 years climbing behind you and a full UK licence",
	).requirements[0];
	expect(asked?.years).toMatchObject({ count: 3, of: "climbing" });
});
