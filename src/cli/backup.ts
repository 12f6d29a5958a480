// attune backup: everything the database holds in one file, whichever engine it is.
import { basename, dirname, resolve } from "node:path";
import { createEncryptedStore } from "../adapters/backups/encrypted-store.ts";
import { createFolderStore } from "../adapters/backups/folder-store.ts";
import { openDatabase } from "../db/database.ts";
import { readEnvironment } from "../environment.ts";
import { makeBackup } from "../workflows/make-backup.ts";
import { type Command, unusable } from "./command.ts";
import { databaseInWords } from "./database-in-words.ts";
import { printLines } from "./print.ts";

const help = `attune backup FILE [--empty]

Writes everything the database holds into one compressed file: accounts, profiles, documents, settings, logs. It reads the
database of the environment (DATABASE_URL, or the data folder), says which one that was and what was in it, and reads the file
back before it says so. attune restore puts it back, into the same engine or the other one.

  --empty   also of a database in which nobody has an account; without it, that is refused as a mistake

With BACKUP_PASSPHRASE the file is encrypted (age): without the passphrase nobody can open it again.

With PostgreSQL it may run while Attune runs. The embedded database belongs to one process: stop Attune first, or let Attune
make its backups itself (Scheduled Backups, under System Configuration).
Keep the file as you keep the data: it holds what people wrote. Keys of providers in it open only with the same ATTUNE_SECRET
(or the file “secret” of the data folder), which is not in it.`;

export const command: Command = {
	help,
	options: { empty: { type: "boolean" } },
	words: 1,
	async run(given) {
		const [name] = given.words;
		if (!name) throw unusable("backup", "The name of the file is missing");
		const file = resolve(name);
		const environment = readEnvironment(process.env);
		const { databaseUrl, dataFolder, backupPassphrase } = environment;
		const database = await openDatabase(
			databaseUrl
				? { url: databaseUrl }
				: { folder: dataFolder, mustExist: true },
		);
		try {
			const made = await makeBackup(database, {
				store: createEncryptedStore(
					createFolderStore(dirname(file), { makesFolder: false }),
					backupPassphrase,
				),
				name: basename(file),
				evenEmpty: given.isOn("empty"),
				now: new Date(),
			});
			const { accounts, documents, rows, sizeBytes } = made;
			printLines([
				`${file} holds everything in ${databaseInWords({ databaseUrl, dataFolder })}:`,
				`${many(accounts, "account")}, ${many(documents, "document")}, ${many(rows, "row")}, ${inWords(sizeBytes)} compressed. It was read back whole.`,
			]);
		} finally {
			await database.close();
		}
	},
};

function many(count: number, one: string): string {
	return `${count} ${one}${count === 1 ? "" : "s"}`;
}

function inWords(bytes: number): string {
	const kilobytes = bytes / 1024;
	return kilobytes < 1024
		? `${Math.ceil(kilobytes)} kB`
		: `${(kilobytes / 1024).toFixed(1)} MB`;
}
