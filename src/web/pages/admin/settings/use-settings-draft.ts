// Changing settings: held here until they are saved or discarded. A save that fails leaves everything as it was typed.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
	configurationCalls,
	type Setting,
} from "../../../../api/admin-settings.ts";
import { ask } from "../../../ask.ts";
import type { ApiError } from "../../../client.ts";
import { notify } from "../../../ui/toast.tsx";
import { configurationQuery } from "../admin-queries.ts";
import {
	changesOf,
	type DraftedSetting,
	drafted,
	overStored,
	type SettingsDraft,
	withEdit,
	withoutEdit,
} from "./settings-draft.ts";

const FAILED = {
	tone: "bad",
	title: "Error saving settings",
	text: "Failed to update system configuration.",
} as const;

export function useSettingsDraft(stored: readonly Setting[]) {
	const queries = useQueryClient();
	const [draft, setDraft] = useState<SettingsDraft>({});
	const [failure, setFailure] = useState<string | null>(null);
	const settings = drafted(stored, draft);
	const pending = overModified(draft, settings);
	const saving = useMutation({
		mutationFn: (changes: ReturnType<typeof changesOf>) =>
			ask(configurationCalls.change, { body: { changes } }),
		async onSuccess() {
			await queries.invalidateQueries({
				queryKey: configurationQuery.queryKey,
			});
			setDraft({});
			setFailure(null);
			notify({
				tone: "ok",
				title: "Settings saved",
				text: "System configuration has been updated successfully.",
			});
		},
		async onError(error) {
			setFailure(failureSentences(error));
			notify(FAILED);
			if (error.code === "conflict")
				await queries.invalidateQueries({
					queryKey: configurationQuery.queryKey,
				});
		},
	});
	return {
		settings,
		failure,
		isDirty: Object.keys(pending).length > 0,
		isSaving: saving.isPending,
		change(setting: DraftedSetting, value: string) {
			setDraft((now) => withEdit(now, setting, value));
		},
		takeTheirs(setting: DraftedSetting) {
			setDraft((now) => withoutEdit(now, setting.key));
		},
		discard() {
			setDraft({});
			setFailure(null);
			notify({
				title: "Changes discarded",
				text: "All unsaved changes have been discarded.",
			});
		},
		save() {
			const bad = settings.find(({ problem }) => problem !== null);
			if (bad) {
				setFailure(`${bad.name}: ${bad.problem}`);
				notify(FAILED);
				return;
			}
			// Theirs stand beside the fields: whoever saves now has seen them.
			const over = settings.some(({ theirs }) => theirs !== null)
				? overStored(pending, stored)
				: pending;
			setDraft(over);
			saving.mutate(changesOf(over));
		},
	};
}

/** Without those that are back at what is stored. */
function overModified(
	draft: SettingsDraft,
	settings: readonly DraftedSetting[],
): SettingsDraft {
	const modified = new Set(
		settings.filter(({ isModified }) => isModified).map(({ key }) => key),
	);
	return Object.fromEntries(
		Object.entries(draft).filter(([key]) => modified.has(key as never)),
	);
}

function failureSentences({ message, fields }: ApiError): string {
	const others = Object.values(fields).filter((text) => text !== message);
	return [message, ...others].join(" ");
}
