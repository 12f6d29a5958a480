// The dialog of an ended session: the same person's password, or leaving. What is behind it is hidden, since nobody knows who sits
// before the screen now.
import { useEffect, useRef, useState } from "react";
import { accountCalls } from "../../api/accounts.ts";
import { attempt } from "../ask.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";

type SignInAgainProps = {
	reason: string;
	email: string;
	onSignedIn: () => void;
	onLeave: () => void;
};

export function SignInAgain({
	reason,
	email,
	onSignedIn,
	onLeave,
}: SignInAgainProps) {
	const field = useRef<HTMLInputElement>(null);
	const [password, setPassword] = useState("");
	const [error, setError] = useState<string>();
	const [busy, setBusy] = useState(false);
	/** Asked once the password was right, of whoever has two-step sign-in. */
	const [code, setCode] = useState<string | null>(null);
	// The dialog is open by now and has given the focus to its first field, which is filled in.
	useEffect(() => field.current?.focus(), []);
	const signIn = async () => {
		if (!password) return setError("Enter your password");
		setBusy(true);
		const body = { email, password, ...(code ? { code } : {}) };
		const signedIn = await attempt(accountCalls.signIn, { body });
		if (signedIn.isDone) return onSignedIn();
		if (signedIn.failure.code === "second_factor_needed") setCode("");
		setError(signedIn.failure.message);
		setBusy(false);
	};
	return (
		<Dialog title="Authentication Required" isVeiled>
			<p className="mb-4 text-ink-2">{reason} Nothing you typed is lost.</p>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void signIn();
				}}
				className="space-y-4"
			>
				<TextField
					label="Email"
					type="email"
					autoComplete="username"
					readOnly
					value={email}
				/>
				<TextField
					ref={field}
					label="Password"
					type="password"
					autoComplete="current-password"
					error={error}
					value={password}
					onChange={(event) => setPassword(event.target.value)}
				/>
				{code !== null && (
					<TextField
						label="Code"
						autoComplete="one-time-code"
						value={code}
						onChange={(event) => setCode(event.target.value)}
					/>
				)}
				<div className="flex flex-wrap justify-end gap-2">
					<Button onClick={onLeave}>Use another account</Button>
					<Button type="submit" kind="primary" busy={busy}>
						Sign In
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
