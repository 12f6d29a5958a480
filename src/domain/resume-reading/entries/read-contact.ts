// The person at the top of a resume: name, headline, how and where to reach them. Everything comes from the lines before the
// first section, from a section of contact details, and, for addresses that stand at a page's foot, from anywhere.
import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";
import { splitName, withoutShouting } from "../../profile/name.ts";
import type { Personal } from "../../profile/profile.ts";
import { hostOf, readWebAddress } from "../../profile/web-address.ts";
import { type CitedFields, cited, citedText } from "../draft/cited.ts";
import { titleWeight } from "../lines/entry-words.ts";
import { headingKind } from "../lines/headings.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { isPlace, isState } from "../lines/places.ts";
import { isProse } from "./entry-blocks.ts";
import { type FoundName, findName } from "./find-name.ts";
import { readAddress } from "./read-address.ts";

export type HeadContact = {
	personal: CitedFields<Personal>;
	/** Lines of which something was taken. */
	used: Set<Paragraph>;
	/** What of a line that was used says something else. */
	left: Paragraph[];
};

const EMAIL = /[\p{L}\d._%+'-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u;
const PHONE =
	/(?<![\d/])(?:\+|00)?\s?(?:\(\+?\d{1,4}\)\s?|\d)(?:[\s()./–—-]{0,3}\d){6,14}(?!\d)/gu;
const WEB =
	/(?<![@\p{L}\d.-])(?:https?:\/\/|www\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:com|org|net|io|dev|me|info|eu|de|at|ch|fr|es|it|pt|nl|be|dk|no|se|fi|pl|uk|co|us|ca|au|in|br|mx|cn|app|tech|site|page|blog|xyz|ai|cloud|design|online|digital|inc|cat|example)(?![\p{L}\d.@-]*@)(?![a-z\d])(?:\/[^\s|•·,;)]*)?/giu;
const SOCIAL =
	/(?:^|\.)(?:linkedin|github|gitlab|twitter|x|facebook|instagram|stackoverflow|xing|medium|behance|dribbble|youtube|kaggle|researchgate|orcid|google)\.(?:com|org|net)$/;

export function readContact(top: Paragraph[], all: Paragraph[]): HeadContact {
	const personal: CitedFields<Personal> = {};
	const used = new Set<Paragraph>();
	const left: Paragraph[] = [];
	const name = findName(top, all);
	if (name) {
		const { first_name, last_name } = splitName(withoutShouting(name.text));
		personal.first_name = cited(first_name, name.from, name.why);
		if (last_name) personal.last_name = cited(last_name, name.from, name.why);
		for (const line of name.lines) used.add(line);
		const { address, from } = name;
		if (address) left.push({ ...from, text: address, quote: address });
	}
	takeMail(personal, [...top, ...all], used);
	takePhone(personal, top, used);
	if (!personal.phone) takePhone(personal, besideMail(all), used);
	if (!personal.phone) takePhone(personal, signatureOf(all, name), used);
	takeLinks(personal, top, used);
	const others = top.filter((line) => !name?.lines.includes(line));
	const at = name ? top.indexOf(name.lines[0] as Paragraph) : 0;
	const near = top.slice(Math.max(0, at - 1), at + 7);
	const beside = others.filter((line) => near.includes(line));
	takeHeadline(personal, { lines: beside, name: name?.from ?? null, used });
	readAddress(personal, others, used);
	return { personal, used, left };
}

