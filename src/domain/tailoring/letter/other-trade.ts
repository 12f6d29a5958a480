// Whether posting and profile are of different trades, so that what they share is words alone.
import type { Tailoring } from "../content/tailoring.ts";

const FEWEST_NAMED = 8;
const MOST_NAMED_MISSING = 0.8;
const MOST_REQUIRED_MISSING = 0.4;
const SAME_FIELD = 0.65;

/** Whether posting and profile share words and no trade: nearly all the posting names is nowhere, and much of what it requires. */
export function isOtherTrade({ match }: Tailoring): boolean {
	const named = match.terms.filter(
		({ term: { kind } }) => kind === "tool" || kind === "knowledge",
	);
	const required = match.requirements.filter(
		({ requirement: { kind, ask } }) => kind === "must" && ask === null,
	);
	return (
		match.field < SAME_FIELD &&
		named.length >= FEWEST_NAMED &&
		missingShare(named) >= MOST_NAMED_MISSING &&
		missingShare(required) >= MOST_REQUIRED_MISSING
	);
}

function missingShare(all: readonly { support: string }[]): number {
	return (
		all.filter(({ support }) => support === "absent").length /
		Math.max(1, all.length)
	);
}
