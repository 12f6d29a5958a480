// Whom a posting names behind words that say whom to ask, by first and last name or by the first alone.
import { isCity } from "../../../job/text/naming.ts";
import type { LanguageCode } from "../../../language/language-code.ts";
import { listPattern } from "../../../language/list-pattern.ts";
import { APPLYING_WORDS } from "../../../language/tables/applying-of-languages.ts";
import { DOCUMENT_WORDS } from "../../../language/tables/documents-of-languages.ts";
import { POSTING_WORDS } from "../../../language/tables/posting-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../../language/word-edges.ts";
import { type Contact, greetedByName, wholeNameOf } from "./contact.ts";
import { endsOf, FULL_NAME, isNoName, LONGEST_PERSON } from "./person-names.ts";
import { NOT_YET } from "./where-answered.ts";

const FIRST_NAMED =
	/^\s(?<first>\p{Lu}\p{Ll}{2,12})(?=[^\S\n](?:\(|\+?\d|\p{Ll}{2,4}[^\S\n])[^.\n]{0,80}?(?:\p{L}@(?<domain>[\p{L}\d.-]+)|\d{3}))/u;

/** Behind a word that directs a letter to somebody nothing has to follow. */
const FIRST_ALONE = /^:?\s(?<first>\p{Lu}\p{Ll}{2,12})(?=[.,;!\n]|$)/u;

/** "Drop your CV to Sanne via work@firm.example": a first name alone beside an address, where that greets. */
export function firstNamed(
	posting: string,
	code: LanguageCode,
	written: LanguageCode,
): Contact | null {
	const { firstNameAlone } = APPLYING_WORDS[written];
	if (firstNameAlone === undefined) return null;
	const { contact, attention, noNames } = APPLYING_WORDS[code];
	const asked = listPattern(
		`${LETTERS_BEGIN}(?:${contact})${LETTERS_END}`,
		"giu",
	);
	const directed =
		attention === undefined
			? null
			: new RegExp(`${LETTERS_BEGIN}(?:${attention})\\s?:?$`, "iu");
	for (const from of endsOf(asked, posting)) {
		const behind = posting.slice(from, from + LONGEST_PERSON);
		const isDirected = directed?.test(posting.slice(0, from)) === true;
		const { first = "", domain = "" } =
			FIRST_NAMED.exec(behind)?.groups ??
			(isDirected ? FIRST_ALONE.exec(behind)?.groups : undefined) ??
			{};
		const isName =
			from >= NOT_YET * posting.length &&
			first !== "" &&
			!isNoName(first, noNames) &&
			// "More to ask? Call or write": what asks is nobody.
			!isNoName(first, contact) &&
			!isCity(first) &&
			!domain.toLowerCase().includes(first.toLowerCase()) &&
			!posting.includes(first.toLowerCase());
		if (isName)
			return (
				wholeNameOf(first, posting, written) ?? {
					name: first,
					salutation: firstNameAlone.replace("{name}", () => first),
					isTitled: false,
				}
			);
	}
	return null;
}

/** An Austrian degree says who bears it: "Mag.a", "Dr.in". */
const OF_WOMAN = /\.(?:a|in)\s/u;

/** A first and a last name behind words that say whom to ask. */
export function namedContact(
	posting: string,
	code: LanguageCode,
	written: LanguageCode,
): Contact | null {
	const { contact, noNames } = APPLYING_WORDS[code];
	const asked = listPattern(
		`${LETTERS_BEGIN}(?:${contact})${LETTERS_END}`,
		"giu",
	);
	const reader = new RegExp(
		`^\\s(?:${POSTING_WORDS[code].pronouns.you})(?=\\s\\p{Lu})`,
		"iu",
	);
	for (const from of endsOf(asked, posting)) {
		// "Fragen beantwortet Dir Merle Alder": the reader is spoken to before the name.
		const behind = posting
			.slice(from, from + LONGEST_PERSON)
			.replace(reader, "");
		const [, degrees = "", first = "", named = ""] =
			FULL_NAME.exec(behind) ?? [];
		const last = code === "en" ? named.replace(LETTERS_BEHIND, "") : named;
		if (first === "" || isNoName(first, noNames) || isNoName(last, noNames))
			continue;
		const name = `${first} ${last}`;
		// In capitals it is a heading.
		if (name === name.toUpperCase()) continue;
		if (code === "de" && written === "de" && OF_WOMAN.test(degrees))
			return {
				name: `Frau ${degrees}${name}`,
				// Neither formal nor familiar: the posting's own address goes on below it.
				salutation: DOCUMENT_WORDS.de.salutation.replace(
					"{name}",
					() => `Frau ${degrees}${last}`,
				),
				isTitled: false,
			};
		// German letters keep a doctor's and a professor's title.
		const kept =
			written === "de" ? (ACADEMIC_TITLE.exec(degrees)?.[0] ?? "") : "";
		return greetedByName(`${kept}${first}`, last, written);
	}
	return null;
}

/** "Jo Alder PT": what somebody is by letters stands behind English names and is no part of them. */
const LETTERS_BEHIND = /(?<=\p{Ll})[^\S\n]\p{Lu}{2,4}$/u;

const ACADEMIC_TITLE = /(?:Prof\.\s)?(?:Dr\.\s){0,2}$/u;