function takeMail(
	personal: CitedFields<Personal>,
	lines: Paragraph[],
	used: Set<Paragraph>,
): void {
	for (const line of lines) {
		const found = EMAIL.exec(line.text.replace(/\s*\(at\)\s*/gi, "@"))?.[0];
		const linked = line.links.find((url) => /^mailto:/i.test(url));
		const whole = linked ? decoded(linked.slice(7).split("?")[0] ?? "") : "";
		// A line's end may have cut what is written; the link under it is whole.
		const address = found && !whole.endsWith(found) ? found : whole || found;
		if (!address) continue;
		if (!EMAIL.test(address)) continue;
		personal.email = cited(address, withLink(line, address));
		used.add(line);
		return;
	}
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

function takePhone(
	personal: CitedFields<Personal>,
	lines: Paragraph[],
	used: Set<Paragraph>,
): void {
	const found = lines.flatMap((line) =>
		phonesIn(withoutAddresses(line.text)).map((number) => ({ line, number })),
	);
	const best =
		found.find(({ number }) => /^(?:\+|00)/.test(number)) ?? found[0];
	if (!best) return;
	personal.phone = cited(best.number, best.line);
	used.add(best.line);
}

/** What stands around the mail address tells how else to reach the person, under whatever heading. */
function besideMail(all: Paragraph[]): Paragraph[] {
	const at = all.findIndex(({ text }) => EMAIL.test(text));
	return at < 0
		? []
		: all.slice(Math.max(0, at - 2), at + 3).filter((line) => !line.isBullet);
}

/** The numbers in an address of the web are of nobody's phone. */
function withoutAddresses(text: string): string {
	return text.replace(WEB, (address) => " ".repeat(address.length));
}

/** How many lines stand below a name that closes a mail. */
const SIGNATURE = 5;

/** What stands below the same name at the end, as in a mail. */
function signatureOf(all: Paragraph[], name: FoundName | null): Paragraph[] {
	const end = all.slice(-SIGNATURE - 1);
	const at = end.findIndex(({ text }) => name && text.includes(name.text));
	return at < 0 ? [] : end.slice(at).filter((line) => !line.isBullet);
}

/** "7000-647 Évora" and "SC, 88015-530": beside the name of a town or a state, with one dash. */
function isPostcode(
	{ 0: written, index }: RegExpExecArray,
	text: string,
): boolean {
	const [before, after] = [
		text.slice(0, index),
		text.slice(index + written.length),
	];
	return (
		/^\s?\d{4,5}-\d{3,4}$/.test(written) &&
		(/^ \p{Lu}\p{L}/u.test(after) || /\b\p{Lu}{2},?$/u.test(before))
	);
}

function phonesIn(text: string): string[] {
	return (
		[...text.matchAll(PHONE)]
			.filter((found) => !isPostcode(found, text))
			// A mark between cells is no part of a number: "06 12 55 50 14 / 69003 Lyon".
			.map(({ 0: written, index }) =>
				/^ ?\p{L}/u.test(text.slice(index + written.length))
					? written.replace(/\s+[/–—-]\s+\d{4,5}$/, "").trim()
					: written.trim(),
			)
			.filter((written) => {
				const digits = written.replace(/\D/g, "");
				const isYears = /^(?:19|20)\d\d\s*[-–/.]\s*(?:(?:19|20)\d\d|\d\d)/.test(
					written,
				);
				const isDate = /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(written);
				return digits.length >= 7 && digits.length <= 15 && !isYears && !isDate;
			})
	);
}

/** LinkedIn and one website have a field. Without a website the GitHub page takes its place. */
function takeLinks(
	personal: CitedFields<Personal>,
	lines: Paragraph[],
	used: Set<Paragraph>,
): void {
	let github: { url: string; line: Paragraph } | null = null;
	for (const line of lines)
		for (const written of addressesIn(line)) {
			const url = readWebAddress(written);
			if (!url || url.length > 500) continue;
			const host = hostOf(url);
			const place = withLink(line, written);
			if (host.endsWith("linkedin.com"))
				personal.linkedin_url ??= cited(url, place);
			else if (host === "github.com") github ??= { url, line: place };
			else if (!SOCIAL.test(host)) personal.website_url ??= cited(url, place);
			else continue;
			used.add(line);
		}
	if (github) personal.website_url ??= cited(github.url, github.line);
}

/** Addresses under a line come first: they are whole where the text is cut short. */
function addressesIn({ text, links }: Paragraph): string[] {
	const written = text.replace(new RegExp(EMAIL, "gu"), " ").match(WEB) ?? [];
	return [
		...links.filter((url) => /^https?:/i.test(url)),
		...written.map((each) => each.replace(/[.,;:]+$/, "")),
	];
}

function withLink(line: Paragraph, written: string): Paragraph {
	return line.quote.includes(written)
		? line
		: { ...line, quote: `${line.quote} ${written}` };
}

const UNSURE_HEADLINE = "It is not certain that this is a headline";
const NO_HEADLINE = new RegExp(
	`^${inAnyLanguage(({ person }) => person.addressLabel)}$|@|\\d{4,}|https?:|www\\.|\\.com\\b|^(?:${inAnyLanguage(({ person }) => person.documentTitle)}|page \\d+)|[:：]`,
	"iu",
);

/** "Salem OR" is a town and its state, "Senior UX" is not. */
function startsWithTown(text: string): boolean {
	const [, comma, code = ""] = /^\p{L}+(,?) (\p{Lu}{2})\b/u.exec(text) ?? [];
	return comma === "," || isState(code);
}

function takeHeadline(
	personal: CitedFields<Personal>,
	{
		lines,
		name,
		used,
	}: { lines: Paragraph[]; name: Paragraph | null; used: Set<Paragraph> },
): void {
	const candidates = lines.filter(
		(line) =>
			!line.isBullet &&
			!isProse(line) &&
			line.text.length <= 120 &&
			line.text.length > 3 &&
			!NO_HEADLINE.test(line.text) &&
			!used.has(line) &&
			headingKind(line.text) === null &&
			!isPlace(line.text) &&
			!startsWithTown(line.text),
	);
	const titled = candidates.find(({ text }) => titleWeight(text) > 0);
	const under = candidates.find(
		(line) =>
			name !== null &&
			line.page === name.page &&
			line.size > bodySize(lines) + 0.7 &&
			line.text.split(/\s+/).length > 1,
	);
	const next = candidates.find(
		(line) =>
			name !== null &&
			line === candidates[0] &&
			lines.indexOf(line) <= 3 &&
			/^\p{Lu}[^\d]{3,60}$/u.test(line.text) &&
			line.text.includes(" ") &&
			line.text.split(/\s+/).length <= 7,
	);
	const found = titled ?? under ?? next;
	if (!found) return;
	const why = titled || under ? null : UNSURE_HEADLINE;
	const headline = citedText(
		found.text.replace(/\t/g, " | ").slice(0, 200),
		found,
		why,
	);
	if (headline) personal.headline = headline;
	used.add(found);
}

function bodySize(lines: Paragraph[]): number {
	const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
	return sizes[Math.floor(sizes.length / 2)] ?? 10;
}
