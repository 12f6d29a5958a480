// Languages as documents name them: in the document's language, with the level as the person gave it. Levels that programs
// write ("Native or Bilingual Proficiency") are put into words; a grade ("B2") and a person's own words stay as they are.
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { TONGUE_WORDS } from "../../language/tables/tongues-of-languages.ts";
import type { SpokenLevel } from "../../language/tongue-words.ts";
import type { Language } from "../../profile/profile.ts";
import { spokenLevel } from "../../profile/spoken-level.ts";

const LEVELS: readonly (readonly [RegExp, SpokenLevel])[] = [
	[/^native or bilingual(?: proficiency)?$/i, "bilingual"],
	[/^full professional(?: proficiency)?$/i, "full"],
	[/^professional working(?: proficiency)?$/i, "working"],
	[/^limited working(?: proficiency)?$/i, "limited"],
	[/^elementary(?: proficiency)?$/i, "elementary"],
	[/^basic$/i, "basic"],
	[/^conversational$/i, "conversational"],
	[/^proficient$/i, "proficient"],
	[/^fluent$/i, "fluent"],
	[/^native$/i, "native"],
];

/** The name of a language in another; as given where it is none of those the product knows. */
export function languageName(given: string, language: LanguageCode): string {
	const code = languageCodeOf(given);
	return code === null ? given.trim() : TONGUE_WORDS[language].names[code];
}

/** The same inside a sentence, where many languages write it small. */
export function nameInText(given: string, language: LanguageCode): string {
	const name = languageName(given, language);
	const { en } = TONGUE_WORDS[language].names;
	return en === en.toLowerCase()
		? name.charAt(0).toLowerCase() + name.slice(1)
		: name;
}

/** Whether a language needs no word of how well: a document written in it shows it. */
export function isSpokenFully(
	spoken: Language,
	language: LanguageCode,
): boolean {
	const level = spokenLevel(spoken);
	return (
		languageCodeOf(spoken.language_name) === language &&
		(/native|bilingual|mother tongue|fluent|full professional/i.test(level) ||
			FULLY.has(level.trim().toLowerCase()))
	);
}

/** Whether no posting asks for more: fluent, native or all a profession needs. */
export function isSpokenWell(spoken: Language): boolean {
	const level = spokenLevel(spoken).trim().toLowerCase();
	return (
		/native|bilingual|fluent|full professional/i.test(level) || WELL.has(level)
	);
}

const WELL = new Set(
	LANGUAGE_CODES.flatMap((code) => {
		const { native, bilingual, fluent, full } = TONGUE_WORDS[code].levels;
		return [native, bilingual, fluent, full].map((name) => name.toLowerCase());
	}),
);

/** A native's levels in every language. */
const FULLY = new Set(
	LANGUAGE_CODES.flatMap((code) => {
		const { native, bilingual, fluent } = TONGUE_WORDS[code].levels;
		return [native, bilingual, fluent].map((level) => level.toLowerCase());
	}),
);

/** The code of a language by its name in any of those the product knows. */
export function languageCodeOf(given: string): LanguageCode | null {
	const name = given.trim().toLowerCase();
	return (
		LANGUAGE_CODES.find((code) =>
			LANGUAGE_CODES.some(
				(other) => TONGUE_WORDS[other].names[code].toLowerCase() === name,
			),
		) ?? null
	);
}

/** How well it is spoken, "" where the profile does not say. */
export function levelName(spoken: Language, language: LanguageCode): string {
	return levelInWords(spokenLevel(spoken), language);
}

/** A level as given in the words of a language; a grade and a person's own words stay. */
export function levelInWords(given: string, language: LanguageCode): string {
	// It stands in brackets itself: "Conversational (B1)".
	const [, whole = given, behind = ""] =
		/^([^()]+?)\s*\(([^()]*)\)\s*$/u.exec(given) ?? [];
	const level = LEVELS.find(([pattern]) => pattern.test(whole.trim()))?.[1];
	const said =
		level === undefined ? whole.trim() : TONGUE_WORDS[language].levels[level];
	return [said, behind.trim()].filter(Boolean).join(", ");
}
