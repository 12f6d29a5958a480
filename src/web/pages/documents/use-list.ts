// The page of the list that the address asks for. Asked again while something on it is still being made.
import {
	keepPreviousData,
	queryOptions,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import { CopyMade } from "../../../api/contents.ts";
import {
	GenerationList,
	type GenerationSearch,
	GenerationStarted,
} from "../../../api/generations.ts";
import { anyReply, read, send } from "../../client.ts";
import { dashboardQuery } from "../../queries.ts";
import { sessionQuery } from "../../session.tsx";
import { queryOf } from "./list-search.ts";

const UNFINISHED_EVERY_MS = 1500;

const listQuery = (search: GenerationSearch) =>
	queryOptions({
		queryKey: ["generations", "list", search],
		queryFn: ({ signal }) =>
			read(`/api/generations?${queryOf(search)}`, GenerationList, signal),
		placeholderData: keepPreviousData,
		refetchInterval: ({ state }) =>
			state.data?.generations.some(
				({ generation_status: status }) =>
					status === "generating" || status === "processing",
			)
				? UNFINISHED_EVERY_MS
				: false,
	});

export function useList(search: GenerationSearch) {
	return useQuery(listQuery(search));
}

export type ListActions = {
	remove: (id: string) => Promise<void>;
	duplicate: (id: string) => Promise<void>;
	tryAgain: (id: string) => Promise<void>;
};

/** What changes the list. Each answers once the list is asked anew. */
export function useListActions(): ListActions {
	const queries = useQueryClient();
	const refresh = async () => {
		void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
		void queries.invalidateQueries({ queryKey: dashboardQuery.queryKey });
		await queries.invalidateQueries({ queryKey: ["generations"] });
	};
	const address = (id: string) => `/api/generations/${encodeURIComponent(id)}`;
	return {
		remove: async (id) => {
			await send("DELETE", address(id), { reply: anyReply });
			queries.removeQueries({ queryKey: ["generations", id] });
			await refresh();
		},
		duplicate: async (id) => {
			await send("POST", `${address(id)}/copies`, {
				body: {},
				reply: CopyMade,
			});
			await refresh();
		},
		tryAgain: async (id) => {
			await send("POST", `${address(id)}/attempts`, {
				body: {},
				reply: GenerationStarted,
			});
			await refresh();
		},
	};
}
