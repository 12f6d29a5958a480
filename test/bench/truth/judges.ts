// Judges of a provider on loopback: one whose answers a careful reader wrote, and one that says yes to everything and quotes
// whatever stands nearest.
import { readFileSync } from "node:fs";
import { z } from "zod";

/** What a judge is asked about: a line and the facts it names. */
export type Asked = {
	line: string;
	text: string;
	facts: { id: string; text: string }[];
};
export type Judge = (asked: readonly Asked[]) => object;

/** By line: for its words the span that says the same. A line that is not there does not follow. */
const Answers = z.record(
	z.string(),
	z.array(z.object({ words: z.string(), span: z.string() })),
);

/** A judge that answers from a file: {"line": [{"words", "span"}]}. */
export function carefulJudge(file: string): Judge {
	const answers = Answers.parse(JSON.parse(readFileSync(file, "utf8")));
	return (asked) => ({
		lines: asked.map(({ line, text, facts }) => {
			const parts = (answers[text] ?? []).map(({ words, span }) => ({
				kind: "other",
				words,
				fact: facts.find((fact) => fact.text.includes(span))?.id ?? "",
				span,
			}));
			return { line, follows: parts.length > 0, parts };
		}),
	});
}

const WINDOW = 7;

/** Quotes for every two words of a line the words of a fact that share most with them. */
export const lyingJudge: Judge = (asked) => ({
	lines: asked.map(({ line, text, facts }) => ({
		line,
		follows: true,
		parts: windowsOf(text, 2).map((words) => {
			const [best] = facts
				.flatMap((fact) =>
					windowsOf(fact.text, WINDOW).map((span) => ({ fact: fact.id, span })),
				)
				.toSorted((a, b) => shared(b.span, words) - shared(a.span, words));
			return { kind: "other", words, ...(best ?? { fact: "", span: "" }) };
		}),
	})),
});

/** Runs of so many words, as they stand, each beginning with the next word. */
function windowsOf(text: string, size: number): string[] {
	const words = [...text.matchAll(/[^\s.,;:()]+/gu)];
	return words.map((word, at) => {
		const last = words[Math.min(at + size, words.length) - 1] ?? word;
		return text.slice(word.index, last.index + last[0].length);
	});
}

function shared(span: string, words: string): number {
	const held = new Set(span.toLowerCase().split(/\s+/));
	return words
		.toLowerCase()
		.split(/\s+/)
		.filter((word) => held.has(word)).length;
}

/** The lines and facts of a judge's prompt. */
export function askedIn(prompt: string): Asked[] {
	return prompt.split(/\n(?=L\d+: )/).flatMap((block) => {
		const [, line, text] = /^(L\d+): (.+)$/m.exec(block) ?? [];
		if (line === undefined || text === undefined) return [];
		const facts = [...block.matchAll(/^(F\d+): (.+)$/gm)].map(
			([, id = "", fact = ""]) => ({ id, text: fact }),
		);
		return [{ line, text, facts }];
	});
}
