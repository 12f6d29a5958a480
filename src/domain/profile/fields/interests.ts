// Interests: what somebody does besides work, where they want it known.
import { tags, text } from "./kinds.ts";

export const interestFields = {
	interest_name: text("Interest", {
		max: 200,
		isRequired: true,
		json: ["name", "title"],
	}),
	keywords: tags("Details", {
		one: "detail",
		hint: "Press Enter after each one.",
		json: ["keywords"],
	}),
};
