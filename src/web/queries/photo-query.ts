// The person's photo; null where there is none.
import { queryOptions } from "@tanstack/react-query";
import { photoCalls } from "../../api/photo.ts";
import { ask } from "../ask.ts";

export const photoQuery = queryOptions({
	queryKey: ["photo"],
	queryFn: async ({ signal }) => (await ask(photoCalls.read, { signal })).photo,
	staleTime: 60_000,
});
