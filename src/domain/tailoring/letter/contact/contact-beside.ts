// Whom a posting names right beside an address or a number to call.
import { isCity } from "../../../job/text/naming.ts";
import type { LanguageCode } from "../../../language/language-code.ts";
import { APPLYING_WORDS } from "../../../language/tables/applying-of-languages.ts";
import {
	LETTERS_BEGIN,
	LETTERS_END,
	WORD_BEGINS,
} from "../../../language/word-edges.ts";
import { byFunction, type Contact, greetedByName } from "./contact.ts";
import { isNoName, ONE_NAME, PARTICLES, PERSON } from "./person-names.ts";
import { laterPart } from "./where-answered.ts";

/** "To the manager Bo Ek, jobs@firm.example": a name behind a word in small letters, right beside an address. */
export function besideAddress(
	posting: string,
	code: LanguageCode,
	written: LanguageCode,
): Contact | null {
	const later = laterPart(posting);
	if (!later.includes("@")) return null;
	const { noNames } = APPLYING_WORDS[code];
	for (const { groups } of later.matchAll(BESIDE_ADDRESS)) {
		const first = groups?.before ?? groups?.behind ?? "";
		const last = groups?.lastBefore ?? groups?.lastBehind ?? "";
		const name = `${first} ${last}`;
		const isName =
			first !== "" &&
			!isNoName(first, noNames) &&
			!last.split(" ").some((word) => isNoName(word, noNames)) &&
			name !== name.toUpperCase();
		if (isName) return greetedByName(first, last, written);
	}
	return ownerOfAddress(later, written);
}

/** "Bo Ek, head of delivery, 0191 555 0127": a name with a number to call, wherever the posting says how it is answered. */
export function besideNumber(
	posting: string,
	code: LanguageCode,
	written: LanguageCode,
): Contact | null {
	const later = laterPart(posting);
	if (!IN_NUMBER.test(later)) return null;
	const { noNames } = APPLYING_WORDS[code];
	for (const { groups } of later.matchAll(BESIDE_NUMBER)) {
		const { first = "", last = "", role = "" } = groups ?? {};
		// "Le Guen": what stands before a last name in capitals is no word of its own.
		const words = [first, ...last.split(" ")].filter(
			(word) => word.length >= SHORTEST_NAME,
		);
		const isName = words.every(
			(word) =>
				word !== word.toUpperCase() &&
				!isNoName(word, noNames) &&
				!isCity(word) &&
				// What also stands in small letters is a word: "Front Desk".
				!new RegExp(
					`${LETTERS_BEGIN}${word.toLowerCase()}${LETTERS_END}`,
					"u",
				).test(posting),
		);
		if (isName)
			return {
				...greetedByName(first, last, written),
				...byFunction(role, written),
			};
	}
	return null;
}

/** "Trial shifts are paid. Bo Ek, bo@firm.example": wherever a name stands, an address behind it that is made of it is theirs. */
function ownerOfAddress(text: string, written: LanguageCode): Contact | null {
	for (const [, first = "", last = "", box = ""] of text.matchAll(
		OWN_ADDRESS,
	)) {
		const names = `${first} ${last}`.split(" ").map(folded);
		const [, ...lasts] = names;
		const isTheirs =
			folded(box)
				.split(/[._-]/u)
				.some((part) => names.includes(part)) ||
			lasts.some((name) => folded(box).endsWith(name));
		if (isTheirs) return greetedByName(first, last, written);
	}
	return null;
}

function folded(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** What they are, in small letters: "Bo Ek, directeur, jobs@firm.example". */
const ROLE =
	"(?:,[^\\S\\n]\\p{Ll}[\\p{L}-]{2,30}(?:[^\\S\\n]\\p{Ll}[\\p{L}-]{1,20}){0,2})?";
const ADDRESS = "[\\p{L}\\p{N}._-]{1,40}@";
const BESIDE_ADDRESS = new RegExp(
	`(?<=\\p{Ll}[^\\S\\n])(?:${PERSON("before", "lastBefore")}${ROLE}(?:,[^\\S\\n]|(?:[^\\S\\n]\\p{Ll}[^.,;()\\n]{1,40})?[^\\S\\n]?\\()${ADDRESS}|${ADDRESS}[\\p{L}\\p{N}.-]{1,60}[^\\S\\n]\\p{Ll}{1,6}[^\\S\\n]${PERSON("behind", "lastBehind")}(?=[.,;\\s]))`,
	"gu",
);

const SHORTEST_NAME = 3;

/** "Regolamento UE 2016/679": the number of an act by its year is nobody's telephone. */
const NO_ACT = "(?!(?:19|20)\\d\\d/\\d{1,4}(?!\\d))";

/** Between two parts of a telephone number. */
const IN_NUMBER = /\d\)?[-/. ]\d\d/;

const BESIDE_NUMBER = new RegExp(
	`${WORD_BEGINS}${PERSON("first", "last")}(?:,[^\\S\\n](?<role>[^,.;:\\d\\n]{3,40}))?(?:,|:|[^\\S\\n]\\p{Ll}{1,5}\\.?){0,2}[^\\S\\n]\\(?${NO_ACT}(?:\\+?\\d{1,5}\\)?[-/. ]){1,5}\\d{2,8}(?!\\d)`,
	"gu",
);

const OWN_ADDRESS = new RegExp(
	`${WORD_BEGINS}(${ONE_NAME})[^\\S\\n](${PARTICLES}${ONE_NAME})${ROLE}(?:,|:)?[^\\S\\n]\\(?([\\p{L}\\p{N}._-]{1,40})@`,
	"gu",
);
