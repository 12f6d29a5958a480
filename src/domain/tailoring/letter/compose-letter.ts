// Writes a cover letter with no model: a need of the posting and what answers it, again, the gap, what was asked, a close.
// Invariant: every sentence about the person is one of their own lines or a plain statement of a fact; all others are frames
// that claim nothing.
import { APPLYING_WORDS } from "../../language/tables/applying-of-languages.ts";
import type { LetterForm } from "../../language/writing-words.ts";
import { pathOf } from "../../profile/content-path.ts";
import { fullName } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { heldSections } from "../choose/choose-sections.ts";
import { withChosenFacts } from "../choose/chosen-facts.ts";
import type {
	LetterContent,
	LineOrigin,
	Metadata,
} from "../content/content.ts";
import { documentLanguages } from "../content/document-language.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { warningsFor } from "../content/warnings.ts";
import { enclosureLine } from "./asked-enclosures.ts";
import { firmAsRecipient } from "./greeted-firm.ts";
import { letterFormFor } from "./letter-locale.ts";
import type { LetterPlan } from "./letter-material.ts";
import {
	attached,
	INQUIRY,
	LETTER_WISHES,
	ONE_LETTER,
} from "./letter-notes.ts";
import { planLetter } from "./letter-plan.ts";
import { oneOfTitles } from "./one-of-titles.ts";
import { answerParagraphs, withAnswers } from "./own-answers.ts";
import {
	codeWordIn,
	isReferenceLabel,
	letterWishIn,
	referenceIn,
} from "./posting-asks.ts";
import { type Contact, contactIn } from "./posting-contact.ts";
import {
	readableCompany,
	readableName,
	readableTitle,
	wholeName,
	withoutEmployer,
} from "./readable-title.ts";
import type { Said } from "./said.ts";
import { titleInGender } from "./title-in-gender.ts";
import {
	fill,
	inSpelling,
	placed,
	titleInSentence,
	untitled,
	type Voice,
	voiceOf,
	writtenIn,
} from "./voice.ts";
import { withWhyThem } from "./why-them.ts";

/** The letter for one profile and one job, in the profile's language. Same input, same content, byte for byte. */
export function composeLetter(tailoring: Tailoring): LetterContent {
	return withWhyThem(withAnswers(writtenLetter(tailoring)), tailoring.whyThem);
}

function writtenLetter(tailoring: Tailoring): LetterContent {
	const { profile, today } = tailoring;
	const posting = tailoring.posting ?? "";
	const job = positionOf(tailoring);
	const contact = contactFor(tailoring, job.company);
	const voice = voiceFor(tailoring, { ...job, contact });
	const form = letterFormFor(voice.language, { profile, posting });
	const reported = withChosenFacts({
		...tailoring,
		title: titleInFrame(job.title, voice),
		company: job.company,
	});
	const plan = spelled(planLetter(reported, voice), form);
	const written = { ...plan, opening: opened(plan.opening, form, voice) };
	const sender = senderOf(tailoring, form);
	const addressee = contact
		? { name: contact.name, salutation: salutationTo(contact, form, voice) }
		: firmAsRecipient(job.company, form);
	const reference = referenceOf(
		posting,
		// In the form for one sex it is the same word.
		`${job.title}\n${oneLine(tailoring.title)}`,
		voice,
	);
	// Who asks first answers and sends the rest with the application.
	const isInquiry = plan.shape === "inquiry";
	const answers = isInquiry ? [] : answerParagraphs(reported, voice);
	const enclosures = isInquiry
		? null
		: enclosureLine(posting, {
				spoken: tailoring.job.language,
				written: voice.language,
				line: form.enclosures,
				held: {
					work: profile.work_experience.length > 0,
					studies:
						profile.education.length > 0 || profile.certifications.length > 0,
				},
			});
	return {
		sender,
		recipient: {
			name: inAddress(addressee?.name ?? "", voice),
			title: "",
			company: wholeName(job.company, tailoring),
			address: "",
		},
		date: today,
		subject:
			subjectOf(job, {
				isInquiry,
				hasReference: reference !== "",
				voice,
			}) + reference,
		body: bodyOf(written, voice),
		signature: sender.name,
		...(enclosures !== null && {
			enclosures: inSpelling(enclosures, form.spelling),
		}),
		metadata: metadataOf(tailoring, answers, {
			locale: form.locale,
			address: voice.address,
			...(addressee && {
				addressee: addressee.name,
				salutation: addressee.salutation,
			}),
		}),
		validation: validationOf(tailoring, written, enclosures),
	};
}

