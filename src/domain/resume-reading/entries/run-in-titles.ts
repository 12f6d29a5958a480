// "Project Lead. Led the development of …": a title in a look of its own that runs into the text about it, as two paragraphs again.
import { titleWeight } from "../lines/entry-words.ts";
import { findDates } from "../lines/find-dates.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { type TextRun, textOfRuns } from "../lines/source-line.ts";

const MOST_WORDS = 7;
/** Where it says the employer and the dates too. */
const MOST_WORDS_OF_HEAD = 24;

export function withRunInTitles(paragraphs: Paragraph[]): Paragraph[] {
	return paragraphs.flatMap((paragraph) => {
		const at = titleEnd(paragraph);
		if (at === 0) return [paragraph];
		const { runs } = paragraph;
		return [
			part(paragraph, runs.slice(0, at)),
			{ ...part(paragraph, runs.slice(at)), asides: [], leading: 1.2 },
		];
	});
}

/** How many runs the title takes, 0 where the paragraph has none. */
function titleEnd({ isBullet, runs }: Paragraph): number {
	const [first] = runs;
	if (isBullet || !first || !(first.isBold || first.isItalic)) return 0;
	const at = runs.findIndex(
		({ isBold, isItalic }) =>
			isBold !== first.isBold || isItalic !== first.isItalic,
	);
	if (at < 1 || runs.slice(at).some((run) => run.gap === "wide")) return 0;
	const title = bare(textOfRuns(runs.slice(0, at)));
	const text = textOfRuns(runs.slice(at));
	const words = title.split(/\s+/).length;
	const isTitle = titleWeight(title) > 0 && words <= MOST_WORDS;
	const isHead =
		words <= MOST_WORDS_OF_HEAD && findDates(title)?.isRange === true;
	return (isTitle || isHead) && isProse(text) ? at : 0;
}

/** Prose: it begins a sentence and goes on in small letters. */
function isProse(text: string): boolean {
	const words = text.replace(/^[^\p{L}\d]+/u, "").split(/\s+/);
	const small = words.filter((word) => /^\p{Ll}/u.test(word));
	return (
		/^\p{Lu}/u.test(words[0] ?? "") &&
		words.length >= 5 &&
		small.length >= words.length / 2
	);
}

function part(paragraph: Paragraph, runs: TextRun[]): Paragraph {
	const letters = runs.filter(({ text }) => /[\p{L}\d]/u.test(text));
	return {
		...paragraph,
		runs,
		text: bare(textOfRuns(runs)),
		lines: 1,
		isBold: letters.every(({ isBold }) => isBold),
		isItalic: letters.every(({ isItalic }) => isItalic),
	};
}

/** Without the mark between the two. */
function bare(text: string): string {
	return text
		.replace(/^[\s.:–—-]+|(?:\s*[:–—-]|(?<=\p{L}{3})\.)$/gu, "")
		.trim();
}
