// The settings of the installation, read as typed values and changed with a record of who changed what.
import { eq, sql } from "drizzle-orm";
import {
	readSetting,
	SETTING_KEYS,
	type SettingKey,
	SYSTEM_SETTINGS,
	type SystemSettings,
	settingsFrom,
} from "../domain/operations/system-settings.ts";
import { Refusal } from "../domain/refusal.ts";
import { type Actor, saveAuditEntry } from "./audit-log.ts";
import type { Tx } from "./database.ts";
import { user } from "./schema/accounts.ts";
import { systemSettings } from "./schema/records.ts";

export type SettingRow = {
	id: string;
	key: SettingKey;
	value: string;
	type: "number" | "boolean" | "string";
	description: string;
	category: string;
	updated_at: string;
};
export type SettingChange = {
	key: SettingKey;
	value: string;
	/** The value the person saw: another one in the table means that somebody was quicker. */
	before: string;
};

/** One query on a small table; a person's transaction may read it too. */
export async function getSystemSettings(tx: Tx): Promise<SystemSettings> {
	return settingsFrom(
		await tx
			.select({ key: systemSettings.key, value: systemSettings.value })
			.from(systemSettings),
	);
}

/** Every setting of this version in the order of its table; rows of other versions are left out. */
export async function listSystemSettings(tx: Tx): Promise<SettingRow[]> {
	const rows = await tx.select().from(systemSettings);
	const stored = new Map(rows.map((row) => [row.key, row]));
	return SETTING_KEYS.flatMap((key) => {
		const row = stored.get(key) ?? untouched(key);
		return [{ ...row, ...SYSTEM_SETTINGS_TEXT[key], key }];
	});
}

/** A setting newer than the database has no row before it is first changed. */
function untouched(
	key: SettingKey,
): Pick<SettingRow, "id" | "value" | "updated_at"> {
	const value = String(SYSTEM_SETTINGS[key].initial);
	return { id: key, value, updated_at: new Date(0).toISOString() };
}

/** All or none. Refuses "bad-input" with the failing settings, and "conflict" when one was changed meanwhile. */
export async function saveSystemSettings(
	tx: Tx,
	changes: readonly SettingChange[],
	{ by, now }: { by: Actor; now: Date },
): Promise<void> {
	refuseOutOfBounds(changes);
	for (const { key, value, before } of changes) {
		await tx
			.insert(systemSettings)
			.values({
				...SYSTEM_SETTINGS_TEXT[key],
				key,
				value: String(SYSTEM_SETTINGS[key].initial),
			})
			.onConflictDoNothing({ target: systemSettings.key });
		const [row] = await tx
			.update(systemSettings)
			.set({
				value: value.trim(),
				updated_at: now.toISOString(),
				updated_by: by.id,
			})
			.where(
				sql`${eq(systemSettings.key, key)} and ${eq(systemSettings.value, before)}`,
			)
			.returning({ id: systemSettings.id });
		if (!row) throw await changedMeanwhile(tx, changes);
		await saveAuditEntry(tx, {
			by,
			action: "change_setting",
			subject: { type: "system_setting", id: key },
			details: { before, after: value.trim() },
			now,
		});
	}
}

const SYSTEM_SETTINGS_TEXT = Object.fromEntries(
	SETTING_KEYS.map((key) => [
		key,
		{
			type: SYSTEM_SETTINGS[key].type,
			description: SYSTEM_SETTINGS[key].description,
			category: SYSTEM_SETTINGS[key].category,
		},
	]),
) as Record<SettingKey, Pick<SettingRow, "type" | "description" | "category">>;

function refuseOutOfBounds(changes: readonly SettingChange[]): void {
	const fields: Record<string, string> = {};
	for (const { key, value } of changes) {
		const read = readSetting(key, value);
		if (read.ok) continue;
		for (const { message, hint } of read.problems)
			fields[key] = `${message} ${hint}`;
	}
	const [first] = Object.values(fields);
	if (first)
		throw new Refusal("bad-input", first, {
			title: "Error saving settings",
			fields,
		});
}

/** Names every setting that is another now, with its value and who set it. */
async function changedMeanwhile(
	tx: Tx,
	changes: readonly SettingChange[],
): Promise<Refusal> {
	const rows = await tx
		.select({
			key: systemSettings.key,
			value: systemSettings.value,
			by: user.email,
		})
		.from(systemSettings)
		.leftJoin(user, eq(user.id, systemSettings.updated_by));
	const stored = new Map(rows.map((row) => [row.key, row]));
	const fields: Record<string, string> = {};
	for (const { key, before } of changes) {
		const theirs = stored.get(key);
		if (!theirs || theirs.value === before) continue;
		const by = theirs.by ?? "Somebody else";
		fields[key] = `${by} has set this to “${theirs.value}” meanwhile.`;
	}
	return new Refusal(
		"conflict",
		"Someone else just changed the same settings. Review the new values, then save again.",
		{ title: "Error saving settings", fields },
	);
}
