// How a line goes on behind another.

/** Its first letter small. German keeps the capital of its nouns, and so do names in capitals. */
export function lowered(text: string, language: string): string {
	return language === "de" || /^\p{Lu}[\p{Lu}\d&/-]/u.test(text)
		? text
		: text.charAt(0).toLowerCase() + text.slice(1);
}
