// The language in which lines are compared. Where a profile is too short to tell its own, that of the posting stands for it if it is
// as likely as any; what is written in a language nobody here reads says nothing of what is not in it.
import { isKnown } from "../clauses/make-vocabulary.ts";
import type { Job } from "../job/job.ts";
import {
	type DetectedLanguage,
	readLanguage,
} from "../language/reading/detect-language.ts";
import {
	languageClues,
	rankedLanguages,
} from "../language/reading/language-clues.ts";
import type { Profile } from "../profile/profile.ts";
import { profileLanguage, proseOf } from "./profile-language.ts";

const AS_LIKELY = 0.6;

/** The language a profile's lines are compared in with those of a posting. */
export function languageBeside(
	{ language }: Pick<Job, "language">,
	profile: Profile,
): DetectedLanguage {
	const own = profileLanguage(profile);
	if (own !== "und" || !isKnown(language)) return own;
	const text = textOf(profile);
	if (readLanguage(text).uncertain === "unknown") return own;
	const ranked = rankedLanguages(languageClues(text));
	const most = ranked[0]?.[1] ?? 0;
	const points = ranked.find(([code]) => code === language)?.[1] ?? 0;
	return points > 0 && points >= AS_LIKELY * most ? language : own;
}

/** Whether the profile or the posting is written in a language that is not read. */
export function isUnread(
	{ language, requirements }: Pick<Job, "language" | "requirements">,
	profile: Profile,
): boolean {
	return (
		isForeign(language, () =>
			requirements.map(({ text }) => text).join("\n"),
		) || isForeign(profileLanguage(profile), () => textOf(profile))
	);
}

function isForeign(language: string, textIn: () => string): boolean {
	if (isKnown(language)) return false;
	return language !== "und" || isOfNone(textIn());
}

const ENOUGH_WORDS = 11;
const LEAST_POINTS = 1;

/** In a text of so many words each language that is read would leave a trace. */
function isOfNone(text: string): boolean {
	if (readLanguage(text).uncertain === "unknown") return true;
	const clues = languageClues(text);
	const most = rankedLanguages(clues)[0]?.[1] ?? 0;
	return clues.read >= ENOUGH_WORDS && most < LEAST_POINTS;
}

function textOf(profile: Profile): string {
	return proseOf(profile).join("\n");
}
