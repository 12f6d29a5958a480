// The secret that signs sessions: given by the environment, or made once and kept in the data folder where only its
// owner can read it. Losing it signs everybody out; nothing else depends on it.
import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "./domain/refusal.ts";

export async function readSecret(dataFolder: string): Promise<string> {
	const file = join(dataFolder, "secret");
	await makeSecret(dataFolder, file).catch((cause: NodeJS.ErrnoException) => {
		if (cause.code === "EEXIST") return; // made before, or by another instance just now
		const message = `${file} cannot be written (${cause.code}). Set ATTUNE_SECRET, or ATTUNE_DATA to a folder this user may write to.`;
		throw new Refusal("unavailable", message, { cause });
	});
	const secret = (await readFile(file, "utf8")).trim();
	if (secret.length >= 32) return secret;
	throw new Refusal(
		"unavailable",
		`${file} holds no whole secret. Delete it, and a new one is made; everybody signs in again.`,
	);
}

async function makeSecret(folder: string, file: string): Promise<void> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	await writeFile(file, randomBytes(32).toString("base64url"), {
		mode: 0o600,
		flag: "wx",
	});
}
