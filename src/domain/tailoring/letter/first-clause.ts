// "Drew the samples; a laboratory reads them": the first clause is whole and true by itself, and nothing is told of what others do.
import { hasAssistingPart, isLimited } from "../choose/assisting.ts";
import { isOthersWork } from "../choose/others-work.ts";
import { lineClauses } from "./line-shapes.ts";

/** null where a line is one clause, or what stands behind it is a limit or a figure. */
export function firstClause(line: string, language: string): string | null {
	const [first = "", rest = "", more] = lineClauses(line);
	if (rest === "" || more !== undefined || /\d/.test(rest)) return null;
	const isNoLimit = !isLimited(rest) && !hasAssistingPart(`; ${rest}`);
	return isNoLimit || isOthersWork(rest, language) ? first : null;
}
