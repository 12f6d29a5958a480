// The paper people write on where a person lives, or where a posting is from: US Letter in some American countries and the
// Philippines, A4 everywhere else.

import type { LanguageCode } from "../language/language-code.ts";
import { detectLanguage } from "../language/reading/detect-language.ts";
import {
	termsOfAllLanguages,
	wordOfAnyLanguage,
} from "../language/reading/resume-patterns.ts";
import { WRITING_WORDS } from "../language/tables/writing-of-languages.ts";
import type { Personal } from "./profile.ts";

export type UsualPaper = "letter" | "a4";

const COUNTRY_CODES = "US CA MX CL CO CR GT NI PA PH PR SV VE BZ".split(" ");
const COUNTRY_NAMES = new Set(
	termsOfAllLanguages(({ places }) => places.onLetter),
);
/** The codes one dials for them. */
const DIALLED = /^(?:\+|00)\s*(?:1|52|56|57|58|63|501|502|503|505|506|507)/;
const ABROAD = /^(?:\+|00)\s*[1-9]/;

/** Null where nothing says where the person is. */
export function paperOfPerson({
	country,
	phone,
}: Pick<Personal, "country" | "phone">): UsualPaper | null {
	const place = country?.trim() ?? "";
	if (place !== "") return isOnLetter(place) ? "letter" : "a4";
	const number = phone?.replace(/[\s().-]/g, "") ?? "";
	if (!ABROAD.test(number)) return null;
	return DIALLED.test(number) ? "letter" : "a4";
}

const NAMED = wordOfAnyLanguage(({ places }) => places.onLetter);
/** Their countries are on both sides: only its own words say where a posting is from. */
const ON_BOTH: readonly LanguageCode[] = ["es", "fr"];

/** Null where its own words don't show where a posting is from. */
export function paperOfPosting(posting: string): UsualPaper | null {
	const language = detectLanguage(posting);
	if (language === "und") return null;
	if (language === "en") {
		const { forms } = WRITING_WORDS.en;
		const isElsewhere = forms.some(
			({ signs, paysInDollars }) =>
				!paysInDollars && signs?.posting.test(posting),
		);
		return isElsewhere && !NAMED.test(posting) ? "a4" : null;
	}
	const mayBeEither = ON_BOTH.some((code) => code === language);
	return mayBeEither && NAMED.test(posting) ? "letter" : "a4";
}

function isOnLetter(country: string): boolean {
	return (
		COUNTRY_CODES.includes(country.toUpperCase()) ||
		COUNTRY_NAMES.has(country.toLowerCase())
	);
}
