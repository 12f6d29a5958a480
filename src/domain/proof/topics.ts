import type { Clause } from "../clauses/clause.ts";

/** "Emergency lighting: monthly tests": what stands before a colon is what the rest is about. */
export function isTopic({ words, parts, reading }: Clause): boolean {
	const last = Math.max(...parts.keys());
	return words[0] === 0 && /:/.test(reading.words[last + 1]?.gap ?? "");
}
