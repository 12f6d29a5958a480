// What the person chose for themselves, or the defaults.
import { queryOptions } from "@tanstack/react-query";
import { settingsCalls } from "../../api/settings.ts";
import { ask } from "../ask.ts";

export const settingsQuery = queryOptions({
	queryKey: ["settings"],
	queryFn: async ({ signal }) =>
		(await ask(settingsCalls.read, { signal })).settings,
	staleTime: 60_000,
});
