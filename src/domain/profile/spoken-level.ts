// How well somebody speaks a language of theirs.
import type { Language } from "./profile.ts";

/** How well a language is known, as documents say it; "" where the profile does not say. */
export function spokenLevel(language: Language): string {
	return language.level_as_written ?? language.proficiency_level ?? "";
}
