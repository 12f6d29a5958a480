// A password from whoever sits at the terminal, or piped in. Never from a flag: flags stand in the list of processes and in the
// shell's history.
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { Refusal } from "../domain/refusal.ts";

/** From a file, from the terminal (twice, unseen), or the first line of what is piped in. */
export async function promptPassword(file: string | null): Promise<string> {
	if (file !== null && file !== "-") return firstLine(await read(file));
	if (file === null && process.stdin.isTTY) return askTwice();
	return firstLine(await text(process.stdin));
}

/** Once, unseen, or the first line of what is piped in. */
export async function askPassphrase(): Promise<string> {
	if (process.stdin.isTTY) return askUnseen("Passphrase of the backup: ");
	const [line = ""] = (await text(process.stdin)).split(/\r?\n/);
	if (line) return line;
	throw new Refusal(
		"bad-input",
		"This backup is encrypted. Set BACKUP_PASSPHRASE, pipe the passphrase in, or type it when asked.",
	);
}

async function askTwice(): Promise<string> {
	const first = await askUnseen("Password: ");
	const again = await askUnseen("Repeat it: ");
	if (first === again) return first;
	throw new Refusal("bad-input", "The two passwords don't match.");
}

async function askUnseen(question: string): Promise<string> {
	process.stderr.write(question);
	const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
	const lines = createInterface({
		input: process.stdin,
		output: nowhere,
		terminal: true,
	});
	const closed = new AbortController();
	lines.once("SIGINT", () => closed.abort());
	try {
		return await lines.question("", { signal: closed.signal });
	} catch (cause) {
		throw new Refusal("bad-input", "No password was given.", { cause });
	} finally {
		lines.close();
		process.stderr.write("\n");
	}
}

async function read(file: string): Promise<string> {
	try {
		return await readFile(file, "utf8");
	} catch (cause) {
		const message = `${file} can't be read. Name a file whose first line is the password.`;
		throw new Refusal("bad-input", message, { cause });
	}
}

function firstLine(given: string): string {
	const [line = ""] = given.split(/\r?\n/);
	if (line) return line;
	throw new Refusal(
		"bad-input",
		"No password was given. Type it when asked, pipe it in, or use --generate.",
	);
}
