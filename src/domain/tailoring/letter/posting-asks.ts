// What a posting says of how to apply: under which reference, to whom, and whether it wants a letter at all.
import { APPLYING_WORDS } from "../../language/applying-of-languages.ts";
import { DOCUMENT_WORDS } from "../../language/documents-of-languages.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { NAME_WORDS } from "../../language/names-of-languages.ts";
import { alternatives, wordOf } from "../../language/patterns.ts";

const LABEL = new RegExp(
	wordOf(APPLYING_WORDS, (words) => words.referenceLabels),
	"giu",
);
// In capitals or digits, with a digit or two groups: "BCC/PE/2217", "ING-FP".
const CODE =
	/^\s{0,3}[:#.ªº°]{0,2}\s{0,12}((?:[A-Z0-9]{1,12}[-/._]){0,5}[A-Z0-9]{1,12})(?![\p{L}\p{N}])/u;
const SHORTEST_CODE = 3;
const LONGEST_CODE = 60;

/** The reference a letter is to name; null where the posting has none. */
export function referenceIn(posting: string): string | null {
	for (const { index, 0: label } of posting.matchAll(LABEL)) {
		const from = index + label.length;
		const [, code = ""] =
			CODE.exec(posting.slice(from, from + LONGEST_CODE)) ?? [];
		if (code.length >= SHORTEST_CODE && (/\d/.test(code) || /[-/]/.test(code)))
			return code;
	}
	return null;
}

export type LetterWish = "none" | "short" | null;

const NONE = new RegExp(
	wordOf(APPLYING_WORDS, ({ noLetter }) => noLetter),
	"iu",
);
const SHORT = new RegExp(
	wordOf(APPLYING_WORDS, ({ shortLetter }) => shortLetter),
	"iu",
);

/** Whether the posting wants no letter, or only a short one. */
export function letterWishIn(posting: string): LetterWish {
	if (NONE.test(posting)) return "none";
	return SHORT.test(posting) ? "short" : null;
}

export type Contact = {
	/** As it stands above the letter: "Frau Mertens". */
	name: string;
	salutation: string;
	/** Named by a form of address and the last name: a letter to them is formal. */
	isTitled: boolean;
};

const NAME = "\\p{Lu}[\\p{L}’']{1,20}(?:-\\p{Lu}\\p{L}{1,20})?";
// What stands before a last name, in small letters and behind a form of address also in capitals.
const SMALL = alternatives(
	LANGUAGE_CODES.map((code) => NAME_WORDS[code].particles),
);
const PARTICLES = `(?:(?:${SMALL})\\s){0,2}`;

/** Whom the posting names to write to, greeted in the letter's language; null where nobody is named for sure. */
export function contactIn(
	posting: string,
	{ spoken, written }: { spoken: string; written: LanguageCode },
): Contact | null {
	const code = LANGUAGE_CODES.find((one) => one === spoken);
	if (code === undefined) return null;
	return (
		(code === written ? titledContact(posting, code) : null) ??
		namedContact(posting, code, written)
	);
}

const ACADEMIC = "((?:(?:Dr|Prof)\\.\\s){0,2})";
const LAST = `((?:(?:${SMALL}|De|Den|Der|Van|Von|Ter)\\s){0,2}(?!Dr\\b|Prof\\b)${NAME})`;

/** Who is named before this share of a posting founded the firm, or leads the department. */
const NOT_YET = 0.35;

/** "Frau Mertens", "Mme la Directrice". */
function titledContact(posting: string, code: LanguageCode): Contact | null {
	const { noNames, addresses } = APPLYING_WORDS[code];
	for (const { title, salutation } of addresses) {
		// What the salutation spells out needs no name behind it.
		const isWhole = title.includes(" ");
		const behind = isWhole
			? "()()()"
			: `\\s${ACADEMIC}((?:${NAME}\\s){0,2}?)${LAST}(?!\\s${NAME})`;
		const found = new RegExp(
			`(?<!\\p{L})((?:${title})${behind})(?!\\p{L})`,
			"u",
		).exec(posting);
		const [, whole = "", academic = "", before = "", last = ""] = found ?? [];
		const isEarly = (found?.index ?? 0) < NOT_YET * posting.length;
		if (!found || isEarly || (!isWhole && isNoName(last, noNames))) continue;
		return {
			name: isWhole ? salutation.replace(/[,:]$/, "") : whole,
			salutation: salutation.replace(
				"{name}",
				() => academic + withoutFirst(before) + last,
			),
			isTitled: true,
		};
	}
	return null;
}

/** Behind the first name the last one begins: "Annegret Schulze Tertilt". */
function withoutFirst(before: string): string {
	return before.replace(/^\S+\s/u, "");
}

// "Mag.a", "Dott.": no part of the name a letter greets.
const DEGREES = "(?:\\p{Lu}\\p{L}{0,5}\\.\\p{L}{0,3}[^\\S\\n]){0,2}";
// On one line: below a heading stands no name.
const FULL_NAME = new RegExp(
	`^\\s{1,3}${DEGREES}(${NAME})[^\\S\\n](${PARTICLES}${NAME}(?:[^\\S\\n]${NAME})?)(?=\\s(?:\\p{Ll}|\\(|\\+|\\d)|[,.;(:]|\\s*$)`,
	"mu",
);
const LONGEST_NAME = 90;

/** A first and a last name behind words that say whom to ask. */
function namedContact(
	posting: string,
	code: LanguageCode,
	written: LanguageCode,
): Contact | null {
	const { contact, noNames } = APPLYING_WORDS[code];
	const asked = new RegExp(`(?<!\\p{L})(?:${contact})(?!\\p{L})`, "giu");
	for (const from of endsOf(asked, posting)) {
		const [, first = "", last = ""] =
			FULL_NAME.exec(posting.slice(from, from + LONGEST_NAME)) ?? [];
		if (first === "" || isNoName(first, noNames) || isNoName(last, noNames))
			continue;
		const name = `${first} ${last}`;
		// In capitals it is a heading.
		if (name === name.toUpperCase()) continue;
		return {
			name,
			salutation: DOCUMENT_WORDS[written].salutation.replace(
				"{name}",
				() => name,
			),
			isTitled: false,
		};
	}
	return null;
}

/** Where each of the words ends, also of those that lie within others: "send it, for the attention of … to". */
function* endsOf(words: RegExp, text: string): Generator<number> {
	words.lastIndex = 0;
	for (;;) {
		const found = words.exec(text);
		if (!found) return;
		yield found.index + found[0].length;
		words.lastIndex = found.index + 1;
	}
}

function isNoName(word: string, noNames: string): boolean {
	return new RegExp(`^(?:${noNames})$`, "iu").test(word);
}
