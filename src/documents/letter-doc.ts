// A cover letter's content laid out as blocks: sender, date, recipient, subject, salutation, paragraphs, sign-off.
// The words around the person's own, and the date, are in the letter's language.
import type { LetterContent } from "../domain/tailoring/content/content.ts";
import { cleanLine, cleanLines, cleanParagraphs } from "./clean-text.ts";
import { dayText } from "./date-text.ts";
import type { Block, Doc } from "./doc.ts";
import { documentDate, documentLanguage } from "./document-facts.ts";
import { mailLink, phoneLink } from "./link.ts";
import type { Look } from "./resume-doc.ts";
import { wordsOf } from "./words.ts";

/** Points kept free above the typed name. */
const SIGNATURE_SPACE = 14;

export function letterDoc(content: LetterContent, look: Look): Doc {
	const words = wordsOf(content.metadata.language);
	const { sender, recipient } = content;
	const name = cleanLine(sender.name) || cleanLine(content.signature);
	const gap: Block = { kind: "space", pt: look.template.section.before };
	const date = dayText(content.date, look.template.letterDate, words);
	const addressed = cleanLine(recipient.name);
	return {
		kind: "letter",
		language: documentLanguage(content.metadata),
		title: name ? `${name} – ${words.letter}` : words.letter,
		author: name,
		keywords: [content.metadata.job.title, content.metadata.job.company]
			.map(cleanLine)
			.filter(Boolean),
		date: documentDate(content.metadata),
		paper: look.paper,
		template: look.template,
		header: {
			name,
			label: "",
			contact: [
				mailLink(sender.email),
				phoneLink(sender.phone),
				{
					text: [sender.city, sender.state]
						.map(cleanLine)
						.filter(Boolean)
						.join(", "),
				},
			].filter(({ text }) => text),
		},
		blocks: [
			...spaced(gap, [date]),
			...spaced(gap, [
				addressed,
				cleanLine(recipient.title),
				cleanLine(recipient.company),
				...cleanLines(recipient.address),
			]),
			gap,
			...paragraphs(content.subject, "subject").map((block) => ({
				...block,
				strong: true,
			})),
			{
				kind: "paragraph",
				text: addressed
					? words.salutation.replace("{name}", () => addressed)
					: words.openSalutation,
			},
			...paragraphs(content.body.opening, "body.opening"),
			...content.body.body_paragraphs.flatMap((text, i) =>
				paragraphs(text, `body.body_paragraphs.${i}`),
			),
			...paragraphs(content.body.closing, "body.closing"),
			{ kind: "lines", lines: [words.signOff] },
			{ kind: "space", pt: SIGNATURE_SPACE },
			{
				kind: "lines",
				lines: [cleanLine(content.signature) || name || words.yourName],
				path: "signature",
			},
		],
	};
}

function spaced(gap: Block, lines: string[]): Block[] {
	const written = lines.filter(Boolean);
	return written.length ? [gap, { kind: "lines", lines: written }] : [];
}

function paragraphs(text: string, path: string): Block[] {
	return cleanParagraphs(text).map((lines) =>
		lines.length === 1
			? { kind: "paragraph", text: lines.join(), path }
			: { kind: "lines", lines, path },
	);
}
