// The passes that turn pasted text into plain lines, in the order they are run: line ends, entities, tags, addresses, markdown,
// emoji, bullets, sentences glued together. Each pattern reads a text in one go, however long and strange the text is.

import { decodeEntity, ENTITY } from "../../html-entities.ts";
import type { Pass } from "./cleaning-pass.ts";
import { GLUED } from "./glued-points.ts";
import { BOARD_LINE } from "./job-boards.ts";
import {
	BREADCRUMBS,
	FIELD_IN_LINE,
	MAIL_HEAD,
	PAGE_WORDS,
	QUOTED_MAIL,
} from "./pasted-along.ts";

type Replacement = Pass["replace"];

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

export const decodeUrl: Replacement = ([escaped]) => {
	try {
		return decodeURIComponent(escaped);
	} catch {
		// Half a character: better a blank than a wrong letter.
		return " ";
	}
};

const ENTITIES: Pass = {
	probe: /&[#\w]+;/,
	pattern: ENTITY,
	replace: ([entity]) => decodeEntity(entity),
};
const gone: Replacement = () => "";

export const PASSES: readonly Pass[] = [
	{ probe: /\r/, pattern: /\r\n?/g, replace: () => "\n" },
	QUOTED_MAIL,
	MAIL_HEAD,
	// Twice encoded texts are common where one form's field is pasted into another.
	ENTITIES,
	ENTITIES,
	{
		probe: /<(?:script|style|!--)/i,
		pattern:
			/<(script|style)\b[^<>]*>(?:(?!<\/?\1)[\s\S])*<\/\1>|<!--(?:(?!<!--|-->)[\s\S])*-->/gi,
		replace: gone,
	},
	{
		probe: /</,
		pattern: new RegExp(`</?(?:${TAGS})(?:\\s[^<>]*)?/?>`, "gi"),
		replace: replaceTag,
	},
	ENTITIES,
	{
		probe: /\]\(/,
		pattern: /!?\[([^\][\n]*)\]\([^()\s]*\)/g,
		replace: ([, label = ""]) => label,
	},
	// Addresses name nothing a person could know; left in, "https" would.
	{
		probe: /https?:|www\.|@/i,
		pattern:
			/(?:https?:\/\/|www\.)[^\s<>"()]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,5}/gi,
		replace: () => " ",
	},
	// Stars of a hotel behind its name: "Hotel Tannhof****S". Those on both sides of a line belong together.
	{
		probe: /\*{3}|★{2}/,
		pattern: /(?<=^[^*★\n]{0,120}\p{L}) ?(?:\*{3,5}|★{2,5})S?(?![\p{L}*★])/gmu,
		replace: gone,
	},
	{
		probe: /\*\*|__|`|~~/,
		pattern: /\*\*|__(?=\S)|(?<=\S)__|`|~~/g,
		replace: gone,
	},
	// Names of parts do not follow each other: signs of headings line by line are those of points.
	{
		probe: /^[ \t]*#[ \t].*\n[ \t]*#[ \t]/m,
		pattern:
			/^[ \t]*#[ \t]+(?=.*\n[ \t]*#[ \t])|(?<=^[ \t]*#[ \t].*\n)[ \t]*#[ \t]+/gm,
		replace: () => "• ",
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
	// An emoji in front of a line is its bullet; elsewhere, and at both ends of a line, it is decoration. Lost emoji arrive as question marks.
	{
		probe: /\p{Extended_Pictographic}|\?{3}/u,
		pattern:
			/^([ \t]*)(?:\p{Extended_Pictographic}|\ufe0f|\u200d)+[ \t]*(?=\S)(?!.*\p{Extended_Pictographic}\ufe0f?[ \t]*$)/gmu,
		replace: ([, indent = ""]) => `${indent}• `,
	},
	{
		probe: /\p{Extended_Pictographic}|\?{3}/u,
		pattern: /(?![©®™])\p{Extended_Pictographic}(?:\ufe0f|\u200d)*|\?{3,}/gu,
		replace: () => " ",
	},
	{
		probe: /^[ \t]*[^\w\s]/m,
		pattern:
			/^([ \t]*)(?:[-–—*▪●◦■►▶➢➤✓✔✅⁃∙‣★☞⌲»›❯❖◆▸▹➔➜→>·]|o(?=[ \t]{2}))[ \t]+/gmu,
		replace: () => "• ",
	},
	// "-Vehículo propio"
	{
		probe: /^[ \t]*-\p{Lu}\p{Ll}/mu,
		pattern: /^([ \t]*)-(?=\p{Lu}\p{Ll})/gmu,
		replace: () => "• ",
	},
	BREADCRUMBS,
	PAGE_WORDS,
	BOARD_LINE,
	FIELD_IN_LINE,
	...GLUED,
];
