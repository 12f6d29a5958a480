// Which line of a resume's top is the person's name: the largest that could be one, else the first.

import { partOf } from "../../language/patterns.ts";
import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";
import { NAME_WORDS } from "../../language/tables/names-of-languages.ts";
import { DEGREES_BEFORE, withoutDegrees } from "../../profile/name.ts";
import { titleWeight } from "../lines/entry-words.ts";
import { headingKind } from "../lines/headings.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { isPlace } from "../lines/places.ts";
import { textOfRuns } from "../lines/source-line.ts";

export type FoundName = {
	text: string;
	from: Paragraph;
	lines: Paragraph[];
	why: string | null;
	/** "Mrs.", where it stands before the name. */
	address?: string;
};

const DOCUMENT = new RegExp(
	`^${inAnyLanguage(({ person }) => person.documentTitle)}$`,
	"iu",
);
const TITLE_FIRST = new RegExp(
	`^${inAnyLanguage(({ person }) => person.documentTitle)}(?!\\p{L})`,
	"iu",
);
/** "Name(s)", as forms ask. */
const HALF = `${inAnyLanguage(
	({ person }) => person.firstNameLabel,
	({ person }) => person.lastNameLabel,
)}(?:\\s?\\([^()]{1,4}\\))?`;
/** "Full name: …", and "Last name / first name: …". */
const LABEL = new RegExp(
	`^(?:${inAnyLanguage(({ person }) => person.nameLabel)}|${HALF}\\s*[/,&+]\\s*${HALF})\\s*[:：\\t]\\s*(.+)$`,
	"iu",
);
const [FIRST_NAME, LAST_NAME] = [
	inAnyLanguage(({ person }) => person.firstNameLabel),
	inAnyLanguage(({ person }) => person.lastNameLabel),
].map((label) => new RegExp(`^${label}\\s*[:：\\t]\\s*(.+)$`, "iu"));
/** How others address somebody, which nobody is called. A degree before a name is a part of it: "Dr. Ada Quill". */
const ADDRESS = /^(?:(?:Mr|Mrs|Ms|Mx)\b\.?\s+)+(?=\p{Lu}\S*\s)/u;
const GREETING = new RegExp(
	`^${inAnyLanguage(({ person }) => person.greeting)}(?:\\s+|(?=\\p{Script=Han}))`,
	"iu",
);
/** "Almeida", "d’Almeida", "Dell’Orso". */
const WORD = "(?:\\p{Ll}{1,4}['’])?[\\p{Lu}\\p{Script=Han}][\\p{L}\\p{M}'’.-]*";
/** Those of known languages, and any word as short between two names: "Orla ní Bhriain", "in 't Veld". */
const PARTICLE = `(?:${partOf(NAME_WORDS, ({ particles }) => particles)}|O['’]|\\p{Ll}{1,3}|['’]\\p{L})`;
/** "van den", "de la": what may stand before each word in the second line of a name. */
const PARTICLES_WITHIN = new RegExp(
	`(?<![\\p{L}'’-])(?:${PARTICLE}\\s+){1,3}(?=\\p{Lu})`,
	"gu",
);
/** "Ada von" at the end of a line, above "Quill". */
const ENDS_IN_PARTICLE = new RegExp(`(?:\\s+${PARTICLE}){1,2}$`, "u");
const NAME = new RegExp(
	`^${DEGREES_BEFORE}${WORD}(?:(?:\\s+${PARTICLE}){0,2}\\s+${WORD}){0,5}(?:,\\s*\\p{Lu}[\\p{L}.-]{1,7})*(?:,?\\s+(?:Jr|Sr|II|III|IV|Ph\\.?D|M\\.?D|RN|CPA|MBA|MSc|BSc|PE|PMP|Esq|M\\.?A|B\\.?A)\\.?)*$`,
	"u",
);
/** "From: Ada Quill <ada@quill.example>" at the top of a mail, in whatever language. */
const SENDER = /^\p{L}{2,12}:\s*"?([^"<>:]{3,60}?)"?\s*<[^<>@\s]+@[^<>\s]+>$/u;
const ONLY_DEGREES = new RegExp(`^${DEGREES_BEFORE}$`, "u");
const UNSURE = "No line of the source says that it is a name";

export function findName(top: Paragraph[], all: Paragraph[]): FoundName | null {
	const found = nameInHalves(top) ?? nameIn(top, all);
	if (!found) return null;
	const address = ADDRESS.exec(found.text)?.[0] ?? "";
	return {
		...found,
		text: found.text.slice(address.length),
		address: address.trim(),
	};
}

/** The first and the last name, where each has been asked for. */
function nameInHalves(top: Paragraph[]): FoundName | null {
	const halves = [FIRST_NAME, LAST_NAME].flatMap((label) => {
		const line = top.find(({ text }) => label?.test(text));
		const text = label
			?.exec(line?.text ?? "")?.[1]
			?.split("\t")[0]
			?.trim();
		return line && text && mayBeName(text) ? [{ line, text }] : [];
	});
	const [first, last] = halves;
	if (!first || !last || first.line === last.line) return null;
	const lines = [first.line, last.line];
	return {
		text: `${first.text} ${last.text}`,
		from: {
			...first.line,
			quote: lines.map(({ quote }) => quote).join("\n"),
		},
		lines,
		why: null,
	};
}

