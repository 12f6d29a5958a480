// Whether an award was given for what a line tells, so that it may stand behind it.
import { contentStems, wordsOf } from "../../match/words.ts";

/** It says half of that line's words over again. */
export function confirms(description: string, line: string): boolean {
	const stated = contentStems(wordsOf(line));
	const given = contentStems(wordsOf(description));
	const shared = [...stated].filter((stem) => given.has(stem)).length;
	return (
		// Two pairs of brackets, one behind the other, read badly.
		!/\)\s*$/u.test(line) &&
		shared >= LEAST_SHARED &&
		shared >= SHARED * Math.min(stated.size, given.size)
	);
}

const LEAST_SHARED = 3;
const SHARED = 0.5;
