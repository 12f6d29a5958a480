// How often a person or an address may try something. Keys are hashed, so that the counts name nobody.
import { createHash } from "node:crypto";
import { countAttempt, deleteAttempts } from "../db/attempts.ts";
import { saveSecurityEvent } from "../db/security-events.ts";
import { asSystem } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import { networkOf } from "./network.ts";
import type { Store } from "./store.ts";

const MINUTE_MS = 60_000;

type Limit = {
	max: number;
	windowMs: number;
	/** What somebody may do instead. */
	words?: string;
};

const TOO_MANY = "Too many attempts. Please wait a few minutes and try again.";

/** Per account few, for guessing passwords; per address more, because a school or an office shares one. */
const limits = {
	"sign-in account": { max: 10, windowMs: 15 * MINUTE_MS },
	"sign-in address": { max: 100, windowMs: 15 * MINUTE_MS },
	"sign-up account": { max: 5, windowMs: 15 * MINUTE_MS },
	"sign-up address": { max: 30, windowMs: 60 * MINUTE_MS },
	archive: { max: 10, windowMs: 60 * MINUTE_MS },
	"current password": { max: 10, windowMs: 15 * MINUTE_MS },
	"second factor": { max: 10, windowMs: 15 * MINUTE_MS },
	"code of an app": {
		max: 10,
		windowMs: 15 * MINUTE_MS,
		words:
			"Too many codes were tried. Enter a recovery code, or wait a few minutes and try again.",
	},
	"recovery code": { max: 10, windowMs: 15 * MINUTE_MS },
	"reset account": { max: 3, windowMs: 15 * MINUTE_MS },
	"reset address": { max: 30, windowMs: 60 * MINUTE_MS },
	"link account": { max: 3, windowMs: 15 * MINUTE_MS },
	"link address": { max: 30, windowMs: 60 * MINUTE_MS },
	"copy account": { max: 60, windowMs: 60 * MINUTE_MS },
	"import account": { max: 40, windowMs: 15 * MINUTE_MS },
	"placing account": { max: 20, windowMs: 60 * MINUTE_MS },
} satisfies Record<string, Limit>;

/** `who` is an account's e-mail or id or a client's address, which `address` is in any case. */
type Tried = { what: keyof typeof limits; who: string; address: string };

/** Counts the try and says the how-manieth it is in its window. Refuses the ones too many, which are one event that counts them. */
export async function mayTry(
	{ db, now: clock }: Store,
	{ what, who, address }: Tried,
): Promise<number> {
	const { max, windowMs, words }: Limit = limits[what];
	const now = clock();
	const count = await asSystem(db, async (tx) => {
		const tries = await countAttempt(
			tx,
			{ key: keyOf(what, who === address ? networkOf(who) : who), windowMs },
			now,
		);
		const description = `Refused for a while after ${max} tries: ${what}`;
		const event = {
			type: "rate_limit",
			severity: "medium",
			ip_address: address,
			description,
		} as const;
		if (tries > max) await saveSecurityEvent(tx, event, now);
		return tries;
	});
	if (count <= max) return count;
	throw new Refusal("too-many-requests", words ?? TOO_MANY);
}

/** It was the right person after all. */
export async function forgetTries(
	{ db }: Pick<Store, "db">,
	{ what, who }: Omit<Tried, "address">,
): Promise<void> {
	await asSystem(db, (tx) => deleteAttempts(tx, keyOf(what, who)));
}

function keyOf(what: Tried["what"], who: string): string {
	return createHash("sha256").update(`${what} ${who}`).digest("hex");
}
