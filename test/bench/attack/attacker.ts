// An attack in a process of its own, as attackers have a machine of their own: what it sends holds up nobody who is measured beside it
// but through the server. It still takes of the same processors.
import { fork } from "node:child_process";
import { once } from "node:events";

/** Which attack, by its name in attacks.ts, on what, and as whom. */
export type Order = { attack: string; url: string; email: string };

/** Settles when the attacker is signed in and begins. */
export async function startAttack(
	order: Order,
): Promise<{ end(): Promise<void> }> {
	const child = fork(new URL("./attacker-process.ts", import.meta.url));
	const ended = once(child, "exit");
	child.send(order);
	await Promise.race([
		once(child, "message"),
		ended.then(() => Promise.reject(new Error("The attack did not begin."))),
	]);
	return {
		async end() {
			child.kill();
			await ended;
		},
	};
}