function nameIn(top: Paragraph[], all: Paragraph[]): FoundName | null {
	for (const line of top) {
		const labeled = LABEL.exec(line.text)?.[1] ?? SENDER.exec(line.text)?.[1];
		const named = labeled?.split("\t")[0]?.trim();
		if (named && mayBeName(named))
			return { text: named, from: line, lines: [line], why: null };
	}
	const large = all.filter(({ size }) => size > bodySize(all) * MUCH);
	const lines = [...new Set([...top, ...all.slice(0, 3), ...large])].filter(
		({ page }) => page <= 1,
	);
	const address = mailName(all);
	const candidates = lines.flatMap((line, at) => {
		const text = nameBeforePlace(firstCell(line), address);
		const isLarge = line.size > bodySize(all) * MUCH;
		const written = isLarge ? withCapitals(text) : text;
		const isBroken =
			isLarge && mayBeName(written.replace(ENDS_IN_PARTICLE, ""));
		if (!mayBeName(written) && !isBroken && !isInAddress(text, address))
			return [];
		if (isInitials(text, lines)) return [];
		// First and last name under each other, as large as nothing else.
		const parts = [line];
		while (parts.length < 4) {
			const last = lines.indexOf(parts.at(-1) ?? line);
			// Small print of another column may stand between the lines of a large name.
			const below = lines
				.slice(last + 1, last + 4)
				.find(({ size }) => size > line.size * 0.75);
			if (!below || !isNextPart(line, below, text)) break;
			parts.push(below);
		}
		const whole = [text, ...parts.slice(1).map(firstCell)].reduce(withNext);
		return [{ line, at, text: whole, lines: parts }];
	});
	const largest = Math.max(...candidates.map(({ line }) => line.size));
	const likely =
		candidates.find(({ text }) => isInAddress(text, address)) ??
		candidates.find(({ line }) => line.size > largest - 0.5);
	if (!likely) return null;
	// A mail address made of a double last name alone: the first name stands above it.
	const found =
		candidates.find(({ lines }) => lines.slice(1).includes(likely.line)) ??
		likely;
	const apart = spacedByAddress(found.text, all);
	const isClear =
		apart.split(/\s+/).length > 1 || found.line.size > bodySize(all) * 1.25;
	return {
		text: apart,
		from: {
			...found.line,
			quote: found.lines.map(({ quote }) => quote).join("\n"),
		},
		lines: found.lines,
		why: isClear ? null : UNSURE,
	};
}

/** How much larger than the text a name is that stands below another column. */
const MUCH = 1.6;

const MAIL = /[\p{L}\d._-]+@[\p{L}\d.-]+/u;

/** The first mail address; a host may be named after somebody too. */
function mailName(all: Paragraph[]): string {
	for (const { text, links } of all) {
		const found = MAIL.exec([text, ...links].join(" "));
		if (found) return folded(found[0]);
	}
	return "";
}

/** Whether the mail address is made of the first and the last word of a name, also where a name is a word for a trade. */
function isInAddress(text: string, address: string): boolean {
	const name = withoutDegrees(text).replace(/,.*$/, "");
	const words = folded(name).match(/\p{L}{2,}/gu) ?? [];
	const [first, last] = [words[0], words.at(-1)];
	return (
		words.length >= 2 &&
		words.length <= 4 &&
		NAME.test(text) &&
		first !== undefined &&
		last !== undefined &&
		address.includes(first) &&
		address.includes(last)
	);
}

/** "Ada Quill, 12 Mill Lane, Leeds": where the mail address knows the name, what follows it is where the person lives. */
function nameBeforePlace(text: string, address: string): string {
	const [name = "", ...rest] = text.split(/,\s+/);
	return /\d/.test(rest.join(" ")) && isInAddress(name, address) ? name : text;
}

/** "Ada Quill" and, smaller on the same line, what she is. */
function largeWords({ text, runs }: Paragraph): string {
	const size = runs[0]?.size ?? 0;
	const end = runs.findIndex((run) => run.size < size * SMALLER);
	if (end < 1) return text;
	const large = textOfRuns(runs.slice(0, end));
	return large.includes(" ") && mayBeName(large) ? large : text;
}

/** How much smaller what stands behind a name is; small capitals keep within a word. */
const SMALLER = 0.85;

function firstCell(line: Paragraph): string {
	const text = largeWords(line);
	const cells = text.split(/\t|\s[|•·]\s/);
	// Justified lines set a degree apart from its name.
	const isApart = ONLY_DEGREES.test(`${cells[0]?.trim()} `);
	const cell = withoutHeadline(
		isApart ? cells.join(" ") : (cells[0]?.trim().replace(/,$/, "") ?? ""),
	);
	// A double name that a line's end has cut behind its hyphen.
	const first = withoutTitle(cell.replace(/(?<=\p{L})- (?=\p{Lu})/gu, "-"));
	const greeting = GREETING.exec(first)?.[0] ?? "";
	return spelled(
		greeting === ""
			? first
			: first.slice(greeting.length).replace(/[.!]+$/, ""),
	);
}

