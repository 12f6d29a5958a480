// Where the window ends that was opened to sign in again: it says to the page that waits what came of it, and closes where it may.
import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import {
	ConfirmingOutcome,
	confirmingFailure,
	sayConfirmed,
} from "../../confirming.ts";
import { Card } from "../../ui/card.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { useSignInWays } from "./use-sign-in-ways.ts";

export function ConfirmedPage() {
	const search = useSearch({ strict: false });
	const outcome = ConfirmingOutcome.safeParse(search.outcome).data ?? "expired";
	const ways = useSignInWays();
	useEffect(() => {
		sayConfirmed(outcome);
		window.close();
	}, [outcome]);
	const name = ways?.provider?.name ?? "Your provider";
	const failure = confirmingFailure(outcome, name);
	return (
		<AuthFrame title="Confirm It's You" heading="Confirm it's you">
			<Card>
				<p role={failure ? "alert" : "status"} className="text-ink-2">
					{failure ?? "We've confirmed it's you."} Close this window and pick up
					where you left off.
				</p>
			</Card>
		</AuthFrame>
	);
}
