// Whether a line says of itself that somebody else answered for the work, or did its deciding part.
import { hasAssistingPart, isLimited } from "../choose/assisting.ts";
import type { Evidence } from "./evidence.ts";

export function isLimitedLine({ whole }: Pick<Evidence, "whole">): boolean {
	return hasAssistingPart(whole) || isLimited(whole);
}
