// The profile as documents may say it until the person has decided: a sentence of the summary that claims more than an entry
// holds is left out, and of two levels of a language the lower one counts. Entries keep their places.
import { sentencesOf } from "../clauses/sentence-ends.ts";
import { pathOf, putAt, valueAt } from "../profile/content-path.ts";
import { Profile } from "../profile/profile.ts";
import type { Claim, Contradiction } from "./contradiction.ts";
import { isLanguageLevel, isSaidOtherwise } from "./meanwhile.ts";

/** The same profile where nothing of it has to be said otherwise. */
export function saferProfile(
	profile: Profile,
	contradictions: readonly Contradiction[],
): Profile {
	const risky = contradictions.map(({ claims: [a, b], safe }) =>
		safe === 0 ? { claim: b, safer: a } : { claim: a, safer: b },
	);
	if (!risky.some(({ claim }) => isSaidOtherwise(claim))) return profile;
	const safer = Profile.parse(profile); // a copy: the profile stays as it is
	for (const one of risky) say(safer, one);
	return Profile.parse(safer);
}

function say(
	profile: Profile,
	{ claim, safer }: { claim: Claim; safer: Claim },
): void {
	if (claim.path === pathOf("personal", "summary"))
		profile.personal.summary = sentencesOf(profile.personal.summary ?? "")
			.filter((sentence) => !sentence.includes(claim.text))
			.join(" ");
	else if (isLanguageLevel(claim.path)) {
		putAt(profile, claim.path, valueAt(profile, safer.path));
		putAt(profile, claim.path.replace(/[^.]+$/, "level_as_written"), null);
	}
}
