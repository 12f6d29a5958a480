// Where postings are published: whose pages they are, and never who offers the job.

import { listPattern } from "../../language/list-pattern.ts";
import { employerWords } from "./naming.ts";

/** A line that is the name of such a page and nothing else. */
export const BOARD_LINE = {
	probe: listPattern(`^[ \\t•]*${employerWords("boards")}`, "im"),
	pattern: listPattern(
		`^[ \\t•]*${employerWords("boards")}(?:\\.[a-z]{2,3}){0,2}(?:['’]?s? logo)?[ \\t]*$`,
		"gim",
	),
	replace: () => "",
};
