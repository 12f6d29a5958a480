// The same thing said the other way round: who "edited short films" did film editing, who "managed the ward's budget" budget
// management. Only an activity and its object, close together and in this order; nothing is concluded beyond the words.
import type { PhraseIndex } from "./phrase-index.ts";
import type { Word } from "./words.ts";

// Names of activities that are not the verb's: learning is what machines do, marketing is no market.
const NO_DEED = /^(?:machine|deep|social|e)$|learning$/;
const DEED = /(?:ing|ment|[ts]ion)$/;
const MOST_BETWEEN = 3;

/** Numbers of the lines that say a phrase of two words, object and activity, as a verb with its object. */
export function linesInOtherWords(
	index: PhraseIndex,
	phrase: readonly Word[],
): Set<number> {
	const found = new Set<number>();
	const [object, activity] = phrase;
	if (
		!object ||
		!activity ||
		phrase.length !== 2 ||
		!DEED.test(activity.key) ||
		NO_DEED.test(object.key) ||
		NO_DEED.test(activity.key)
	)
		return found;
	for (const { line, at } of index.stem.get(activity.stem) ?? []) {
		const following = (index.lines[line] ?? []).slice(
			at + 1,
			at + 2 + MOST_BETWEEN,
		);
		if (following.some(({ stem }) => stem === object.stem)) found.add(line);
	}
	return found;
}
