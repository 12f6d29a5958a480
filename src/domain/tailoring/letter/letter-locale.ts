// The country a letter is formed for: the posting's, where its own words show it, else the person's.
import type { LanguageCode } from "../../language/language-code.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import type { LetterForm } from "../../language/writing-words.ts";
import type { Profile } from "../../profile/profile.ts";

// Postings for several countries name British cities beside American ones.
const AMERICAN =
	/\$\s?\d|\b(?:USA?|United States|New York|San Francisco|California|Texas|401\(?k)\b/;

export function letterFormFor(
	language: LanguageCode,
	{ profile, posting }: { profile: Profile; posting: string },
): LetterForm {
	const { forms } = WRITING_WORDS[language];
	const country = profile.personal.country?.trim() ?? "";
	const usual = forms.at(-1) ?? forms[0];
	const own = forms.find(({ signs }) => signs?.country.test(country));
	// One sign may be a city among others; where the person lives elsewhere it takes two.
	const isAmerican = AMERICAN.test(posting);
	const shown = forms.find(
		({ signs, paysInDollars }) =>
			signs &&
			(paysInDollars || !isAmerican) &&
			countOf(signs.posting, posting) >= (own || country === "" ? 1 : 2),
	);
	return (
		shown ?? forms.find(({ signs }) => signs?.country.test(country)) ?? usual
	);
}

function countOf(pattern: RegExp, text: string): number {
	const all = new RegExp(pattern.source, `${pattern.flags.replace("g", "")}g`);
	return new Set(text.match(all)).size;
}
