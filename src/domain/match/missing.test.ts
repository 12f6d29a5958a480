import { expect, it } from "vitest";
import { maya } from "../../../test/people.ts";
import { readJob } from "../job/reading/read-job.ts";
import { matchProfile } from "./answer/match-profile.ts";

const missing = (...lines: string[]) =>
	matchProfile(
		maya,
		readJob(
			`Nurse\n\nRequirements\n${lines.map((line) => `• ${line}`).join("\n")}`,
		),
		"2026-11-22",
	).missing;

it("what only the person can tell is asked and not missing", () => {
	expect(
		missing("Valid driver's license required", "Knowledge of Cerner"),
	).toEqual(["Cerner"]);
});

it("where one of several is enough and is there, the others are not missing", () => {
	expect(missing("Experience with Epic or Cerner")).toEqual([]);
	expect(missing("Experience with Epic and Cerner")).toEqual(["Cerner"]);
});
