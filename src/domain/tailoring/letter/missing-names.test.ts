// What a letter says is not in the record: never what stands there under another version, nor a label of the posting's list.
import { expect, it } from "vitest";
import type { Job } from "../../job/job.ts";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import type { Tailoring } from "../content/tailoring.ts";
import {
	missingConditions,
	missingNames,
	missingNamesSaid,
} from "./missing-names.ts";
import { voiceOf } from "./voice.ts";

const TODAY = "2026-11-29";

function tailoringOf(line: string, job: Job, posting: string): Tailoring {
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
	const match = matchProfile(profile, job, TODAY);
	return { profile, job, match, posting } as Tailoring;
}

function said(line: string, condition: string): string[] {
	const posting = `Lighting Technician\n\nRequirements\n- ${condition}\n- Two years in a venue`;
	const tailoring = tailoringOf(line, readJob(posting), posting);
	const voice = voiceOf("en", { posting, key: "" });
	return missingNamesSaid({ tailoring, voice }, []).map(({ text }) => text);
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

it("is a field of more than one word, with the article the posting gives it", () => {
	expect(
		said(
			"Ran the rig",
			"Working knowledge of instructional design and of the pharmaceutical industry",
		),
	).toEqual([
		"My resume does not mention instructional design or the pharmaceutical industry.",
	]);
});

it("is named once, by its words and not by their first letters as well", () => {
	const [sentence = ""] = said(
		"Ran the rig",
		"Experience with biological nutrient removal (BNR)",
	);
	expect(sentence).toContain("biological nutrient removal");
	expect(sentence).not.toContain("BNR");
});

it("is one name where the posting joins two of them", () => {
	const [sentence = ""] = said(
		"Ran the rig",
		"Working knowledge of the instructional design of distributed systems and of palliative care",
	);
	expect(sentence).toContain("instructional design of distributed systems");
});

it("is no field whose words all stand in the profile", () => {
	expect(
		said(
			"Wrote instructional texts for the design of the rig",
			"Working knowledge of instructional design",
		),
	).toEqual([]);
});

it("is neither a paper nor what only the person can tell", () => {
	expect(said("Ran the rig", "A valid driver's license")).toEqual([]);
	expect(
		said("Ran the rig", "A bachelor's degree in instructional design"),
	).toEqual([]);
});

it("is what is required before what the work is", () => {
	const lighting = readJob(
		"Lighting Technician\n\nWhat you will do\n- Plan the palliative care of our patients\n\nRequirements\n- Experience with Kubernetes\n- Two years in a venue",
	);
	const tailoring = tailoringOf("Ran the rig", lighting, "");
	const voice = voiceOf("en", { posting: "", key: "" });
	expect(missingNames({ tailoring, voice })[0]).toBe("Kubernetes");
	expect(missingConditions({ tailoring, voice })).toEqual(["Kubernetes"]);
});

it("is no field that a line says most of", () => {
	expect(
		said("Train new employees", "Experience with training programs"),
	).toEqual([]);
});
