// Years asked for in a position by its name, which somebody held or did not: what they did near it is no year in it.

import type { Requirement } from "../../job/job.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { profileLanguage } from "../profile-language.ts";
import { contentStems, wordsOf } from "../words.ts";
import { isOfOneRoot } from "./one-root.ts";

const ROLE = listPattern(
	`${wordOf(POSTING_WORDS, ({ years }) => years.inRole)}\\s*([^,;:.()\\n]{2,80})`,
	"iu",
);

/**
 * Whether years are asked for in a position that no title of the profile shares a word with. False where posting and profile are in
 * different languages: their titles share none.
 */
export function isOfUnheldRole(
	{ text, years }: Requirement,
	profile: Profile,
	/** Of the posting, ISO 639-1. */
	spoken: string,
): boolean {
	const [, role = ""] = years === null ? [] : (ROLE.exec(text) ?? []);
	const language = profileLanguage(profile);
	if (role === "" || spoken !== language) return false;
	const asked = stemsIn(role, language);
	const held = stemsIn(
		profile.work_experience
			.map(({ job_title }) => oneLine(job_title))
			.join("\n"),
		language,
	);
	return (
		asked.size > 0 &&
		held.size > 0 &&
		![...asked].some((stem) =>
			[...held].some(
				(own) =>
					own === stem || isOfOneRoot(own, stem) || shareAPart(own, stem),
			),
		)
	);
}

/** In letters: "lift", "monteur". */
const SHORTEST_PART = 4;
const SHORTEST_END = 6;

/** "Onderhoudsmonteur liften" and "liftmonteur": compounds of which one part is the same. */
function shareAPart(one: string, other: string): boolean {
	const [short = "", long = ""] = [one, other].toSorted(
		(a, b) => a.length - b.length,
	);
	if (short.length < SHORTEST_PART) return false;
	return (
		long.startsWith(short) ||
		long.endsWith(short) ||
		(short.length >= SHORTEST_END && long.endsWith(short.slice(-SHORTEST_END)))
	);
}

/** In small letters: a title's capital makes no name of its trade. */
function stemsIn(text: string, language: string): ReadonlySet<string> {
	return contentStems(wordsOf(text.toLowerCase(), language));
}
