// Answers of pure functions, kept while they are asked for: what was asked for lately is there, what was not for a while goes. Two
// halves take turns, so that no memory grows beyond twice what it is made for and nothing that is in use is lost.

type Limits = {
	/** The answers to so many texts are kept, and to at most twice as many. */
	most: number;
	/** In characters: longer texts are not kept. */
	longest: number;
};

/** The function with a memory; `beside` is what else its answer depends on, such as a language. */
export function recent<Beside extends string | undefined, Answer>(
	ask: (text: string, beside: Beside) => Answer,
	{ most, longest }: Limits,
): Asked<Beside, Answer> {
	let young = new Map<string, Kept<Answer>>();
	let old = young;
	const answered = (text: string, beside: Beside) => {
		if (text.length > longest) return ask(text, beside);
		const known = keptFor(beside, young.get(text));
		if (known) return known.answer;
		const before = keptFor(beside, old.get(text));
		const answer = before ? before.answer : ask(text, beside);
		if (young.size >= most) {
			old = young;
			young = new Map();
		}
		young.set(text, { beside, answer, other: young.get(text) });
		return answer;
	};
	return answered as Asked<Beside, Answer>;
}

/** What was answered for a text, for one thing beside it after the other: there are few of them. */
type Kept<Answer> = {
	beside: string | undefined;
	answer: Answer;
	other: Kept<Answer> | undefined;
};

function keptFor<Answer>(
	beside: string | undefined,
	first: Kept<Answer> | undefined,
): Kept<Answer> | undefined {
	let kept = first;
	while (kept && kept.beside !== beside) kept = kept.other;
	return kept;
}

/** Where nothing stands beside the text, nothing is given. */
type Asked<Beside, Answer> = undefined extends Beside
	? (text: string) => Answer
	: (text: string, beside: Beside) => Answer;
