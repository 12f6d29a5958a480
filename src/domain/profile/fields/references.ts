// References: people who vouch for somebody, and what they said. Their addresses are theirs: no document shows them.
import type { Fields } from "./field.ts";

export const referenceFields = {
	reference_name: {
		kind: "text",
		label: "Name",
		max: 200,
		isRequired: true,
		json: ["name"],
	},
	relationship: {
		kind: "text",
		label: "Relationship",
		max: 300,
		hint: "Such as Former manager, Mercy Hospital",
		json: ["x-relationship", "relationship", "position", "role"],
	},
	email: {
		kind: "email",
		label: "Email",
		max: 320,
		json: ["x-email", "email"],
		isListed: true,
	},
	phone: {
		kind: "phone",
		label: "Phone",
		max: 60,
		json: ["x-phone", "phone"],
		isListed: true,
	},
	reference_text: {
		kind: "prose",
		label: "What they said",
		max: 5000,
		json: ["reference", "summary"],
	},
} as const satisfies Fields;
