// Passkeys: what a browser is asked, and whether its answer holds. An answer must be for our address, for the question that was
// asked, and given with the device unlocked (a PIN, a finger, a face), so that a passkey is two factors in one.
import { createHash } from "node:crypto";
import type {
	AuthenticationResponseJSON,
	RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { countAttempt } from "../db/attempts.ts";
import type { Tx } from "../db/database.ts";
import { saveMail } from "../db/mail-outbox.ts";
import {
	countPasskeys,
	findPasskey,
	listPasskeys,
	notePasskeyUse,
	type Passkey,
	savePasskey,
} from "../db/passkeys.ts";
import { findUser } from "../db/users.ts";
import { passkeyChangedMail } from "../domain/operations/mails.ts";
import { Refusal } from "../domain/refusal.ts";

/** A megabyte that most people's server never needs. */
const library = () => import("@simplewebauthn/server");

const MOST = 20;
/** Ed25519, P-256 and RSA: what devices have. */
const ALGORITHMS = [-8, -7, -257];
const ASKED_FOR_MS = 600_000;

/** Where passkeys hold: `url` is the installation's public address, `origins` all it can be opened at. */
export type PasskeySite = { url: string; origins: readonly string[] };

type Verified = {
	site: PasskeySite;
	/** What was asked in the browser that answers. */
	challenge: string;
	now: Date;
};
type Registration = Verified & {
	userId: string;
	name: string;
	answer: RegistrationResponseJSON;
};
type Assertion = Verified & {
	answer: AuthenticationResponseJSON;
};

/** Refuses "conflict" when the person has as many as anybody needs. */
export async function askForNewPasskey(
	tx: Tx,
	person: { id: string; email: string },
	site: PasskeySite,
) {
	const known = await listPasskeys(tx, person.id);
	if (known.length >= MOST)
		throw new Refusal(
			"conflict",
			`You have ${MOST} passkeys. Remove one you don't use first.`,
		);
	const { generateRegistrationOptions } = await library();
	return generateRegistrationOptions({
		rpName: "Attune",
		rpID: hostOf(site),
		userID: new TextEncoder().encode(person.id),
		userName: person.email,
		attestationType: "none",
		supportedAlgorithmIDs: ALGORITHMS,
		excludeCredentials: known.map(({ id }) => ({ id })),
		authenticatorSelection: {
			residentKey: "required",
			userVerification: "required",
		},
	});
}

/** The person is told by mail. Refuses "bad-input" where the answer does not hold. */
export async function addPasskey(
	tx: Tx,
	{ userId, name, answer, ...asked }: Registration,
): Promise<void> {
	const { site, challenge, now } = asked;
	await refuseAttested(answer.response.attestationObject);
	await refuseRepeated(tx, asked);
	const { verifyRegistrationResponse } = await library();
	const verified = await verifyRegistrationResponse({
		response: answer,
		expectedChallenge: challenge,
		expectedOrigin: [...site.origins],
		expectedRPID: hostOf(site),
		supportedAlgorithmIDs: ALGORITHMS,
	}).catch(() => null);
	if (!verified?.verified) throw unusable();
	const { id, publicKey, counter } = verified.registrationInfo.credential;
	const key = Buffer.from(publicKey).toString("base64url");
	const row = { id, userId, name, publicKey: key, counter, createdAt: now };
	if (
		(await countPasskeys(tx, userId)) >= MOST ||
		!(await savePasskey(tx, row))
	)
		throw new Refusal("conflict", "This passkey is already set up.");
	await reportPasskeys(tx, { userId, url: site.url, change: "added" });
}

export async function askForPasskey(site: PasskeySite) {
	const { generateAuthenticationOptions } = await library();
	return generateAuthenticationOptions({
		rpID: hostOf(site),
		userVerification: "required",
	});
}

/** Whose passkey answered. Null where the answer does not hold, whatever the reason. */
export async function takePasskey(
	tx: Tx,
	{ answer, ...asked }: Assertion,
): Promise<Passkey | null> {
	const { site, challenge, now } = asked;
	const passkey = await findPasskey(tx, answer.id);
	if (!passkey) return null;
	await refuseRepeated(tx, asked);
	const { verifyAuthenticationResponse } = await library();
	const { id, publicKey, counter } = passkey;
	const verified = await verifyAuthenticationResponse({
		response: answer,
		expectedChallenge: challenge,
		expectedOrigin: [...site.origins],
		expectedRPID: hostOf(site),
		credential: {
			id,
			publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
			counter,
		},
	}).catch(() => null);
	if (!verified?.verified) return null;
	const { newCounter } = verified.authenticationInfo;
	await notePasskeyUse(tx, id, { counter: newCounter, now });
	return passkey;
}

export async function reportPasskeys(
	tx: Tx,
	asked: { userId: string; url: string; change: "added" | "removed" },
): Promise<void> {
	const { userId, url, change } = asked;
	const user = await findUser(tx, userId);
	if (!user) return;
	const link = `${url}/auth`;
	const words = passkeyChangedMail({ name: user.name, link, change });
	await saveMail(tx, { userId, to: user.email, ...words });
}

/** We ask for no word of the device's maker, and looking one up would let a stranger choose where the server asks. */
async function refuseAttested(attestationObject: string): Promise<void> {
	const { decodeAttestationObject } = await import(
		"@simplewebauthn/server/helpers"
	);
	let isAttested = true;
	try {
		const bytes = new Uint8Array(Buffer.from(attestationObject, "base64url"));
		const attestation = decodeAttestationObject(bytes);
		isAttested = attestation.get("attStmt").get("x5c") !== undefined;
		const format = attestation.get("fmt");
		if (format !== "none" && format !== "packed") isAttested = true;
	} catch {
		// Not of the form: refused like one that does not hold.
	}
	if (isAttested) throw unusable();
}

/** Each question is answered once, though it lies in a cookie. */
async function refuseRepeated(
	tx: Tx,
	{ challenge, now }: Pick<Verified, "challenge" | "now">,
): Promise<void> {
	const key = createHash("sha256").update(`passkey ${challenge}`).digest("hex");
	const asked = { key, windowMs: ASKED_FOR_MS };
	if ((await countAttempt(tx, asked, now)) > 1) throw unusable();
}

function hostOf({ url }: PasskeySite): string {
	return new URL(url).hostname;
}

function unusable(): Refusal {
	return new Refusal("bad-input", "This passkey couldn't be used. Try again.");
}
