// What a person chose for themselves: one row, made by the first choice.
import { eq } from "drizzle-orm";
import { DEFAULT_SETTINGS, type Settings } from "../domain/account/settings.ts";
import type { Tx } from "./database.ts";
import { userSettings } from "./schema/records.ts";

const chosen = {
	emailNotifications: userSettings.emailNotifications,
	marketingEmails: userSettings.marketingEmails,
	defaultPaperFormat: userSettings.defaultPaperFormat,
	autoSave: userSettings.autoSave,
};

export async function getSettings(tx: Tx, userId: string): Promise<Settings> {
	const [row] = await tx
		.select(chosen)
		.from(userSettings)
		.where(eq(userSettings.user_id, userId));
	return row ?? DEFAULT_SETTINGS;
}

/** Changes what is named and leaves the rest; gives what holds afterwards. */
export async function saveSettings(
	tx: Tx,
	userId: string,
	changes: Partial<Settings>,
): Promise<Settings> {
	const [row] = await tx
		.insert(userSettings)
		.values({ user_id: userId, ...changes })
		.onConflictDoUpdate({
			target: userSettings.user_id,
			set: { user_id: userId, ...changes },
		})
		.returning(chosen);
	return row ?? getSettings(tx, userId);
}
