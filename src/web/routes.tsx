// The map of the app: which address shows which page, loaded when first needed, and who may open it.
import {
	createRootRoute,
	createRoute,
	createRouter,
	lazyRouteComponent,
	Outlet,
	type RouterHistory,
} from "@tanstack/react-router";
import type { GenerationSearch } from "../api/generation-search.ts";
import {
	type DocumentStates,
	documentPage,
	letterStates,
	readDocumentState,
	resumeStates,
} from "./document-route.tsx";
import { ErrorPage } from "./error-page.tsx";
import { MustAddFactor, MustChange, SignedIn, SignedOut } from "./guards.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { paths } from "./paths.ts";
import { readProfileSearch } from "./profile-search.ts";
import { Shell } from "./shell.tsx";
import { PageSpinner } from "./ui/spinner.tsx";
import { withRetry } from "./with-retry.ts";

const root = createRootRoute({ component: Outlet });

const framed = createRoute({
	getParentRoute: () => root,
	id: "framed",
	component: Shell,
});
const home = createRoute({
	getParentRoute: () => framed,
	path: paths.home,
	component: lazyRouteComponent(
		withRetry(() => import("./pages/landing/landing-page.tsx")),
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
		withRetry(() => import("./pages/dashboard/dashboard-page.tsx")),
		"DashboardPage",
	),
});
const profile = createRoute({
	getParentRoute: () => signedIn,
	path: paths.profile,
	validateSearch: readProfileSearch,
	component: lazyRouteComponent(
		withRetry(() => import("./pages/profile/profile-page.tsx")),
		"ProfilePage",
	),
});
const builder = createRoute({
	getParentRoute: () => signedIn,
	path: paths.builder,
	component: lazyRouteComponent(
		withRetry(() => import("./pages/builder/builder-page.tsx")),
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
		withRetry(() => import("./pages/documents/documents-page.tsx")),
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
		withRetry(() => import("./pages/settings/settings-page.tsx")),
		"SettingsPage",
	),
});

const analysis = createRoute({
	getParentRoute: () => signedIn,
	path: paths.analysis,
	component: lazyRouteComponent(
		withRetry(() => import("./pages/analysis/analysis-page.tsx")),
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
		withRetry(() => import("./pages/analysis/print-page.tsx")),
		"PrintPage",
	),
});

// One part for the whole area: nobody else loads it.
const adminArea = lazyRouteComponent(
	withRetry(() => import("./pages/admin/area/admin-area.tsx")),
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

const signedOut = createRoute({
	getParentRoute: () => root,
	id: "signed-out",
	component: SignedOut,
});
const auth = createRoute({
	getParentRoute: () => signedOut,
	path: paths.auth,
	validateSearch: (
		search: Record<string, unknown>,
	): {
		mode?: "create" | "forgot";
		next?: string;
		link?: "expired";
		/** What came of signing in with a provider. */
		provider?: string;
	} => ({
		...(search.link === "expired" ? { link: "expired" as const } : {}),
		...(typeof search.provider === "string"
			? { provider: search.provider }
			: {}),
		...(search.mode === "create" || search.mode === "forgot"
			? { mode: search.mode }
			: {}),
		...(typeof search.next === "string" ? { next: search.next } : {}),
	}),
	component: lazyRouteComponent(
		withRetry(() => import("./pages/auth/auth-page.tsx")),
		"AuthPage",
	),
});

const setUp = createRoute({
	getParentRoute: () => root,
	path: paths.setUp,
	component: lazyRouteComponent(
		withRetry(() => import("./pages/auth/set-up-page.tsx")),
		"SetUpPage",
	),
});
const confirmEmail = createRoute({
	getParentRoute: () => root,
	path: paths.confirmEmail,
	component: lazyRouteComponent(
		withRetry(() => import("./pages/auth/confirm-email-page.tsx")),
		"ConfirmEmailPage",
	),
});
const resetPassword = createRoute({
	getParentRoute: () => root,
	path: paths.resetPassword,
	component: lazyRouteComponent(
		withRetry(() => import("./pages/auth/reset-password-page.tsx")),
		"ResetPasswordPage",
	),
});
const invitation = createRoute({
	getParentRoute: () => root,
	path: paths.invitation,
	component: lazyRouteComponent(
		withRetry(() => import("./pages/auth/invitation-page.tsx")),
		"InvitationPage",
	),
});
/** In a window of its own, that somebody who is signed in opened. */
const confirmed = createRoute({
	getParentRoute: () => root,
	path: paths.confirmed,
	validateSearch: ({ outcome }: Record<string, unknown>) =>
		typeof outcome === "string" ? { outcome } : {},
	component: lazyRouteComponent(
		withRetry(() => import("./pages/auth/confirmed-page.tsx")),
		"ConfirmedPage",
	),
});
const mustChange = createRoute({
	getParentRoute: () => root,
	id: "must-change",
	component: MustChange,
});
const choosePassword = createRoute({
	getParentRoute: () => mustChange,
	path: paths.choosePassword,
	component: lazyRouteComponent(
		withRetry(() => import("./pages/auth/choose-password-page.tsx")),
		"ChoosePasswordPage",
	),
});

const mustAddFactor = createRoute({
	getParentRoute: () => root,
	id: "must-add-factor",
	component: MustAddFactor,
});
const twoStep = createRoute({
	getParentRoute: () => mustAddFactor,
	path: paths.twoStep,
	component: lazyRouteComponent(
		withRetry(() => import("./pages/auth/two-step-page.tsx")),
		"TwoStepPage",
	),
});

const tree = root.addChildren([
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
	signedOut.addChildren([auth]),
	setUp,
	confirmEmail,
	resetPassword,
	invitation,
	confirmed,
	mustChange.addChildren([choosePassword]),
	mustAddFactor.addChildren([twoStep]),
]);

/** Without a history of its own it follows the browser's. */
export function createAppRouter(history?: RouterHistory) {
	return createRouter({
		...(history ? { history } : {}),
		routeTree: tree,
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
