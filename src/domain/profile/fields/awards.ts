// Awards, and with them prizes, grants and scholarships: what somebody else gave for merit.
import type { Fields } from "./field.ts";

export const awardFields = {
	award_name: {
		kind: "text",
		label: "Award",
		max: 300,
		isRequired: true,
		json: ["title", "name"],
	},
	award_type: {
		kind: "choice",
		label: "Kind",
		options: ["Award", "Prize", "Grant", "Scholarship", "Honor"],
		json: ["x-type"],
	},
	awarding_organization: {
		kind: "text",
		label: "Awarded by",
		max: 300,
		json: ["awarder", "issuer", "organization"],
	},
	award_date: { kind: "date", label: "Date", isPast: true, json: ["date"] },
	amount: {
		kind: "text",
		label: "Amount",
		max: 60,
		hint: "For a grant, such as €25,000.",
		json: ["x-amount"],
		isListed: true,
	},
	description: {
		kind: "prose",
		label: "Description",
		max: 5000,
		json: ["summary", "description"],
	},
} as const satisfies Fields;
