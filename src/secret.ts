// The secret that signs sessions: given by the environment, or made once and kept in the data folder where only its
// owner can read it. Losing it signs everybody out; nothing else depends on it.
import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "./domain/refusal.ts";

export async function readSecret(dataFolder: string): Promise<string> {
	const file = join(dataFolder, "secret");
	await writeFile(file, randomBytes(32).toString("base64url"), {
		mode: 0o600,
		flag: "wx",
	}).catch(unlessThere);
	const secret = (await readFile(file, "utf8")).trim();
	if (secret.length >= 32) return secret;
	throw new Refusal(
		"bad-input",
		`${file} holds no whole secret. Delete it, and a new one is made; everybody signs in again.`,
	);
}

function unlessThere(error: NodeJS.ErrnoException): void {
	if (error.code !== "EEXIST") throw error;
}
