// What to do until the address is confirmed.
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/toast.tsx";
import { sendConfirmation, tellFailure } from "./account-calls.ts";

export function ConfirmEmail({ email }: { email: string }) {
	const [busy, setBusy] = useState(false);
	const again = async () => {
		setBusy(true);
		try {
			await sendConfirmation(email);
			notify({
				tone: "ok",
				title: "Check your email",
				text: "We've sent you a confirmation link to complete your registration.",
			});
		} catch (failure) {
			tellFailure("The link could not be sent", failure);
		}
		setBusy(false);
	};
	return (
		<div className="space-y-4">
			<h2 className="text-h2">Confirm your email</h2>
			<p className="text-ink-2">
				Open the confirmation link sent to{" "}
				<strong className="font-semibold break-all text-ink">{email}</strong>,
				then sign in. It works once and for 24 hours.
			</p>
			<Button wide busy={busy} onClick={again}>
				Send the link again
			</Button>
		</div>
	);
}
