// Once a day, what is older than administrators want to keep is removed. Several instances may try; one does it.
import { cleanUp } from "../db/cleanup.ts";
import type { Database } from "../db/database.ts";
import { forgetRecords } from "../db/retention.ts";
import { asSystem } from "../db/transactions.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";
import type { Mailer } from "../world/mail.ts";

const DAY_MS = 86_400_000;
/** Whoever starts a server waits for its pages, not for this. */
const FIRST_AFTER_MS = 60_000;

export type Housekeeping = {
	start(): void;
	tidy(): Promise<void>;
	stop(): Promise<void>;
};

export function createHousekeeping({
	db,
	settings,
	mail,
	now,
	log,
}: {
	db: Database;
	settings: SettingsInForce;
	mail: Pick<Mailer, "clear">;
	now(): Date;
	log: {
		info(details: object, message: string): void;
		error(details: object, message: string): void;
	};
}): Housekeeping {
	let timer: NodeJS.Timeout | undefined;
	let running: Promise<void> = Promise.resolve();

	async function tidy(): Promise<void> {
		try {
			const set = await settings.current();
			const ago = (days: number) => new Date(now().getTime() - days * DAY_MS);
			const before = ago(set.auto_cleanup_days);
			const removed = await asSystem(db, async (tx) => {
				const cleaned = await cleanUp(tx, before);
				if (!cleaned) return null;
				const forgotten = await forgetRecords(tx, {
					callsSince: ago(set.activity_log_days),
					eventsSince: ago(set.security_event_days),
					auditSince: ago(set.audit_log_days),
				});
				return { cleaned, forgotten };
			});
			await mail.clear({ before });
			if (removed) log.info({ removed }, "what was old is removed");
		} catch (err) {
			log.error({ err }, "what is old could not be removed");
		}
	}

	function tidyAfter(ms: number): void {
		timer = setTimeout(() => {
			running = tidy();
			tidyAfter(DAY_MS);
		}, ms).unref();
	}

	return {
		tidy,
		start: () => tidyAfter(FIRST_AFTER_MS),
		async stop() {
			clearTimeout(timer);
			await running;
		},
	};
}
