// What people paste is rarely plain: HTML, entities encoded once or twice, whole URL-encoded texts, markdown, emoji,
// sentences glued together. Here it becomes plain lines, and every character still knows where it came from.
// Invariant: `origin` has one entry a character, never falling; spans of the clean text lead back to the text as given.

import type { Span } from "./job.ts";

export type CleanText = { text: string; origin: number[] };

type Replacement = (match: RegExpExecArray) => string;
type Pass = { probe: RegExp; pattern: RegExp; replace: Replacement };

const NAMED: Readonly<Record<string, string>> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
	nbsp: " ",
	bull: "•",
	middot: "·",
	ndash: "–",
	mdash: "—",
	hellip: "…",
	rsquo: "’",
	lsquo: "‘",
	rdquo: "”",
	ldquo: "“",
	eacute: "é",
	egrave: "è",
	agrave: "à",
	ccedil: "ç",
	ocirc: "ô",
	ecirc: "ê",
	uuml: "ü",
	ouml: "ö",
	auml: "ä",
	szlig: "ß",
	ntilde: "ñ",
	aacute: "á",
	iacute: "í",
	oacute: "ó",
	uacute: "ú",
	Uuml: "Ü",
	Ouml: "Ö",
	Auml: "Ä",
	euro: "€",
	reg: "®",
	trade: "™",
};

const TAGS =
	"a|abbr|article|aside|b|blockquote|br|button|center|code|dd|div|dl|dt|em|font|footer|h[1-6]|header|hr|html|body|head|i|img|input|label|li|main|meta|nav|ol|p|pre|section|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|title|tr|u|ul";

const replaceTag: Replacement = ([tag]) => {
	if (/^<li\b/i.test(tag)) return "\n• ";
	if (
		/^<\/?(?:p|div|h[1-6]|ul|ol|tr|table|section|article|header|footer|dd|dt|dl|blockquote)\b/i.test(
			tag,
		)
	)
		return "\n";
	return /^<(?:br|hr)\b/i.test(tag)
		? "\n"
		: /^<\/t[dh]\b/i.test(tag)
			? " | "
			: "";
};

const decodeEntity: Replacement = ([entity, name = ""]) => {
	if (!name.startsWith("#"))
		return NAMED[name] ?? NAMED[name.toLowerCase()] ?? entity;
	const code = /^#x/i.test(name)
		? Number.parseInt(name.slice(2), 16)
		: Number.parseInt(name.slice(1), 10);
	const valid =
		code > 8 && code < 0x11_0000 && !(code >= 0xd8_00 && code <= 0xdf_ff);
	return valid ? String.fromCodePoint(code) : " ";
};

const decodeUrl: Replacement = ([escaped]) => {
	try {
		return decodeURIComponent(escaped);
	} catch {
		// Half a character: better a blank than a wrong letter.
		return " ";
	}
};

