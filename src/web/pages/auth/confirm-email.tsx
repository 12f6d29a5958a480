// What to do until the address is confirmed.
import { useEffect, useRef, useState } from "react";
import { accountCalls } from "../../../api/accounts.ts";
import { attempt } from "../../ask.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/toast.tsx";
import { notifyFailure } from "./account-calls.ts";

/** `isDelayed`: the mail server did not take the mail; it is tried again. */
export type Unconfirmed = { email: string; isDelayed?: boolean };

export function ConfirmEmail({ email, isDelayed = false }: Unconfirmed) {
	const [busy, setBusy] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	// It stands in the place of the form, whose button had the focus.
	useEffect(() => heading.current?.focus(), []);
	const again = async () => {
		setBusy(true);
		const body = { email };
		const sent = await attempt(accountCalls.sendVerification, { body });
		if (sent.isDone)
			notify({
				tone: "ok",
				title: "Check your email",
				text: "We've sent you a confirmation link to complete your registration.",
			});
		else notifyFailure("Couldn't send the link", sent.failure);
		setBusy(false);
	};
	return (
		<div className="space-y-4">
			<h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
				Confirm your email
			</h2>
			{isDelayed && (
				<p
					role="alert"
					className="rounded-1 bg-warn-wash p-3 text-small text-warn"
				>
					Your account was made, but the confirmation mail could not be sent
					yet. It is tried again by itself; there is nothing to do again.
				</p>
			)}
			<p className="text-ink-2">
				Open the confirmation link sent to{" "}
				<strong className="font-semibold wrap-anywhere text-ink">
					{email}
				</strong>
				, then sign in. It works once and for 24 hours.
			</p>
			<Button wide busy={busy} onClick={again}>
				Send the link again
			</Button>
		</div>
	);
}
