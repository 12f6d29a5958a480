// What a colleague did, and what the person says they do not do, answers nothing; what somebody else is merely named in does.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

function evidenceOf(duty: string, line: string, beside: string): string[] {
	const profile = Profile.parse({
		personal: { first_name: "Kim" },
		work_experience: [
			{
				job_title: "Clerk",
				company_name: "Nord",
				start_date: "2019-01",
				is_current: true,
				achievements: [line, beside],
			},
		],
	});
	const { requirements } = matchProfile(
		profile,
		readJob(`Clerk\n\nYour duties\n- ${duty}\n- Answer the telephone`),
		"2026-11-20",
	);
	return requirements[0]?.evidence.map(({ text }) => text) ?? [];
}

describe("a colleague's deed", () => {
	it.each([
		[
			"Negotiate supplier contracts",
			"The head of purchasing negotiates the supplier contracts; I file them",
		],
		[
			"Design electrical installations for shops",
			"The consultant designed the electrical installations for shops and I ordered the parts",
		],
		[
			"Lead safeguarding for the nursery",
			"Not the safeguarding lead, but I write the first report",
		],
	])("is no evidence: %s", (duty, line) => {
		expect(evidenceOf(duty, line, "Sorted the post")).not.toContain(line);
	});

	it.each([
		[
			"Prepare the annual accounts",
			"Prepared the annual accounts, which the auditor signed off",
		],
		[
			"Train new drivers",
			"Trained new drivers together with the fleet manager",
		],
	])("leaves the person's own what it is: %s", (duty, line) => {
		expect(evidenceOf(duty, line, "Sorted the post")).toContain(line);
	});
});
