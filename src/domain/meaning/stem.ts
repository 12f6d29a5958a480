// The stem of a word: plural, verb endings, British spelling and accents folded away. Stems compare words and are never shown.
import { stemmer } from "stemmer";
import { keyOf } from "../job/text/tokens.ts";
import { recent } from "../recent.ts";

// Branches of knowledge whose stem means something else: marketing is no market, accounting no account.
const OWN_MEANING = new Set(
	`marketing accounting engineering banking catering consulting nursing programming housing branding manufacturing
  university universal organic business operations operation general generation policy police`.split(
		/\s+/,
	),
);

/** `key` is the word's English key (see tokens.ts), `language` an ISO 639-1 code or "und". */
export function stemOf(text: string, key: string, language: string): string {
	if (
		key.length < 4 ||
		isAcronym(text) ||
		!/^\p{L}+$/u.test(key) ||
		OWN_MEANING.has(key)
	)
		return key;
	if (language === "en" || language === "und") return englishStem(key);
	return keyOf(text, language);
}

/** A document names the same words in line after line. */
const englishStem = recent(stemmer, { most: 8_000, longest: 40 });

/** All capitals, so that "IT" is not "it" and "AIDS" not "aids". */
export function isAcronym(text: string): boolean {
	return /^\p{Lu}[\p{Lu}\p{N}&/+-]*$/u.test(text) && text.length <= 6;
}
