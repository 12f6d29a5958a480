import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { needsOf } from "./needs.ts";

const job = readJob("Baker\n\nYour tasks:\n- Bake sourdough bread");
const firstProof = (lines: readonly string[]) => {
	const baker = Profile.parse({
		personal: {},
		work_experience: [
			{
				job_title: "Baker",
				company_name: "Mill Lane Bakery",
				start_date: "2018-02",
				is_current: true,
				achievements: lines,
			},
		],
	});
	const [need] = needsOf(matchProfile(baker, job, "2026-11-22"), job);
	return need?.proofs[0]?.text;
};

describe("proofs of a need", () => {
	it("what came of the work stands before a routine that says nearly as much", () => {
		const result = "Bake sourdough bread with 18% less waste than before";
		expect(firstProof(["Bake sourdough bread every night", result])).toBe(
			result,
		);
	});
	it("a result of other work does not", () => {
		const routine = "Bake sourdough bread every night";
		expect(firstProof(["Cut waste of packaging by 18%", routine])).toBe(
			routine,
		);
	});
});
