// Years asked for in a position by its name, which somebody held or did not: what they did near it is no year in it.

import type { Requirement } from "../../job/job.ts";
import { setAround } from "../../job/text/around-terms.ts";
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
	if (role === "" || spoken !== language || INITIALS.test(nameIn(role)))
		return false;
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
			[...held].some((own) => isLike(own, stem) || shareAPart(own, stem)),
		)
	);
}

/**
 * Numbers of the jobs whose title bears the whole name of the position that years are asked for in, up to the first word that only
 * joins: "site manager in house building". Null where none is named, where another may stand for it, or where posting and profile are
 * in different languages.
 */
export function jobsOfRole(
	{ text, years, orEquivalent }: Requirement,
	profile: Profile,
	/** Of the posting, ISO 639-1. */
	spoken: string,
): number[] | null {
	const bare = text.replace(FORM_FOR_WOMEN, "");
	const [, role = ""] = years === null ? [] : (ROLE.exec(bare) ?? []);
	const language = profileLanguage(profile);
	if (orEquivalent || spoken !== language || isOneOfSeveral(role, bare))
		return null;
	const asked = [...stemsIn(nameIn(role), language)];
	if (asked.length === 0) return null;
	return [...profile.work_experience.keys()].filter((at) => {
		const title = oneLine(profile.work_experience[at]?.job_title ?? "");
		const held = [...stemsIn(title, language)];
		return asked.every((stem) => held.some((own) => isLike(own, stem)));
	});
}

/** "As an RN", "as an RRT": titles spell out what a posting calls by its initials, and papers name it. */
const INITIALS = /^\p{Lu}{2,6}s?$/u;

/** "Bauleiter:in", "técnico/a", "vendeur(se)". */
const FORM_FOR_WOMEN =
	/(?<=\p{Ll})(?:[:*·_]-?in(?:nen)?|\/-?(?:in|a|e|ne|euse|rice)|\((?:a|e|se|ne|rice|in)\))(?!\p{L})/gu;
const OR = setAround("or");
const JOINING = setAround("weightless");
const WITHIN_NAMES = setAround("of");

/** "As a buyer or planner", "as a cook, baker": behind the name itself, not behind what it is in. */
function isOneOfSeveral(role: string, text: string): boolean {
	const name = nameIn(role);
	const [next = ""] = role.trim().slice(name.length).trim().split(/\s+/u);
	const behind = text.slice(text.indexOf(role) + role.length).trimStart();
	return (
		name.includes("/") ||
		OR.has(next.toLowerCase()) ||
		(next === "" && /^,\s*\p{L}/u.test(behind))
	);
}

/** The words of a name: "chef de chantier" of "chef de chantier en bâtiment". */
function nameIn(role: string): string {
	const words = role.trim().split(/\s+/u);
	const end = words.findIndex((word) => {
		const small = word.toLowerCase();
		return JOINING.has(small) && !WITHIN_NAMES.has(small);
	});
	return words.slice(0, end < 0 ? undefined : end).join(" ");
}

function isLike(one: string, other: string): boolean {
	return one === other || isOfOneRoot(one, other);
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
