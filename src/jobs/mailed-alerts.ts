// Alerts of the installation, mailed to whoever runs it: each once a day for as long as it lasts. Several workers look, one mails.
import { countAttempt } from "../db/attempts.ts";
import type { Database, Tx } from "../db/database.ts";
import { saveMail } from "../db/mail-outbox.ts";
import { asSystem } from "../db/transactions.ts";
import type { AdminAlert } from "../domain/operations/alerts.ts";
import { alertMail } from "../domain/operations/mails.ts";
import { gatherAlerts, takeStanding } from "../workflows/gather-alerts.ts";
import type { ModelInForce } from "../workflows/model-settings.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";

const EVERY_MS = 5 * 60_000;
const DAY_MS = 86_400_000;

export type MailedAlerts = {
	start(): void;
	look(): Promise<void>;
	stop(): Promise<void>;
};

export function createMailedAlerts({
	db,
	settings,
	modelInForce,
	dataFolder,
	url,
	now,
	wakeMail,
	log,
}: {
	db: Database;
	settings: SettingsInForce;
	modelInForce(): Promise<ModelInForce>;
	dataFolder: string;
	/** The installation's own address. */
	url: string;
	now(): Date;
	wakeMail(): void;
	log: { error(details: object, message: string): void };
}): MailedAlerts {
	let timer: NodeJS.Timeout | undefined;
	let running: Promise<unknown> = Promise.resolve();

	async function look(): Promise<void> {
		try {
			const set = await settings.current();
			const to = set.alert_address;
			if (to === "") return;
			const inForce = await modelInForce();
			const at = now();
			const watched = { set, inForce, dataFolder, now: at };
			await asSystem(db, async (tx) => {
				const standing = await takeStanding(tx, at);
				const found = await gatherAlerts(tx, { ...watched, standing });
				const alerts = await notMailedYet(tx, found, at);
				if (alerts.length === 0) return;
				const words = alertMail({ alerts, link: `${url}/admin` });
				await saveMail(tx, { userId: null, to, ...words });
			});
			wakeMail();
		} catch (err) {
			log.error({ err }, "alerts could not be looked for");
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

async function notMailedYet(
	tx: Tx,
	alerts: readonly AdminAlert[],
	now: Date,
): Promise<string[]> {
	const texts: string[] = [];
	for (const { severity, text } of alerts) {
		if (severity === "info") continue;
		// The same alert with another number in it is the same.
		const key = `alert ${text.replace(/[\d.]+/g, "#")}`;
		const times = await countAttempt(tx, { key, windowMs: DAY_MS }, now);
		if (times === 1) texts.push(text);
	}
	return texts;
}
