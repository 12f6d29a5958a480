// attune restore: a backup in the place of everything the database holds, all of it or nothing.
import { basename, dirname, resolve } from "node:path";
import {
	createEncryptedStore,
	isEncrypted,
} from "../adapters/backups/encrypted-store.ts";
import { createFolderStore } from "../adapters/backups/folder-store.ts";
import { openDatabase } from "../db/database.ts";
import { restoreBackup } from "../db/restore.ts";
import { readEnvironment } from "../environment.ts";
import { askPassphrase } from "./ask-password.ts";
import { type Command, unusable } from "./command.ts";
import { databaseInWords } from "./database-in-words.ts";
import { printLines } from "./print.ts";

const help = `attune restore FILE [--force]

Puts a backup into the database of the environment (DATABASE_URL, or the data folder). Stop Attune first.

  --force   replace what is there. Without it, a database that holds accounts is left as it is

The passphrase of an encrypted backup is taken from BACKUP_PASSPHRASE, or asked for.

Either the whole backup is there afterwards, or nothing has changed. A backup of an embedded database restores into a
PostgreSQL and the other way round; one of an older Attune is brought up to this version.`;

export const command: Command = {
	help,
	options: { force: { type: "boolean" } },
	words: 1,
	async run(given) {
		const [name] = given.words;
		if (!name) throw unusable("restore", "The name of the file is missing");
		const environment = readEnvironment(process.env);
		const { databaseUrl, dataFolder } = environment;
		const file = resolve(name);
		const folder = createFolderStore(dirname(file), { makesFolder: false });
		const passphrase =
			environment.backupPassphrase ??
			((await isEncrypted(folder, basename(file)))
				? await askPassphrase()
				: null);
		const store = createEncryptedStore(folder, passphrase);
		const database = await openDatabase(
			databaseUrl ? { url: databaseUrl } : { folder: dataFolder },
		);
		try {
			await database.migrate();
			const { rows, createdAt } = await restoreBackup(
				database,
				store.read(basename(file)),
				{ force: given.isOn("force") },
			);
			printLines([
				`${rows} rows are restored into ${databaseInWords({ databaseUrl, dataFolder })}, as they were at ${createdAt}.`,
			]);
		} finally {
			await database.close();
		}
	},
};
