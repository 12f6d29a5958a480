// The lines of an answer: their schema, what is said of another form, and their cleaning.
import { z } from "zod";
import type { Problem } from "../problem.ts";

export const AnswerLine = z.object({
	text: z.string(),
	facts: z.array(z.string()),
});
export type AnswerLine = z.infer<typeof AnswerLine>;

/** A sentence of a letter. */
export const AnswerSentence = AnswerLine.extend({
	/** The same as near to the words of the facts as a sentence allows. */
	plain: z.string().default(""),
});
export type AnswerSentence = z.infer<typeof AnswerSentence>;

/** Which wording of a sentence stands; null where neither may. */
export type Choose = (sentence: AnswerSentence) => string | null;

/** What to tell a model whose answer has another form. */
export function formProblems({ issues }: z.ZodError): Problem[] {
	return issues.map(({ path, message }) => ({
		where: path.join("."),
		message: "The answer does not have the form that was asked for.",
		hint: message,
	}));
}

const LONGEST_LINE = 600;

/** One line of plain text: what a model decorates with is taken off. Cut lines are dropped, since half a sentence may lie. */
function cleanLine<Line extends AnswerLine>(line: Line): Line | null {
	const text = cleanText(line.text);
	return text === "" || text.length > LONGEST_LINE ? null : { ...line, text };
}

function cleanText(text: string): string {
	return (
		text
			.replace(/[\p{Cc}\p{Cf}]+/gu, " ")
			.replace(/^\s*(?:[-–•*·]|\d+[.)])\s+/u, "")
			// "Hotel Riva ****" is a name: only what surrounds words is a decoration.
			.replace(/\*\*([^*\s][^*]*)\*\*/g, "$1")
			.replace(/__([^_\s][^_]*)__/g, "$1")
			.replace(/`/g, "")
			.replace(/\s+/g, " ")
			.trim()
	);
}

export function answerSentences(
	sentences: readonly AnswerSentence[],
	most: number,
): AnswerSentence[] {
	return answerLines(sentences, most).map((one) => {
		const plain = cleanText(one.plain);
		return { ...one, plain: plain.length > LONGEST_LINE ? "" : plain };
	});
}

export function answerLines<Line extends AnswerLine>(
	lines: readonly Line[],
	most: number,
): Line[] {
	const seen = new Set<string>();
	return lines
		.flatMap((line) => cleanLine(line) ?? [])
		.filter(({ text }) => {
			const key = text.toLowerCase();
			return !seen.has(key) && seen.add(key);
		})
		.slice(0, most);
}
