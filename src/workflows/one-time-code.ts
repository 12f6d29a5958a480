// Codes that an authenticator app shows for 30 seconds (RFC 6238, with SHA-1 and six digits, which every app knows), and the
// base32 an app reads its secret in (RFC 4648).
import { createHmac } from "node:crypto";

const STEP_MS = 30_000;
const DIGITS = 6;
/** A clock may be half a minute off, and typing takes its time. */
const STEPS_OFF = [0, -1, 1];
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function codeAt(secret: Buffer, step: number): string {
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(step));
	const mac = createHmac("sha1", secret).update(counter).digest();
	const start = mac.readUInt8(mac.length - 1) & 0x0f;
	const number = mac.readUInt32BE(start) & 0x7fffffff;
	return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

export function stepAt(now: Date): number {
	return Math.floor(now.getTime() / STEP_MS);
}

/** The step whose code this is, now or just before or after; null for any other text. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
	const steps = STEPS_OFF.map((off) => stepAt(now) + off);
	return steps.find((step) => codeAt(secret, step) === code) ?? null;
}

export function base32(bytes: Uint8Array): string {
	const bits = [...bytes]
		.map((byte) => byte.toString(2).padStart(8, "0"))
		.join("");
	const groups = bits.match(/.{1,5}/g) ?? [];
	return groups
		.map((group) => BASE32[Number.parseInt(group.padEnd(5, "0"), 2)])
		.join("");
}
