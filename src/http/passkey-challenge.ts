// The question a passkey answers, between asking it in a browser and the answer from there.
import { z } from "zod";
import { Refusal } from "../domain/refusal.ts";
import type { RequestContext } from "./request-env.ts";
import type { SealedCookie } from "./sealed-cookie.ts";

export const PasskeyChallenge = z.object({ challenge: z.string() });
export type PasskeyCookie = SealedCookie<z.infer<typeof PasskeyChallenge>>;

/** Refuses where nothing was asked in this browser, or long ago. */
export function challengeIn(asked: PasskeyCookie, c: RequestContext): string {
	const known = asked.read(c);
	if (known) return known.challenge;
	throw new Refusal("bad-input", "That took too long. Try again.");
}
