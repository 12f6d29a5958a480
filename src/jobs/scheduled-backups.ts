// Backups at the hour that administrators set. Every worker looks each minute; one of them makes it. What failed is logged and
// tried again half an hour later; administrators see it by the age of the last good one.
import { countAttempt } from "../db/attempts.ts";
import { findBackupStanding } from "../db/backups.ts";
import type { Database, Tx } from "../db/database.ts";
import { asSystem } from "../db/transactions.ts";
import {
	backupName,
	backupsToRemove,
	isBackupDue,
} from "../domain/operations/backup-schedule.ts";
import { Refusal } from "../domain/refusal.ts";
import { makeBackup } from "../workflows/make-backup.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";
import type { BackupStore } from "../world/backup-store.ts";

const EVERY_MS = 60_000;
const RETRY_AFTER_MS = 30 * 60_000;

export type ScheduledBackups = {
	start(): void;
	/** Makes the one that is due, if any; true when one was made. */
	look(): Promise<boolean>;
	stop(): Promise<void>;
};

type BackupContext = {
	db: Database;
	store: BackupStore;
	settings: SettingsInForce;
	now(): Date;
	log: {
		info(details: object, message: string): void;
		error(details: object, message: string): void;
	};
};

export function createScheduledBackups(
	context: BackupContext,
): ScheduledBackups {
	const { db, settings, now, log } = context;
	let timer: NodeJS.Timeout | undefined;
	let running: Promise<unknown> = Promise.resolve();

	async function look(): Promise<boolean> {
		try {
			const set = await settings.current();
			if (!set.scheduled_backups) return false;
			const at = now();
			const isOurs = await asSystem(db, (tx) =>
				claim(tx, { hour: set.backup_hour, now: at }),
			);
			return isOurs && (await makeDueBackup(context, at, set.backups_kept));
		} catch (err) {
			log.error({ err }, "the scheduled backup could not be made");
			return false;
		}
	}

	return {
		look,
		start() {
			timer = setInterval(() => {
				running = running.then(look);
			}, EVERY_MS).unref();
		},
		async stop() {
			clearInterval(timer);
			await running;
		},
	};
}

/** Makes a backup and removes the oldest beyond those to keep; false where there is nothing to keep yet. */
async function makeDueBackup(
	{ db, store, log }: BackupContext,
	at: Date,
	kept: number,
): Promise<boolean> {
	const name = backupName(at);
	const order = { store, name, evenEmpty: false, now: at };
	const made = await makeBackup(db, order).catch((error: unknown) => {
		// An installation that nobody uses yet has nothing to lose.
		if (error instanceof Refusal && error.code === "conflict") return null;
		throw error;
	});
	if (!made) return false;
	log.info({ name, ...made }, "a backup was made and read back");
	for (const old of backupsToRemove(await store.list(), kept))
		await store.remove(old);
	return true;
}

/** Whether it is due, and no other worker has begun it lately. */
async function claim(
	tx: Tx,
	{ hour, now }: { hour: number; now: Date },
): Promise<boolean> {
	const { since } = await findBackupStanding(tx, now);
	if (!since || !isBackupDue({ hour, lastAt: since, now })) return false;
	const key = "scheduled backup";
	return (await countAttempt(tx, { key, windowMs: RETRY_AFTER_MS }, now)) === 1;
}
