// Answers of pure functions, kept while they are asked for: what was asked for lately is there, what was not for a while goes. Two
// halves take turns, so that no memory grows beyond twice what it is made for and nothing that is in use is lost.

type Limits = {
	/** So many answers are kept, and at most twice as many. */
	most: number;
	/** In characters: longer texts are not kept. */
	longest: number;
};

/** The function with a memory; `beside` is what else its answer depends on, such as a language. */
export function recent<Beside extends string | undefined, Answer>(
	ask: (text: string, beside: Beside) => Answer,
	{ most, longest }: Limits,
): Asked<Beside, Answer> {
	let young = new Map<string, { answer: Answer }>();
	let old = young;
	const answered = (text: string, beside: Beside) => {
		if (text.length > longest) return ask(text, beside);
		const key = beside === undefined ? text : `${beside}\n${text}`;
		const known = young.get(key);
		if (known) return known.answer;
		const found = old.get(key) ?? { answer: ask(text, beside) };
		if (young.size >= most) {
			old = young;
			young = new Map();
		}
		young.set(key, found);
		return found.answer;
	};
	return answered as Asked<Beside, Answer>;
}

/** Where nothing stands beside the text, nothing is given. */
type Asked<Beside, Answer> = undefined extends Beside
	? (text: string) => Answer
	: (text: string, beside: Beside) => Answer;
