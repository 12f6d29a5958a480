// attune restore: a backup in the place of everything the database holds, all of it or nothing.
import { basename, dirname, resolve } from "node:path";
import {
	createEncryptedStore,
	isEncrypted,
} from "../adapters/backups/encrypted-store.ts";
import { createFolderStore } from "../adapters/backups/folder-store.ts";
import { plainBackupStore } from "../backup-place.ts";
import { openDatabase } from "../db/open-database.ts";
import { restoreBackup } from "../db/restore.ts";
import { scheduledBackups } from "../domain/operations/backup-schedule.ts";
import { Refusal } from "../domain/refusal.ts";
import { type Environment, readEnvironment } from "../environment.ts";
import type { BackupStore } from "../world/backup-store.ts";
import { askPassphrase } from "./ask-password.ts";
import { type Command, unusable } from "./command.ts";
import { databaseInWords } from "./database-in-words.ts";
import { printLines } from "./print.ts";

const help = `attune restore FILE [--force]
attune restore --kept [NAME]

Puts a backup into the database of the environment (DATABASE_URL, or the data folder). Stop Attune first.

  --kept    one of the backups that Attune keeps in BACKUP_S3_URL or BACKUP_FOLDER. Without a NAME, they are listed; “latest”
            is the newest
  --force   replace what is there. Without it, a database that has accounts isn't touched

An encrypted backup's passphrase comes from BACKUP_PASSPHRASE; otherwise you are asked for it.

Either the whole backup is restored, or nothing changes. A backup of the embedded database can be restored into PostgreSQL, and
the other way around; a backup from an older Attune is brought up to this version.`;

export const command: Command = {
	help,
	options: { force: { type: "boolean" }, kept: { type: "boolean" } },
	words: 1,
	async run(given) {
		const [word] = given.words;
		const environment = readEnvironment(process.env);
		const { databaseUrl, dataFolder } = environment;
		if (given.isOn("kept") && !word) return listKept(environment);
		if (!word) throw unusable("restore", "Name the backup file");
		const { plain, name } = given.isOn("kept")
			? await keptBackup(environment, word)
			: fileBackup(word);
		const passphrase =
			environment.backupPassphrase ??
			((await isEncrypted(plain, name)) ? await askPassphrase() : null);
		const store = createEncryptedStore(plain, passphrase);
		const database = await openDatabase(
			databaseUrl ? { url: databaseUrl } : { folder: dataFolder },
		);
		try {
			await database.migrate();
			const { rows, createdAt } = await restoreBackup(
				database,
				store.read(name),
				{ force: given.isOn("force") },
			);
			printLines([
				`Restored ${rows} rows into ${databaseInWords({ databaseUrl, dataFolder })}, as they were at ${createdAt}.`,
			]);
		} finally {
			await database.close();
		}
	},
};

type Found = { plain: BackupStore; name: string };

function fileBackup(path: string): Found {
	const file = resolve(path);
	const plain = createFolderStore(dirname(file), { makesFolder: false });
	return { plain, name: basename(file) };
}

async function keptBackup(
	environment: Environment,
	word: string,
): Promise<Found> {
	const plain = plainBackupStore(environment);
	const names = scheduledBackups(await plain.list());
	const name = word === "latest" ? names.at(-1) : word;
	if (name && names.includes(name)) return { plain, name };
	throw new Refusal(
		"not-found",
		word === "latest"
			? `${plain.place} has no backup made by Attune.`
			: `${plain.place} has no backup ${word}. List them with: attune restore --kept`,
	);
}

async function listKept(environment: Environment): Promise<void> {
	const { place, list } = plainBackupStore(environment);
	const names = scheduledBackups(await list());
	printLines([`${names.length} in ${place}, the newest last:`, ...names]);
}
