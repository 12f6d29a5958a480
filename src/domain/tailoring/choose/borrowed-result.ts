// Results that a line itself puts down to somebody else: "Margin rose by 4 % after the owner brought in a price book". They are true, and
// prove nothing about the person: they stand below what the person did, and in no summary.
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { recent } from "../../recent.ts";

const CREDITED = listPattern(
	wordOf(SUMMARY_WORDS, ({ credited }) => credited),
	"iu",
);
/** Whoever uses what the person made: "after the team adopted my checklist". */
const OWN = listPattern(
	wordOf(SUMMARY_WORDS, ({ mine }) => mine),
	"iu",
);

/** Whether what came of the work is put down to somebody else's deed, and nothing of it to what the person made. */
export const isBorrowedResult = recent(
	(text: string): boolean => {
		const at = text.search(CREDITED);
		return at > 0 && /\p{N}/u.test(text) && !OWN.test(text.slice(at));
	},
	{ most: 500, longest: 600 },
);
