// Backups as compressed files in a folder, readable by their owner alone. Twin: s3-store.ts.
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Refusal } from "../../domain/refusal.ts";
import type { BackupStore } from "../../world/backup-store.ts";
import { decompressedLines } from "./lines.ts";

/** Without `makesFolder`, a folder that is not there is refused as one that cannot be written. */
export function createFolderStore(
	folder: string,
	{ makesFolder }: { makesFolder: boolean },
): BackupStore {
	return {
		place: folder,
		async write(name, lines) {
			const file = join(folder, name);
			const unfinished = `${file}.${process.pid}.unfinished`;
			try {
				if (makesFolder) await mkdir(folder, { recursive: true, mode: 0o700 });
				await pipeline(
					Readable.from(lines),
					createGzip(),
					createWriteStream(unfinished, {
						mode: 0o600,
						flags: "wx",
						flush: true,
					}),
				);
				await rename(unfinished, file);
				return (await stat(file)).size;
			} catch (error) {
				await rm(unfinished, { force: true }).catch(() => undefined); // the first error is the one to tell
				throw unwritable(file, error);
			}
		},
		async *read(name) {
			const file = join(folder, name);
			try {
				yield* decompressedLines(createReadStream(file));
			} catch (cause) {
				throw unreadable(file, cause);
			}
		},
		async list() {
			return readdir(folder).catch((error: NodeJS.ErrnoException) => {
				if (error.code === "ENOENT") return [];
				throw unlistable(folder, error);
			});
		},
		remove: (name) => rm(join(folder, name), { force: true }),
	};
}

function unwritable(file: string, error: unknown): unknown {
	const { code } = error as NodeJS.ErrnoException;
	if (!code || !/^E[A-Z]+$/.test(code)) return error;
	const isFull = ["ENOSPC", "EDQUOT"].includes(code);
	const message = isFull
		? `There is no room for ${file}. Free some space there, or choose another place.`
		: `${file} can't be written (${code}). Choose another place.`;
	return new Refusal("bad-input", message, { cause: error });
}

function unlistable(folder: string, cause: NodeJS.ErrnoException): unknown {
	if (cause.code === "ENOTDIR")
		return new Refusal(
			"bad-input",
			`${folder} lies in a file, not in a folder.`,
			{ cause },
		);
	return unreadable(folder, cause);
}

function unreadable(file: string, cause: unknown): unknown {
	const { code = "" } = cause as NodeJS.ErrnoException;
	if (!/^E[A-Z]+$/.test(code)) return cause;
	const message =
		code === "ENOENT"
			? `There is no file ${file}.`
			: `${file} can't be read (${code}).`;
	return new Refusal("bad-input", message, { cause });
}
