// Hashing passwords is slow on purpose and takes threads the whole process shares: files and everything else that waits for them.
// So only a few are hashed at a time, and the others queue up here.
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { verifyPassword } from "better-auth/crypto";
import { Refusal } from "../domain/refusal.ts";

/** Of the four threads Node has for such work. */
const AT_ONCE = 2;
/** Some ten seconds of waiting; who comes later is asked to try again. */
const LONGEST_QUEUE = 100;
const TOO_MANY =
	"Too many people are signing in right now. Try again in a minute.";

const inTurn = createTurns({ atOnce: AT_ONCE, longestQueue: LONGEST_QUEUE });

type Cost = { N: number; r: number; p: number };

/** As OWASP asks of scrypt: 32 MB, three times. */
const COST: Cost = { N: 32_768, r: 8, p: 3 };
const MOST_MEMORY = 64 * 2 ** 20;
const KEY_BYTES = 64;
const SALT_BYTES = 16;
/** Says how a hash was made, so that another way or cost can take its place while this one is still read. */
const OURS = "scrypt:";
const METHOD = `${OURS}${COST.N}:${COST.r}:${COST.p}`;

export function hash(password: string): Promise<string> {
	return inTurn(async () => {
		const salt = randomBytes(SALT_BYTES).toString("hex");
		const key = await keyOf(password, { salt, cost: COST });
		return `${METHOD}:${salt}:${key.toString("hex")}`;
	});
}

export function verify(asked: {
	hash: string;
	password: string;
}): Promise<boolean> {
	return inTurn(() =>
		asked.hash.startsWith(OURS) ? isSame(asked) : verifyPassword(asked),
	);
}

/** At another cost than today's, as the accounts library's own, which cost a third: it is made anew when its password is next given. */
export function isOutdated(hash: string): boolean {
	return !hash.startsWith(`${METHOD}:`);
}

async function isSame({
	hash,
	password,
}: {
	hash: string;
	password: string;
}): Promise<boolean> {
	const [, N, r, p, salt = "", kept = ""] = hash.split(":");
	const cost = { N: Number(N), r: Number(r), p: Number(p) };
	const key = await keyOf(password, { salt, cost });
	const expected = Buffer.from(kept, "hex");
	return key.length === expected.length && timingSafeEqual(key, expected);
}

/** The same letters typed on another keyboard are the same password. */
function keyOf(
	password: string,
	{ salt, cost }: { salt: string; cost: Cost },
): Promise<Buffer> {
	const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
	const options = { ...cost, maxmem: MOST_MEMORY };
	scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) => {
		if (error) reject(error);
		else resolve(key);
	});
	return promise;
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
