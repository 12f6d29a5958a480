// The few words a document needs besides the person's own, language by language. Adding a language is adding a file.
import { de } from "./wording/de.ts";
import { en } from "./wording/en.ts";
import type { Wordings } from "./wording/wordings.ts";

const WORDINGS: Readonly<Record<string, Wordings>> = { en, de };

/** The wording for an ISO 639-1 code; English where the language is not known. */
export function wordingOf(language: string): Wordings {
	return WORDINGS[language] ?? en;
}
