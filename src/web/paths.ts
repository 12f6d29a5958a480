// Every address of the app, in one place. Links are typed against them by the router.

export const paths = {
	home: "/",
	auth: "/auth",
	setUp: "/set-up",
	confirmEmail: "/confirm-email",
	resetPassword: "/reset-password",
	invitation: "/invitation",
	confirmed: "/confirmed",
	twoStep: "/two-step",
	choosePassword: "/choose-password",
	dashboard: "/dashboard",
	profile: "/profile",
	builder: "/resume-builder",
	documents: "/resumes",
	resumePreview: "/resume/$id/preview",
	letterPreview: "/cover-letter/$id/preview",
	analysis: "/profile-analysis",
	analysisPrint: "/profile-analysis/print",
	settings: "/settings",
	admin: "/admin",
	adminPage: "/admin/$page",
} as const;

// Stands for the address the app is open at, whatever it is.
const OWN = "http://own.invalid";

/** A path of our own, safe to go to after signing in; anything else leads to the dashboard. */
export function ownPath(path: string | undefined): string {
	const url = path?.startsWith("/") ? URL.parse(path, OWN) : null;
	if (url?.origin !== OWN) return paths.dashboard;
	const own = url.pathname + url.search + url.hash;
	// "/.//evil.example" is a path of ours as it is written, and another host once its dots are taken away.
	return URL.parse(own, OWN)?.origin === OWN ? own : paths.dashboard;
}
