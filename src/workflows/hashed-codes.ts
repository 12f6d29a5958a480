// Codes that are handed out once, in a mailed link or as a recovery code. Only a hash of one is stored, so that whoever reads the
// database can't use any of them.
import { createHash, randomBytes } from "node:crypto";

/** For a mailed link: 192 random bits, in letters that a link may hold. */
export function newLinkCode(): string {
	return randomBytes(24).toString("base64url");
}

export function hashOfCode(code: string): string {
	return createHash("sha256").update(code).digest("hex");
}
