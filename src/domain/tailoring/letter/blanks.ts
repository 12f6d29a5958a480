// What a letter leaves for its sender to fill in: "[level]", "[start date]".
import type { LetterContent } from "../content/content.ts";

/** As they stand in the letter, in its order, each once. */
export function blanksIn({
	body: { opening, body_paragraphs, closing },
}: Pick<LetterContent, "body">): string[] {
	const text = [opening, ...body_paragraphs, closing].join("\n");
	return [...new Set(text.match(/\[[^\][\n]+\]/gu))];
}
