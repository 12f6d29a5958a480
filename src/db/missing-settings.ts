// A setting that is newer than the database gets its row when the database is brought up to date.
import type pg from "pg";
import {
	SETTING_KEYS,
	SYSTEM_SETTINGS,
} from "../domain/operations/system-settings.ts";

/** In the transaction of whoever asks, who has its own role again afterwards. */
export async function addMissingSettings(client: pg.PoolClient): Promise<void> {
	await client.query("set local role app_system");
	for (const key of SETTING_KEYS) {
		const { initial, type, category, description } = SYSTEM_SETTINGS[key];
		await client.query(
			`insert into system_settings (id, key, value, type, category, description)
			select gen_random_uuid(), $1, $2, $3, $4, $5 where not exists (select from system_settings where key = $1)
			on conflict (key) do nothing`,
			[key, String(initial), type, category, description],
		);
	}
	await client.query("reset role");
}
