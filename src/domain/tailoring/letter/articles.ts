// Articles before nouns, and the small first letter of what stands inside a sentence.
import type { Nouns } from "../../language/writing-words.ts";

const VOWEL = /^[aeiouàèéêhâîôûáíóúœ]/i;

/** The article of a noun by the language's table; null where it is not certain. */
export function articleOf(noun: string, { articles }: Nouns): string | null {
	return articles.find(([, known]) => known.test(noun))?.[0] ?? null;
}

/** The article with its blank, as it is written before this text. */
export function articleFor(
	article: string,
	said: string,
	language: string,
): string {
	if (article === "") return "";
	// The definite one alone is cut short before a vowel.
	if (language === "fr" && article.length === 2 && VOWEL.test(said))
		return "l’";
	if (language === "it") {
		if (/^(?:il|lo|la)$/.test(article) && /^[aeiouàèéìòù]/i.test(said))
			return "l’";
		if (article === "il" && IMPURE.test(said)) return "lo ";
	}
	return `${article} `;
}

/** The indefinite article with its blank, as its language writes it before this text: "an ", "uno ". */
export function indefiniteFor(
	article: string,
	said: string,
	language: string,
): string {
	if (article === "") return "";
	if (language === "en" && article === "a")
		return startsWithVowel(said) ? "an " : "a ";
	if (language === "it" && article === "una" && VOWEL.test(said)) return "un’";
	if (language === "it" && article === "un" && IMPURE.test(said)) return "uno ";
	return `${article} `;
}

/** Consonants before which Italian says "lo" and "uno". */
const IMPURE = /^(?:s[^aeiou]|z|gn|ps|x|y)/i;

/** "a Web Developer", "an HVAC Technician"; "Head of Sales" and "Chief Nurse" are held by one alone and take none. */
export function withJobArticle(title: string): string {
	if (title === "" || HELD_BY_ONE.test(title)) return title;
	return `${startsWithVowel(title) ? "an" : "a"} ${title}`;
}

const HELD_BY_ONE =
	/^(?:an? |the |head|chief|director|managing|deputy|acting|interim|vice|president|dean|principal|provost|rector|C[A-Z]O\b|[SE]?VP\b|founder|co-|owner|proprietor|chair|second|first|sole|self|freelance(?! \p{L})|various|work|part of)|s$(?<!ss)/iu;

/** By how it sounds: "an X-ray technician", "a UX designer", "an honorary lecturer". */
function startsWithVowel(title: string): boolean {
	const [first = ""] = title.split(/[\s/-]/u);
	// "NVQ", "M.S.", "MSc".
	const isSpelled = /^(?:\p{Lu}\.?){2,}$|^\p{Lu}{2}\p{Ll}|^.$/u.test(first);
	if (isSpelled) return /^[AEFHILMNORSX]/.test(first);
	return (
		/^(?:[aeio]|8|11|18|u(?!ni|s[ei]|r[aio]|t[ei])|hour|hono)/i.test(first) &&
		!/^(?:one|eu)/i.test(first)
	);
}

/** The line with a small first letter, unless it begins with an acronym or a name. */
export function loweredArticle(line: string): string {
	return NAME.test(line) ? line : line.charAt(0).toLowerCase() + line.slice(1);
}

/** "SAP", "A/B tests", "Java 8", "Xero and MYOB", "PowerPoint", "Saturday mornings". */
const NAME =
	/^(?:\p{Lu}[\p{Lu}/&.\d]|\p{L}+\p{Ll}\p{Lu}|(?!Around|About|Over|Nearly|Team|Some)\p{Lu}\p{Ll}{2,5} \d{1,2} to|\p{Lu}[\p{L}]{2,8} (?:and|&) \p{Lu}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? )/u;
