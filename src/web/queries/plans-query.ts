// The plans that are offered.
import { queryOptions } from "@tanstack/react-query";
import { upgradeCalls } from "../../api/upgrade.ts";
import { ask } from "../ask.ts";

export const plansQuery = queryOptions({
	queryKey: ["plans"],
	queryFn: async ({ signal }) =>
		(await ask(upgradeCalls.plans, { signal })).plans,
	staleTime: 5 * 60_000,
});
