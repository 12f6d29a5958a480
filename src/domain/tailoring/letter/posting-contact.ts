// Whom a posting names to write to, and how a letter in any language greets them. Nobody's sex is guessed from a name: a form of
// address or a degree tells it, or nothing does.

import { sentencesOf } from "../../clauses/sentence-ends.ts";
import { isCity } from "../../job/text/naming.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import {
	type Alternatives,
	alternatives,
	wordOf,
} from "../../language/patterns.ts";
import { APPLYING_WORDS } from "../../language/tables/applying-of-languages.ts";
import { DOCUMENT_WORDS } from "../../language/tables/documents-of-languages.ts";
import { NAME_WORDS } from "../../language/tables/names-of-languages.ts";
import {
	LETTERS_BEGIN,
	LETTERS_END,
	WORD_BEGINS,
} from "../../language/word-edges.ts";
import { contentStems, wordsOf } from "../../match/words.ts";

export type Contact = {
	/** As it stands above the letter: "Frau Mertens". */
	name: string;
	salutation: string;
	/** Named by a form of address and the last name: a letter to them is formal. */
	isTitled: boolean;
	/** Whom what they are shows to be a woman, as a formal letter greets her. */
	formal?: string;
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
	const { otherMatters, inquiries } = APPLYING_WORDS[code];
	const ofHiring = blanked(posting, otherMatters);
	const ofSending = blanked(ofHiring, inquiries);
	// Who receives what is sent comes before who answers questions about it.
	return (
		(ofSending === ofHiring
			? null
			: receiverIn(ofSending, { code, written, isCertain: true })) ??
		receiverIn(ofHiring, { code, written })
	);
}

/** Sentences that say this of somebody, in as many blanks: the shares of a posting stay what they are. */
function blanked(posting: string, words: Alternatives | undefined): string {
	if (words === undefined) return posting;
	const said = listPattern(`${LETTERS_BEGIN}(?:${words})${LETTERS_END}`, "iu");
	if (!said.test(posting)) return posting;
	return posting
		.split("\n")
		.map((line) =>
			said.test(line)
				? sentencesOf(line)
						.filter((sentence) => said.test(sentence))
						.reduce(
							(rest, sentence) =>
								rest.replace(sentence, () => " ".repeat(sentence.length)),
							line,
						)
				: line,
		)
		.join("\n");
}

/** The posting's and the letter's. */
type Languages = Record<"code" | "written", LanguageCode>;

function receiverIn(
	posting: string,
	{ code, written, isCertain }: Languages & { isCertain?: true },
): Contact | null {
	const named = [
		() => titledContact(posting, code, written),
		() => namedContact(posting, code, written),
	];
	const ways = [
		...named,
		() => foreignContact(posting, code, written),
		() => besideAddress(posting, code, written),
		() => mailSender(posting, written),
		() => signerOf(posting, code, written),
		() => firstNamed(posting, code, written),
		() => besideNumber(posting, code, written),
		() => titledContact(quieted(posting), code, written),
	];
	for (const way of isCertain ? named : ways) {
		const found = way();
		const isNobody =
			found !== null &&
			(beginsASentence(found) ||
				namesDocument(found) ||
				isOfTask(found, posting));
		if (found && !isNobody)
			return withWoman(
				behindTitle(found, posting, written) ??
					withoutPost(found, code, written),
				posting,
				{ code, written },
			);
	}
	return null;
}

