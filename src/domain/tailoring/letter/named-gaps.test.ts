// What a letter says is not in the record: never what stands there under another version, nor a label of the posting's list.
import { expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { namedGaps } from "./named-gaps.ts";
import { voiceOf } from "./voice.ts";

const TODAY = "2026-11-29";

function said(line: string, condition: string): string[] {
	const posting = `Lighting Technician\n\nRequirements\n- ${condition}\n- Two years in a venue`;
	const profile = Profile.parse({
		personal: { first_name: "Ada", last_name: "Quill" },
		work_experience: [
			{
				job_title: "Technician",
				company_name: "Aire Hall",
				start_date: "2020-01",
				is_current: true,
				achievements: [line],
			},
		],
	});
	const job = readJob(posting);
	const match = matchProfile(profile, job, TODAY);
	const tailoring = { profile, job, match, posting } as Tailoring;
	const voice = voiceOf("en", { posting, key: "" });
	return namedGaps({ tailoring, voice }).map(({ text }) => text);
}

it("is a tool that stands nowhere", () => {
	expect(said("Ran the rig", "Experience with Kubernetes").join()).toContain(
		"Kubernetes",
	);
});

it("is no tool that stands there with its version", () => {
	expect(
		said("Programmed Kubernetes2 clusters", "Experience with Kubernetes"),
	).toEqual([]);
});
