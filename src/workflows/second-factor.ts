// The second factor: an authenticator app, with recovery codes for when it is lost. Setting it up, checking a code, removing it;
// the person is told of each change by email, since it may not have been them.
import { randomBytes } from "node:crypto";
import type { Tx } from "../db/database.ts";
import {
	beginTotpFactor,
	deleteFactor,
	findTotpFactor,
	saveRecoveryCodes,
	takeRecoveryCode,
	takeTotpStep,
} from "../db/factors.ts";
import { saveMail } from "../db/mail-outbox.ts";
import { deletePasskeys } from "../db/passkeys.ts";
import { findUser } from "../db/users.ts";
import { factorChangedMail } from "../domain/operations/mails.ts";
import { Refusal } from "../domain/refusal.ts";
import { hashOfCode } from "./hashed-codes.ts";
import { base32, stepOf } from "./one-time-code.ts";
import { reportPasskeys } from "./passkeys.ts";
import type { Seal } from "./seal.ts";

const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 140 bits: as hard to guess as a key, so a plain hash keeps it. */
const RECOVERY_BYTES = 18;
const RECOVERY_SIGNS = 28;

type Checked = { userId: string; code: string; seal: Seal; now: Date };

/** The secret as an app reads it. It counts for nothing before `confirmApp`. Refuses "conflict" when an app is set up already. */
export async function beginApp(
	tx: Tx,
	userId: string,
	seal: Seal,
): Promise<string> {
	const secret = randomBytes(SECRET_BYTES);
	const sealed = seal.seal(nameOfApp(userId), secret.toString("base64url"));
	if (await beginTotpFactor(tx, userId, sealed)) return base32(secret);
	throw new Refusal(
		"conflict",
		"An authenticator app is already set up. Turn it off first.",
	);
}

/** The first right code puts the app in force; the recovery codes are seen this once. */
export async function confirmApp(
	tx: Tx,
	asked: Checked & { url: string },
): Promise<string[]> {
	const factor = await findTotpFactor(tx, asked.userId);
	const isBegun = factor !== null && factor.confirmedAt === null;
	if (!isBegun || !(await takeAppCode(tx, asked))) throw wrongCode();
	await report(tx, asked, "on");
	return renewRecoveryCodes(tx, asked.userId);
}

/** A code of the app or a recovery code; each works once. */
export async function takeCode(tx: Tx, asked: Checked): Promise<boolean> {
	const { userId, code } = asked;
	if (!isRecoveryCode(code)) return takeAppCode(tx, asked);
	return takeRecoveryCode(tx, userId, hashOfCode(plainOf(code)));
}

/** By its form, however it is typed. Codes of before had 24 signs. */
export function isRecoveryCode(code: string): boolean {
	return /^(?:[A-Z2-7]{24}|[A-Z2-7]{28})$/.test(plainOf(code));
}

function plainOf(code: string): string {
	return code.replaceAll(/[\s-]/g, "").toUpperCase();
}

export async function renewRecoveryCodes(
	tx: Tx,
	userId: string,
): Promise<string[]> {
	const codes = Array.from({ length: RECOVERY_CODES }, () =>
		base32(randomBytes(RECOVERY_BYTES)).slice(0, RECOVERY_SIGNS),
	);
	await saveRecoveryCodes(tx, userId, codes.map(hashOfCode));
	return codes.map((code) => code.replaceAll(/(.{7})(?=.)/g, "$1-"));
}

/** False when there was none. */
export async function removeFactor(
	tx: Tx,
	asked: { userId: string; url: string },
): Promise<boolean> {
	if (!(await deleteFactor(tx, asked.userId))) return false;
	await report(tx, asked, "off");
	return true;
}

/** App, recovery codes and passkeys, for somebody who has lost them. What there was. */
export async function removeAllFactors(
	tx: Tx,
	asked: { userId: string; url: string },
): Promise<{ app: boolean; passkeys: number }> {
	const app = await removeFactor(tx, asked);
	const passkeys = await deletePasskeys(tx, asked.userId);
	if (passkeys > 0) await reportPasskeys(tx, { ...asked, change: "removed" });
	return { app, passkeys };
}

export function wrongCode(): Refusal {
	const message = "This code is wrong or was already used. Try the next one.";
	return new Refusal("bad-input", message, { fields: { code: message } });
}

async function takeAppCode(
	tx: Tx,
	{ userId, code, seal, now }: Checked,
): Promise<boolean> {
	const factor = await findTotpFactor(tx, userId);
	const opened = factor && seal.open(nameOfApp(userId), factor.sealedSecret);
	if (!opened) return false;
	const typed = code.replaceAll(/\s/g, "");
	const step = stepOf(Buffer.from(opened, "base64url"), typed, now);
	return step !== null && takeTotpStep(tx, userId, { step, now });
}

async function report(
	tx: Tx,
	{ userId, url }: { userId: string; url: string },
	state: "on" | "off",
): Promise<void> {
	const user = await findUser(tx, userId);
	if (!user) return;
	const link = `${url}/auth`;
	const words = factorChangedMail({ name: user.name, link, state });
	await saveMail(tx, { userId, to: user.email, ...words });
}

/** What the app's secret is sealed under. */
export function nameOfApp(userId: string): string {
	return `authenticator app of ${userId}`;
}
