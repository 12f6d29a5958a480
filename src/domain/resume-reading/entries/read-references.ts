// People who vouch for somebody: a name, who they are, and how they are reached, in a line or in lines of their own.
import { partOf } from "../../language/patterns.ts";
import { NAME_WORDS } from "../../language/tables/names-of-languages.ts";
import type { Reference } from "../../profile/profile.ts";
import { type CitedFields, cited, citedText } from "../draft/cited.ts";
import {
	isInstitution,
	organizationWeight,
	titleWeight,
} from "../lines/entry-words.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import type { Entries } from "./cited-entries.ts";
import { looksAlike } from "./entry-blocks.ts";

const WORD = "\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const PARTICLE = partOf(NAME_WORDS, ({ particles }) => particles);
const NAME = new RegExp(`^${WORD}(?:\\s+(?:${WORD}|${PARTICLE})){1,6}$`, "u");
const MAIL = /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/u;
const PHONE = /(?:\+|\(?\d)[\d\s()./–-]{6,}\d/u;
/** What stood before an address or a number that was taken out: "Tel.", "Email:". */
const LABEL = /^[\p{L}-]{0,12}[.:]*$/u;
const BULLET = /^[^\p{L}\d(+]+/u;
/** Lines of their own part what is told as commas do. */
const BETWEEN = /\s*[,;\t|•·\n]\s*|\s+[–—-]\s+/u;

type Draft = { name: string; from: Paragraph; lines: Paragraph[] };

export function readReferences(paragraphs: Paragraph[]): Entries<Reference> {
	const left: Paragraph[] = [];
	const drafts: Draft[] = [];
	for (const paragraph of paragraphs) {
		const last = drafts.at(-1);
		const name = nameIn(paragraph);
		if (name && opens(paragraph, drafts))
			drafts.push({ name, from: paragraph, lines: [paragraph] });
		else if (last) last.lines.push(paragraph);
		else left.push(paragraph);
	}
	const entries = drafts.flatMap((draft) => {
		const entry = referenceOf(draft);
		// A name alone may be two words that mean "on request".
		if (Object.keys(entry).length > 1) return [entry];
		left.push(...draft.lines);
		return [];
	});
	return { entries, left };
}

function nameIn({ quote }: Paragraph): string | null {
	const [first = ""] = quote.replace(BULLET, "").split(BETWEEN);
	const isName =
		NAME.test(first) &&
		titleWeight(first) === 0 &&
		organizationWeight(first) === 0 &&
		!isInstitution(first);
	return isName ? first : null;
}

/** Where the first name has a look of its own, so have the others; else one opens where how to reach the last one is told. */
function opens(paragraph: Paragraph, drafts: readonly Draft[]): boolean {
	const [first, last] = [drafts[0], drafts.at(-1)];
	if (!first || !last) return true;
	const isStyled = first.lines
		.slice(1)
		.some((line) => !looksAlike(line, first.from));
	if (isStyled) return looksAlike(paragraph, first.from);
	return (
		paragraph.isBullet ||
		last.lines.some(({ text }) => MAIL.test(text) || PHONE.test(text))
	);
}

function referenceOf({ name, from, lines }: Draft): CitedFields<Reference> {
	const entry: CitedFields<Reference> = { reference_name: cited(name, from) };
	const relations: string[] = [];
	for (const line of lines) {
		const written = line.quote.replace(BULLET, "");
		const rest = line === from ? written.slice(name.length) : written;
		for (const piece of rest.split(BETWEEN)) {
			const mail = MAIL.exec(piece)?.[0];
			const phone = mail ? undefined : PHONE.exec(piece)?.[0];
			if (mail) entry.email ??= cited(mail, line);
			if (phone) entry.phone ??= cited(phone.trim(), line);
			const words = piece.replace(mail ?? phone ?? "", "").trim();
			if (words !== "" && !((mail || phone) && LABEL.test(words)))
				relations.push(words);
		}
	}
	const relationship = citedText(relations.join(", "), {
		page: from.page,
		quote: lines.map(({ quote }) => quote).join("\n"),
	});
	return { ...entry, ...(relationship && { relationship }) };
}
