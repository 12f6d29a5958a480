// The questions only the person can answer, each once however many lines of the posting ask it.

import type { Question } from "../match.ts";
import type { Decided } from "./knockouts.ts";

/** In the order of the posting. */
export function questionsIn(decided: readonly Decided[]): Question[] {
	const questions = new Map<string, Question>();
	decided.forEach(({ asking: { requirement }, decision: { question } }, at) => {
		if (!question || requirement.isNegated) return;
		const text = shortened(requirement.text);
		const key = `${question.topic}\n${text.toLowerCase()}`;
		const known = questions.get(key);
		if (known) known.requirements.push(at);
		else questions.set(key, { ...question, text, requirements: [at] });
	});
	return [...questions.values()];
}

/** As much as fits into a statement. */
const LONGEST = 500;

function shortened(text: string): string {
	if (text.length <= LONGEST) return text;
	const cut = text.slice(0, LONGEST);
	return cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST / 2)).trimEnd();
}
