// Somebody whose role needs two-step sign-in sets it up before anything else works.
import { useQueryClient } from "@tanstack/react-query";
import { sessionQuery, useSignOut } from "../../session.tsx";
import { SetUpApp } from "../../set-up-app.tsx";
import { Card } from "../../ui/card.tsx";
import { Aside, AuthFrame } from "./auth-frame.tsx";

export function TwoStepPage() {
	const queries = useQueryClient();
	const signOut = useSignOut();
	return (
		<AuthFrame title="Two-Step Sign-In" heading="Set up two-step sign-in">
			<Card className="space-y-4">
				<p className="text-ink-2">
					Your role needs a second step when you sign in. It takes a minute.
				</p>
				<SetUpApp
					onDone={() =>
						void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
					}
				/>
			</Card>
			<Aside>
				Not now?{" "}
				<button type="button" onClick={() => void signOut()}>
					Sign Out
				</button>
			</Aside>
		</AuthFrame>
	);
}
