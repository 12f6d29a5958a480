// What stands above a letter's body: who writes to whom, about which position, under which reference, and the salutation.
import { cleanPosting } from "../../job/text/clean-posting.ts";
import { APPLYING_WORDS } from "../../language/tables/applying-of-languages.ts";
import type { LetterForm } from "../../language/writing-words.ts";
import { fullName } from "../../profile/full-name.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { LetterContent } from "../content/content.ts";
import { documentLanguages } from "../content/document-language.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { enclosureLine } from "./asked-enclosures.ts";
import type { Contact } from "./contact/contact.ts";
import { contactIn } from "./contact/posting-contact.ts";
import { oneOfTitles } from "./one-of-titles.ts";
import { codeWordIn, isReferenceLabel, referenceIn } from "./posting-asks.ts";
import {
	readableCompany,
	readableName,
	readableTitle,
	withoutEmployer,
} from "./readable-title.ts";
import { titleInGender } from "./title-in-gender.ts";
import {
	fill,
	inSpelling,
	placed,
	titleInSentence,
	untitled,
	type Voice,
	writtenIn,
} from "./voice.ts";

/** Pasted with its markup a posting hides what it says: "&quot;HN&quot; in the subject". */
function readablePosting(posting: string): string {
	return MARKUP.test(posting) ? cleanPosting(posting).text : posting;
}

const MARKUP = /&(?:#x?[0-9a-f]+|quot|amp|nbsp);|<\/?(?:p|br|li|a)\b/iu;

/** Above a letter a German name stands in the accusative: "Herrn Jan Harms". */
export function inAddress(name: string, { language }: Voice): string {
	const { addressed } = APPLYING_WORDS[language];
	return inSpelling(name, addressed);
}

/** The position applied for and the employer, as a sentence names them. */
export type Position = { title: string; company: string };

export function positionOf(tailoring: Tailoring): Position {
	const { profile, posting = "" } = tailoring;
	const given = oneLine(tailoring.company);
	const company = isReferenceLabel(given) ? "" : readableCompany(given);
	return {
		title: readableTitle(
			oneOfTitles(
				titleInGender(
					withoutEmployer(oneLine(tailoring.title), company),
					profile,
				),
				profile,
				tailoring.job.language,
			),
			// A term's own name is in small letters where it is no acronym, and sometimes where it is.
			[
				posting,
				...tailoring.job.terms
					.map(({ term }) => term)
					.filter((term) => /\p{Lu}/u.test(term)),
			].join("\n"),
		),
		company,
	};
}

/** Whom the posting names; what bears the company's name is nobody. */
export function contactFor(
	tailoring: Tailoring,
	company: string,
): Contact | null {
	const { posting = "", job } = tailoring;
	const contact = contactIn(readablePosting(posting), {
		spoken: job.language,
		written: writtenIn(documentLanguages(tailoring).language),
	});
	return contact && company.toLowerCase().includes(contact.name.toLowerCase())
		? null
		: contact;
}

export function salutationTo(
	{ name, salutation, isTitled, formal }: Contact,
	form: LetterForm,
	{ address }: Voice,
): string {
	const { informal, person } = form;
	const greeting = address === "informal" ? informal?.person : person;
	const [first = ""] = name.split(" ");
	const mayGreet =
		greeting !== undefined &&
		(!greeting.includes("{first}") || !DEGREE.test(name));
	const open =
		isTitled || !mayGreet ? salutation : fill(greeting, { name, first });
	const said = address === "formal" ? (formal ?? open) : open;
	// Where a country greets nobody with a mark behind it, it greets somebody by name without one.
	return END_MARK.test(form.salutation) ? said : said.replace(END_MARK, "");
}

/** "Frau Mag.a Ulrike Alder" is greeted by all that is said of her. */
const DEGREE = /\.\p{L}{0,3}(?:\s|$)/u;
const END_MARK = /[,:：!]$/u;

function referenceOf(
	posting: string,
	titles: string,
	{ language }: Voice,
): string {
	const { reference, codeWord } = APPLYING_WORDS[language];
	const number = referenceIn(posting);
	const word = codeWordIn(posting);
	return [
		number === null ? "" : fill(reference, { term: number }),
		// A reference that is asked for as the word is the reference, and the title stands in the subject already.
		word === null || word === number || isIn(titles, word)
			? ""
			: fill(codeWord, { term: word }),
	].join("");
}

function isIn(title: string, word: string): boolean {
	return title.toLowerCase().includes(word.toLowerCase());
}

/** The papers the posting asks for and the letter is sent with. */
export function enclosuresOf(
	{ profile, posting = "", job }: Tailoring,
	form: LetterForm,
	{ language }: Voice,
): string | null {
	return enclosureLine(posting, {
		spoken: job.language,
		written: language,
		line: form.enclosures,
		held: {
			work: profile.work_experience.length > 0,
			studies:
				profile.education.length > 0 || profile.certifications.length > 0,
		},
	});
}

export function senderOf(
	{ profile: { personal } }: Tailoring,
	{ namesStreet }: LetterForm,
): LetterContent["sender"] {
	const street = namesStreet ? oneLine(personal.address) : "";
	return {
		name: readableName(oneLine(fullName(personal))),
		email: personal.email ?? "",
		phone: personal.phone ?? "",
		address: street,
		zip_code: street === "" ? "" : oneLine(personal.zip_code),
		city: oneLine(personal.city),
		state: otherThan(oneLine(personal.city), oneLine(personal.state)),
	};
}

/** What the letter is about, with the number and the word that the posting asks to name. */
export function subjectOf(
	tailoring: Tailoring,
	{ title, company, isInquiry }: Position & { isInquiry: boolean },
	voice: Voice,
): string {
	const { frames, language } = voice;
	const reference = referenceOf(
		readablePosting(tailoring.posting ?? ""),
		// In the form for one sex it is the same word.
		`${title}\n${oneLine(tailoring.title)}`,
		voice,
	);
	if (title !== "")
		return (
			(isInquiry
				? fill(frames.inquirySubject, {
						title: title.charAt(0).toUpperCase() + title.slice(1),
					})
				: fill(frames.subject, { title: titleInFrame(title, voice) })) +
			reference
		);
	const plain =
		company === "" || reference !== ""
			? frames.plainSubject
			: fill(frames.subjectAt, { employer: placed(company, language) });
	return (isInquiry ? untitled(frames.inquirySubject) : plain) + reference;
}

/** Between quotation marks a position keeps its capital. */
export function titleInFrame(
	title: string,
	{ frames, language }: Voice,
): string {
	return /[«„“]/.test(frames.subject)
		? title
		: titleInSentence(title, language);
}

// Berlin is a city and a state; once is enough in an address.
function otherThan(city: string, state: string): string {
	return state === city ? "" : state;
}
