// A cover letter's content laid out as blocks: sender, date, recipient, subject, salutation, paragraphs, sign-off.
// The words around the person's own, and the date, are in the letter's language.

import { LANGUAGE_CODES } from "../domain/language/language-code.ts";
import type { LetterForm } from "../domain/language/writing-words.ts";
import { pathOf } from "../domain/profile/content-path.ts";
import type { LetterContent } from "../domain/tailoring/content/content.ts";
import { readPoint } from "../domain/tailoring/letter/point.ts";
import { placed } from "../domain/tailoring/letter/voice.ts";
import { cleanLine, cleanLines, cleanParagraphs } from "./clean-text.ts";
import { dayText } from "./date-text.ts";
import type { Block, Doc, Look } from "./doc.ts";
import { documentDate, documentLanguage } from "./document-facts.ts";
import { mailtoLink, phoneLink } from "./link.ts";
import { documentWordsOf, letterForm } from "./words-of-language.ts";

/** Points kept free above the typed name. */
const SIGNATURE_SPACE = 14;

export function letterDoc(content: LetterContent, look: Look): Doc {
	const words = documentWordsOf(content.metadata.language);
	const name = nameOf(content);
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
		header: headerOf(content),
		blocks: [
			...topBlocks(content, look),
			...bodyBlocks(content),
			...signatureBlocks(content, look),
		],
	};
}

function nameOf({ sender, signature }: LetterContent): string {
	return cleanLine(sender.name) || cleanLine(signature);
}

function headerOf(content: LetterContent): Doc["header"] {
	const { sender } = content;
	return {
		name: nameOf(content),
		label: "",
		contact: [
			mailtoLink(sender.email),
			phoneLink(sender.phone),
			{ text: placeOf(sender, formOf(content)).filter(Boolean).join(", ") },
		].filter(({ text }) => text),
	};
}

/** The code stands before the town where letters of the country name the street, else behind the state. */
function placeOf(
	sender: LetterContent["sender"],
	form: LetterForm | null,
): string[] {
	const address = cleanLine(sender.address);
	const city = cleanLine(sender.city);
	const state = cleanLine(sender.state);
	const code = cleanLine(sender.zip_code);
	if (address === "") return [city, state];
	// Some write the whole address into one line.
	if (city !== "" && address.includes(city)) return [address];
	return form?.namesStreet
		? [address, `${code} ${city}`.trim()]
		: [address, city, `${state} ${code}`.trim()];
}

/** "Alder team" above "Alder LLC" says the same twice. */
function isFirmsPeople(name: string, company: string): boolean {
	const firm = name.replace(/ \p{Ll}+$/u, "");
	return firm !== name && company.startsWith(firm);
}

/** Date and recipient in the order of the letter's country, and the subject. */
function topBlocks(content: LetterContent, look: Look): Block[] {
	const { recipient } = content;
	const form = formOf(content);
	const gap = gapOf(look);
	const date = spaced(gap, [placeAndDate(content, look, form)]).map((block) =>
		block.kind === "lines" ? { ...block, ...sideOf(look) } : block,
	);
	const company = cleanLine(recipient.company);
	const name = cleanLine(recipient.name);
	const address = spaced(gap, [
		isFirmsPeople(name, company) ? "" : name,
		cleanLine(recipient.title),
		company,
		...cleanLines(recipient.address),
	]);
	const subject = cleanLines(content.subject).join(" ");
	const labeled = subject === "" ? "" : `${form?.subjectLabel ?? ""}${subject}`;
	return [
		...(form?.isAddressedFirst ? [...address, ...date] : [...date, ...address]),
		gap,
		...paragraphs(labeled, "subject").map((block) => ({
			...block,
			strong: true,
		})),
	];
}

function bodyBlocks(content: LetterContent): Block[] {
	const { opening, body_paragraphs, closing } = content.body;
	return [
		{ kind: "paragraph", text: salutationOf(content, formOf(content)) },
		...paragraphs(opening, pathOf("body", "opening")),
		...bodyParagraphs(body_paragraphs),
		...paragraphs(closing, pathOf("body", "closing")),
	];
}

