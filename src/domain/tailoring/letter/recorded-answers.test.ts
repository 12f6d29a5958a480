// A question about papers or years needs no slot where the letter says it.
import { expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { quotedNeed } from "./quoted-need.ts";
import { isAnsweredByRecord } from "./recorded-answers.ts";
import { voiceOf } from "./voice.ts";

const TODAY = "2026-11-28";
const POSTING =
	"Plant Operator\n\nYou run the plant.\n\nRequirements\n- Oregon Wastewater Treatment Operator certification, Level II\n";

function answers(text: string, ...papers: string[]) {
	const profile = Profile.parse({
		personal: { first_name: "Mari", last_name: "Alder" },
		work_experience: [
			{
				job_title: "Operator",
				company_name: "Sorrel District",
				start_date: "2021-05",
				is_current: true,
				achievements: ["Ran the plant alone on weekends"],
			},
		],
		certifications: papers.map((certification_name) => ({
			certification_name,
		})),
	});
	const job = readJob(POSTING);
	const tailoring = {
		profile,
		job,
		match: matchProfile(profile, job, TODAY),
		title: "Plant Operator",
		company: "",
		posting: POSTING,
		strength: "medium" as const,
		sections: "auto" as const,
		today: TODAY,
	};
	return isAnsweredByRecord({ text, kind: "asked", amount: null }, tailoring);
}

it("papers are named where they are held", () => {
	const asked = "Which wastewater certifications do you hold now?";
	expect(answers(asked, "Oregon Wastewater Treatment Operator Level II")).toBe(
		true,
	);
	expect(answers(asked)).toBe(false);
});

it("years are told by the position's date", () => {
	expect(answers("How many years have you run a plant?")).toBe(true);
	expect(answers("How would you run a plant for ten years?")).toBe(false);
});

it("what a sentence without it closes the door on is named, not its reason", () => {
	const need = quotedNeed(
		{
			text: "Ohne den Lehrgang III der DGSV geht es leider nicht: Für externe Kunden müssen wir zwei Personen vorhalten.",
			language: "de",
		},
		voiceOf("de", { posting: "", key: "x" }),
	);
	expect(need ?? "").not.toContain("externe Kunden");
});
