// The route all others stand below.
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";

/** What a page may need of another page: pages do not know each other. */
type OfOtherPages = { loadPreview: () => Promise<unknown> };

export const root = createRootRouteWithContext<OfOtherPages>()({
	component: Outlet,
});