const ENTITY: Pass = {
	probe: /&[#\w]+;/,
	pattern: /&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi,
	replace: decodeEntity,
};
const gone: Replacement = () => "";

const PASSES: readonly Pass[] = [
	{ probe: /\r/, pattern: /\r\n?/g, replace: () => "\n" },
	// Twice encoded texts are common where one form's field is pasted into another.
	ENTITY,
	ENTITY,
	{
		probe: /<(?:script|style|!--)/i,
		pattern: /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi,
		replace: gone,
	},
	{
		probe: /</,
		pattern: new RegExp(`</?(?:${TAGS})(?:\\s[^<>]*)?/?>`, "gi"),
		replace: replaceTag,
	},
	ENTITY,
	{
		probe: /\]\(/,
		pattern: /!?\[([^\][\n]*)\]\([^()\s]*\)/g,
		replace: ([, label = ""]) => label,
	},
	// Addresses name nothing a person could know; left in, "https" would.
	{
		probe: /https?:|www\.|@/i,
		pattern: /(?:https?:\/\/|www\.)[^\s<>"()]+|[\w.+-]+@[\w-]+\.[\w.-]+/gi,
		replace: () => " ",
	},
	{
		probe: /\*\*|__|`|~~/,
		pattern: /\*\*|__(?=\S)|(?<=\S)__|`|~~/g,
		replace: gone,
	},
	{
		probe: /^[ \t]*#/m,
		pattern: /^[ \t]*#{1,6}(?=[ \t]*[^\s#\d])[ \t]*/gm,
		replace: gone,
	},
	{
		probe: /\*\w/,
		pattern: /(?<![\w*])\*(?=[\w"“])([^*\n]{1,80})(?<=\S)\*(?!\w)/g,
		replace: ([, inner = ""]) => inner,
	},
	{
		probe: /[\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff\u00a0]/,
		pattern: /[\u00ad\u200b-\u200f\u2060\ufeff]|[\u00a0\u2028-\u202f]/g,
		replace: ([char]) =>
			/[\u00ad\u200b-\u200f\u2060\ufeff]/.test(char) ? "" : " ",
	},
	// An emoji in front of a line is its bullet; elsewhere it is decoration. Lost emoji arrive as question marks.
	{
		probe: /\p{Extended_Pictographic}|\?{3}/u,
		pattern:
			/^([ \t]*)(?:\p{Extended_Pictographic}|\ufe0f|\u200d)+[ \t]*(?=\S)/gmu,
		replace: ([, indent = ""]) => `${indent}• `,
	},
	{
		probe: /\p{Extended_Pictographic}|\?{3}/u,
		pattern: /(?![©®™])\p{Extended_Pictographic}(?:\ufe0f|\u200d)*|\?{3,}/gu,
		replace: () => " ",
	},
	{
		probe: /^[ \t]*[^\w\s]/m,
		pattern: /^([ \t]*)(?:[-–—*▪●◦■►▶➢➤✓✔✅⁃∙‣★☞⌲»>]|o(?=[ \t]{2}))[ \t]+/gmu,
		replace: () => "• ",
	},
	// "…of staff.We offer" – but never inside a name such as Node.js.
	{
		probe: /[.!?;:)]\p{Lu}/u,
		pattern: /(?<=\p{Ll}{2}[.!?;]|\p{Ll}\))(?=\p{Lu}\p{Ll}+ )/gu,
		replace: () => "\n",
	},
];

export const cleanPosting = (text: string): CleanText => {
	let clean: CleanText = {
		text,
		origin: Array.from({ length: text.length }, (_, at) => at),
	};
	if (isUrlEncoded(text)) {
		clean = apply(clean, { probe: /\+/, pattern: /\+/g, replace: () => " " });
		clean = apply(clean, {
			probe: /%/,
			pattern: /(?:%[0-9a-f]{2})+/gi,
			replace: decodeUrl,
		});
	}
	for (const pass of PASSES) clean = apply(clean, pass);
	return clean;
};

const isUrlEncoded = (text: string): boolean =>
	(text.match(/%[0-9a-f]{2}/gi)?.length ?? 0) > 5 && !/\w \w+ \w/.test(text);

const apply = (clean: CleanText, pass: Pass): CleanText => {
	if (!pass.probe.test(clean.text)) return clean;
	const parts: string[] = [];
	const origin: number[] = [];
	let from = 0;
	const keep = (to: number): void => {
		parts.push(clean.text.slice(from, to));
		for (let at = from; at < to; at += 1) origin.push(clean.origin[at] ?? 0);
	};
	for (const match of clean.text.matchAll(pass.pattern)) {
		keep(match.index);
		const replacement = pass.replace(match);
		parts.push(replacement);
		for (const place of placesOf(match, replacement))
			origin.push(clean.origin[place] ?? 0);
		from = match.index + match[0].length;
	}
	keep(clean.text.length);
	return { text: parts.join(""), origin };
};

// A replacement that stands word for word in what it replaces (a link's label) keeps its exact places.
const placesOf = (match: RegExpExecArray, replacement: string): number[] => {
	const inside = replacement.length > 1 ? match[0].indexOf(replacement) : -1;
	return Array.from({ length: replacement.length }, (_, at) =>
		inside >= 0 ? match.index + inside + at : match.index,
	);
};

/** A span of the clean text in characters of the text as given. */
export const originalSpan = (
	clean: CleanText,
	[start, end]: Span,
	given: string,
): Span => {
	const first = clean.origin[start] ?? given.length;
	const last = clean.origin[end - 1] ?? first;
	return [first, Math.max(last + charLength(clean, end - 1, given), first)];
};

// A character that came of an entity or an escape ends where the next one begins.
const charLength = (clean: CleanText, at: number, given: string): number => {
	const place = clean.origin[at] ?? 0;
	if (given[place] === clean.text[at]) return 1;
	return Math.max((clean.origin[at + 1] ?? given.length) - place, 1);
};
