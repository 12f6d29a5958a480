// The languages whose words the product knows, by ISO 639-1 code. Adding a code here makes the compiler name every table
// that still lacks the language (docs/how-to/add-a-language.md).

export const LANGUAGE_CODES = [
	"en",
	"de",
	"fr",
	"es",
	"it",
	"nl",
	"pt",
	"da",
	"no",
	"sv",
	"zh",
] as const;

export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** Languages that write without blanks between words. */
export const UNSPACED: readonly LanguageCode[] = ["zh"];

/** One value for every language, in the order of LANGUAGE_CODES. */
export type EachLanguage<Words> = Readonly<Record<LanguageCode, Words>>;
