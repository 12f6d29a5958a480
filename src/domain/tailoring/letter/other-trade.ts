// Whether posting and profile are of different trades, so that what they share is words alone.
import type { Match, RequirementMatch } from "../../match/match.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import type { Tailoring } from "../content/tailoring.ts";

const FEWEST_NAMED = 8;
const MOST_NAMED_MISSING = 0.8;
const MOST_REQUIRED_MISSING = 0.4;
const SAME_FIELD = 0.65;

/** A score that, in one language, labels of advisers call far in nine of ten. */
const FAR_SCORE = 18;
const FEWEST_REQUIRED = 3;

/** Whether posting and profile share words and no trade: nearly all the posting names is nowhere, and much of what it requires. */
export function isOtherTrade(tailoring: Tailoring): boolean {
	return isFar(tailoring) || sharesWordsAlone(tailoring);
}

/** Whether little is met of what is required. Between two languages, and of one or two requirements, a low score says less. */
export function isFar({ match, job, profile }: Tailoring): boolean {
	const required = requiredOf(match);
	return (
		match.score < FAR_SCORE &&
		job.language === profileLanguage(profile) &&
		required.length >= FEWEST_REQUIRED &&
		missingShare(required) >= MOST_REQUIRED_MISSING
	);
}

function requiredOf({ requirements }: Match): RequirementMatch[] {
	return requirements.filter(
		({ requirement: { kind, ask } }) => kind === "must" && ask === null,
	);
}

function sharesWordsAlone({ match }: Tailoring): boolean {
	const named = match.terms.filter(
		({ term: { kind } }) => kind === "tool" || kind === "knowledge",
	);
	const required = requiredOf(match);
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
