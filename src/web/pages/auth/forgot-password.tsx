// Asking for a link that chooses a new password. The answer is the same whether or not the address has an account.
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { LinkRequest, passwordCalls } from "../../../api/accounts.ts";
import { attempt } from "../../ask.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { notifyFailure } from "./account-calls.ts";
import { useSignInWays } from "./use-sign-in-ways.ts";

type ForgotPasswordProps = {
	/** As typed to sign in with. */
	email: string;
};

export function ForgotPassword({ email }: ForgotPasswordProps) {
	const [sentTo, setSentTo] = useState<string | null>(null);
	const { register, handleSubmit, formState, setFocus } = useForm({
		resolver: standardSchemaResolver(LinkRequest),
		defaultValues: { email },
	});
	useEffect(() => setFocus("email"), [setFocus]);
	const submit = handleSubmit(async (typed) => {
		const sent = await attempt(passwordCalls.requestReset, { body: typed });
		if (sent.isDone) setSentTo(typed.email);
		else notifyFailure("Couldn't send the link", sent.failure);
	});
	// Until it is known otherwise, mail is sent.
	const sendsMail = useSignInWays()?.sendsMail ?? true;
	if (sentTo !== null)
		return sendsMail ? <Sent email={sentTo} /> : <Kept email={sentTo} />;
	const { errors, isSubmitting } = formState;
	return (
		<form noValidate onSubmit={submit} className="space-y-4">
			<p className="text-ink-2">
				{sendsMail
					? "Enter your account's email. We'll send you a link to choose a new password."
					: "Enter your account's email. This installation sends no email: whoever runs it finds the link to choose a new password."}
			</p>
			<TextField
				label="Email"
				type="email"
				autoComplete="email"
				error={errors.email?.message}
				{...register("email")}
			/>
			<Button type="submit" kind="primary" wide busy={isSubmitting}>
				{sendsMail ? "Send Link" : "Make a Link"}
			</Button>
		</form>
	);
}

function Sent({ email }: { email: string }) {
	return (
		<div role="status" className="space-y-3">
			<h2 className="text-h2">Check your email</h2>
			<p className="text-ink-2">
				If <Address email={email} /> has an account, a link is on its way to it.
				It works once and for one hour.
			</p>
		</div>
	);
}

/** Where no mail server is set up. */
function Kept({ email }: { email: string }) {
	return (
		<div role="status" className="space-y-3">
			<h2 className="text-h2">Ask whoever runs this installation</h2>
			<p className="text-ink-2">
				If <Address email={email} /> has an account, a link for it is in the
				server's log and in the folder “outbox”. It works once and for one hour.
			</p>
		</div>
	);
}

function Address({ email }: { email: string }) {
	return (
		<strong className="font-semibold wrap-anywhere text-ink">{email}</strong>
	);
}
