// Whether a line can be told as a sentence of a letter rather than quoted.
import type { Evidence } from "./evidence.ts";
import type { Material } from "./letter-material.ts";

export function isCertain(
	line: Evidence,
	{ teller, voice: { hasForeignLines } }: Material,
): boolean {
	return !hasForeignLines && teller.isSentence(line);
}
