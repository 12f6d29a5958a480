// Lines told as one speaks: "I only pass them on", "we got Good". On a page they stand behind what is written for it, and a summary
// tells none of them.
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../language/language-code.ts";
import { wordOf } from "../language/patterns.ts";
import type { SummaryWords } from "../language/summary-words.ts";
import { CLAIM_WORDS } from "../language/tables/claims-of-languages.ts";
import { SUMMARY_WORDS } from "../language/tables/summary-of-languages.ts";

type Patterns = { spoken: RegExp; merely: RegExp; denied: RegExp };

const known = new Map<LanguageCode, Patterns>();

function patternsOf(language: string): Patterns {
	const code = LANGUAGE_CODES.find((one) => one === language) ?? "en";
	const found = known.get(code) ?? madeFor(code);
	known.set(code, found);
	return found;
}

function madeFor(code: LanguageCode): Patterns {
	const denials = CLAIM_WORDS[code].negations
		.split(",")
		.map((word) => word.trim())
		.join("|");
	return {
		spoken: ofLanguage(code, ({ spoken }) => spoken, "u"),
		merely: ofLanguage(code, ({ merely }) => merely, "iu"),
		denied: ofLanguage(code, () => denials, "iu"),
	};
}

function ofLanguage(
	code: LanguageCode,
	pick: (words: SummaryWords) => string,
	flags: string,
): RegExp {
	return new RegExp(
		wordOf(SUMMARY_WORDS, (words) =>
			words === SUMMARY_WORDS[code] ? pick(words) : "",
		),
		flags,
	);
}

/** Whether the person stands in it as "I", "my" or "we". */
export function isSpoken(text: string, language: string): boolean {
	return patternsOf(language).spoken.test(text);
}

/** "Linux only at home", "once after a failure": it says that it was no more. */
export function saysMerely(text: string, language: string): boolean {
	return patternsOf(language).merely.test(text);
}

/** "No reportable accident since I took it over". */
const UNHARMED = new RegExp(
	`^(?:${Object.values(SUMMARY_WORDS)
		.map(({ unharmed }) => unharmed)
		.join("|")})(?!\\p{L})`,
	"iu",
);

/** "Pricing was not mine": it says what the person does not; "Zero injuries on my shift" says what they reached. */
export function isDenial(text: string, language: string): boolean {
	return (
		!/^zero\s/iu.test(text) &&
		!UNHARMED.test(text) &&
		isSpoken(text, language) &&
		patternsOf(language).denied.test(text)
	);
}

/** "Not the safeguarding lead, but I write the first report": it says what the person is not, or does no more than. */
export function isModest(text: string, language: string): boolean {
	return (
		isSpoken(text, language) &&
		(isDenial(text, language) || saysMerely(text, language))
	);
}

const PARTS = /(?<=[.;!?])\s+|,\s+|\s[–—]\s/u;

/** The line without the parts that say what the person does not do, or does no more than: "Windows in the office, Linux only at home". */
export function withoutModest(text: string, language: string): string {
	const { denied } = patternsOf(language);
	const isTalk = isSpoken(text, language);
	const parts = text.split(PARTS);
	const kept = parts.filter(
		(part) => !(saysMerely(part, language) || (isTalk && denied.test(part))),
	);
	return kept.length === parts.length ? text : kept.join(", ");
}