/** "Ada Quill — Weaver": behind a dash that is no hyphen stands what somebody is. */
function withoutHeadline(text: string): string {
	const [name = "", ...rest] = text.split(/\s[–—]\s/u);
	return rest.length === 1 && name.includes(" ") && mayBeName(name)
		? name
		: text;
}

/** "Curriculum vitae of Ada Quill", in whatever language the small word is. */
function withoutTitle(text: string): string {
	const title = TITLE_FIRST.exec(text)?.[0] ?? "";
	const isLoud = text === text.toUpperCase();
	const behind = text.slice(title.length);
	// "Curriculum vitae Ada Quill"
	if (title !== "" && /^\s/.test(behind) && isWholeName(behind.trim()))
		return behind.trim();
	const rest = /^\s*(?:[:–—-]\s*|(\p{L}{1,4})\s+)(\p{Lu}.*)$/su.exec(behind);
	const isJoined = !rest?.[1] || isLoud || /^\p{Ll}+$/u.test(rest[1]);
	return title !== "" && rest?.[2] && isJoined ? rest[2] : text;
}

/** Two words or more, of which the first is none that joins: "De Ada Quill" has one before the name. */
function isWholeName(text: string): boolean {
	const [first = ""] = text.split(/\s+/);
	return /\p{Ll}\s+\p{Lu}/u.test(text) && first.length > 2 && mayBeName(text);
}

/** A double name may be cut behind its hyphen. */
function withNext(name: string, next: string): string {
	return /\p{L}-$/u.test(name) ? `${name}${next}` : `${name} ${next}`;
}

function isNextPart(line: Paragraph, below: Paragraph, text: string): boolean {
	const next = firstCell(below);
	const bare = next.replace(PARTICLES_WITHIN, "");
	return (
		(!text.includes(" ") || line.size > 16) &&
		/^[\p{L}'’-]+(?: [\p{L}'’-]+)?$/u.test(bare) &&
		Math.abs(below.size - line.size) < 0.7 &&
		line.size > 14 &&
		mayBeName(withCapitals(bare.replace(/-$/, ""))) &&
		titleWeight(next) === 0
	);
}

function mayBeName(text: string): boolean {
	if (text.length < 2 || text.length > 60 || isDocumentTitle(text))
		return false;
	if (headingKind(text) !== null) return false;
	if (titleWeight(text) > 2 && text.split(/\s+/).length > 1) return false;
	// "W. (Willa) Quill" is called by the name in brackets.
	const bare = text.replace(/\s?\(\p{Lu}\p{L}+\)(?=\s)/u, "");
	return NAME.test(bare) && !isPlace(text);
}

/** A name set all in small letters as others write it, to be known by. */
function withCapitals(text: string): string {
	return text === text.toLowerCase()
		? text.replace(/(?<![\p{L}\p{M}'’])\p{Ll}/gu, (letter) =>
				letter.toUpperCase(),
			)
		: text;
}

/** Whether a text is what a resume is called. */
export function isDocumentTitle(text: string): boolean {
	return DOCUMENT.test(text);
}

/** "J O H N  D O E" as a name again. */
function spelled(text: string): string {
	if (!/^(?:\p{L} ){2,}/u.test(`${text} `)) return text;
	return text
		.split(/\s{2,}|\t/)
		.map((word) => word.replace(/ /g, ""))
		.join(" ");
}

/** Letters set apart lose the space between names; the mail address may tell where it was. */
function spacedByAddress(name: string, all: Paragraph[]): string {
	if (/\s/.test(name) || name.length < 6) return name;
	for (const { text } of all) {
		const parts = /([\p{L}\d._-]+)@/u.exec(text)?.[1]?.split(/[._-]/) ?? [];
		const [first = ""] = parts;
		if (
			first.length > 1 &&
			parts.join("").toLowerCase() === folded(name) &&
			parts.length > 1
		)
			return `${name.slice(0, first.length)} ${name.slice(first.length)}`;
	}
	return name;
}

/** "JB" in a circle, where "Joaquín Barrenechea" stands on another line. */
function isInitials(text: string, lines: Paragraph[]): boolean {
	if (!/^\p{Lu}(?:[. ]?\p{Lu}){1,3}\.?$/u.test(text)) return false;
	const letters = folded(text).replace(/[^\p{L}]/gu, "");
	return lines.some((line) => {
		const other = firstCell(line);
		const words = [folded(other).split(/\s+/), folded(other).split(/[\s-]+/)];
		return (
			other.length > 6 &&
			mayBeName(other) &&
			words.some((all) => all.map((word) => word[0]).join("") === letters)
		);
	});
}

/** In small letters without accents, as mail addresses are. */
function folded(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function bodySize(lines: Paragraph[]): number {
	const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
	return sizes[Math.floor(sizes.length / 2)] ?? 10;
}
