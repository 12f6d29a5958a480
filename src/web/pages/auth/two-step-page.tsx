// Somebody whose role needs two-step sign-in sets it up before anything else works.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AddPasskey } from "../../add-passkey.tsx";
import { hasPasskeys } from "../../passkey.ts";
import { sessionQuery, useSignOut } from "../../session.ts";
import { SetUpApp } from "../../set-up-app.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Aside, AuthFrame } from "./auth-frame.tsx";

export function TwoStepPage() {
	const queries = useQueryClient();
	const signOut = useSignOut();
	const goOn = () =>
		void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
	const [isPasskey, setPasskey] = useState(false);
	return (
		<AuthFrame title="Two-Step Sign-In" heading="Set up two-step sign-in">
			<Card className="space-y-4">
				<p className="text-ink-2">
					Your role needs a second step when you sign in. It takes a minute.
				</p>
				{isPasskey ? (
					<AddPasskey name="My passkey" onDone={goOn} />
				) : (
					<SetUpApp onDone={goOn} />
				)}
				{hasPasskeys() && (
					<Button wide onClick={() => setPasskey(!isPasskey)}>
						{isPasskey ? "Use an Authenticator App" : "Use a Passkey"}
					</Button>
				)}
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
