// A profile prepared for all rules of the analysis: read once, asked many times.
import { type FactIndex, indexFacts } from "../match/evidence.ts";
import { factsOf } from "../match/facts.ts";
import { profileLanguage } from "../match/profile-language.ts";
import type { Profile } from "../profile/profile.ts";

/** A profile prepared for all rules: read once, asked many times. `today` is "YYYY-MM-DD". */
export type ProfileReading = {
	profile: Profile;
	today: string;
	language: string;
	index: FactIndex;
};

export function readProfile(profile: Profile, today: string): ProfileReading {
	const language = profileLanguage(profile);
	return {
		profile,
		today,
		language,
		index: indexFacts(factsOf(profile), language),
	};
}
