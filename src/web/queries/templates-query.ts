// The templates that can be chosen.
import { queryOptions } from "@tanstack/react-query";
import { templateCalls } from "../../api/templates.ts";
import { ask } from "../ask.ts";

export const templatesQuery = queryOptions({
	queryKey: ["templates"],
	queryFn: async ({ signal }) =>
		(await ask(templateCalls.list, { signal })).templates,
	staleTime: 5 * 60_000,
});