/** Points that follow one another are one list. */
function bodyParagraphs(texts: readonly string[]): Block[] {
	const blocks: Block[] = [];
	for (const [at, text] of texts.entries()) {
		const path = pathOf("body", "body_paragraphs", at);
		const point = readPoint(cleanLine(text));
		const last = blocks.at(-1);
		if (point === null) {
			blocks.push(...paragraphs(text, path));
			continue;
		}
		const own = { lead: point.lead + point.colon, text: point.text, path };
		if (last?.kind === "points") last.points.push(own);
		else blocks.push({ kind: "points", points: [own] });
	}
	return blocks;
}

function signatureBlocks(content: LetterContent, look: Look): Block[] {
	const form = formOf(content);
	const { yourName } = documentWordsOf(content.metadata.language);
	return [
		{ kind: "lines", lines: [signOff(content, form)], ...sideOf(look) },
		{ kind: "space", pt: SIGNATURE_SPACE },
		{
			kind: "lines",
			lines: [cleanLine(content.signature) || nameOf(content) || yourName],
			...sideOf(look),
			path: "signature",
		},
		...enclosureBlocks(content, look, form),
	];
}

function enclosureBlocks(
	{ enclosures = "" }: LetterContent,
	look: Look,
	form: LetterForm | null,
): Block[] {
	const line = cleanLine(enclosures) || form?.enclosure;
	return line === undefined
		? []
		: [
				gapOf(look),
				{
					kind: "lines",
					lines: [line],
					...(cleanLine(enclosures) && { path: "enclosures" }),
				},
			];
}

function formOf({ metadata }: LetterContent): LetterForm | null {
	return letterForm(metadata.form?.locale);
}

function gapOf({ template }: Look): Block {
	return { kind: "space", pt: template.section.before };
}

function sideOf({ template }: Look): { side?: "right" } {
	return template.letterSide === "right" ? { side: "right" } : {};
}

function placeAndDate(
	{ metadata, sender, date }: LetterContent,
	{ template }: Look,
	form: LetterForm | null,
): string {
	const words = documentWordsOf(metadata.language);
	const pattern = form?.formalDate;
	const day = dayText(
		date,
		template.letterDate,
		pattern === undefined ? words : { ...words, formalDate: pattern },
	);
	const place = cleanLine(sender.city);
	if (place === "" || !form?.placeAndDate) return day;
	return form.placeAndDate
		.replace("{place}", () => place)
		.replace("{date}", () => day);
}

/** To the person the posting names; where another name was written since, to that one. */
function salutationOf(content: LetterContent, form: LetterForm | null): string {
	const own = cleanLine(content.salutation ?? "");
	if (own !== "") return own;
	const addressed = cleanLine(content.recipient.name);
	const { salutation, addressee } = content.metadata.form ?? {};
	if (addressed === "") return openSalutation(content, form);
	const last = addressed.split(" ").at(-1) ?? addressed;
	return salutation && (addressed === addressee || salutation.includes(last))
		? salutation
		: documentWordsOf(content.metadata.language).salutation.replace(
				"{name}",
				() => addressed,
			);
}

function openSalutation(
	{ metadata, recipient }: LetterContent,
	form: LetterForm | null,
): string {
	if (form === null) return documentWordsOf(metadata.language).openSalutation;
	const { informal } = form;
	const company = cleanLine(recipient.company);
	if (metadata.form?.address !== "informal" || !informal)
		return company === "" ? (form.team ?? form.salutation) : form.salutation;
	return company === ""
		? informal.salutation
		: (hasArticle(company, metadata.language) && informal.firm
				? informal.firm
				: informal.team
			).replace("{company}", () => company);
}

function hasArticle(company: string, language: string): boolean {
	const code = LANGUAGE_CODES.find((one) => one === language);
	return code !== undefined && placed(company, code) !== company;
}

function signOff(content: LetterContent, form: LetterForm | null): string {
	const { metadata } = content;
	if (form === null) return documentWordsOf(metadata.language).signOff;
	if (metadata.form?.address === "informal" && form.informal)
		return form.informal.signOff;
	if (form.namedSignOff && cleanLine(content.recipient.name) !== "")
		return form.namedSignOff;
	// Some languages repeat in it whom they greeted.
	const [open, own] = [form.salutation, salutationOf(content, form)].map(
		(text) => text.replace(/[,:]$/, ""),
	);
	// "Bonjour" greets and is no title that could be repeated.
	const [greeting = ""] = documentWordsOf(metadata.language).salutation.split(
		"{name}",
	);
	if (!own || !open || own === open) return form.signOff;
	return own.startsWith(greeting)
		? form.signOff.replace(`, ${open},`, "")
		: form.signOff.replace(open, () => own);
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
