// Awards, and with them prizes, grants and scholarships: what somebody else gave for merit.
import { z } from "zod";
import { choice, date, prose, text } from "./kinds.ts";

const AwardType = z.enum(["Award", "Prize", "Grant", "Scholarship", "Honor"]);

export const awardFields = {
	award_name: text("Award", {
		max: 300,
		isRequired: true,
		json: ["title", "name"],
	}),
	award_type: choice("Kind", { among: AwardType, json: ["x-type"] }),
	awarding_organization: text("Awarded by", {
		max: 300,
		json: ["awarder", "issuer", "organization"],
	}),
	award_date: date("Date", { isPast: true, json: ["date"] }),
	amount: text("Amount", {
		max: 60,
		hint: "For a grant, such as €25,000.",
		json: ["x-amount"],
		isListed: true,
	}),
	description: prose("Description", {
		max: 5000,
		json: ["summary", "description"],
	}),
};
