// Saying with an identity provider again that it is the person: its page opens in a window of its own, so that nothing of this one is
// lost, and the window that comes back says to all others what came of it.
import { z } from "zod";
import { CONFIRMED, providerCalls } from "../api/provider-sign-in.ts";
import {
	PROVIDER_FAILURE_CODES,
	PROVIDER_FAILURES,
} from "../domain/account/identity.ts";
import { attempt } from "./ask.ts";

export const ConfirmingOutcome = z.enum([...PROVIDER_FAILURE_CODES, CONFIRMED]);
export type ConfirmingOutcome = z.infer<typeof ConfirmingOutcome>;

const NAME = "attune-confirming";
const LOOKS = "popup,width=520,height=720";
const BLOCKED =
	"Your browser blocked the sign-in window. Allow pop-ups for this page and try again.";

/** What is said of it; null where it is confirmed. */
export function confirmingFailure(
	outcome: ConfirmingOutcome,
	provider: string,
): string | null {
	return outcome === CONFIRMED ? null : PROVIDER_FAILURES[outcome](provider);
}

/** Why the window could not be opened; null where it is. */
export async function openProvider(): Promise<string | null> {
	// Opened at the press itself: what opens later is blocked.
	const opened = window.open("", NAME, LOOKS);
	if (!opened) return BLOCKED;
	const begun = await attempt(providerCalls.beginConfirming);
	if (begun.isDone) {
		opened.location.href = begun.reply.url;
		return null;
	}
	opened.close();
	return begun.failure.message;
}

/** Answers with what stops listening. */
export function whenConfirmed(
	hear: (outcome: ConfirmingOutcome) => void,
): () => void {
	const channel = new BroadcastChannel(NAME);
	channel.onmessage = ({ data }) => {
		const outcome = ConfirmingOutcome.safeParse(data);
		if (outcome.success) hear(outcome.data);
	};
	return () => channel.close();
}

/** Said by the window that comes back. */
export function sayConfirmed(outcome: ConfirmingOutcome): void {
	const channel = new BroadcastChannel(NAME);
	channel.postMessage(outcome);
	channel.close();
}
