// The pages of who is not signed in, or not yet in full: which address shows which, loaded when first needed, and who may open it.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { paths } from "../paths.ts";
import { withRetry } from "../with-retry.ts";
import { MustAddFactor, MustChange, SignedOut } from "./guards.tsx";
import { root } from "./root-route.ts";

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
		withRetry(() => import("../pages/auth/auth-page.tsx")),
		"AuthPage",
	),
});

const setUp = createRoute({
	getParentRoute: () => root,
	path: paths.setUp,
	component: lazyRouteComponent(
		withRetry(() => import("../pages/auth/set-up-page.tsx")),
		"SetUpPage",
	),
});
const confirmEmail = createRoute({
	getParentRoute: () => root,
	path: paths.confirmEmail,
	component: lazyRouteComponent(
		withRetry(() => import("../pages/auth/confirm-email-page.tsx")),
		"ConfirmEmailPage",
	),
});
const resetPassword = createRoute({
	getParentRoute: () => root,
	path: paths.resetPassword,
	component: lazyRouteComponent(
		withRetry(() => import("../pages/auth/reset-password-page.tsx")),
		"ResetPasswordPage",
	),
});
const invitation = createRoute({
	getParentRoute: () => root,
	path: paths.invitation,
	component: lazyRouteComponent(
		withRetry(() => import("../pages/auth/invitation-page.tsx")),
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
		withRetry(() => import("../pages/auth/confirmed-page.tsx")),
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
		withRetry(() => import("../pages/auth/choose-password-page.tsx")),
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
		withRetry(() => import("../pages/auth/two-step-page.tsx")),
		"TwoStepPage",
	),
});

export const signInRoutes = [
	signedOut.addChildren([auth]),
	setUp,
	confirmEmail,
	resetPassword,
	invitation,
	confirmed,
	mustChange.addChildren([choosePassword]),
	mustAddFactor.addChildren([twoStep]),
] as const;
