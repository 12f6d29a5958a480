// Hashing passwords is slow on purpose and takes threads the whole process shares: files and everything else that waits for them.
// So only a few are hashed at a time, and the others queue up here, a lane for each network: whoever sends a hundred at once waits for
// them alone.
import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { verifyPassword } from "better-auth/crypto";
import { Refusal } from "../domain/refusal.ts";

/** Of the four threads Node has for such work. */
const AT_ONCE = 2;
/** Some ten seconds of waiting; who comes later is asked to try again. */
const LONGEST_QUEUE = 100;
const LONGEST_LANE = 30;
const TOO_MANY =
	"Too many people are signing in right now. Try again in a minute.";

/** Whom a password is hashed for: the accounts library, which asks for it, does not say. */
export const hashingFor = new AsyncLocalStorage<string>();

const turns = createTurns({
	atOnce: AT_ONCE,
	longestQueue: LONGEST_QUEUE,
	longestLane: LONGEST_LANE,
});
const inTurn = <T>(work: () => Promise<T>) =>
	turns(work, hashingFor.getStore());

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

type Limits = {
	atOnce: number;
	longestQueue: number;
	/** Of one client. */
	longestLane: number;
};

/** Does so much work at once, lets so much wait, and refuses the rest. Clients take turns. */
export function createTurns({
	atOnce,
	longestQueue,
	longestLane,
}: Limits): <T>(work: () => Promise<T>, client?: string) => Promise<T> {
	let running = 0;
	let waiting = 0;
	/** Whose turn it is comes first. */
	const lanes = new Map<string, (() => void)[]>();

	function takeNext(): (() => void) | undefined {
		const [first] = lanes;
		if (!first) return undefined;
		const [client, [next, ...others]] = first;
		lanes.delete(client);
		if (others.length > 0) lanes.set(client, others);
		waiting -= 1;
		return next;
	}

	function waitIn(client: string): Promise<void> {
		const lane = lanes.get(client) ?? [];
		if (waiting >= longestQueue || lane.length >= longestLane)
			throw new Refusal("unavailable", TOO_MANY);
		waiting += 1;
		return new Promise((begin) => lanes.set(client, [...lane, begin]));
	}

	return async (work, client = "") => {
		if (running >= atOnce) await waitIn(client);
		else running += 1;
		try {
			return await work();
		} finally {
			const next = takeNext();
			// The place is handed on, so that nobody slips in between.
			if (next) next();
			else running -= 1;
		}
	};
}
