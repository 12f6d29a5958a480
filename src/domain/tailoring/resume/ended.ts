// A line ended as a sentence is.

/** With its point, whatever the line ended with. */
export function ended(text: string): string {
	if (/[.!?。！？]["”’)]?$/u.test(text)) return text;
	return `${text}${/\p{Script=Han}/u.test(text) ? "。" : "."}`;
}
