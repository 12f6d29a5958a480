// The browser's side of passkeys: it is given what the server asks, the person unlocks their device, and its answer goes back. Null
// where the person gave up or the device has no fitting passkey; the browser has said why.
import {
	NewPasskeyAnswer,
	PasskeyAnswer,
	passkeyCalls,
} from "../api/passkeys.ts";
import { attempt, type CallOutcome } from "./ask.ts";

/** Whether this browser knows passkeys in the form they are sent in. */
export function hasPasskeys(): boolean {
	return (
		typeof PublicKeyCredential !== "undefined" &&
		"parseRequestOptionsFromJSON" in PublicKeyCredential
	);
}

/** Made on this device, for the server to keep its public half. */
export async function makePasskey(): Promise<
	CallOutcome<NewPasskeyAnswer | null>
> {
	const asked = await attempt(passkeyCalls.begin);
	if (!asked.isDone) return asked;
	return answered(async () => {
		const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
			asked.reply.options as unknown as PublicKeyCredentialCreationOptionsJSON,
		);
		const made = await navigator.credentials.create({ publicKey });
		return NewPasskeyAnswer.parse(jsonOf(made));
	});
}

/** Shown to be there, for signing in or confirming. */
export async function showPasskey(): Promise<
	CallOutcome<PasskeyAnswer | null>
> {
	const asked = await attempt(passkeyCalls.beginSignIn);
	if (!asked.isDone) return asked;
	return answered(async () => {
		const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
			asked.reply.options as unknown as PublicKeyCredentialRequestOptionsJSON,
		);
		const shown = await navigator.credentials.get({ publicKey });
		return PasskeyAnswer.parse(jsonOf(shown));
	});
}

async function answered<T>(
	ask: () => Promise<T>,
): Promise<CallOutcome<T | null>> {
	try {
		return { isDone: true, reply: await ask() };
	} catch (error) {
		if (!(error instanceof DOMException)) throw error;
		// Closed by the person, or nothing fitting on the device: browsers do not tell these apart.
		return { isDone: true, reply: null };
	}
}

function jsonOf(credential: Credential | null): unknown {
	return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
}