/** "Ansprechpartnerin: Mag. Jo Alder" is a woman, with her title. */
function withWoman(
	found: Contact,
	posting: string,
	{ code, written }: Languages,
): Contact {
	const { ofWomen, addresses } = APPLYING_WORDS[code];
	const greeting = addresses.findLast(({ sex }) => sex === "f")?.salutation;
	const [first = "", ...others] = found.name
		.replace(ACADEMIC_BEGINS, "")
		.split(" ");
	const last = others.join(" ");
	if (
		ofWomen === undefined ||
		greeting === undefined ||
		code !== written ||
		found.isTitled ||
		last === ""
	)
		return found;
	const named = new RegExp(
		`${LETTERS_BEGIN}(?:${ofWomen})(?:\\s\\p{Ll}{2,4})?:?${BLANK}${ACADEMIC}${first}${BLANK}`,
		"u",
	).exec(posting);
	if (!named) return found;
	const academic = (named[1] ?? "").replace(FIELDS_OF_DEGREE, "");
	return {
		...found,
		formal: greeting.replace("{name}", () => academic + last),
	};
}

const ACADEMIC_BEGINS = /^(?:(?:Prof|Dr|Mag|Ing)\.\s){1,3}/u;

/** "Send CV" names what is to be sent; in French postings last names stand in capitals. */
function namesDocument({ name, isTitled }: Contact): boolean {
	const words = name.split(" ");
	return !isTitled && words.length === 2 && DOCUMENT.test(words[1] ?? "");
}

const DOCUMENT = /^(?:CVs?|PDFs?)$/u;

/** "The director Dr. Bo Ek" is Dr. Bo Ek; null for whom no academic title was taken for the last name. */
function behindTitle(
	{ name, isTitled }: Contact,
	posting: string,
	written: LanguageCode,
): Contact | null {
	const [, title = ""] = ENDS_IN_TITLE.exec(name) ?? [];
	if (isTitled || title === "") return null;
	const behind = posting.slice(posting.indexOf(name) + name.length);
	const [, first = "", last = ""] = BEHIND_TITLE.exec(behind) ?? [];
	return first === ""
		? null
		: greetedByName(`${title}. ${first}`, last, written);
}

const ENDS_IN_TITLE = / (Dr|Prof|Ing|Mag|Dipl)$/u;
const BEHIND_TITLE = new RegExp(`^\\.? (${NAME}) (${PARTICLES}${NAME})`, "u");

/** "Kulturdezernent Bo Ek" is Bo Ek. */
function withoutPost(
	found: Contact,
	code: LanguageCode,
	written: LanguageCode,
): Contact {
	const { postEnds } = APPLYING_WORDS[code];
	const [post = "", first = "", ...last] = found.name.split(" ");
	const isPost =
		postEnds !== undefined &&
		!found.isTitled &&
		last.length > 0 &&
		new RegExp(`${postEnds}$`, "iu").test(post);
	return isPost ? greetedByName(first, last.join(" "), written) : found;
}

/** "You can talk to Mrs Ek about her tree" tells what the work is, not whom to write to. */
function isOfTask({ name }: Contact, posting: string): boolean {
	const [first = ""] = name.split(" ");
	const lines = posting.split("\n").filter((line) => line.includes(first));
	return (
		lines.length > 0 &&
		lines.every((line) => IS_TASK.test(line) && !ANSWERED.test(line))
	);
}

