// The value of the session cookie: a token, a dot, and the token signed with the installation's secret, as the accounts library
// writes it.
import { createHmac, timingSafeEqual } from "node:crypto";

/** As the first secret signs it, where one of the others did; otherwise as it came. */
export function inForce(value: string, secrets: readonly string[]): string {
	const [secret = "", ...earlier] = secrets;
	if (earlier.length === 0) return value;
	const plain = decoded(value);
	const dot = plain.lastIndexOf(".");
	const token = plain.slice(0, dot);
	const signature = plain.slice(dot + 1);
	if (dot < 1 || isSigned(token, signature, secret)) return value;
	const isOurs = earlier.some((old) => isSigned(token, signature, old));
	if (!isOurs) return value;
	return encodeURIComponent(`${token}.${sign(token, secret)}`);
}

function isSigned(token: string, signature: string, secret: string): boolean {
	const wanted = Buffer.from(sign(token, secret));
	const shown = Buffer.from(signature);
	return wanted.length === shown.length && timingSafeEqual(wanted, shown);
}

function sign(token: string, secret: string): string {
	return createHmac("sha256", secret).update(token).digest("base64");
}

function decoded(value: string): string {
	try {
		return decodeURIComponent(value);
	} catch {
		return value; // not ours
	}
}
