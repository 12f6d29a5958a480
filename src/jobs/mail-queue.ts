// Sends what waits in the outbox, one mail after another: at once when woken, otherwise when it comes due.
import { setTimeout as wait } from "node:timers/promises";
import { deliverMail, type Post } from "../workflows/deliver-mail.ts";

export type MailQueue = {
	start(): void;
	/** A mail was just committed: look at once. */
	wake(): void;
	/** Lets the mail in hand be settled. */
	stop(): Promise<void>;
};

type Options = Post & {
	pollMs?: number;
	log: Post["log"] & { error(details: object, message: string): void };
};

export function createMailQueue({
	pollMs = 5_000,
	...post
}: Options): MailQueue {
	let idle = new AbortController();
	let isStopping = false;
	let sending: Promise<void> = Promise.resolve();

	async function send(): Promise<void> {
		while (!isStopping) {
			const woken = idle.signal;
			if (await deliverNext()) continue;
			if (isStopping) return;
			await wait(pollMs, undefined, { signal: woken }).catch(() => undefined); // woken: there is something to do
		}
	}

	async function deliverNext(): Promise<boolean> {
		try {
			return (await deliverMail(post)) !== null;
		} catch (err) {
			post.log.error({ err }, "the outbox could not be read");
			return false;
		}
	}

	function wake(): void {
		idle.abort();
		idle = new AbortController();
	}

	return {
		start() {
			sending = send();
		},
		wake,
		async stop() {
			isStopping = true;
			wake();
			await sending;
		},
	};
}
