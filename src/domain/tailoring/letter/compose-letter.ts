// Writes a cover letter with no model: a need of the posting and what answers it, again, the gap, what was asked, a close.
// Invariant: every sentence about the person is one of their own lines or a plain statement of a fact; all others are frames
// that claim nothing.
import { withChosenFacts } from "../choose/chosen-facts.ts";
import type { LetterContent } from "../content/content.ts";
import { documentLanguages } from "../content/document-language.ts";
import type { Tailoring } from "../content/tailoring.ts";
import type { Contact } from "./contact/contact.ts";
import { firmAsRecipient } from "./greeted-firm.ts";
import {
	contactFor,
	enclosuresOf,
	inAddress,
	type Position,
	positionOf,
	salutationTo,
	senderOf,
	subjectOf,
	titleInFrame,
} from "./letter-head.ts";
import { letterFormFor } from "./letter-locale.ts";
import type { LetterPlan } from "./letter-material.ts";
import { planLetter } from "./letter-plan.ts";
import { metadataOf, plainEnd, validationOf } from "./letter-record.ts";
import { opened, spelled } from "./letter-spelling.ts";
import { answerParagraphs } from "./own-answers.ts";
import { withAnswers, withWhyThem } from "./own-paragraphs.ts";
import { wholeName } from "./readable-title.ts";
import type { Said } from "./said.ts";
import { inSpelling, type Voice, voiceOf } from "./voice.ts";

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
	// Who asks first answers and sends the rest with the application.
	const isInquiry = plan.shape === "inquiry";
	const answers = isInquiry ? [] : answerParagraphs(reported, voice);
	const enclosures = isInquiry ? null : enclosuresOf(tailoring, form, voice);
	return {
		sender,
		recipient: {
			name: inAddress(addressee?.name ?? "", voice),
			title: "",
			company: wholeName(job.company, tailoring),
			address: "",
		},
		date: today,
		subject: subjectOf(tailoring, { ...job, isInquiry }, voice),
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

type Addressed = Position & { contact: Contact | null };

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

// A company's name may end with a point of its own.
function joinSentences(said: readonly Said[], language: string): string {
	return said
		.map(({ text }) => plainEnd(text))
		.join(language === "zh" ? "" : " ");
}
