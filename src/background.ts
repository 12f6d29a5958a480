// What runs without a request, put together: the queue of documents and analyses, mails, backups, housekeeping, alerts.
import type { Logger } from "pino";
import { backupStore } from "./backup-place.ts";
import type { Database } from "./db/database.ts";
import type { Environment } from "./environment.ts";
import { createHousekeeping } from "./jobs/housekeeping.ts";
import { createMailQueue } from "./jobs/mail-queue.ts";
import { createMailedAlerts } from "./jobs/mailed-alerts.ts";
import { createRehearsals } from "./jobs/rehearsals.ts";
import { createScheduledBackups } from "./jobs/scheduled-backups.ts";
import { createWorkQueue } from "./jobs/work-queue.ts";
import type { ProgressFeed } from "./workflows/follow-progress.ts";
import type { ModelAccess } from "./workflows/model-access.ts";
import type { SettingsInForce } from "./workflows/settings-port.ts";
import type { World } from "./world/world.ts";

type BackgroundParts = {
	environment: Environment;
	log: Logger;
	db: Database;
	world: World;
	access: ModelAccess;
	settings: SettingsInForce;
	progress: ProgressFeed;
	analysisProgress: ProgressFeed;
	origins: readonly [string, ...string[]];
};

export type Background = {
	start(): Promise<void>;
	/** A job waits. */
	wake(): void;
	/** A mail waits. */
	wakeMail(): void;
	cancel(id: string): void;
	/** Somebody will likely ask for a document soon. */
	rehearse(userId: string): void;
	stop(graceMs: number): Promise<void>;
};

export function createBackground(parts: BackgroundParts): Background {
	const { db, log, access, settings, environment, world } = parts;
	const { now, mail } = world;
	const [url] = parts.origins;
	const { dataFolder } = environment;
	const store = backupStore(environment);
	const mails = createMailQueue({ db, mail, now, log });
	const wakeMail = () => mails.wake();
	const queue = createWorkQueue(access, {
		url,
		onChange(id) {
			parts.progress.refresh(id);
			parts.analysisProgress.refresh(id);
			wakeMail();
		},
		log,
	});
	const rehearse = createRehearsals(access);
	const timed = [
		mails,
		createHousekeeping({ db, settings, mail, now, log }),
		createScheduledBackups({ db, store, settings, now, log }),
		createMailedAlerts({
			...{ db, settings, dataFolder, url, now, wakeMail, log },
			modelInForce: access.modelInForce,
		}),
	];
	return {
		async start() {
			await queue.start();
			for (const each of timed) each.start();
		},
		wake: () => queue.wake(),
		wakeMail,
		cancel: (id) => queue.cancel(id),
		rehearse: (userId) => void rehearse(userId),
		async stop(graceMs) {
			await queue.stop(graceMs);
			for (const each of timed) await each.stop();
		},
	};
}
