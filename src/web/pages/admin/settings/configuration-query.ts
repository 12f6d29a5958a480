// The configuration as it is stored, asked again while somebody looks: other administrators change it too.
import { queryOptions } from "@tanstack/react-query";
import { SystemConfiguration } from "../../../../api/admin-settings.ts";
import { read } from "../../../client.ts";

const AGAIN_MS = 30_000;

export const configurationQuery = queryOptions({
	queryKey: ["admin", "settings"],
	queryFn: ({ signal }) =>
		read("/api/admin/settings", SystemConfiguration, signal),
	refetchInterval: AGAIN_MS,
});
