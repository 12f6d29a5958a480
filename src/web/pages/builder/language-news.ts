// What is said about the languages of posting, profile and documents before anything is made.
import {
	LANGUAGE_NAMES,
	type LanguageCode,
} from "../../../domain/language/language-code.ts";
import type { SpokenLanguages } from "./match-messages.ts";

type Choice = {
	language: LanguageCode | null;
	/** A model writes, which translates. */
	hasModel: boolean;
};

/** Null where the documents speak the posting's language, or where one of the two cannot be told. */
export function newsOfLanguages(
	spoken: SpokenLanguages,
	choice: Choice,
): { text: string; offered: LanguageCode } | null {
	const { posting } = spoken;
	const documents = languageOfDocuments(spoken, choice);
	if (!posting || !documents || posting === documents) return null;
	const text = `This posting is in ${nameOf(posting)}. Your resume and letter would be in ${nameOf(documents)}.`;
	return { text, offered: posting };
}

/** What the choice does to the person's own lines. */
export function hintOf(
	spoken: SpokenLanguages | undefined,
	choice: Choice,
): string {
	const documents = spoken && languageOfDocuments(spoken, choice);
	if (!documents || !spoken.profile || documents === spoken.profile)
		return "Headings and dates follow it. Your own lines stay as you wrote them.";
	return choice.hasModel
		? `The model translates your lines; what can't be proved stays in ${nameOf(spoken.profile)}.`
		: `Headings, dates and the letter's own sentences are in ${nameOf(documents)}. Your lines stay in ${nameOf(spoken.profile)} until you translate them in your profile.`;
}

/** What is meant where nothing is chosen. */
export function usualName(
	spoken: SpokenLanguages | undefined,
	hasModel: boolean,
): string {
	const documents =
		spoken && languageOfDocuments(spoken, { language: null, hasModel });
	if (!spoken || !documents) return "As in my profile";
	const whose = documents === spoken.profile ? "my profile" : "the posting";
	return `As in ${whose} (${nameOf(documents)})`;
}

function languageOfDocuments(
	{ profile, documents }: SpokenLanguages,
	{ language, hasModel }: Choice,
): LanguageCode | null {
	return language ?? (hasModel ? documents : profile);
}

const nameOf = (code: LanguageCode) => LANGUAGE_NAMES[code].english;
