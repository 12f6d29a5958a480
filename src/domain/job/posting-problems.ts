// What is wrong with a text that was given as a posting: nothing to read in it, a language that is not read, no posting at all.
// A reading is there all the same; these say why it is thin and what to do.

import type { Problem } from "../problem.ts";
import type { Job } from "./job.ts";
import { LONGEST_POSTING } from "./read-job.ts";

const WORD = /\p{L}{2,}/gu;
const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;
const FEWEST_WORDS = 5;
// More than any posting has; beyond it nothing changes.
const SAMPLE = 20_000;

/** All problems, the gravest first; empty for a posting that says what it asks for. */
export const postingProblems = (text: string, job: Job): Problem[] => {
	const sample = text.slice(0, SAMPLE);
	const letters = sample.match(LETTER)?.length ?? 0;
	const latin = sample.match(LATIN)?.length ?? 0;
	if (letters === 0) return [problem("The posting is empty.", PASTE_WHOLE)];
	if (latin * 2 < letters)
		return [
			problem(
				"The posting is in a language that is not read: only names in Latin letters were found in it.",
				"Paste it in English, German, French, Spanish, Italian, Dutch, Portuguese or Danish; a translation will do.",
			),
		];
	if ((sample.match(WORD)?.length ?? 0) < FEWEST_WORDS)
		return [problem("The posting holds hardly any words.", PASTE_WHOLE)];
	if (!isAsking(job))
		return [
			problem(
				"No tasks and no requirements were found: this may be no job posting.",
				"Paste the part with the tasks and the requirements too.",
			),
		];
	return text.length > LONGEST_POSTING
		? [
				problem(
					"The posting is very long: only its first 100,000 characters are read.",
					"Paste the posting alone.",
				),
			]
		: [];
};

const PASTE_WHOLE =
	"Paste its whole text, from the title to the last requirement.";

const isAsking = ({ requirements, knockouts, terms }: Job): boolean =>
	requirements.length > 0 ||
	knockouts.length > 0 ||
	terms.some(({ demand }) => demand !== "mention");

const problem = (message: string, hint: string): Problem => ({
	where: "posting",
	message,
	hint,
});