/** A line that tells the reader what they do or are. */
const IS_TASK =
	/^\s*you(?:['’]ll| will| can|:)(?! (?:reach|call|write|be interviewed|meet|hear))/iu;
/** A line by which a posting is answered has an address or a number. */
const ANSWERED = /\S@\S|https?:|\d{3}/u;

/** "Mit der Bewerbung": a word that means nothing by itself, and a small one behind it, are no name. */
function beginsASentence({ name }: Contact): boolean {
	const [first = "", next = ""] = name.split(" ");
	return /^\p{Ll}/u.test(next) && contentStems(wordsOf(first)).size === 0;
}

/** Lines in capitals alone as others are written: "TO MS. ANNA VAL" names somebody too. */
function quieted(posting: string): string {
	return posting
		.split("\n")
		.map((line) =>
			/\p{Ll}/u.test(line)
				? line
				: line.replace(
						/\p{Lu}+/gu,
						(word) => word.charAt(0) + word.slice(1).toLowerCase(),
					),
		)
		.join("\n");
}

/** "To the manager Bo Ek, jobs@firm.example": a name behind a word in small letters, right beside an address. */
function besideAddress(
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

/** Where postings say how they are answered. */
function laterPart(posting: string): string {
	return posting.slice(Math.floor(NOT_YET * posting.length));
}

/** "Bo Ek, head of delivery, 0191 555 0127": a name with a number to call, wherever the posting says how it is answered. */
function besideNumber(
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

const PERSON = (first: string, last: string) =>
	`(?<${first}>${NAME})[^\\S\\n](?<${last}>${PARTICLES}${NAME}(?:[^\\S\\n]${NAME})?)`;
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
	`${WORD_BEGINS}(${NAME})[^\\S\\n](${PARTICLES}${NAME})${ROLE}(?:,|:)?[^\\S\\n]\\(?([\\p{L}\\p{N}._-]{1,40})@`,
	"gu",
);

const FIRST_NAMED =
	/^\s(?<first>\p{Lu}\p{Ll}{2,12})(?=[^\S\n](?:\(|\+?\d|\p{Ll}{2,4}[^\S\n])[^.\n]{0,80}?(?:\p{L}@(?<domain>[\p{L}\d.-]+)|\d{3}))/u;

/** Behind a word that directs a letter to somebody nothing has to follow. */
const FIRST_ALONE = /^:?\s(?<first>\p{Lu}\p{Ll}{2,12})(?=[.,;!\n]|$)/u;

/** "Drop your CV to Sanne via work@firm.example": a first name alone beside an address, where that greets. */
function firstNamed(
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
		const behind = posting.slice(from, from + LONGEST_NAME);
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

/** "The manager, Jo Alder, … ring Jo": whom the posting calls by one last name elsewhere. */
function wholeNameOf(
	first: string,
	posting: string,
	written: LanguageCode,
): Contact | null {
	const whole = new RegExp(
		`${WORD_BEGINS}${first}[^\\S\\n](${PARTICLES}${NAME})(?=[.,;:)\\s]|$)`,
		"gu",
	);
	const lasts = new Set(
		[...posting.matchAll(whole)]
			.map(([, last = ""]) => last)
			.filter(
				(last) =>
					last !== last.toUpperCase() &&
					contentStems(wordsOf(last)).size > 0 &&
					!posting.includes(` ${last.toLowerCase()} `),
			),
	);
	const [last, another] = lasts;
	return last === undefined || another !== undefined
		? null
		: greetedByName(first, last, written);
}

const QUOTED = /^[>\s]+/u;
const LAST_LINES = 10;
const LONGEST_SIGN_OFF = 40;
const WHOLE_NAME = new RegExp(
	`^(${NAME}) (${PARTICLES}${NAME}(?: ${NAME})?)(?:,\\s([^\\n]{1,60}))?$`,
	"u",
);

/** Who stands alone on the line below a greeting at the end of a mail. */
function signerOf(
	posting: string,
	code: LanguageCode,
	written: LanguageCode,
): Contact | null {
	const { signOffs, noNames } = APPLYING_WORDS[code];
	const greets = new RegExp(
		`${LETTERS_BEGIN}(?:${signOffs})${LETTERS_END}`,
		"iu",
	);
	const lines = posting
		.split("\n")
		.map((line) => line.replace(QUOTED, "").trim())
		.filter((line) => line !== "")
		.slice(-LAST_LINES);
	for (const [at, line] of lines.entries()) {
		if (line.length > LONGEST_SIGN_OFF || !greets.test(line)) continue;
		const [, first = "", last = "", role = ""] =
			WHOLE_NAME.exec((lines[at + 1] ?? "").replace(FOR_ANOTHER, "")) ?? [];
		const isName =
			first !== "" &&
			!isNoName(first, noNames) &&
			!isNoName(last, noNames) &&
			last !== last.toUpperCase();
		if (isName)
			return {
				...greetedByName(first, last, written),
				...byFunction(role, written),
			};
	}
	return firstNameOfSigner(lines, posting, { signOffs, written });
}

/** "No agencies. Cheers, Jo": who signs with the first name behind what they greet with. */
function firstNameOfSigner(
	lines: readonly string[],
	posting: string,
	{ signOffs, written }: { signOffs: Alternatives; written: LanguageCode },
): Contact | null {
	const { firstNameAlone } = APPLYING_WORDS[written];
	const signed = new RegExp(
		`(?:^|[.!?]\\s)(?:${signOffs}),?\\s(\\p{Lu}\\p{Ll}{2,12})[.!]?$`,
		"iu",
	);
	const first = lines.map((line) => signed.exec(line)?.[1]).findLast(Boolean);
	if (firstNameAlone === undefined || first === undefined) return null;
	return /^\p{Lu}/u.test(first) && !isCity(first)
		? (wholeNameOf(first, posting, written) ?? {
				name: first,
				salutation: firstNameAlone.replace("{name}", () => first),
				isTitled: false,
			})
		: null;
}

/** "i. A. Bo Ek", "p.p. Bo Ek": who signs for somebody else. */
const FOR_ANOTHER = /^(?:\p{L}\.\s?){2,3}\s*(?=\p{Lu}\p{Ll})/u;

/** "Hortense Vidal, directrice": where letters greet by what somebody is, whatever their name. */
function byFunction(
	role: string,
	written: LanguageCode,
): Pick<Contact, "salutation" | "isTitled"> | null {
	const { greetedFunctions = [] } = APPLYING_WORDS[written];
	const found = greetedFunctions.find(({ title }) =>
		new RegExp(`^(?:${title})${LETTERS_END}`, "iu").test(role),
	);
	return found ? { salutation: found.salutation, isTitled: true } : null;
}

/** A firm abroad names its people as they are called at home: "Frau Direktorin Perathoner" in an Italian posting. */
function foreignContact(
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

/** "Dr.", "Mag.a", "Dipl.-Ing.": no name, and said before one. */
const ACADEMIC =
	"((?:(?:Dr|Prof|Mag|Dipl\\.-\\p{Lu}\\p{L}{1,3})\\.(?:\\p{Ll}{1,3})?[^\\S\\n](?:(?:med|phil|rer|nat|ing|iur|jur|oec|pol|theol|vet|dent|h\\.[^\\S\\n]?c)\\.[^\\S\\n]){0,3}){0,3})";
/** The field of a degree stands above a letter and not in its greeting: "Dr. med." */
const FIELDS_OF_DEGREE = /(?<=\s)(?:\p{Ll}{1,6}\.\s){1,3}/gu;
/** A name stands on one line. */
const BLANK = "[^\\S\\n]";
const LAST = `((?:(?:${SMALL}|De|Den|Der|Van|Von|Ter|Te)${BLANK}){0,2}(?!(?:Dr|Prof|Mag)\\b)${NAME})`;

/** Who is named before this share of a posting founded the firm, or leads the department. */
const NOT_YET = 0.35;

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
function titledContact(
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
			: `${BLANK}((?:(?:${functions})${BLANK}){0,2})${ACADEMIC}((?:(?:${NAME}|\\p{Lu}\\.)${BLANK}){0,2}?)${LAST}(?!${BLANK}${NAME})`;
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

// A word before the name of whom to ask, a mail address, a page or a phone number.
const REACHED = listPattern(
	`${wordOf(APPLYING_WORDS, ({ contact }) => contact)}|\\p{L}@\\p{L}|https?:|(?<!\\d)(?:\\(?\\+?\\d{1,5}\\)?[-/. ]){1,5}\\d{2,8}(?!\\d)`,
	"iu",
);
const NEAR = 160;
const SHORT_LINE = 80;

/** Whether a person is named where a posting says how it is answered: who is praised for a cake is nobody to write to. */
function isAboutApplying(posting: string, at: number): boolean {
	const before = posting.slice(Math.max(at - NEAR, 0), at).split("\n");
	const behind = posting.slice(at, at + NEAR).split("\n");
	const line = `${before.at(-1) ?? ""}${behind[0] ?? ""}`;
	const beside = [
		before.slice(0, -1).findLast((one) => one.trim() !== "") ?? "",
		behind.slice(1).find((one) => one.trim() !== "") ?? "",
	].filter((one) => one.length <= SHORT_LINE && !/\?\s*$/.test(one));
	return [line, ...beside].some((one) => REACHED.test(one));
}

const SENDER =
	/^[^\S\n]*\p{L}{2,10}:[^\S\n]*([^<>,\n]{3,60}?)[^\S\n]*(?:<[^<>\s]{1,80}@[^<>\s]{1,80}>|,|$)/gmu;
const HEADER = 600;
const SIGNATURE_LINES = 6;

/** Who sent a posting as a mail and signed it. */
function mailSender(posting: string, written: LanguageCode): Contact | null {
	const header = posting.slice(0, HEADER);
	const signature = posting.trimEnd().split("\n").slice(-SIGNATURE_LINES);
	for (const [, sender = ""] of header.matchAll(SENDER)) {
		const [, , first = "", last = ""] = FULL_NAME.exec(` ${sender}`) ?? [];
		const isSigned = signature.some((line) =>
			new RegExp(`^[^\\S\\n]*${first}${LETTERS_END}`, "u").test(line),
		);
		if (first !== "" && isSigned) return greetedByName(first, last, written);
	}
	return null;
}

/** Nobody's sex is known here. */
function greetedByName(
	first: string,
	last: string,
	written: LanguageCode,
): Contact {
	const name = `${first} ${last}`;
	return {
		name,
		salutation: DOCUMENT_WORDS[written].salutation.replace("{name}", () =>
			APPLYING_WORDS[written].isOnFirstNames ? first : name,
		),
		isTitled: false,
	};
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

// "Mag.a", "Dott.": no part of the name a letter greets.
const DEGREES = "((?:\\p{Lu}\\p{L}{0,5}\\.\\p{L}{0,3}[^\\S\\n]){0,2})";
// On one line: below a heading stands no name. What somebody is may stand before: "to the foreman, Bo Ek".
const FULL_NAME = new RegExp(
	`^\\s{1,3}(?:\\p{Ll}{3,24}(?:\\s\\p{Ll}{2,24})?,?\\s)?${DEGREES}(${NAME})[^\\S\\n](${PARTICLES}${NAME}(?:[^\\S\\n]${NAME})?)(?=\\s(?:\\p{Ll}|\\(|\\+|\\d)|[,.;(:]|[^\\S\\n]*(?:\\n|$))`,
	"u",
);
const LONGEST_NAME = 90;
/** An Austrian degree says who bears it: "Mag.a", "Dr.in". */
const OF_WOMAN = /\.(?:a|in)\s/u;

/** A first and a last name behind words that say whom to ask. */
function namedContact(
	posting: string,
	code: LanguageCode,
	written: LanguageCode,
): Contact | null {
	const { contact, noNames } = APPLYING_WORDS[code];
	const asked = listPattern(
		`${LETTERS_BEGIN}(?:${contact})${LETTERS_END}`,
		"giu",
	);
	for (const from of endsOf(asked, posting)) {
		const [, degrees = "", first = "", last = ""] =
			FULL_NAME.exec(posting.slice(from, from + LONGEST_NAME)) ?? [];
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

const ACADEMIC_TITLE = /(?:Prof\.\s)?(?:Dr\.\s){0,2}$/u;

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
	// "Ring Matron Bell's office": what is hers is not she.
	return (
		/['’]s$/u.test(word) || new RegExp(`^(?:${noNames})$`, "iu").test(word)
	);
}
