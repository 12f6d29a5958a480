// English: notes of a resume that are no sentence of their own.
import type { NotesWords } from "../notes-words.ts";

export const notes: NotesWords = {
	covers: ["covers", "covered"],
	work: {
		current: [
			"My work as {title} at {company} (since {since}) {covers} {part}",
		],
		titled: ["My work as {title} at {company} {covers} {part}"],
		first: ["My work at {company} {covers} {part}"],
		named: ["My work at {company} also {covers} {part}"],
		begin: ["That work {covers} {part}"],
		now: ["My current job {covers} {part}"],
		same: ["That work also {covers} {part}", "The job also {covers} {part}"],
		earlier: ["My earlier work as {title} at {company} {covers} {part}"],
		project: ["The project {company} {covers} {part}"],
		volunteer: ["My volunteer work at {company} {covers} {part}"],
		own: ["My freelance work {covers} {part}"],
	},
	figures: {
		there: "In figures: {part}",
		at: "In figures, from my work at {company}: {part}",
	},
	result: {
		there: "One result of that work: {part}",
		at: "One result of my work at {company}: {part}",
	},
	figureChange: {
		fell: [" fell ", " fell "],
		rose: [" rose ", " rose "],
		opens: "",
		closes: "",
		joints: [{ plain: "from " }, { plain: "to " }],
		from: "from",
		to: "to",
		inYear: "in",
		within: "in|on|of|at|for|per",
		ways: "down|up",
	},
	and: " and ",
};
