// Phrases after or before which a posting names what somebody should know: "experience with X", "X skills".

import { listPattern } from "../../language/list-pattern.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import { around } from "../text/around-terms.ts";

/** What follows is asked for, up to the end of the phrase. */
export const CUE_BEFORE = listPattern(
	`${LETTERS_BEGIN}${around("cueBefore")}${LETTERS_END}`,
	"giu",
);

/** What stands before is asked for: "SQL skills", "wound care experience". */
export const CUE_AFTER = new RegExp(`^${around("cueBehind")}$`, "i");

/** A role: the thing before it is what the job is called, not what is asked. */
export const ROLE_AFTER = new RegExp(`^${around("roles")}$`, "i");

/** The end of a longer word says that its beginning is asked for: "EDV-Kenntnisse", "computer skills". */
export const CUE_TAIL = listPattern(`${around("askingTails")}$`, "iu");
