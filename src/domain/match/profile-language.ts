// The language a profile is written in, which is the language of every document made from it.
import {
	type DetectedLanguage,
	detectLanguageOfLines,
} from "../language/reading/detect-language.ts";
import type { Profile } from "../profile/profile.ts";
import { factsOf } from "./facts.ts";

// Every step of a document asks it of the same profile.
const known = new WeakMap<Profile, DetectedLanguage>();

/** "und" where the profile's own lines are too few or too mixed to tell: its documents then have English headings. */
export function profileLanguage(profile: Profile): DetectedLanguage {
	const language = known.get(profile) ?? languageOfLines(profile);
	known.set(profile, language);
	return language;
}

function languageOfLines(profile: Profile): DetectedLanguage {
	return detectLanguageOfLines(proseOf(profile));
}

/** The lines of a profile that are written rather than named. */
export function proseOf(profile: Profile): string[] {
	return factsOf(profile)
		.filter(({ path }) =>
			/headline|summary|description|achievements|job_title|degree_type|field_of_study|role_title/.test(
				path,
			),
		)
		.map(({ text }) => text);
}
