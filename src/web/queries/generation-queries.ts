// A person's documents, and one of them.
import { queryOptions } from "@tanstack/react-query";
import { generationCalls } from "../../api/generations.ts";
import { ask } from "../ask.ts";
import { isInProgress } from "../document-status.ts";
import { ownChangesEnded } from "../own-changes.ts";

const UNFINISHED_EVERY_MS = 3000;

/** Newest first. Asked again while something is still being made. */
export const generationsQuery = queryOptions({
	queryKey: ["generations"],
	queryFn: async ({ signal }) =>
		(await ask(generationCalls.list, { signal })).generations,
	refetchInterval: ({ state }) =>
		state.data?.some(isInProgress) ? UNFINISHED_EVERY_MS : false,
});

export const generationQuery = (id: string) =>
	queryOptions({
		queryKey: ["generations", id],
		queryFn: async ({ signal }) => {
			await ownChangesEnded(id);
			return ask(generationCalls.read, { params: { id }, signal });
		},
	});
