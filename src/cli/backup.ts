// attune backup: everything the database holds in one file, whichever engine it is.
import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { readBackup } from "../db/backup.ts";
import { saveBackupMade } from "../db/backups.ts";
import { openDatabase } from "../db/database.ts";
import { asSystem } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import { readEnvironment } from "../environment.ts";
import { type Command, unusable } from "./command.ts";
import { printLines } from "./print.ts";

const help = `attune backup FILE

Writes everything the database holds into one compressed file: accounts, profiles, documents, settings, logs. attune restore
reads it back, into the same engine or the other one: from the embedded database into a PostgreSQL, or back.

With PostgreSQL it may run while Attune runs. The embedded database belongs to one process: stop Attune first.
Keep the file as you keep the data: it holds what people wrote. Keys of providers in it open only with the same ATTUNE_SECRET
(or the file “secret” of the data folder), which is not in it.`;

export const command: Command = {
	help,
	options: {},
	words: 1,
	async run(given) {
		const [name] = given.words;
		if (!name) throw unusable("backup", "The name of the file is missing");
		const file = resolve(name);
		const { databaseUrl, dataFolder } = readEnvironment(process.env);
		const database = await openDatabase(
			databaseUrl ? { url: databaseUrl } : { folder: dataFolder },
		);
		try {
			await database.migrate();
			const now = new Date();
			await write(file, readBackup(database, now));
			const sizeBytes = (await stat(file)).size;
			await asSystem(database, (tx) => saveBackupMade(tx, { sizeBytes, now }));
			printLines([`${file} holds everything (${inWords(sizeBytes)}).`]);
		} finally {
			await database.close();
		}
	},
};

/** Under another name until it is whole, and readable by its owner alone. */
async function write(
	file: string,
	lines: AsyncIterable<string>,
): Promise<void> {
	const unfinished = `${file}.${process.pid}.unfinished`;
	try {
		await pipeline(
			Readable.from(lines),
			createGzip(),
			createWriteStream(unfinished, { mode: 0o600, flags: "wx" }),
		);
		await rename(unfinished, file);
	} catch (error) {
		await rm(unfinished, { force: true });
		const { code } = error as NodeJS.ErrnoException;
		if (!code || !/^E[A-Z]+$/.test(code)) throw error;
		throw new Refusal(
			"bad-input",
			`${file} cannot be written (${code}). Choose another place.`,
			{ cause: error },
		);
	}
}

function inWords(bytes: number): string {
	const kilobytes = bytes / 1024;
	return kilobytes < 1024
		? `${Math.ceil(kilobytes)} kB`
		: `${(kilobytes / 1024).toFixed(1)} MB`;
}
