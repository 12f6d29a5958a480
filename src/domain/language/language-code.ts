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

/** Languages whose resumes are read though the product writes none in them: their words of dates and resumes are known alone. */
export const READ_ONLY_CODES = ["pl"] as const;

export type ReadOnlyCode = (typeof READ_ONLY_CODES)[number];

/** Languages that write without blanks between words. */
export const UNSPACED: readonly LanguageCode[] = ["zh"];

/** One value for every language, in the order of LANGUAGE_CODES. */
export type EachLanguage<Words> = Readonly<Record<LanguageCode, Words>>;

/** What each language is called by its own speakers and in English. */
export const LANGUAGE_NAMES: EachLanguage<{ own: string; english: string }> = {
	en: { own: "English", english: "English" },
	de: { own: "Deutsch", english: "German" },
	fr: { own: "Français", english: "French" },
	es: { own: "Español", english: "Spanish" },
	it: { own: "Italiano", english: "Italian" },
	nl: { own: "Nederlands", english: "Dutch" },
	pt: { own: "Português", english: "Portuguese" },
	da: { own: "Dansk", english: "Danish" },
	no: { own: "Norsk", english: "Norwegian" },
	sv: { own: "Svenska", english: "Swedish" },
	zh: { own: "中文", english: "Chinese" },
};
