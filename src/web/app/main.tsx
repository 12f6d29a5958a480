// Starts the app: query client, router, toasts.
import {
	MutationCache,
	QueryCache,
	QueryClient,
	QueryClientProvider,
} from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
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
// The first page stands there already, and whoever asked for the app says when it may be drawn over. A sign to wait is no page.
const isThere = root.hasChildNodes() && root.querySelector(".wait") === null;
if (!isThere) draw();

/** Answers once the same page can be drawn, all at once. */
export async function readyToDrawOver(): Promise<() => void> {
	if (!mayBeSignedIn())
		queries.setQueryData(sessionQuery.queryKey, null, { updatedAt: 0 });
	await router.load();
	return drawOver;
}

/** Whoever was reading reads on where they were, with the questions open that they opened, and the keyboard where it was. */
function drawOver(): void {
	const { scrollY } = window;
	const open = questions().map((question) => question.open);
	const focused = controls().indexOf(document.activeElement as HTMLElement);
	flushSync(draw);
	questions().forEach((question, place) => {
		question.open = open[place] ?? false;
	});
	controls()[focused]?.focus({ preventScroll: true });
	requestAnimationFrame(() =>
		requestAnimationFrame(() => {
			const asked = document.getElementById(location.hash.slice(1));
			if (asked) asked.scrollIntoView({ behavior: "instant" });
			else window.scrollTo({ top: scrollY, behavior: "instant" });
		}),
	);
}

function questions(): HTMLDetailsElement[] {
	return [...document.querySelectorAll("details")];
}

function controls(): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>("a, button, summary")];
}

declare module "@tanstack/react-query" {
	interface Register {
		/** Queries and mutations ask the server, and nothing else can fail in them. */
		defaultError: ApiError;
	}
}
