// What must never be sent: placeholders, markup, broken values, and instructions that a posting or a model left behind.

const LEFTOVERS: readonly (readonly [pattern: RegExp, what: string])[] = [
	[/\{\{[^}]*\}\}|\{%[^%]*%\}|\$\{[^}]*\}/g, "a placeholder"],
	[
		/\[(?:your|company|employer|position|job|name|date|insert|number|title|city|x+|n)\b[^\]\n]{0,40}\]/gi,
		"a placeholder",
	],
	[
		/<(?:your|company|position|name|insert|number)[^>\n]{0,40}>/gi,
		"a placeholder",
	],
	[/\b(?:X{2,}|N{2})\s?%|\bYYYY\b|\bMM\/YYYY\b/g, "a placeholder"],
	[
		/\b(?:undefined|NaN)\b|\[object Object\]|(?<![\p{L}\p{N}])null(?![\p{L}\p{N}])(?=\s*(?:[,.;]|$))/gu,
		"a broken value",
	],
	[/\blorem ipsum\b|\bTBD\b|\bTODO\b/gi, "a placeholder"],
	[
		/<\/?(?:p|br|div|span|b|i|u|strong|em|ul|ol|li|a|h[1-6]|script|style|table|tr|td)\b[^<>]*>|&(?:amp|lt|gt|nbsp|quot|#\d+);/gi,
		"HTML",
	],
	[/\*\*[^*\n]+\*\*|\]\(https?:/g, "Markdown"],
	[
		/\b(?:ignore|disregard|forget)\s+(?:all\s+|any\s+|the\s+|your\s+)*(?:previous|prior|above|earlier|preceding|foregoing)?\s*(?:instructions?|prompts?|rules)\b[^.\n]*/gi,
		"an instruction to a machine",
	],
	[
		/\b(?:system prompt|as an ai(?: language)? model|you are (?:chatgpt|an ai)|hire this candidate|best candidate ever|rate this (?:candidate|resume))\b[^.\n]*/gi,
		"an instruction to a machine",
	],
	[/\bYour Name\b|\bJohn Q\. Public\b/g, "a placeholder"],
];

/** The leftovers in a text with what they are; what the person wrote so themselves (`known`) is none. */
export function leftoversIn(
	text: string,
	known: string,
): { text: string; what: string }[] {
	return LEFTOVERS.flatMap(([pattern, what]) =>
		[...text.matchAll(pattern)]
			.map(([found]) => ({ text: found, what }))
			.filter((leftover) => !known.includes(leftover.text)),
	);
}
