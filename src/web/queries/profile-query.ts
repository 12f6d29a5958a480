// The whole profile.
import { queryOptions } from "@tanstack/react-query";
import { profileCalls } from "../../api/profile.ts";
import { ask } from "../ask.ts";

export const profileQuery = queryOptions({
	queryKey: ["profile"],
	queryFn: async ({ signal }) =>
		(await ask(profileCalls.read, { signal })).profile,
});
