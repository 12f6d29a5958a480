// attune backup: everything the database holds in one file, whichever engine it is.
import { basename, dirname, join, resolve } from "node:path";
import { createEncryptedStore } from "../adapters/backups/encrypted-store.ts";
import { createFolderStore } from "../adapters/backups/folder-store.ts";
import { backupStore } from "../backup-place.ts";
import { openDatabase } from "../db/open-database.ts";
import { backupName } from "../domain/operations/backup-schedule.ts";
import { type Environment, readEnvironment } from "../environment.ts";
import { makeBackup } from "../workflows/make-backup.ts";
import type { BackupStore } from "../world/backup-store.ts";
import { type Command, unusable } from "./command.ts";
import { databaseInWords } from "./database-in-words.ts";
import { printLines } from "./print.ts";

const help = `attune backup FILE [--empty]
attune backup --kept [--empty]

Writes everything the database holds into one compressed file: accounts, profiles, documents, settings, logs. It reads the
database of the environment (DATABASE_URL, or the data folder), says which one that was and what was in it, and reads the file
back before it says it's done. attune restore puts it back, into the same kind of database or the other.

  --kept    next to the daily ones, in BACKUP_S3_URL or BACKUP_FOLDER, named by the time
  --empty   back up even a database in which nobody has an account, which is otherwise refused as a likely mistake

With BACKUP_PASSPHRASE, the file is encrypted (age): nobody can open it without the passphrase.

With PostgreSQL, you can back up while Attune runs. The embedded database belongs to one process: stop Attune first, or let Attune
make its backups itself (Scheduled Backups, under System Configuration).
Protect the file like the data itself: it holds what people wrote. The provider keys in it open only with the same ATTUNE_SECRET
(or the file “secret” in the data folder), which isn't in it.`;

export const command: Command = {
	help,
	options: { empty: { type: "boolean" }, kept: { type: "boolean" } },
	words: 1,
	async run(given) {
		const [file] = given.words;
		if (given.isOn("kept") === Boolean(file))
			throw unusable("backup", "Name a file, or say --kept");
		const environment = readEnvironment(process.env);
		const { databaseUrl, dataFolder } = environment;
		const now = new Date();
		const place = file
			? fileIn(file, environment)
			: { store: backupStore(environment), name: backupName(now) };
		const database = await openDatabase(
			databaseUrl
				? { url: databaseUrl }
				: { folder: dataFolder, mustExist: true },
		);
		try {
			const made = await makeBackup(database, {
				...place,
				evenEmpty: given.isOn("empty"),
				now,
			});
			const { accounts, documents, rows, sizeBytes } = made;
			printLines([
				`${wholeName(place)} holds everything in ${databaseInWords({ databaseUrl, dataFolder })}:`,
				`${many(accounts, "account")}, ${many(documents, "document")}, ${many(rows, "row")}, ${inWords(sizeBytes)} compressed. It was read back whole.`,
			]);
		} finally {
			await database.close();
		}
	},
};

type Place = { store: BackupStore; name: string };

function fileIn(path: string, { backupPassphrase }: Environment): Place {
	const file = resolve(path);
	const folder = createFolderStore(dirname(file), { makesFolder: false });
	return {
		store: createEncryptedStore(folder, backupPassphrase),
		name: basename(file),
	};
}

function wholeName({ store, name }: Place): string {
	return store.place.endsWith("/")
		? store.place + name
		: join(store.place, name);
}

function many(count: number, one: string): string {
	return `${count} ${one}${count === 1 ? "" : "s"}`;
}

function inWords(bytes: number): string {
	const kilobytes = bytes / 1024;
	return kilobytes < 1024
		? `${Math.ceil(kilobytes)} kB`
		: `${(kilobytes / 1024).toFixed(1)} MB`;
}
