// What a person chose for themselves: one row, made by the first choice.
import { eq } from "drizzle-orm";
import { DEFAULT_SETTINGS, type Settings } from "../domain/account/settings.ts";
import type { Tx } from "./database.ts";
import { userSettings } from "./schema/records.ts";

const chosen = {
	emailNotifications: userSettings.emailNotifications,
	marketingEmails: userSettings.marketingEmails,
	defaultPaperFormat: userSettings.defaultPaperFormat,
	isPaperChosen: userSettings.paperIsChosen,
	autoSave: userSettings.autoSave,
};

/** `isPaperChosen` is false where the paper is what it is for everybody who has not chosen one. */
export type StoredSettings = Settings & { isPaperChosen: boolean };

export async function getSettings(
	tx: Tx,
	userId: string,
): Promise<StoredSettings> {
	const [row] = await tx
		.select(chosen)
		.from(userSettings)
		.where(eq(userSettings.user_id, userId));
	return row ?? { ...DEFAULT_SETTINGS, isPaperChosen: false };
}

/** Changes what is named and leaves the rest; gives what holds afterwards. */
export async function saveSettings(
	tx: Tx,
	userId: string,
	changes: Partial<Settings>,
): Promise<StoredSettings> {
	const paper = changes.defaultPaperFormat ? { paperIsChosen: true } : {};
	const saved = { ...changes, ...paper, user_id: userId };
	const [row] = await tx
		.insert(userSettings)
		.values(saved)
		.onConflictDoUpdate({
			target: userSettings.user_id,
			set: saved,
		})
		.returning(chosen);
	return row ?? getSettings(tx, userId);
}
