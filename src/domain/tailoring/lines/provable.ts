// Whether what a writer made of a line still follows from the profile. What cannot be proved is not written, whatever rule made it.
import type { Profile } from "../../profile/profile.ts";
import { groundOf } from "../../proof/prepare-ground.ts";
import { proofFor } from "../../proof/prove.ts";

// A resume is written several times until it fits its pages, and compared with what other strengths would write.
const known = new WeakMap<Profile, Map<string, boolean>>();

/** `entry` is the entry of the profile it stands under; undefined for a summary. */
export function isProvable(
	text: string,
	profile: Profile,
	entry?: string,
): boolean {
	const answers = known.get(profile) ?? new Map<string, boolean>();
	known.set(profile, answers);
	const key = `${entry ?? ""}\n${text}`;
	const answer =
		answers.get(key) ?? proofFor({ text, entry }, groundOf(profile)) !== null;
	answers.set(key, answer);
	return answer;
}
