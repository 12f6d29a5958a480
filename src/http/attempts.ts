// How often a person or an address may try something. Keys are hashed, so that the counts name nobody.
import { createHash } from "node:crypto";
import { countAttempt, deleteAttempts } from "../db/attempts.ts";
import { asSystem } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import type { House } from "./door.ts";

const MINUTE_MS = 60_000;

type Limit = { max: number; windowMs: number };

/** Per account few, for guessing passwords; per address more, because a school or an office shares one. */
const limits = {
	"sign-in account": { max: 10, windowMs: 15 * MINUTE_MS },
	"sign-in address": { max: 100, windowMs: 15 * MINUTE_MS },
	"sign-up address": { max: 30, windowMs: 60 * MINUTE_MS },
	"link account": { max: 3, windowMs: 15 * MINUTE_MS },
	"link address": { max: 30, windowMs: 60 * MINUTE_MS },
} satisfies Record<string, Limit>;

type Tried = { what: keyof typeof limits; who: string };

export async function mayTry(
	{ db, world }: House,
	tried: Tried,
): Promise<void> {
	const { max, windowMs } = limits[tried.what];
	const count = await asSystem(db, (tx) =>
		countAttempt(tx, { key: keyOf(tried), windowMs }, world.now()),
	);
	if (count <= max) return;
	throw new Refusal(
		"too-many-requests",
		"Too many attempts. Please wait a few minutes and try again.",
	);
}

export async function forgetTries({ db }: House, tried: Tried): Promise<void> {
	await asSystem(db, (tx) => deleteAttempts(tx, keyOf(tried)));
}

function keyOf({ what, who }: Tried): string {
	return createHash("sha256").update(`${what} ${who}`).digest("hex");
}
