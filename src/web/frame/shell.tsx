// What stands around every page: a way past the navigation, the navigation, a word when the server is away, the command palette,
// and the page itself, which takes the focus when it changes so that a screen reader starts at its top.
import { Outlet, useLocation } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { PaletteProvider } from "../palette/palette.tsx";
import { withRetry } from "../with-retry.ts";
import { Nav } from "./nav.tsx";

const FailedCallsNote = lazy(
	withRetry(() =>
		import("./failed-calls-note.tsx").then(({ FailedCallsNote }) => ({
			default: FailedCallsNote,
		})),
	),
);

/** Fetched beside the first page, not in it: once the server is away it is too late. */
const ConnectionBanner = lazy(
	withRetry(() =>
		import("./connection-banner.tsx").then(({ ConnectionBanner }) => ({
			default: ConnectionBanner,
		})),
	),
);

export function Shell() {
	return (
		<ShellFrame>
			<Outlet />
		</ShellFrame>
	);
}

export function ShellFrame({ children }: { children: ReactNode }) {
	const main = useRef<HTMLElement>(null);
	const { pathname } = useLocation();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current !== pathname)
			main.current?.focus({ preventScroll: true });
		shown.current = pathname;
	}, [pathname]);
	return (
		<PaletteProvider>
			<a
				href="#content"
				className="fixed top-2 left-2 z-30 -translate-y-20 rounded-1 bg-accent px-4 py-2 text-accent-ink focus:translate-y-0"
			>
				Skip to content
			</a>
			<Nav />
			<Suspense>
				<ConnectionBanner />
			</Suspense>
			<main id="content" ref={main} tabIndex={-1}>
				{children}
			</main>
			<Suspense>
				<FailedCallsNote />
			</Suspense>
		</PaletteProvider>
	);
}
