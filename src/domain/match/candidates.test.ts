// A writer gets more than the best line: the deeds that could stand for a requirement, each with its strength.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

const baker = Profile.parse({
	personal: { first_name: "Ines", last_name: "Okafor" },
	work_experience: [
		{
			job_title: "Baker",
			company_name: "Mill Lane Bakery",
			start_date: "2018-02",
			is_current: true,
			achievements: [
				"Bake sourdough bread and rolls every night",
				"Cut waste of sourdough bread by 18% with a new proving plan",
				"Deliver orders by van",
			],
		},
	],
	skills: [{ skill_name: "Sourdough bread" }],
});
const job = readJob(
	"Baker\n\nYour tasks:\n- Bake sourdough bread\n- Repair the ovens\n\nRequirements:\n- Driving license",
);
const match = matchProfile(baker, job, "2026-11-22");
const answerTo = (words: string) =>
	match.requirements.find(({ requirement }) =>
		requirement.text.includes(words),
	);

describe("candidates for a requirement", () => {
	it("are deeds, the strongest first, none stronger than the best", () => {
		const { candidates = [] } = answerTo("sourdough") ?? {};
		expect(candidates.length).toBeGreaterThan(1);
		const strengths = candidates.map(({ strength }) => strength);
		expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
		expect(strengths.every((one) => one > 0 && one <= 1)).toBe(true);
		expect(
			candidates.every(({ path }) => path.includes(".achievements.")),
		).toBe(true);
	});
	it("are none where nothing answers or only the person can tell", () => {
		expect(answerTo("ovens")?.candidates).toEqual([]);
		expect(answerTo("Driving")?.candidates).toEqual([]);
	});
});