/** Above a letter a German name stands in the accusative: "Herrn Jan Harms". */
function inAddress(name: string, { language }: Voice): string {
	const { addressed } = APPLYING_WORDS[language];
	return inSpelling(name, addressed);
}

/** The position applied for and the employer, as a sentence names them. */
function positionOf(tailoring: Tailoring): { title: string; company: string } {
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
function contactFor(tailoring: Tailoring, company: string): Contact | null {
	const { posting = "", job } = tailoring;
	const contact = contactIn(posting, {
		spoken: job.language,
		written: writtenIn(documentLanguages(tailoring).language),
	});
	return contact && company.includes(contact.name) ? null : contact;
}

function salutationTo(
	{ name, salutation, isTitled, formal }: Contact,
	form: LetterForm,
	{ address }: Voice,
): string {
	const { informal, person } = form;
	const greeting = address === "informal" ? informal?.person : person;
	const open = isTitled || !greeting ? salutation : fill(greeting, { name });
	const said = address === "formal" ? (formal ?? open) : open;
	// Where a country greets nobody with a mark behind it, it greets somebody by name without one.
	return END_MARK.test(form.salutation) ? said : said.replace(END_MARK, "");
}

const END_MARK = /[,:：!]$/u;

type Addressed = { title: string; company: string; contact: Contact | null };

function voiceFor(
	tailoring: Tailoring,
	{ title, company, contact }: Addressed,
): Voice {
	const { job, posting = "" } = tailoring;
	const { language, linesLanguage } = documentLanguages(tailoring);
	return voiceOf(language, {
		posting,
		isSameLanguage: job.language === language,
		hasForeignLines: linesLanguage !== null,
		isFormal: contact?.isTitled ?? false,
		key: `${title}|${company}|${job.requirements[0]?.text ?? ""}`,
	});
}

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

function senderOf(
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

function bodyOf(
	{ opening, middle, closing }: LetterPlan,
	{ language }: Voice,
): LetterContent["body"] {
	return {
		opening: joinSentences(opening, language),
		body_paragraphs: middle.map((said) => joinSentences(said, language)),
		closing: joinSentences(closing, language),
	};
}

function metadataOf(
	tailoring: Tailoring,
	answers: readonly string[],
	form: Metadata["form"],
): Metadata {
	const { profile, match, sections, strength, today } = tailoring;
	const { title, company } = tailoring;
	const { language, linesLanguage } = documentLanguages(tailoring);
	return {
		model: "builtin",
		generatedAt: today,
		enhancement: strength,
		sections: sections === "auto" ? heldSections(profile) : [...sections],
		language,
		...(linesLanguage && { lines_language: linesLanguage }),
		job: { title, company },
		form,
		...(answers.length > 0 && { answers: [...answers] }),
		score: { before: match.score, after: match.score, ceiling: match.ceiling },
		omitted: [],
	};
}

function validationOf(
	tailoring: Tailoring,
	{ shape, opening, middle, closing }: LetterPlan,
	enclosures: string | null,
): LetterContent["validation"] {
	const wish = letterWishIn(tailoring.posting ?? "");
	return {
		warnings: [
			...(wish === null ? [] : [LETTER_WISHES[wish]]),
			...(shape === "inquiry" ? [INQUIRY] : []),
			...(enclosures === null ? [] : [attached(enclosures)]),
			...warningsFor(tailoring),
			ONE_LETTER,
		],
		lines: [
			originOf(pathOf("body", "opening"), opening),
			...middle.map((said, at) =>
				originOf(pathOf("body", "body_paragraphs", at), said),
			),
			originOf(pathOf("body", "closing"), closing),
		],
		removed: [],
		repaired: [],
	};
}

function subjectOf(
	{ title, company }: Pick<Addressed, "title" | "company">,
	{
		isInquiry,
		hasReference,
		voice,
	}: { isInquiry: boolean; hasReference: boolean; voice: Voice },
): string {
	const { frames } = voice;
	if (title === "" && isInquiry) return untitled(frames.inquirySubject);
	if (title === "")
		return company === "" || hasReference
			? frames.plainSubject
			: fill(frames.subjectAt, {
					employer: placed(company, voice.language),
				});
	return isInquiry
		? fill(frames.inquirySubject, {
				title: title.charAt(0).toUpperCase() + title.slice(1),
			})
		: fill(frames.subject, { title: titleInFrame(title, voice) });
}

/** Between quotation marks a position keeps its capital. */
function titleInFrame(title: string, { frames, language }: Voice): string {
	return /[«„“]/.test(frames.subject)
		? title
		: titleInSentence(title, language);
}

/** Swiss German writes ss; other countries spell single words in their own way. */
function spelled(
	plan: LetterPlan,
	{ hasNoSharpS, spelling }: LetterForm,
): LetterPlan {
	const spell = (said: Said): Said => {
		// The person's own lines stay as they wrote them.
		if (said.original !== undefined) return said;
		const ours =
			hasNoSharpS && said.isFrame
				? withoutSharpS(said.text)
				: hasNoSharpS && said.label
					? said.text.replace(said.label, withoutSharpS)
					: said.text;
		return { ...said, text: inSpelling(ours, spelling) };
	};
	return {
		...plan,
		opening: plan.opening.map(spell),
		middle: plan.middle.map((part) => part.map(spell)),
		closing: plan.closing.map(spell),
	};
}

function withoutSharpS(text: string): string {
	return text.replace(/ß/g, "ss");
}

/** Behind a salutation with a comma some languages go on in small letters. */
function opened(
	[first, ...rest]: readonly Said[],
	{ goesOnSmall, hasNoSharpS }: LetterForm,
	{ words, address }: Voice,
): Said[] {
	if (!first) return [];
	// "Ihre" is the reader's and keeps its capital.
	const [word = ""] = first.text.split(" ");
	if (address === "formal" && word.match(words.address?.formal ?? /^$/))
		return [first, ...rest];
	// The Swiss salutation has no comma to go on behind.
	if (!goesOnSmall || hasNoSharpS || !(first.isFrame || first.startsOwn))
		return [first, ...rest];
	const [letter = ""] = first.text;
	return [
		{ ...first, text: letter.toLowerCase() + first.text.slice(letter.length) },
		...rest,
	];
}

// Berlin is a city and a state; once is enough in an address.
function otherThan(city: string, state: string): string {
	return state === city ? "" : state;
}

// A company's name may end with a point of its own.
function joinSentences(said: readonly Said[], language: string): string {
	return said
		.map(({ text }) => plainEnd(text))
		.join(language === "zh" ? "" : " ");
}

function plainEnd(text: string): string {
	return text.replace(/\.\.(?=\s|$)/g, ".");
}

/** A line as it stands in the profile, whatever stands before or behind it. */
function isWordForWord({ text, original }: Said): boolean {
	const own = original?.replace(/[\s.;,。]+$/u, "").slice(1);
	return own !== undefined && text.includes(own);
}

function originOf(path: string, said: readonly Said[]): LineOrigin {
	const originals = said.flatMap(({ original }) =>
		original === undefined ? [] : [original],
	);
	const frames = said.flatMap(({ text, isFrame, label }) =>
		isFrame ? [plainEnd(text)] : label ? [label] : [],
	);
	return {
		path,
		sources: [...new Set(said.flatMap(({ sources }) => sources))],
		change: said.every(isWordForWord) ? "kept" : "reworded",
		...(originals.length > 0 ? { original: originals.join(" | ") } : {}),
		...(frames.length > 0 ? { frames } : {}),
	};
}
