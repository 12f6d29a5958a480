// The first page as HTML, made once at build time: readable, linked and complete before any script has run.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { sessionQuery } from "../session.ts";
import { createAppRouter } from "./router.ts";

/** Drawn while this file is loaded: its parts can be loaded no later. */
export const firstPage = await prerender();

/** As a visitor without a session sees it. */
async function prerender(): Promise<string> {
	const queries = new QueryClient();
	queries.setQueryData(sessionQuery.queryKey, null);
	const router = createAppRouter(
		createMemoryHistory({ initialEntries: ["/"] }),
	);
	await router.load();
	const html = renderToString(
		<QueryClientProvider client={queries}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
	// The page has its title in its head, and no script may stand in it.
	return html
		.replace(/<title>.*?<\/title>/, "")
		.replace(/<script\b.*?<\/script>/gs, "");
}
