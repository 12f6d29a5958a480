// Who may open a page. A visitor without a session goes to sign-in and comes back to the page afterwards.
import {
	Outlet,
	useLocation,
	useRouter,
	useSearch,
} from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef } from "react";
import { ownPath, paths } from "../paths.ts";
import { type Session, useSession } from "../session.ts";
import { Button } from "../ui/button.tsx";
import { PageSpinner } from "../ui/spinner.tsx";
import { notify } from "../ui/toast.tsx";
import { UpgradeProvider } from "../upgrade/upgrade.tsx";
import { withRetry } from "../with-retry.ts";
import { endedText } from "./ended-text.ts";

const AskPassword = lazy(
	withRetry(() =>
		import("./ask-password.tsx").then(({ AskPassword }) => ({
			default: AskPassword,
		})),
	),
);

/** Fetched beside the first page, not in it: it has to be there before it is needed. */
const LostSession = lazy(
	withRetry(() =>
		import("./lost-session.tsx").then(({ LostSession }) => ({
			default: LostSession,
		})),
	),
);

export function SignedIn() {
	const session = useSession();
	const location = useLocation();
	useEndedNotice(session.state, location.pathname);
	switch (session.state) {
		case "loading":
			return <PageSpinner />;
		case "failed":
			return <Unreachable message={session.message} retry={session.retry} />;
		case "signed-out":
			return <Redirect href={signInHref(location.href)} />;
		case "must-change-password":
			return <Redirect href={paths.choosePassword} />;
		case "must-add-factor":
			return <Redirect href={paths.twoStep} />;
		case "signed-in":
			return (
				<UpgradeProvider plan={session.me.plan.name}>
					<Outlet />
					<Suspense>
						<LostSession me={session.me} />
						<AskPassword />
					</Suspense>
				</UpgradeProvider>
			);
	}
}

/** A signed-in person has nothing to do on the sign-in page and is sent on. */
export function SignedOut() {
	const session = useSession();
	const { next } = useSearch({ strict: false });
	if (session.state === "loading") return <PageSpinner />;
	if (session.state === "signed-in") return <Redirect href={ownPath(next)} />;
	if (session.state === "must-change-password")
		return <Redirect href={paths.choosePassword} />;
	if (session.state === "must-add-factor")
		return <Redirect href={paths.twoStep} />;
	return <Outlet />;
}

/** The one page of somebody who must choose a password; everybody else is sent to their first page, or to sign-in. */
export function MustChange() {
	return <OnlyPage of="must-change-password" />;
}

/** The same for somebody whose role needs two-step sign-in. */
export function MustAddFactor() {
	return (
		<>
			<OnlyPage of="must-add-factor" />
			<Suspense>
				<AskPassword />
			</Suspense>
		</>
	);
}

type OnlyPageProps = { of: "must-change-password" | "must-add-factor" };

function OnlyPage({ of }: OnlyPageProps) {
	const session = useSession();
	if (session.state === of) return <Outlet />;
	switch (session.state) {
		case "must-change-password":
			return <Redirect href={paths.choosePassword} />;
		case "must-add-factor":
			return <Redirect href={paths.twoStep} />;
		case "signed-in":
			return <Redirect href={paths.dashboard} />;
		case "signed-out":
			return <Redirect href={paths.auth} />;
		case "failed":
			return <Unreachable message={session.message} retry={session.retry} />;
		case "loading":
			return <PageSpinner />;
	}
}

/** Goes there once, from where it was first shown: while it leads away, the address is already another. */
function Redirect({ href }: { href: string }) {
	const { history } = useRouter();
	const first = useRef(href);
	useEffect(() => history.replace(first.current), [history]);
	return <PageSpinner />;
}

function signInHref(next: string): string {
	return `${paths.auth}?${new URLSearchParams({ next })}`;
}

/** Only a session that ends while a page is open is worth a word; on arrival the sign-in page says enough. */
function useEndedNotice(state: Session["state"], pathname: string) {
	const wasSignedIn = useRef(false);
	useEffect(() => {
		if (state === "signed-in") wasSignedIn.current = true;
		if (state !== "signed-out" || !wasSignedIn.current) return;
		wasSignedIn.current = false;
		notify({
			tone: "bad",
			title: "Authentication Required",
			text: endedText(pathname),
		});
	}, [state, pathname]);
}

function Unreachable({
	message,
	retry,
}: {
	message: string;
	retry: () => void;
}) {
	return (
		<div className="mx-auto max-w-md px-4 py-24 text-center" role="alert">
			<h1 className="text-h2">Couldn't open this page</h1>
			<p className="mt-2 mb-6 text-ink-2">{message}</p>
			<Button onClick={retry}>Try Again</Button>
		</div>
	);
}
