// What cannot be taken back needs the person to confirm that it's them when they did so a while ago: a dialog asks for the password, a
// passkey or the identity provider, whichever the account has, and the call that was refused is made once more.
import { useEffect, useRef, useState } from "react";
import { passwordCalls } from "../../api/accounts.ts";
import {
	type ConfirmingWays,
	providerCalls,
} from "../../api/provider-sign-in.ts";
import { attempt } from "../ask.ts";
import { whenPasswordIsNeeded } from "../client.ts";
import { hasPasskeys } from "../passkey.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import {
	type ConfirmingProps,
	OtherConfirmingWays,
} from "./other-confirming-ways.tsx";

type Waiting = { promise: Promise<boolean>; answer(isGiven: boolean): void };

/** Where the ways cannot be asked for, the password is the one that most have. */
const USUAL: ConfirmingWays = { password: true, passkey: true, provider: null };

export function AskPassword() {
	const waiting = useRef<Waiting | null>(null);
	const [ways, setWays] = useState<ConfirmingWays | null>(null);
	const settle = (isGiven: boolean) => {
		waiting.current?.answer(isGiven);
		waiting.current = null;
		setWays(null);
	};
	useEffect(() => {
		const stop = whenPasswordIsNeeded(() => {
			waiting.current ??= openWait();
			void attempt(providerCalls.confirmingWays).then((asked) =>
				setWays(asked.isDone ? asked.reply : USUAL),
			);
			return waiting.current.promise;
		});
		return () => {
			stop();
			waiting.current?.answer(false);
		};
	}, []);
	if (!ways) return null;
	return ways.password ? (
		<PasswordDialog ways={ways} onSettled={settle} />
	) : (
		<WithoutPassword ways={ways} onSettled={settle} />
	);
}

function PasswordDialog({ ways, onSettled }: ConfirmingProps) {
	const [password, setPassword] = useState("");
	/** Asked once the password was right, of whoever has two-step sign-in. */
	const [code, setCode] = useState<string>();
	const [error, setError] = useState<string>();
	const [busy, setBusy] = useState(false);
	const codeField = useRef<HTMLInputElement>(null);
	const isCodeAsked = code !== undefined;
	useEffect(() => {
		if (isCodeAsked) codeField.current?.focus();
	}, [isCodeAsked]);
	const confirm = async () => {
		if (!password) return setError("Enter your password");
		setBusy(true);
		setError(undefined);
		const confirmed = await attempt(passwordCalls.confirm, {
			body: { password, ...(code ? { code } : {}) },
		});
		if (confirmed.isDone) return onSettled(true);
		setBusy(false);
		const { failure } = confirmed;
		if (failure.code === "second_factor_needed" && !isCodeAsked)
			return setCode("");
		setError(failure.message);
	};
	return (
		<Dialog title="Confirm It's You" onClose={() => onSettled(false)}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void confirm();
				}}
				className="space-y-4"
			>
				<p className="text-ink-2">
					Enter your password to continue. You won't be asked again for 15
					minutes.
				</p>
				<TextField
					label="Password"
					type="password"
					autoComplete="current-password"
					error={isCodeAsked ? undefined : error}
					value={password}
					onChange={(event) => setPassword(event.target.value)}
				/>
				{isCodeAsked && (
					<TextField
						ref={codeField}
						label="Code"
						autoComplete="one-time-code"
						hint="From your authenticator app, or a recovery code."
						error={error}
						value={code}
						onChange={(event) => setCode(event.target.value)}
					/>
				)}
				<div className="flex flex-wrap justify-end gap-2">
					<Button onClick={() => onSettled(false)}>Cancel</Button>
					<OtherConfirmingWays
						ways={ways}
						onSettled={onSettled}
						onFailed={setError}
					/>
					<Button type="submit" kind="primary" busy={busy}>
						Confirm
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

const NO_WAY =
	"Your account has no password. Sign out and choose one with “Forgot password?”.";

function WithoutPassword({ ways, onSettled }: ConfirmingProps) {
	const [error, setError] = useState<string>();
	const isPossible = ways.provider || (ways.passkey && hasPasskeys());
	return (
		<Dialog title="Confirm It's You" onClose={() => onSettled(false)}>
			<div className="space-y-4">
				<p className="text-ink-2">
					{isPossible
						? "Confirm that it's you to continue. You won't be asked again for 15 minutes."
						: NO_WAY}
				</p>
				{error && (
					<p role="alert" className="text-bad text-small">
						{error}
					</p>
				)}
				<div className="flex flex-wrap justify-end gap-2">
					<Button onClick={() => onSettled(false)}>Cancel</Button>
					<OtherConfirmingWays
						ways={ways}
						onSettled={onSettled}
						onFailed={setError}
					/>
				</div>
			</div>
		</Dialog>
	);
}

function openWait(): Waiting {
	const { promise, resolve } = Promise.withResolvers<boolean>();
	return { promise, answer: resolve };
}
