// Hashing passwords is slow on purpose and takes threads the whole process shares: files and everything else that waits for them.
// So only a few are hashed at a time, and the others queue up here.
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { Refusal } from "../domain/refusal.ts";

/** Of the four threads Node has for such work. */
const AT_ONCE = 2;
/** Some ten seconds of waiting; who comes later is asked to try again. */
const LONGEST_QUEUE = 100;
const TOO_MANY =
	"Too many people are signing in right now. Try again in a minute.";

const inTurn = createTurns({ atOnce: AT_ONCE, longestQueue: LONGEST_QUEUE });

export function hash(password: string): Promise<string> {
	return inTurn(() => hashPassword(password));
}

export function verify(asked: {
	hash: string;
	password: string;
}): Promise<boolean> {
	return inTurn(() => verifyPassword(asked));
}

/** Does so much work at once, lets so much wait, and refuses the rest. */
export function createTurns({
	atOnce,
	longestQueue,
}: {
	atOnce: number;
	longestQueue: number;
}): <T>(work: () => Promise<T>) => Promise<T> {
	let running = 0;
	const waiting: (() => void)[] = [];
	return async (work) => {
		if (running >= atOnce && waiting.length >= longestQueue)
			throw new Refusal("unavailable", TOO_MANY);
		if (running >= atOnce)
			await new Promise<void>((begin) => waiting.push(begin));
		else running += 1;
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			// The place is handed on, so that nobody slips in between.
			if (next) next();
			else running -= 1;
		}
	};
}
