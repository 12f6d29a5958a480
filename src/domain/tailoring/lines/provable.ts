// Whether what a writer made of a line still follows from the profile. What cannot be proved is not written, whatever rule made it.
import type { Profile } from "../../profile/profile.ts";
import { groundOf } from "../../proof/ground.ts";
import { prove } from "../../proof/prove.ts";

/** `entry` is the entry of the profile it stands under; undefined for a summary. */
export function isProvable(
	text: string,
	profile: Profile,
	entry?: string,
): boolean {
	return prove({ text, entry }, groundOf(profile)).verdict === "proved";
}
