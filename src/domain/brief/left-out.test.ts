// Nothing a model leaves out of a resume is lost: it stands in the list of what was left out.
import { describe, expect, it } from "vitest";
import { doStep } from "#src/adapters/computing/in-thread.ts";
import { maya } from "../../../test/people.ts";
import { matchProfile } from "../match/answer/match-profile.ts";
import { composeResume } from "../tailoring/resume/compose-resume.ts";
import { withLeftOut } from "./left-out.ts";

const TODAY = "2026-11-20";
const { job, posting } = doStep("read", {
	posting: "Charge Nurse\nRequirements:\n- Telemetry\n- Epic",
});
const base = composeResume({
	...{ profile: maya, job, posting, today: TODAY, strength: "medium" },
	match: matchProfile(maya, job, TODAY),
	title: "Charge Nurse",
	company: "Harbor Clinic",
	sections: "auto",
});

describe("what a model leaves out", () => {
	it("stands in the list with the person's own words", () => {
		const { validation } = base;
		const left = validation.lines.find(({ sources: [source = ""] }) =>
			source.startsWith("work_experience.0.achievements."),
		);
		const [path = ""] = left?.sources ?? [];
		const lines = validation.lines.filter(
			({ sources }) => !sources.includes(path),
		);
		const resume = { ...base, validation: { ...validation, lines } };
		const { omitted } = withLeftOut(resume, base, maya).metadata;
		const own = maya.work_experience[0]?.achievements ?? [];
		expect(omitted).toContainEqual({
			path,
			text: own[Number(path.split(".").at(-1))],
			reason: "Left out by the model for this posting.",
		});
	});

	it("stands there no more once the model tells it", () => {
		const path = "work_experience.0.achievements.0";
		const omitted = [{ path, text: "A line", reason: "No room." }];
		const before = { ...base, metadata: { ...base.metadata, omitted } };
		expect(withLeftOut(before, before, maya).metadata.omitted).toEqual([]);
	});
});
