// What an administrator has changed and not saved, setting by setting. Each change remembers the value it was made over: when
// another one is stored by now, somebody was quicker, and that is said before anything is saved.
import type { Setting } from "../../../../api/admin-settings.ts";
import {
	readSetting,
	SETTING_KEYS,
	type SettingKey,
} from "../../../../domain/operations/system-settings.ts";

type Edit = { value: string; before: string };
export type SettingsDraft = Readonly<Record<string, Edit>>;

export type DraftedSetting = Setting & {
	/** What the field shows. */
	shown: string;
	isModified: boolean;
	/** Why the value cannot be saved. */
	problem: string | null;
	/** Another administrator's value, stored since this one was changed here. */
	theirs: string | null;
};

export function withEdit(
	draft: SettingsDraft,
	setting: DraftedSetting,
	value: string,
): SettingsDraft {
	const before = draft[setting.key]?.before ?? setting.value;
	if (value === setting.value) return withoutEdit(draft, setting.key);
	return { ...draft, [setting.key]: { value, before } };
}

export function withoutEdit(draft: SettingsDraft, key: string): SettingsDraft {
	const { [key]: _, ...others } = draft;
	return others;
}

/** Theirs have been seen: from now on a change is made over the values stored now. */
export function overStored(
	draft: SettingsDraft,
	settings: readonly Setting[],
): SettingsDraft {
	const stored = new Map(settings.map(({ key, value }) => [key, value]));
	return Object.fromEntries(
		Object.entries(draft)
			.map(([key, { value, before }]) => {
				const now = stored.get(key) ?? before;
				return [key, { value, before: now }] as const;
			})
			.filter(([, { value, before }]) => value !== before),
	);
}

export function drafted(
	settings: readonly Setting[],
	draft: SettingsDraft,
): DraftedSetting[] {
	return settings.map((setting) => {
		const edit = draft[setting.key];
		const isModified = edit !== undefined && edit.value !== setting.value;
		return {
			...setting,
			shown: edit?.value ?? setting.value,
			isModified,
			problem: isModified ? problemOf(setting.key, edit.value) : null,
			theirs:
				isModified && edit.before !== setting.value ? setting.value : null,
		};
	});
}

export function changesOf(draft: SettingsDraft) {
	return Object.entries(draft).map(([key, { value, before }]) => ({
		key,
		value: value.trim(),
		before,
	}));
}

function problemOf(key: string, value: string): string | null {
	if (!isKnown(key)) return null;
	const read = readSetting(key, value);
	return read.ok ? null : (read.problems[0]?.hint ?? null);
}

function isKnown(key: string): key is SettingKey {
	return SETTING_KEYS.includes(key as SettingKey);
}
