// The installation's settings as they are in force now. A change holds on every instance within the age below, without a
// restart and without a query in each request.
import type { Database } from "../db/database.ts";
import { getSystemSettings } from "../db/system-settings.ts";
import { asSystem } from "../db/transactions.ts";
import type { SystemSettings } from "../domain/operations/system-settings.ts";
import type { SettingsInForce } from "./settings-port.ts";

const MAX_AGE_MS = 2_000;

export function createSettingsInForce(
	database: Database,
	now: () => Date,
): SettingsInForce {
	let readAt = Number.NEGATIVE_INFINITY;
	let reading: Promise<SystemSettings> | undefined;
	const forget = () => {
		reading = undefined;
	};
	return {
		forget,
		current() {
			const time = now().getTime();
			// A clock that was set back makes what was read before as good as unread.
			const isFresh = time >= readAt && time - readAt < MAX_AGE_MS;
			if (reading && isFresh) return reading;
			readAt = time;
			const asked = asSystem(database, getSystemSettings);
			reading = asked;
			// What failed is not kept: the next question asks again.
			asked.catch(() => {
				if (reading === asked) forget();
			});
			return asked;
		},
	};
}
