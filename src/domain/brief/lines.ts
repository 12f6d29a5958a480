// The lines of an answer: their schema, what is said of another form, and their cleaning.
import { z } from "zod";
import type { Problem } from "../problem.ts";

export const AnswerLine = z.object({
	text: z.string(),
	facts: z.array(z.string()),
});
export type AnswerLine = z.infer<typeof AnswerLine>;

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
function cleanLine(line: AnswerLine): AnswerLine | null {
	const text = line.text
		.replace(/[\p{Cc}\p{Cf}]+/gu, " ")
		.replace(/^\s*(?:[-–•*·]|\d+[.)])\s+/u, "")
		.replace(/\*\*|__|`/g, "")
		.replace(/\s+/g, " ")
		.trim();
	return text === "" || text.length > LONGEST_LINE ? null : { ...line, text };
}

export function answerLines(
	lines: readonly AnswerLine[],
	most: number,
): AnswerLine[] {
	const seen = new Set<string>();
	return lines
		.flatMap((line) => cleanLine(line) ?? [])
		.filter(({ text }) => {
			const key = text.toLowerCase();
			return !seen.has(key) && seen.add(key);
		})
		.slice(0, most);
}
