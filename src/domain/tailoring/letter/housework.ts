// Who kept a kitchen, a cupboard or a van in order says nothing of the work, unless the posting asks for it.
import { wordOf } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/summary-of-languages.ts";

const HOUSEWORK = new RegExp(
	wordOf(SUMMARY_WORDS, ({ chores }) => chores),
	"iu",
);
const MOST_WORDS = 12;
/** Letters of a word that it keeps in most of its forms. */
const STEM = 5;

export function isHousework(line: string, posting: string): boolean {
	const [found = ""] = HOUSEWORK.exec(line) ?? [];
	return (
		found !== "" &&
		line.split(/\s+/).length <= MOST_WORDS &&
		!posting.toLowerCase().includes(found.slice(0, STEM).toLowerCase())
	);
}
