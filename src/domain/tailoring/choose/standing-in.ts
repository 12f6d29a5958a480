// Work in the place of whoever holds the post that is asked for: the job itself, done without its title.

import { readLine } from "../../clauses/read-line.ts";
import { isDeputy, rankOfTitle } from "../../job/facts/find-seniority.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { NAMING_WORDS } from "../../language/tables/naming-of-languages.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { isInPlace } from "../../proof/absence-flaws.ts";
import { isLimited } from "./assisting.ts";
import { soughtIn } from "./order-lines.ts";

const DEPUTY = 2;
const LEADER = 3;

/** How high a title stands; a deputy of any kind above who does the work. */
export function heightOf(title: string): number {
	return isDeputy(title) ? DEPUTY : rankOfTitle(title);
}

/**
 * Whether a line tells of standing in for somebody by the title that is asked for, or, where the post leads and no position held did, for
 * whoever leads.
 */
export function standsInFor(
	title: string,
	profile: Profile,
): (line: string) => boolean {
	const language = profileLanguage(profile);
	const sought = soughtIn(title, profile);
	const held = [
		profile.personal.headline,
		...profile.work_experience.map(({ job_title }) => job_title),
	].map((one) => heightOf(oneLine(one)));
	const leads =
		(rankOfTitle(title) >= LEADER || isDeputy(title)) &&
		Math.max(...held, 0) < Math.max(LEADER, rankOfTitle(title));
	return (whole) => {
		// "Interim: ran the meetings, the council is chaired by the director": what is said of others names nobody's place.
		const line = whole
			.split(/[,;]\s/u)
			.filter((part) => !isLimited(part))
			.join(", ");
		const namesTitle = [...contentStems(wordsOf(line))].some((stem) =>
			sought.has(stem),
		);
		const namesLeader =
			leads && (rankOfTitle(line) >= LEADER || OWNER.test(line));
		return (
			(namesTitle || namesLeader) &&
			(IN_PLACE.test(line) || readLine(line, language).some(isInPlace))
		);
	};
}

/** "Covered the planner's holidays". */
const IN_PLACE = listPattern(
	wordOf(SUMMARY_WORDS, ({ inPlace }) => inPlace),
	"iu",
);

/** "The founder", "the owner". */
const OWNER = new RegExp(
	wordOf(NAMING_WORDS, ({ employer }) => employer.founder ?? ""),
	"iu",
);
