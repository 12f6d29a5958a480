// Starts the app: query client, router, toasts.
import {
	MutationCache,
	QueryCache,
	QueryClient,
	QueryClientProvider,
} from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../app.css";
import { ApiError } from "../client.ts";
import { startWatchingConnection } from "../connection.ts";
import { endSession, mayBeSignedIn, sessionQuery } from "../session.ts";
import { Toasts } from "../ui/toast.tsx";
import { createAppRouter } from "./router.ts";

const ended = (failure: Error) => {
	if (failure instanceof ApiError && failure.status === 401)
		endSession(queries);
};
const queries: QueryClient = new QueryClient({
	queryCache: new QueryCache({ onError: ended }),
	mutationCache: new MutationCache({ onError: ended }),
	defaultOptions: {
		queries: {
			staleTime: 10_000,
			retry: (count, failure) =>
				count < 2 && (!(failure instanceof ApiError) || failure.status === 0),
		},
	},
});
startWatchingConnection();
const router = createAppRouter();

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
const draw = () =>
	createRoot(root).render(
		<StrictMode>
			<QueryClientProvider client={queries}>
				<RouterProvider router={router} />
				<Toasts />
			</QueryClientProvider>
		</StrictMode>,
	);
// The first page stands there already: it is drawn over only when the same can be drawn. A sign to wait is no page.
const isThere = root.hasChildNodes() && root.querySelector(".wait") === null;
if (isThere) {
	if (!mayBeSignedIn())
		queries.setQueryData(sessionQuery.queryKey, null, { updatedAt: 0 });
	void router.load().then(() => {
		const { scrollY } = window;
		draw();
		// Whoever was reading reads on where they were.
		requestAnimationFrame(() =>
			requestAnimationFrame(() => {
				const asked = document.getElementById(location.hash.slice(1));
				if (asked) asked.scrollIntoView({ behavior: "instant" });
				else window.scrollTo({ top: scrollY, behavior: "instant" });
			}),
		);
	});
} else draw();

declare module "@tanstack/react-query" {
	interface Register {
		/** Queries and mutations ask the server, and nothing else can fail in them. */
		defaultError: ApiError;
	}
}
