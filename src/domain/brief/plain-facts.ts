// Lines of a profile as sentences of their own, with nothing that leads to them: what stands in a letter for a sentence of a model that
// may not.
import { LANGUAGE_CODES } from "../language/language-code.ts";
import { profileLanguage } from "../match/profile-language.ts";
import { entryIndexOf, isInSection, listOf } from "../profile/content-path.ts";
import type { Profile } from "../profile/profile.ts";
import { sentenceAlone } from "../tailoring/letter/lines-as-sentences.ts";
import type { NumberedFact } from "./brief.ts";

/** Null where a fact is no deed, or makes no sentence of its own in the language of the letter. */
export type PlainFact = (fact: NumberedFact) => string | null;

export function plainFacts(profile: Profile, language: string): PlainFact {
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined || profileLanguage(profile) !== code)
		return () => null;
	return ({ path, text }) => {
		const entry = entryOf(path, profile);
		if (!entry || listOf(path) !== "achievements") return null;
		const { is_current: isCurrent, achievements: beside } = entry;
		return sentenceAlone({ text, isCurrent, beside }, code);
	};
}

function entryOf(path: string, { work_experience, volunteer }: Profile) {
	const at = entryIndexOf(path) ?? -1;
	if (isInSection(path, "work_experience")) return work_experience[at];
	return isInSection(path, "volunteer") ? volunteer[at] : undefined;
}
