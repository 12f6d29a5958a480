// Where the link of the confirmation mail leads. Opening it confirms nothing: programs that look through mails open links too, so a
// person presses the button. The code stands after "#" and reaches the server only then.
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { accountCalls, LinkCode } from "../../../api/accounts.ts";
import { attempt } from "../../ask.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { notifyFailure } from "./account-calls.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { keepTypedEmail } from "./typed-email.ts";

export function ConfirmEmailPage() {
	const { hash } = useLocation();
	const navigate = useNavigate();
	const [busy, setBusy] = useState(false);
	const toExpired = () =>
		navigate({ to: paths.auth, search: { link: "expired" } });
	const confirm = async () => {
		const body = LinkCode.safeParse({ code: hash });
		if (!body.success) return toExpired();
		setBusy(true);
		const confirmed = await attempt(accountCalls.verifyEmail, {
			body: body.data,
		});
		setBusy(false);
		if (confirmed.isDone) {
			keepTypedEmail(confirmed.reply.email);
			return navigate({ to: paths.home, hash: "confirmed" });
		}
		if (confirmed.failure.code === "link_used_up") return toExpired();
		notifyFailure("Your email couldn't be confirmed", confirmed.failure);
	};
	return (
		<AuthFrame title="Confirm Email" heading="Confirm your email">
			<Card className="space-y-4">
				<p className="text-ink-2">
					Press the button to confirm your address. Then you can sign in.
				</p>
				<Button kind="primary" wide busy={busy} onClick={confirm}>
					Confirm Email
				</Button>
			</Card>
		</AuthFrame>
	);
}
