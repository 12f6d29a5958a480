// The map of the app: which address shows which page, loaded when first needed, and who may open it.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { GenerationSearch } from "../../api/generation-search.ts";
import { Shell } from "../frame/shell.tsx";
import { paths } from "../paths.ts";
import { readProfileSearch } from "../profile-search.ts";
import { withRetry } from "../with-retry.ts";
import {
	type DocumentStates,
	documentPage,
	letterStates,
	readDocumentState,
	resumeStates,
} from "./document-route.tsx";
import { SignedIn } from "./guards.tsx";
import { root } from "./root-route.ts";
import { signInRoutes } from "./sign-in-routes.ts";

const framed = createRoute({
	getParentRoute: () => root,
	id: "framed",
	component: Shell,
});
const home = createRoute({
	getParentRoute: () => framed,
	path: paths.home,
	component: lazyRouteComponent(
		withRetry(() => import("../pages/landing/landing-page.tsx")),
		"LandingPage",
	),
});

const signedIn = createRoute({
	getParentRoute: () => framed,
	id: "signed-in",
	component: SignedIn,
});
const dashboard = createRoute({
	getParentRoute: () => signedIn,
	path: paths.dashboard,
	component: lazyRouteComponent(
		withRetry(() => import("../pages/dashboard/dashboard-page.tsx")),
		"DashboardPage",
	),
});
const profile = createRoute({
	getParentRoute: () => signedIn,
	path: paths.profile,
	validateSearch: readProfileSearch,
	component: lazyRouteComponent(
		withRetry(() => import("../pages/profile/profile-page.tsx")),
		"ProfilePage",
	),
});
const builder = createRoute({
	getParentRoute: () => signedIn,
	path: paths.builder,
	component: lazyRouteComponent(
		withRetry(() => import("../pages/builder/builder-page.tsx")),
		"BuilderPage",
	),
});
type ListAddress = Partial<Record<keyof GenerationSearch, string>>;
const documents = createRoute({
	getParentRoute: () => signedIn,
	path: paths.documents,
	// Addresses are typed by hand: the page reads them with the schema the server reads them with.
	validateSearch: (search) => search as ListAddress,
	component: lazyRouteComponent(
		withRetry(() => import("../pages/documents/documents-page.tsx")),
		"DocumentsPage",
	),
});
/** One address, shown or edited. */
const documentRoute = <const Path extends string>(
	path: Path,
	states: DocumentStates,
) =>
	createRoute({
		getParentRoute: () => signedIn,
		path,
		validateSearch: readDocumentState,
		component: documentPage(states),
	});
const resumePreview = documentRoute(paths.resumePreview, resumeStates);
const letterPreview = documentRoute(paths.letterPreview, letterStates);

const settings = createRoute({
	getParentRoute: () => signedIn,
	path: paths.settings,
	component: lazyRouteComponent(
		withRetry(() => import("../pages/settings/settings-page.tsx")),
		"SettingsPage",
	),
});

const analysis = createRoute({
	getParentRoute: () => signedIn,
	path: paths.analysis,
	component: lazyRouteComponent(
		withRetry(() => import("../pages/analysis/analysis-page.tsx")),
		"AnalysisPage",
	),
});
// Without the shell: what is printed is the report alone, and the admin area has its own.
const bare = createRoute({
	getParentRoute: () => root,
	id: "bare",
	component: SignedIn,
});
const analysisPrint = createRoute({
	getParentRoute: () => bare,
	path: paths.analysisPrint,
	component: lazyRouteComponent(
		withRetry(() => import("../pages/analysis/print-page.tsx")),
		"PrintPage",
	),
});

// One part for the whole area: nobody else loads it.
const adminArea = lazyRouteComponent(
	withRetry(() => import("../pages/admin/area/admin-area.tsx")),
	"AdminArea",
);
const admin = createRoute({
	getParentRoute: () => bare,
	path: paths.admin,
	component: adminArea,
});
const adminPage = createRoute({
	getParentRoute: () => bare,
	path: paths.adminPage,
	component: adminArea,
});

export const routeTree = root.addChildren([
	framed.addChildren([
		home,
		signedIn.addChildren([
			dashboard,
			profile,
			builder,
			documents,
			analysis,
			resumePreview,
			letterPreview,
			settings,
		]),
	]),
	bare.addChildren([analysisPrint, admin, adminPage]),
	...signInRoutes,
]);
