// Everything on the dashboard at once.
import { queryOptions } from "@tanstack/react-query";
import { dashboardCalls } from "../../api/dashboard.ts";
import { ask } from "../ask.ts";
import { isInProgress } from "../document-status.ts";

const UNFINISHED_EVERY_MS = 3000;

/** Asked again while something is still being made. */
export const dashboardQuery = queryOptions({
	queryKey: ["dashboard"],
	queryFn: ({ signal }) => ask(dashboardCalls.read, { signal }),
	staleTime: 0,
	refetchInterval: ({ state }) =>
		state.data?.activity.some(isInProgress) ? UNFINISHED_EVERY_MS : false,
});
