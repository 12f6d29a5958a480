// What a backup is, line by line, and whether one is whole.
//   line 1      what it is: format, version, when, the migrations it was made after, the tables in the order they restore
//   then        ["table", {row}] with the database's own JSON of each row
//   last line   how many rows, and the SHA-256 of all lines before it
import { createHash } from "node:crypto";
import { Refusal } from "../domain/refusal.ts";

export const FORMAT = "attune-backup";
export const VERSION = 1;

export type BackupHead = {
	format: typeof FORMAT;
	version: number;
	created_at: string;
	migrations: string[];
	tables: string[];
};
type Tail = { rows: number; sha256: string };
type Hash = ReturnType<typeof createHash>;

/** Adds the line to the hash and gives it with its end. */
export function hashed(line: string, hash: Hash): string {
	const whole = `${line}\n`;
	hash.update(whole);
	return whole;
}

export function tailLine(rows: number, hash: Hash): string {
	const tail: Tail = { rows, sha256: hash.digest("hex") };
	return `${JSON.stringify(tail)}\n`;
}

type Reader<T> = {
	/** What the rest is read with. */
	head(line: string): Promise<T>;
	row(line: string, head: T): Promise<void>;
};

/** Gives the lines to the reader in their order. Refuses "bad-input" where they are no whole backup, after all were given. */
export async function readLines<T>(
	lines: AsyncIterable<string>,
	reader: Reader<T>,
): Promise<{ head: T; rows: number }> {
	const hash = createHash("sha256");
	let head: T | null = null;
	let tail: Tail | null = null;
	let rows = 0;
	for await (const line of lines) {
		if (line === "") continue;
		if (tail) throw damaged();
		if (line.startsWith("{") && head !== null) {
			tail = parsed(line) as Tail | null;
			if (!tail) throw damaged();
			continue;
		}
		if (head === null) head = await reader.head(line);
		else {
			rows += 1;
			await reader.row(line, head);
		}
		hash.update(`${line}\n`);
	}
	if (head === null || !tail || tail.rows !== rows) throw damaged();
	if (tail.sha256 !== hash.digest("hex")) throw damaged();
	return { head, rows };
}

/** Reads a backup to its end without a database. Refuses "bad-input" where it is not whole. */
export async function checkBackup(
	lines: AsyncIterable<string>,
): Promise<{ rows: number; tables: string[]; createdAt: string }> {
	const { head, rows } = await readLines(lines, {
		head: async (line) => backupHeadOf(line),
		row: async () => undefined,
	});
	return { rows, tables: head.tables, createdAt: head.created_at };
}

export function backupHeadOf(line: string): BackupHead {
	const head = parsed(line) as Partial<BackupHead> | null;
	if (head?.format !== FORMAT || !head.tables || !head.migrations)
		throw new Refusal("bad-input", "This file is no backup of Attune.");
	return head as BackupHead;
}

export function damaged(cause?: unknown): Refusal {
	return new Refusal(
		"bad-input",
		"The backup is damaged or not whole. Nothing was changed; use another one.",
		{ cause },
	);
}

export function parsed(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return null; // not even JSON: the caller says that it is no backup
	}
}
