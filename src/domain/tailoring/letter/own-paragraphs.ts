// What the person wrote in their own words, about the employer or as an answer to a question: placed whole before the close,
// whoever wrote the rest.

import { pathOf } from "../../profile/content-path.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { LetterContent } from "../content/content.ts";

/** The letter with the person's paragraphs in it, word for word; as it was where there are none or they are in it. */
export function withWhyThem(
	letter: LetterContent,
	whyThem: string | undefined,
): LetterContent {
	const placed = withParagraphs(letter, ownParagraphs(whyThem));
	return placed === letter
		? letter
		: { ...placed, metadata: { ...placed.metadata, why_them: whyThem } };
}

/** The letter with their answers in it, as they were when it was made. */
export function withAnswers(letter: LetterContent): LetterContent {
	return withParagraphs(letter, letter.metadata.answers ?? []);
}

/** The letter with these paragraphs behind its others. */
function withParagraphs(
	letter: LetterContent,
	paragraphs: readonly string[],
): LetterContent {
	const { body, validation } = letter;
	const own = paragraphs.filter((text) => !body.body_paragraphs.includes(text));
	if (own.length === 0) return letter;
	const first = body.body_paragraphs.length;
	return {
		...letter,
		body: { ...body, body_paragraphs: [...body.body_paragraphs, ...own] },
		validation: {
			...validation,
			lines: [
				...validation.lines,
				...own.map((text, at) => ({
					path: pathOf("body", "body_paragraphs", first + at),
					sources: [],
					change: "kept" as const,
					frames: [text],
				})),
			],
		},
	};
}

/** Parted by blank lines. */
export function ownParagraphs(whyThem: string | undefined): string[] {
	return (whyThem ?? "")
		.split(/\n[^\S\n]*\n/)
		.map(oneLine)
		.filter(Boolean);
}
