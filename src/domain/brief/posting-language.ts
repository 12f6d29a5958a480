// In which language a model writes where the person chose none: the posting's, where they work in it, else the profile's. What
// reads as two languages mixed goes back to the profile's.
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../language/language-code.ts";
import { profileLanguage } from "../match/profile-language.ts";
import { isInSection, listOf } from "../profile/content-path.ts";
import type { Language, Profile } from "../profile/profile.ts";
import { spokenLevel } from "../profile/spoken-level.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../tailoring/content/content.ts";
import { isSpokenWell, languageCodeOf } from "../tailoring/wording/spoken.ts";

/** Null where it is the profile's own. */
export function postingLanguage(
	profile: Profile,
	job: { language: string },
): LanguageCode | null {
	const asked = LANGUAGE_CODES.find((code) => code === job.language);
	if (asked === undefined || asked === profileLanguage(profile)) return null;
	const isWorkedIn = profile.languages.some(
		(spoken) =>
			languageCodeOf(spoken.language_name) === asked && isWorkingLevel(spoken),
	);
	return isWorkedIn ? asked : null;
}

function isWorkingLevel(spoken: Language): boolean {
	return (
		isSpokenWell(spoken) ||
		/\b(?:b2|c1|c2|proficient|professional working)\b/i.test(
			spokenLevel(spoken),
		)
	);
}

/** More lines than this share in the person's own language are no translation. */
const MOST_OWN = 0.25;

/** Whether a document in another language than the profile's holds too much that is not translated. */
export function isMixed(content: ResumeContent | LetterContent): boolean {
	// A letter's sentences go out; one that fell whole lists the person's own lines.
	if ("body" in content) return content.metadata.model === "builtin";
	const stated = content.validation.lines.filter(
		({ path }) =>
			path === "summary" ||
			(listOf(path) === "achievements" &&
				isInSection(path, "experience", "projects", "volunteer")),
	);
	const own = stated.filter(({ change }) => change === "kept");
	return own.length > stated.length * MOST_OWN;
}

/** The document in the profile's language, saying why. */
export function inOwnLanguage<C extends ResumeContent | LetterContent>(
	content: C,
): C {
	const { validation } = content;
	return {
		...content,
		validation: {
			...validation,
			warnings: [...validation.warnings, UNPROVED],
		},
	};
}

const UNPROVED =
	"Too few lines of the model's translation were proved by your profile, so this document is in your profile's language.";
