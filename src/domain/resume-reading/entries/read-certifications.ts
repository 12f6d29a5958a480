// Certificates and licences: a name, who issued it, when, until when.
import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";
import type { Certification } from "../../profile/profile.ts";
import {
	type Cited,
	type CitedFields,
	cited,
	citedText,
} from "../draft/cited.ts";
import { findDates, withoutDates } from "../lines/find-dates.ts";
import { isDuration } from "../lines/marginal-notes.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { type Entries, NOTHING } from "./cited-entries.ts";
import { looksAlike } from "./entry-blocks.ts";

const MARKS = new RegExp(
	`\\t|\\s+[|·•–—-]\\s+|\\s*\\|\\s*|,\\s+(?=[^()]*(?:\\(|$))|\\s+${inAnyLanguage(({ entry }) => entry.issuedBy)}\\s+(?=\\p{Lu})`,
	"u",
);
const EXPIRY = new RegExp(
	`${inAnyLanguage(({ entry }) => entry.expires)}\\s*:?\\s*`,
	"iu",
);
const CERTIFICATE = inAnyLanguage(({ entry }) => entry.certificate);
const NUMBER = inAnyLanguage(({ entry }) => entry.certificateNumber);
const CREDENTIAL = new RegExp(
	`${CERTIFICATE}s?\\s*${NUMBER}\\s*:?\\s*#?([\\w/-]{3,})`,
	"iu",
);
/** "Electrician License No. 12" is a licence, "Credential ID 12" only a number. */
const NAMED_KIND = new RegExp(
	`^(?!credential|registration)${CERTIFICATE}\\b`,
	"iu",
);

export function readCertifications(
	paragraphs: Paragraph[],
): Entries<Certification> {
	const left: Paragraph[] = [];
	const entries = groupsOf(paragraphs).flatMap((group) => {
		const entry = readOne(group, left);
		if (!entry) left.push(...group);
		return entry ? [entry] : [];
	});
	return { entries, left };
}

/** Each bullet is a certificate; other lines belong together while they stand close and look on as one entry. */
function groupsOf(paragraphs: Paragraph[]): Paragraph[][] {
	const plain = paragraphs.filter(({ isBullet }) => !isBullet);
	const leads = plain
		.slice(1)
		.map(({ leading }) => leading)
		.filter((gap) => gap > 0);
	const [least, most] = [Math.min(...leads), Math.max(...leads)];
	const hasGaps = most > least * 1.2;
	const groups: Paragraph[][] = [];
	for (const paragraph of paragraphs) {
		const last = groups.at(-1);
		const first = last?.[0];
		if (!last || !first || paragraph.isBullet) {
			groups.push([paragraph]);
			continue;
		}
		const model = paragraphs.find(({ isBullet }) => !isBullet) ?? paragraph;
		const isStyled = plain.some((each) => !looksAlike(each, model));
		const isWide = hasGaps && paragraph.leading > (least + most) / 2;
		const isUnder = first.isBullet
			? paragraph.x > first.x + 3
			: isStyled
				? !looksAlike(paragraph, model)
				: hasGaps
					? !isWide
					: isContinued(last, paragraph);
		if (isUnder) last.push(paragraph);
		else groups.push([paragraph]);
	}
	return groups;
}

/** With nothing to tell lines apart, a line that is only a date or an issuer's line belongs to the one above. */
function isContinued(group: Paragraph[], line: Paragraph): boolean {
	const isOnlyDate =
		withoutDates(line.text) === "" && findDates(line.text) !== null;
	return (
		group.length < 3 &&
		(isOnlyDate || CREDENTIAL.test(line.text) || EXPIRY.test(line.text))
	);
}

function readOne(
	group: Paragraph[],
	left: Paragraph[],
): CitedFields<Certification> | null {
	const entry: CitedFields<Certification> = {};
	const names: { text: string; from: Paragraph }[] = [];
	for (const line of group) {
		let text = takeExpiry(entry, line);
		const id = CREDENTIAL.exec(text);
		if (id?.[1]) {
			entry.credential_id = cited(id[1], line);
			text = text.replace(id[0], NAMED_KIND.exec(id[0])?.[0] ?? "");
		}
		text = takeDates(entry, { ...line, text });
		for (const url of line.links)
			if (/^https?:/i.test(url))
				entry.credential_url ??= cited(url, {
					...line,
					quote: `${line.quote} ${url}`,
				});
		for (const piece of piecesOf(text))
			if (!isDuration(piece)) names.push({ text: piece, from: line });
	}
	const [name] = names;
	if (!name || name.text.length > 300) return null;
	const lines = byLine(names);
	// On one line the name stands first; on two each says one of them.
	const [named = [], issuing = []] =
		lines.length > 1 ? lines : [names.slice(0, 1), names.slice(1)];
	entry.certification_name = joined(named) ?? NOTHING;
	const issuer = joined(issuing);
	if (issuer) entry.issuing_organization = issuer;
	for (const { text, from } of lines.slice(2).flat())
		left.push({ ...from, text, quote: text });
	return entry;
}

type Name = { text: string; from: Paragraph };

function byLine(names: Name[]): Name[][] {
	const lines = new Map<Paragraph, Name[]>();
	for (const name of names)
		lines.set(name.from, [...(lines.get(name.from) ?? []), name]);
	return [...lines.values()];
}

function joined(names: Name[]): Cited<string> | undefined {
	const [first] = names;
	return first
		? citedText(names.map(({ text }) => text).join(", "), first.from)
		: undefined;
}

function piecesOf(text: string): string[] {
	const bracket = /^(.+?)\s*\(([^()]{4,})\)$/u.exec(text.trim());
	// "(CPA)" is a short form, "(City College)" is who issued it.
	if (bracket && /\s/.test(bracket[2] ?? "") && !MARKS.test(bracket[1] ?? ""))
		return [bracket[1] ?? "", bracket[2] ?? ""];
	return text
		.split(MARKS)
		.map((piece) => piece.replace(/^[\s,;:|–—(-]+|[\s,;:|–—(-]+$/gu, "").trim())
		.filter((piece) => /[\p{L}\d]/u.test(piece));
}

function takeExpiry(
	entry: CitedFields<Certification>,
	line: Paragraph,
): string {
	const found = EXPIRY.exec(line.text);
	if (!found) return line.text;
	const after = line.text.slice(found.index + found[0].length);
	const date = findDates(after);
	if (!date?.end || date.index > 2) return line.text;
	entry.expiry_date = cited(date.end, line);
	return `${line.text.slice(0, found.index)}${after.slice(date.index + date.written.length)}`.replace(
		/[(,;|–-]\s*\)?\s*$/u,
		"",
	);
}

function takeDates(entry: CitedFields<Certification>, line: Paragraph): string {
	const beside = findDates(line.asides.join(" "));
	const found = beside ?? findDates(line.text);
	if (!found) return line.text;
	const why = found.isExact ? null : "A part of this date could not be read";
	const issued = found.isRange ? found.start : found.end;
	if (issued && !entry.issue_date) entry.issue_date = cited(issued, line, why);
	if (found.isRange && found.end && !entry.expiry_date)
		entry.expiry_date = cited(found.end, line, why);
	return beside ? line.text : closed(withoutDates(line.text));
}

/** "(ASQ, 2020)" loses its bracket with its year. */
function closed(text: string): string {
	return /\([^()]*$/u.test(text) ? `${text.trimEnd()})` : text;
}
