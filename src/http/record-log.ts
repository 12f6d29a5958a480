// Entries of the audit log and security events as lines of the server's log, for whoever collects it on another system.
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";

/** Who it was only where administrators want people in the log. */
export function logRecords(
	db: Pick<Database, "recordListeners">,
	{ log, settings }: { log: Logger; settings: SettingsInForce },
): void {
	db.recordListeners.add(async ({ people, ...notice }) => {
		const set = await settings.current().catch(() => null); // without a database nobody is named
		log.info({ ...notice, ...(set?.log_people ? people : {}) }, "recorded");
	});
}
