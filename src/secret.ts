// The secret that signs sessions and seals keys: given by the environment, or made once and kept in the data folder where only its
// owner can read it. Replaced ones lie beside it, so that what they signed and sealed is still read.
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "./domain/refusal.ts";

const EARLIER = "secret.old";

async function readSecret(dataFolder: string): Promise<string> {
	const file = join(dataFolder, "secret");
	await makeSecret(dataFolder, file).catch((cause: NodeJS.ErrnoException) => {
		if (cause.code === "EEXIST") return; // made before, or by another instance just now
		const message = `${file} can't be written (${cause.code}). Set ATTUNE_SECRET, or ATTUNE_DATA to a folder this user may write to.`;
		throw new Refusal("unavailable", message, { cause });
	});
	const secret = (await readFile(file, "utf8")).trim();
	if (secret.length >= 32) return secret;
	throw new Refusal(
		"unavailable",
		`${file} holds no whole secret. Delete it, and a new one is made; everybody signs in again.`,
	);
}

type Given = {
	secret?: string | undefined;
	earlierSecrets: readonly string[];
	dataFolder: string;
};

/** The environment's, or those of the data folder. */
export async function secretsOf({
	secret,
	earlierSecrets,
	dataFolder,
}: Given): Promise<{ secret: string; earlierSecrets: readonly string[] }> {
	if (secret) return { secret, earlierSecrets };
	return {
		secret: await readSecret(dataFolder),
		earlierSecrets: await readEarlierSecrets(dataFolder),
	};
}

/** Earlier secrets of the data folder, newest first. */
async function readEarlierSecrets(dataFolder: string): Promise<string[]> {
	const text = await readFile(join(dataFolder, EARLIER), "utf8").catch(
		(error: NodeJS.ErrnoException) => {
			if (error.code === "ENOENT") return "";
			throw error;
		},
	);
	return text.split("\n").filter(Boolean);
}

/** A new secret in the place of the one that is there, which is kept beside it. */
export async function replaceSecret(dataFolder: string): Promise<void> {
	const before = await readSecret(dataFolder);
	const earlier = [before, ...(await readEarlierSecrets(dataFolder))];
	const file = join(dataFolder, "secret");
	// The old one is safe before the new one counts.
	await writeWhole(join(dataFolder, EARLIER), `${earlier.join("\n")}\n`);
	await writeWhole(file, randomBytes(32).toString("base64url"));
}

async function writeWhole(file: string, text: string): Promise<void> {
	const unfinished = `${file}.${process.pid}.unfinished`;
	await writeFile(unfinished, text, { mode: 0o600, flag: "wx", flush: true });
	await rename(unfinished, file);
}

async function makeSecret(folder: string, file: string): Promise<void> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	await writeFile(file, randomBytes(32).toString("base64url"), {
		mode: 0o600,
		flag: "wx",
	});
}
