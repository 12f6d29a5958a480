// How much of a requirement a careful reader would grant, as labelled pairs say. What facts decide is granted as decided. What lines
// decide is granted as likely as they say it: of what seems absent much is there where it nearly passed for answered, and nothing
// where no line comes near.
import type { RequirementSupport } from "../match.ts";
import type { Asking, Decision } from "./asking.ts";
import { SUPPORTED } from "./weights.ts";

type Known = Exclude<RequirementSupport, "unknown">;

const BY_FACTS: Readonly<Record<Known, number>> = {
	shown: 1,
	listed: 0.85,
	partly: 0.6,
	absent: 0,
};
/** At the likelihood from which on something counts as answered, and what each further step of it adds. */
const BY_LINES = {
	shown: { start: 0.7, slope: 0.7 },
	listed: { start: 0.7, slope: 0.7 },
	partly: { start: 0.55, slope: 0.9 },
} as const;
const NOT_FOUND = 0.5;
/** Of what nobody here can read nothing is known: as much as a posting in the trade is answered on the whole. */
const UNREAD = 0.55;

type Decided = { likelihood: number; isByFacts: boolean };

/** 0–1; null for what counts neither way, as only the person can tell. */
export function grantedBy(
	{ support }: Decision,
	{ likelihood, isByFacts }: Decided,
	{ isUnread, requirement, ranking }: Asking,
): number | null {
	if (support === "unknown")
		return isUnread && requirement.ask === null ? UNREAD : null;
	if (isByFacts) return BY_FACTS[support];
	if (support === "absent")
		return ranking.covered > 0 ? NOT_FOUND * likelihood : 0;
	const { start, slope } = BY_LINES[support];
	return start + slope * (likelihood - SUPPORTED);
}
