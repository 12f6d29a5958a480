// One process per data folder: opening it twice is not refused by the engine and silently loses one side's rows.
// The lock is SQLite's, thus the operating system's: no dependency, and gone with the process however it ends.
import fs from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Refusal } from "../../../domain/refusal.ts";

/** Takes the folder, making it when needed, and returns how to give it back. */
export function lockFolder(folder: string): () => void {
	const ownerFile = path.join(folder, "lock-owner");
	const lock = openLock(folder);
	try {
		lock.exec("begin exclusive");
	} catch (cause) {
		lock.close();
		throw isBusy(cause)
			? inUse(folder, ownerFile, cause)
			: unlockable(folder, cause);
	}
	fs.writeFileSync(ownerFile, `${process.pid}\n`);
	return () => {
		fs.rmSync(ownerFile, { force: true });
		lock.close();
	};
}

function openLock(folder: string): DatabaseSync {
	try {
		makeFolder(path.resolve(folder));
		fs.accessSync(folder, fs.constants.W_OK);
		const lock = new DatabaseSync(path.join(folder, "lock"), { timeout: 0 });
		return lock;
	} catch (cause) {
		const why = isFile(folder)
			? `${folder} is a file, not a folder. Set ATTUNE_DATA to a folder.`
			: `The data folder ${folder} can't be written. Give this user the right to write there, or set ATTUNE_DATA to another folder.`;
		throw new Refusal("unavailable", why, { cause });
	}
}

function isFile(folder: string): boolean {
	return fs.statSync(folder, { throwIfNoEntry: false })?.isFile() === true;
}

/** Level by level: asked for all at once, Node never answers where the system refuses a name, as in /proc. */
function makeFolder(folder: string): void {
	if (fs.existsSync(folder)) return;
	makeFolder(path.dirname(folder));
	fs.mkdirSync(folder, { mode: 0o700 });
}

const SQLITE_BUSY = 5;

/** Anything else is no other process: the file system does not lock, or the file is not a lock. */
function isBusy(cause: unknown): boolean {
	return (cause as { errcode?: number }).errcode === SQLITE_BUSY;
}

function unlockable(folder: string, cause: unknown): Refusal {
	return new Refusal(
		"unavailable",
		`The data folder ${folder} cannot be locked, as on some network folders. Set ATTUNE_DATA to a folder on a disk of this machine, or use PostgreSQL (DATABASE_URL).`,
		{ cause },
	);
}

function inUse(folder: string, ownerFile: string, cause: unknown): Refusal {
	let owner = "";
	if (fs.existsSync(ownerFile))
		owner = ` (process ${fs.readFileSync(ownerFile, "utf8").trim()})`;
	return new Refusal(
		"unavailable",
		`The data folder ${folder} is in use by another Attune${owner}. Stop that one first, or set ATTUNE_DATA to another folder.`,
		{ cause },
	);
}
