// What is read of a profile is kept with it, for as long as it is there. A thread is given a copy with every step, though: so that the
// next step and the next posting find what was read, an equal profile is taken for the one that came first.
import type { Profile } from "../profile/profile.ts";

/** Whoever works with one profile soon works with it again; a thread keeps no more than a few. */
const MOST = 8;

const known = new Map<string, Profile>();

/** The profile, or the equal one that was given before. */
export function knownProfile(profile: Profile): Profile {
	const written = JSON.stringify(profile);
	const first = known.get(written) ?? profile;
	// The one used last stands last.
	known.delete(written);
	known.set(written, first);
	const [oldest] = known.keys();
	if (known.size > MOST && oldest !== undefined) known.delete(oldest);
	return first;
}
