// The names of spoken languages in the languages resumes are written in, to tell "Languages: German, English" from
// "Languages: Python, Go".

import {
	inAnyLanguage,
	termsOfAllLanguages,
} from "../../language/reading/resume-patterns.ts";

const NAMES = new Set(termsOfAllLanguages(({ languages }) => languages.names));
const QUALIFIED = new RegExp(
	`^${inAnyLanguage(({ languages }) => languages.qualifier)}`,
	"u",
);

/** Whether a text names a spoken language. */
export function isLanguageName(text: string): boolean {
	const bare = text
		.toLowerCase()
		.replace(/\([^)]*\)/g, "")
		.trim();
	if (NAMES.has(bare)) return true;
	const words = bare.split(/\s+/);
	return (
		words.length <= 3 &&
		words.some((word) => NAMES.has(word)) &&
		QUALIFIED.test(bare)
	);
}
