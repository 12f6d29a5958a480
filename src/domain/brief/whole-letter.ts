// A letter after the check took sentences out: whether enough is left to be sent, and what is left as whole paragraphs.
import { sentencesOf } from "../clauses/sentence-ends.ts";
import { pathOf } from "../profile/content-path.ts";
import type {
	LetterContent,
	LineOrigin,
} from "../tailoring/content/content.ts";

const LEAST_WORDS = 80;
/** Beside a letter that lists the person's own lines in another language. */
const LEAST_WORDS_TRANSLATED = 50;

/** Whether a letter lost most of its sentences, or says less than the one the built-in writer made. */
export function isTooThin(letter: LetterContent, base: LetterContent): boolean {
	const lost = letter.validation.removed.length;
	const text = bodyOf(letter);
	const words = wordsIn(text);
	// What a reader of one language can read says more than lines of another.
	if (base.metadata.lines_language !== undefined)
		return (
			lost > 0 && (isMiddleOf(base, letter) || words < LEAST_WORDS_TRANSLATED)
		);
	return (
		lost > 0 &&
		(isMiddleOf(base, letter) ||
			lost > sentencesOf(text).length ||
			(words < LEAST_WORDS && words < wordsIn(bodyOf(base))))
	);
}

/** The built-in writer's middle, often a list, goes with its own opening. */
function isMiddleOf(base: LetterContent, { body }: LetterContent): boolean {
	const { body_paragraphs: own } = base.body;
	return (
		own.length === body.body_paragraphs.length &&
		own.every((text, at) => text === body.body_paragraphs[at])
	);
}

function bodyOf({ body }: LetterContent): string {
	return [body.opening, ...body.body_paragraphs, body.closing].join(" ");
}

function wordsIn(text: string): number {
	return text.split(/\s+/u).filter((word) => word !== "").length;
}

/** In characters: one sentence as short as this is no paragraph beside others. */
const SHORTEST_PARAGRAPH = 110;

/** The same letter, with what is left of a paragraph set behind the one before. */
export function withWholeParagraphs(letter: LetterContent): LetterContent {
	const { body, validation, metadata } = letter;
	if (validation.removed.length === 0) return letter;
	const places: number[][] = [];
	for (const [at, text] of body.body_paragraphs.entries()) {
		const last = places.at(-1);
		if (last && text.length < SHORTEST_PARAGRAPH) last.push(at);
		else places.push([at]);
	}
	const between = metadata.language === "zh" ? "" : " ";
	const isOther = ({ path }: LineOrigin) =>
		!body.body_paragraphs.some((_, at) => path === paragraph(at));
	return {
		...letter,
		body: {
			...body,
			body_paragraphs: places.map((joined) =>
				joined.map((at) => body.body_paragraphs[at] ?? "").join(between),
			),
		},
		validation: {
			...validation,
			lines: [
				...validation.lines.filter(isOther),
				...places.flatMap((joined, nr) =>
					originOf(
						paragraph(nr),
						joined.flatMap((at) =>
							validation.lines.filter(({ path }) => path === paragraph(at)),
						),
					),
				),
			],
		},
	};
}

function paragraph(at: number): string {
	return pathOf("body", "body_paragraphs", at);
}

/** What is known of several paragraphs, told of the one they became. */
function originOf(path: string, parts: readonly LineOrigin[]): LineOrigin[] {
	const [first] = parts;
	if (!first) return [];
	const originals = parts.flatMap(({ original }) => original ?? []);
	const frames = parts.flatMap((part) => part.frames ?? []);
	const judged = parts.flatMap((part) => part.judged ?? []);
	return [
		{
			path,
			change: first.change,
			sources: [...new Set(parts.flatMap(({ sources }) => sources))],
			...(originals.length > 0 && { original: originals.join(" | ") }),
			...(frames.length > 0 && { frames }),
			...(judged.length > 0 && { judged }),
		},
	];
}
