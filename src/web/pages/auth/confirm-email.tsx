// What to do until the address is confirmed.
import { useEffect, useRef, useState } from "react";
import { accountCalls, type SignUpReply } from "../../../api/accounts.ts";
import { attempt } from "../../ask.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/toast.tsx";
import { notifyFailure } from "./account-calls.ts";

/** What became of the mail, where that is known: the server did not take it yet, or there is no server and it waits in the outbox. */
export type Unconfirmed = {
	email: string;
	mail?: SignUpReply["confirmation"];
};

const SENT_AGAIN = {
	tone: "ok",
	title: "Check your email",
	text: "We've sent you a confirmation link to complete your registration.",
} as const;
const KEPT_AGAIN = {
	tone: "ok",
	title: "A new link is in the outbox",
} as const;

export function ConfirmEmail({ email, mail }: Unconfirmed) {
	const [busy, setBusy] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	// It stands in the place of the form, whose button had the focus.
	useEffect(() => heading.current?.focus(), []);
	const again = async () => {
		setBusy(true);
		const body = { email };
		const sent = await attempt(accountCalls.sendVerification, { body });
		if (sent.isDone) notify(mail === "kept" ? KEPT_AGAIN : SENT_AGAIN);
		else notifyFailure("Couldn't send the link", sent.failure);
		setBusy(false);
	};
	return (
		<div className="space-y-4">
			<h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
				Confirm your email
			</h2>
			{mail === "delayed" && (
				<p
					role="alert"
					className="rounded-1 bg-warn-wash p-3 text-small text-warn"
				>
					Your account was created, but the confirmation email couldn't be sent
					yet. We'll keep trying; there's nothing you need to do.
				</p>
			)}
			{mail === "kept" ? (
				<p className="text-ink-2">
					This installation sends no email. The link for{" "}
					<Address email={email} /> is in its outbox: whoever runs it finds it
					in the server's log and in the folder “outbox”. It works once and for
					24 hours.
				</p>
			) : (
				<p className="text-ink-2">
					Open the confirmation link sent to <Address email={email} />, then
					sign in. It works once and for 24 hours.
				</p>
			)}
			<Button wide busy={busy} onClick={again}>
				{mail === "kept" ? "Make a new link" : "Send the link again"}
			</Button>
		</div>
	);
}

function Address({ email }: { email: string }) {
	return (
		<strong className="font-semibold wrap-anywhere text-ink">{email}</strong>
	);
}
