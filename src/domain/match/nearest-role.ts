// One role of a posting that is for several: the one nearest to what somebody has been, so that nobody applies as two.
import { namesRole } from "../job/facts/title-lines.ts";
import type { Job } from "../job/job.ts";
import { languagesOf, wordPattern } from "../job/text/spoken.ts";
import type { Profile } from "../profile/profile.ts";
import { titlePart } from "./score-parts.ts";
import { wordsOf } from "./words.ts";

const OR = wordPattern(
	({ logic }) => logic.or,
	(words) => `\\s+${words}\\s+`,
);
/** "Solutions Architects (Sales/CS), Account Executives": several people are sought for each. */
const IN_PLURAL = /\p{L}s(?: \([^()]*\))?$/u;

/** The title as the posting has it, or the role of several that one of the person's own titles names. */
export function nearestRole(
	{ title, language }: Pick<Job, "title" | "language">,
	{ personal, work_experience }: Pick<Profile, "personal" | "work_experience">,
): string | null {
	if (title === null) return null;
	const spoken = languagesOf("", language);
	const listed = title.split(/, /);
	const roles = listed.every((role) => IN_PLURAL.test(role))
		? listed
		: title.split(OR(spoken));
	if (roles.length < 2 || !roles.some((role) => namesRole(role, spoken)))
		return title;
	const own = [
		...work_experience.map(({ job_title }) => job_title),
		personal.headline ?? "",
	];
	const [first, second] = roles
		.map((role) => ({ role, near: titlePart(role, own) }))
		.toSorted((a, b) => b.near - a.near);
	return first && second && first.near > second.near
		? asOwnNumber(first.role, own)
		: title;
}

/** "Account Executives" for who has been an "Account Executive" is one. */
function asOwnNumber(role: string, own: readonly string[]): string {
	const held = own.flatMap((title) => wordsOf(title));
	const [last] = wordsOf(role).slice(-1);
	const same = held.find(({ stem }) => stem === last?.stem);
	return same ? role.replace(/\p{L}+$/u, same.text) : role;
}
