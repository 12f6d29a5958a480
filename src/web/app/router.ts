// The router of the app: its routes, how addresses are read and written, and what is shown where no page is.
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { NotFoundPage } from "../frame/not-found-page.tsx";
import { PageSpinner } from "../ui/spinner.tsx";
import { loadPreview } from "./document-route.tsx";
import { ErrorPage } from "./error-page.tsx";
import { routeTree } from "./routes.ts";

/** Without a history of its own it follows the browser's. */
export function createAppRouter(history?: RouterHistory) {
	return createRouter({
		...(history ? { history } : {}),
		routeTree,
		context: { loadPreview },
		defaultPreload: "intent",
		scrollRestoration: true,
		// Search parameters are plain text: "?q=123" stays the text 123.
		parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
		stringifySearch: (search) => {
			const text = new URLSearchParams(
				Object.entries(search).flatMap(([key, value]) =>
					value === undefined ? [] : [[key, String(value)]],
				),
			).toString();
			return text && `?${text}`;
		},
		defaultPendingComponent: PageSpinner,
		defaultErrorComponent: ErrorPage,
		// Below no other page, so that the frame around it is there once.
		notFoundMode: "root",
		defaultNotFoundComponent: NotFoundPage,
	});
}

declare module "@tanstack/react-router" {
	interface Register {
		router: ReturnType<typeof createAppRouter>;
	}
}
