// Backups that open with a passphrase alone, wherever they are kept: the lines are compressed, encrypted as an age file
// (age-encryption.org), and handed on in its text form. Without Attune: zcat FILE | age -d | zcat
import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { Refusal } from "../../domain/refusal.ts";
import type { BackupStore } from "../../world/backup-store.ts";
import { decompressedLines } from "./lines.ts";
import { fromWeb, toWeb } from "./web-streams.ts";

const library = () => import("age-encryption");

const HEAD = "-----BEGIN AGE ENCRYPTED FILE-----";
const TAIL = "-----END AGE ENCRYPTED FILE-----";
const LINE = 64;
/** A whole number of text lines. */
const PIECE_BYTES = (LINE / 4) * 3 * 1024;

/**
 * 32 MB and a sixth of a second for each try to open one. The usual 256 MB would stop a small server, so the passphrase must carry
 * more: the environment takes none below 16 characters.
 */
const WORK_FACTOR = 15;

/** Writes encrypted with a passphrase, and as it is without; reads both kinds. */
export function createEncryptedStore(
	store: BackupStore,
	passphrase: string | null,
): BackupStore {
	return {
		...store,
		write: (name, lines) =>
			store.write(name, passphrase ? encrypted(lines, passphrase) : lines),
		read: (name) => opened(store.read(name), passphrase),
	};
}

/** Whether this one needs a passphrase. */
export async function isEncrypted(
	store: BackupStore,
	name: string,
): Promise<boolean> {
	for await (const line of store.read(name)) return line === HEAD;
	return false;
}

async function* encrypted(
	lines: AsyncIterable<string>,
	passphrase: string,
): AsyncGenerator<string> {
	const { Encrypter } = await library();
	const encrypter = new Encrypter();
	encrypter.setPassphrase(passphrase);
	encrypter.setScryptWorkFactor(WORK_FACTOR);
	// Whatever fails on the way ends the last stream, and with it the loop.
	const plain = pipeline(Readable.from(lines), createGzip(), () => {});
	const sealed = await encrypter.encrypt(toWeb(plain));
	yield `${HEAD}\n`;
	let rest = Buffer.alloc(0);
	for await (const part of sealed) {
		rest = Buffer.concat([rest, part]);
		const whole = rest.length - (rest.length % PIECE_BYTES);
		if (whole > 0) yield inLines(rest.subarray(0, whole));
		rest = rest.subarray(whole);
	}
	if (rest.length > 0) yield inLines(rest);
	yield `${TAIL}\n`;
}

async function* opened(
	lines: AsyncIterable<string>,
	passphrase: string | null,
): AsyncGenerator<string> {
	const all = lines[Symbol.asyncIterator]();
	const first = await all.next();
	if (first.done) return;
	if (first.value !== HEAD) {
		yield first.value;
		yield* { [Symbol.asyncIterator]: () => all };
		return;
	}
	if (!passphrase)
		throw new Refusal(
			"bad-input",
			"This backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.",
		);
	const { Decrypter } = await library();
	const decrypter = new Decrypter();
	decrypter.addPassphrase(passphrase);
	const sealed = Readable.from(bytesOf(all));
	const plain = await decrypter
		.decrypt(toWeb(sealed))
		.catch((cause: unknown) => {
			throw new Refusal(
				"bad-input",
				"The passphrase is wrong for this backup, or the backup is damaged. Nothing was changed.",
				{ cause },
			);
		});
	yield* decompressedLines(fromWeb(plain));
}

async function* bytesOf(lines: AsyncIterator<string>): AsyncGenerator<Buffer> {
	for (;;) {
		const { done, value } = await lines.next();
		if (done || value === TAIL) return;
		yield Buffer.from(value, "base64");
	}
}

function inLines(bytes: Buffer): string {
	return bytes.toString("base64").replaceAll(/.{1,64}/g, "$&\n");
}
