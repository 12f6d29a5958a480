// Who kept a kitchen, a cupboard or a van in order says nothing of the work, nor does who answered the telephone, unless the posting
// asks for it.
import { wordOf } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/summary-of-languages.ts";

const HOUSEWORK = new RegExp(
	wordOf(SUMMARY_WORDS, ({ chores }) => chores),
	"iu",
);
const ROUTINE = new RegExp(
	wordOf(SUMMARY_WORDS, ({ routines }) => routines),
	"iu",
);
const MOST_WORDS = 12;
/** Letters of a word that it keeps in most of its forms. */
const STEM = 5;

export function isHousework(line: string, posting: string): boolean {
	const [found = ""] = HOUSEWORK.exec(line) ?? [];
	const isChore =
		found !== "" &&
		line.split(/\s+/).length <= MOST_WORDS &&
		!posting.toLowerCase().includes(found.slice(0, STEM).toLowerCase());
	return isChore || isRoutine(line, posting);
}

/** With a figure it says how much of it there was. */
function isRoutine(line: string, posting: string): boolean {
	const [found = ""] = ROUTINE.exec(line) ?? [];
	return (
		found !== "" &&
		!/\d/.test(line) &&
		line.split(/\s+/).length <= MOST_WORDS &&
		!posting.toLowerCase().includes(found.toLowerCase())
	);
}
