// Turns what people keep in resume files into plain words: HTML and Markdown marks go, the words stay. Only tags that
// exist in HTML are taken for tags; "<Tagged>" in a company's name is the person's own text.
import { decodeEntity, ENTITY } from "../html-entities.ts";

const UNSEEN = /<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const BLOCK =
	/<\/?(?:p|div|br|hr|ul|ol|li|h[1-6]|section|article|table|tr|td|th|blockquote|pre)\b[^<>]*>/gi;
const INLINE =
	/<\/?(?:b|i|u|s|a|em|strong|span|small|big|code|font|sub|sup|mark|img)\b[^<>]*>/gi;

// Neither can be stored: PostgreSQL refuses NUL in text and UTF-8 has no half of a character pair. Zero-width spaces and
// byte order marks come along with pasted text and would split words for a machine that reads the document.
const CONTROL = /(?![\n\t])[\p{Cc}\u200b\u2060\ufeff]/gu;

/** Text that can be stored and drawn: no control characters, no halves of characters, line ends as \n. */
export function storable(text: string): string {
	return text
		.toWellFormed()
		.replace(/\r\n?/g, "\n")
		.replace(CONTROL, "")
		.trim();
}

/** What a text holds that is not plain already. Most lines hold none of it, and they are looked at often. */
const MAY_BE_MARKED = /[\p{Cc}\p{Cs}\u200b\u2060\ufeff&<[*`#]|[^\S ]|\s\s/u;

/** Markup to plain text. Paragraphs and list entries end up on lines of their own. */
export function plainText(text: string): string {
	if (!MAY_BE_MARKED.test(text)) return text.trim();
	const untagged = storable(text)
		.replace(ENTITY, decodeEntity)
		.replace(UNSEEN, " ")
		.replace(BLOCK, "\n")
		.replace(INLINE, "");
	return storable(withoutMarkdown(untagged))
		.replace(/[^\S\n]+/g, " ")
		.replace(/ ?\n ?/g, "\n")
		.replace(/\n{2,}/g, "\n")
		.trim();
}

/** One line without the bullet that stood in front of it. */
export function withoutBullet(line: string): string {
	return line.replace(/^\s*(?:[-–—*•●▪◦‣·○]\s+|[•●▪◦‣○]\s*)+/u, "").trim();
}

function withoutMarkdown(text: string): string {
	return text
		.replace(/!?\[([^\][]*)\]\([^()\s]*(?:\([^()\s]*\))?[^()\s]*\)/g, "$1")
		.replace(/\*\*(?=\S)([^*\n]+?)(?<=\S)\*\*/g, "$1")
		.replace(/(?<![\w*])\*(?=[^\s*])([^*\n]+?)(?<=\S)\*(?![\w*])/g, "$1")
		.replace(/`([^`\n]+)`/g, "$1")
		.replace(/^#{1,6} (?=\S)/gm, "");
}
