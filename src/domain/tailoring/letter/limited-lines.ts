// Lines that say of themselves that somebody else answered for the work, or did its deciding part. They keep their
// limit word for word, and lead no letter.
import { hasAssistingPart, isLimited } from "../choose/assisting.ts";
import type { Evidence } from "./evidence.ts";

export function isLimitedLine({ whole }: Pick<Evidence, "whole">): boolean {
	return hasAssistingPart(whole) || isLimited(whole);
}
