// Interests: what somebody does besides work, where they want it known.
import type { Fields } from "./field.ts";

export const interestFields = {
	interest_name: {
		kind: "text",
		label: "Interest",
		max: 200,
		isRequired: true,
		json: ["name", "title"],
	},
	keywords: {
		kind: "tags",
		label: "Details",
		one: "detail",
		hint: "Press Enter after each one.",
		json: ["keywords"],
	},
} as const satisfies Fields;
