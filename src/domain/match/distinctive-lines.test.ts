// A line answers by what sets it apart: words that half of a profile says answer nothing.
import { expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

const buyer = Profile.parse({
	personal: {},
	work_experience: [
		{
			job_title: "Purchasing Assistant",
			company_name: "Halden Mills",
			start_date: "2019-02",
			is_current: true,
			achievements: [
				"Answer mails in the purchasing mailbox",
				"Place purchasing orders with 65 suppliers",
				"Check purchasing invoices against orders",
				"Compare prices of purchasing offers",
				"File purchasing papers of the mill",
			],
		},
	],
});

const answerTo = (asked: string) =>
	matchProfile(
		buyer,
		readJob(`Strategic Buyer\n\nRequirements:\n- ${asked}`),
		"2026-11-22",
	).requirements[0];

it("a word that every line says answers nothing beside words that none says", () => {
	expect(
		answerTo(
			"Write ethical codes of conduct and sustainability pledges for purchasing abroad",
		)?.support,
	).toBe("absent");
});

it("a line that says the very thing answers it", () => {
	const answer = answerTo("Checking invoices against orders");
	expect(answer?.support).toBe("shown");
	expect(answer?.evidence[0]?.text).toBe(
		"Check purchasing invoices against orders",
	);
});
