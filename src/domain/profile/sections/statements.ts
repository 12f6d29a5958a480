// The person's own statements: what no resume shows, such as a license or a start date, and lines they confirmed.

import { KIND_LABELS, statementFields } from "../fields/statements.ts";
import { named } from "./form-fields.ts";
import { section } from "./section.ts";
import { inOneLine, plainErrors } from "./section-phrases.ts";

export const statementsSection = section<"statements">({
	name: "statements",
	table: "statements",
	label: "Your own statements",
	entry: "statement",
	empty: "No statements added yet.",
	fields: named(statementFields),
	most: 300,
	newAt: "top",
	said: {
		added: "Statement added",
		changed: "Statement updated",
		deleted: "Statement deleted",
		...plainErrors,
	},
	card: (statement) => ({
		title: statement.text,
		subtitle: inOneLine(
			KIND_LABELS[statement.kind],
			statement.answer,
			statement.about_entry,
		),
		period: { from: statement.stated_on, to: null, goesOn: false },
	}),
});
