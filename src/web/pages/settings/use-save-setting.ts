// Changing one preference: shown at once, stored, and put back with a word when it could not be stored.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SettingsChange, settingsCalls } from "../../../api/settings.ts";
import { ask } from "../../ask.ts";
import { settingsQuery } from "../../queries/settings-query.ts";
import { notify } from "../../ui/toast.tsx";

export function useSaveSetting(): (change: SettingsChange) => void {
	const queries = useQueryClient();
	const { queryKey } = settingsQuery;
	const { mutate } = useMutation({
		// One after the other: the last answer is the last change's.
		scope: { id: "settings" },
		mutationFn: (body: SettingsChange) => ask(settingsCalls.change, { body }),
		async onMutate(change) {
			await queries.cancelQueries({ queryKey });
			queries.setQueryData(queryKey, (now) => now && { ...now, ...change });
		},
		onSuccess({ settings }) {
			queries.setQueryData(queryKey, settings);
			notify({
				tone: "ok",
				title: "Settings updated",
				text: "Your preferences have been saved.",
			});
		},
		onError(failure) {
			void queries.invalidateQueries({ queryKey });
			notify({
				tone: "bad",
				title: "Couldn't save the setting",
				text: failure.message,
			});
		},
	});
	return mutate;
}
