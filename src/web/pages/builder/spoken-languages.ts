// Which languages meet when a posting is answered: its own, the profile's, and the one a model writes in unless told otherwise.
import { postingLanguage } from "../../../domain/brief/posting-language.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../../domain/language/language-code.ts";
import { profileLanguage } from "../../../domain/match/profile-language.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import type { SpokenLanguages } from "./match-messages.ts";

export function spokenLanguages(
	profile: Profile,
	job: { language: string },
): SpokenLanguages {
	const own = known(profileLanguage(profile));
	return {
		posting: known(job.language),
		profile: own,
		documents: postingLanguage(profile, job) ?? own,
	};
}

function known(language: string): LanguageCode | null {
	return LANGUAGE_CODES.find((code) => code === language) ?? null;
}
