// Lines that say of themselves that somebody else answered for the work, or did its deciding part. They keep their
// limit word for word, and lead no letter.
import { opensWithOthers } from "../choose/others-work.ts";
import type { Evidence } from "./evidence.ts";
import { isLimitedLine } from "./limited-line.ts";

/** Whether a line should not be the first a reader sees of a position: it has a limit, or begins with somebody else's deed. */
export function isNoBeginning(
	line: Pick<Evidence, "whole">,
	language: string,
): boolean {
	return (
		isLimitedLine(line) ||
		[line.whole, ...asidesOf(line.whole)].some((text) =>
			opensWithOthers(text, language),
		)
	);
}

/** "… (the director presents the budget, I present mine)" */
function asidesOf(text: string): string[] {
	return [...text.matchAll(/\(([^()]*)\)/gu)].map(([, inner = ""]) => inner);
}
