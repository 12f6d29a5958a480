// What was pressed and the server has not confirmed yet, all presses as one change, in the tab's own storage: whoever reloads at once
// finds the tour as they left it, and the page sends the change again. Each person has one of their own.
import { onboardingCalls } from "../../api/onboarding.ts";
import {
	type OnboardingChange,
	withChange,
} from "../../domain/account/onboarding.ts";
import { ask } from "../ask.ts";

const { change: call } = onboardingCalls;
const sending = new Set<string>();

export function findUnsaved(userId: string): OnboardingChange | null {
	const text = textOf(userId);
	const change = call.body.safeParse(text ? JSON.parse(text) : null);
	return change.success ? change.data : null;
}

export function keepUnsaved(userId: string, change: OnboardingChange): void {
	const all = withChange(findUnsaved(userId) ?? {}, change);
	sessionStorage.setItem(keyOf(userId), JSON.stringify(all));
}

/**
 * One after the other, so that a slow answer never overtakes a quick one. What cannot be stored is only logged, and sent again with the
 * next press or page.
 */
export async function sendUnsaved(userId: string): Promise<void> {
	if (sending.has(userId)) return;
	sending.add(userId);
	let sent: string | null = null;
	const unsent = () => (textOf(userId) === sent ? null : findUnsaved(userId));
	// Whoever leaves doesn't wait for its turn.
	const onLeave = () => {
		const change = unsent();
		if (change) void send(change);
	};
	window.addEventListener("pagehide", onLeave);
	for (let change = unsent(); change; change = unsent()) {
		sent = textOf(userId);
		const isStored = await send(change);
		if (isStored && textOf(userId) === sent)
			sessionStorage.removeItem(keyOf(userId));
	}
	window.removeEventListener("pagehide", onLeave);
	sending.delete(userId);
}

async function send(change: OnboardingChange): Promise<boolean> {
	try {
		await ask(call, { body: change, keepalive: true });
		return true;
	} catch (failure) {
		console.error("Couldn't save onboarding", failure);
		return false;
	}
}

function textOf(userId: string): string | null {
	return sessionStorage.getItem(keyOf(userId));
}

function keyOf(userId: string): string {
	return `attune.onboarding.unsaved.${userId}`;
}
