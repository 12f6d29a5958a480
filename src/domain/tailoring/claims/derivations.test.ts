import { describe, expect, it } from "vitest";
import { linh, maya, rafael } from "../../../../test/people.ts";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { composeLetter } from "../letter/compose-letter.ts";
import { composeResume } from "../resume/compose-resume.ts";
import { judgeContent, judgeLines } from "./check-claims.ts";

const today = "2026-11-20";
const POSTING = `Charge Nurse, Harbor Clinic
Requirements:
- Registered Nurse licence
- Experience with telemetry, Epic and planning of shifts
- Excel and reports to the management`;

describe("the derivation of a line", () => {
	it.each([
		["the nurse", maya],
		["the planner", rafael],
		["the graduate", linh],
	])(
		"proves every line of %s again from the facts it cites alone",
		(_, profile) => {
			const job = readJob(POSTING);
			const tailoring = {
				profile,
				job,
				match: matchProfile(profile, job, today),
				title: "Charge Nurse",
				company: "Harbor Clinic",
				strength: "medium" as const,
				sections: "auto" as const,
				today,
				posting: POSTING,
			};
			const proofs = [composeResume(tailoring), composeLetter(tailoring)]
				.flatMap((content) => judgeContent(content, profile).proofs)
				// A field that is a fact's own takes no step; a frame is proved by the places it holds.
				.filter(
					({ steps }) =>
						steps.length > 0 && !steps.some(({ step }) => step === "form"),
				);
			expect(proofs.length).toBeGreaterThan(5);
			for (const { path, text, facts } of proofs)
				expect(
					judgeLines([{ path, text, cited: facts }], profile, { today })
						.problems,
				).toEqual([]);
		},
	);
});
