// The page of the list that the address asks for. Asked again while something on it is still being made.
import {
	keepPreviousData,
	queryOptions,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import { contentCalls } from "../../../api/contents.ts";
import type { GenerationSearch } from "../../../api/generation-search.ts";
import { generationCalls } from "../../../api/generations.ts";
import { ask } from "../../ask.ts";
import { dashboardQuery } from "../../queries/dashboard-query.ts";
import { sessionQuery } from "../../session.ts";

const UNFINISHED_EVERY_MS = 1500;

const listQuery = (search: GenerationSearch) =>
	queryOptions({
		queryKey: ["generations", "list", search],
		queryFn: ({ signal }) =>
			ask(generationCalls.list, { query: search, signal }),
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
	/** What brings it back; null where nothing does. */
	remove: (id: string) => Promise<string | null>;
	bringBack: (undo: string) => Promise<void>;
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
	return {
		remove: async (id) => {
			const { undo } = await ask(generationCalls.remove, { params: { id } });
			queries.removeQueries({ queryKey: ["generations", id] });
			await refresh();
			return undo;
		},
		bringBack: async (undo) => {
			await ask(generationCalls.bringBack, { body: { undo } });
			await refresh();
		},
		duplicate: async (id) => {
			await ask(contentCalls.copy, { params: { id }, body: {} });
			await refresh();
		},
		tryAgain: async (id) => {
			await ask(generationCalls.tryAgain, { params: { id } });
			await refresh();
		},
	};
}
