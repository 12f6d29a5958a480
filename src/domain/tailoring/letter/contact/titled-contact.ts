// Whom a posting names by a form of address, its own or that of another language.
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../../language/language-code.ts";
import { APPLYING_WORDS } from "../../../language/tables/applying-of-languages.ts";
import { DOCUMENT_WORDS } from "../../../language/tables/documents-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../../language/word-edges.ts";
import type { Contact } from "./contact.ts";
import {
	ACADEMIC,
	BLANK,
	FIELDS_OF_DEGREE,
	isNoName,
	NAME_PARTICLES,
	ONE_NAME,
} from "./person-names.ts";
import { isAboutApplying, NOT_YET } from "./where-answered.ts";

/** A firm abroad names its people as they are called at home: "Frau Direktorin Perathoner" in an Italian posting. */
export function foreignContact(
	posting: string,
	code: LanguageCode,
	written: LanguageCode,
): Contact | null {
	for (const other of LANGUAGE_CODES) {
		const found =
			other === code ? null : titledContact(posting, other, written);
		if (found && !IN_MANY.test(found.name)) return found;
	}
	return null;
}

/** Said of women and men alike in most languages, whatever it is in one of them. */
const IN_MANY = /^Dr\b/u;

const LAST = `((?:(?:${NAME_PARTICLES}|De|Den|Der|Van|Von|Ter|Te)${BLANK}){0,2}(?!(?:Dr|Prof|Mag)\\b)${ONE_NAME})`;

const addressed = new Map<string, RegExp>();

/** A form of address by itself. */
function addressOf(title: string): RegExp {
	const pattern =
		addressed.get(title) ??
		new RegExp(`${LETTERS_BEGIN}(?:${title})${LETTERS_END}`, "u");
	addressed.set(title, pattern);
	return pattern;
}

/** "Frau Mertens", "Mme la Directrice". */
export function titledContact(
	posting: string,
	code: LanguageCode,
	written: LanguageCode,
): Contact | null {
	const { noNames, addresses, functions } = APPLYING_WORDS[code];
	for (const { title, sex, salutation } of addresses) {
		// What the salutation spells out needs no name behind it.
		const isWhole = title.includes(" la ") || title.includes(" le ");
		if (isWhole && code !== written) continue;
		// Most postings use no form of address: looking for its words alone is done before the names behind them are thought of.
		if (!addressOf(title).test(posting)) continue;
		const behind = isWhole
			? "()()()()"
			: `${BLANK}((?:(?:${functions})${BLANK}){0,2})${ACADEMIC}((?:(?:${ONE_NAME}|\\p{Lu}\\.)${BLANK}){0,2}?)${LAST}(?!${BLANK}${ONE_NAME})`;
		const named = new RegExp(
			`${LETTERS_BEGIN}(${title})${behind}${LETTERS_END}`,
			"gu",
		);
		const found = [...posting.matchAll(named)].find(
			({ index, 5: last = "" }) =>
				index >= NOT_YET * posting.length &&
				(isWhole || !isNoName(last, noNames)) &&
				isAboutApplying(posting, index),
		);
		if (!found) continue;
		const [, form = "", , academic = "", before = "", last = ""] = found;
		const name =
			academic.replace(FIELDS_OF_DEGREE, "") + withoutFirst(before) + last;
		const greeting =
			code === written
				? salutation.replace("{name}", () => name)
				: greetingFor({ sex, academic, name, before, last }, written);
		return {
			name: isWhole
				? salutation.replace(/[,:]$/, "")
				: `${form} ${academic}${before}${last}`,
			salutation: greeting,
			isTitled: true,
		};
	}
	return null;
}

type Person = {
	sex: "f" | "m" | null;
	academic: string;
	/** With what stands before the last name in the posting. */
	name: string;
	before: string;
	last: string;
};

/** In a language other than the posting's: by the plain form for the sex, which an academic title takes the place of in English. */
function greetingFor(
	{ sex, academic, name, before, last }: Person,
	written: LanguageCode,
): string {
	const plain = APPLYING_WORDS[written].addresses.findLast(
		(one) => one.sex === sex && sex !== null,
	)?.salutation;
	const { salutation } = DOCUMENT_WORDS[written];
	if (plain === undefined || (written === "en" && academic !== ""))
		return salutation.replace("{name}", () =>
			academic === "" ? before + last : name,
		);
	return plain.replace("{name}", () => name);
}

/** Behind the first name the last one begins: "Annegret Schulze Tertilt". */
function withoutFirst(before: string): string {
	return before.replace(/^\S+\s/u, "");
}
