// Somebody whose password was made up by an administrator chooses their own before anything else works.
import { useQueryClient } from "@tanstack/react-query";
import { ChangePasswordForm } from "../../change-password-form.tsx";
import { sessionQuery, useSignOut } from "../../session.ts";
import { Card } from "../../ui/card.tsx";
import { Aside, AuthFrame } from "./auth-frame.tsx";

export function ChoosePasswordPage() {
	const queries = useQueryClient();
	const signOut = useSignOut();
	return (
		<AuthFrame title="New Password" heading="Choose your own password">
			<Card className="space-y-4">
				<p className="text-ink-2">
					An administrator set your password. Choose one that only you know to
					continue.
				</p>
				<ChangePasswordForm
					currentLabel="The password you were given"
					onChanged={() =>
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
