// What is wrong with a text that was given as a posting, in words: nothing to read in it, no posting at all, a list of several.
// A reading is there all the same; these say why it is thin and what to do.

import type { Problem } from "../../problem.ts";
import type { Job, NotPostingReason } from "../job.ts";
import { LONGEST_POSTING } from "./longest-posting.ts";

const PASTE_WHOLE =
	"Paste its whole text, from the title to the last requirement.";

const SAID: Record<NotPostingReason, { message: string; hint: string }> = {
	empty: { message: "The posting is empty.", hint: PASTE_WHOLE },
	"too-short": {
		message: "The posting holds hardly any words.",
		hint: PASTE_WHOLE,
	},
	"unread-language": {
		message:
			"The posting is in a language that is not read: only names in Latin letters were found in it.",
		hint: "Paste it in English, German, French, Spanish, Italian, Dutch, Portuguese, Danish, Norwegian, Swedish or Chinese; a translation will do.",
	},
	expired: {
		message: "This page says that the job is no longer open.",
		hint: "Paste the posting itself if you still have its text.",
	},
	"product-page": {
		message: "This looks like a page for buyers, not a job posting.",
		hint: "Paste the page that describes the job.",
	},
	"application-form": {
		message: "This looks like an application form, not a job posting.",
		hint: "Paste the page with the tasks and the requirements.",
	},
	"no-demands": {
		message:
			"No tasks and no requirements were found: this may be no job posting.",
		hint: "Paste the part with the tasks and the requirements too.",
	},
};

/** All problems, the gravest first; empty for a posting that says what it asks for. */
export const postingProblems = (text: string, { form }: Job): Problem[] => {
	const problems: Problem[] = [];
	if (form.kind === "not-a-posting")
		problems.push({ where: "posting", ...SAID[form.reason] });
	if (form.kind === "several")
		problems.push({
			where: "posting",
			message: `This text lists ${form.vacancies.length} jobs.`,
			hint: "Choose one of them, or paste one posting alone.",
		});
	if (text.length > LONGEST_POSTING)
		problems.push({
			where: "posting",
			message:
				"The posting is very long: only its first 100,000 characters are read.",
			hint: "Paste the posting alone.",
		});
	return problems;
};
