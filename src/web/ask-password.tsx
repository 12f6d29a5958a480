// What cannot be taken back needs the password again when it was last given a while ago: a dialog asks for it, and the call that
// was refused is made once more.
import { useEffect, useRef, useState } from "react";
import { passwordCalls } from "../api/accounts.ts";
import { passkeyCalls } from "../api/passkeys.ts";
import { attempt } from "./ask.ts";
import { whenPasswordIsNeeded } from "./client.ts";
import { hasPasskeys, showPasskey } from "./passkey.ts";
import { Button } from "./ui/button.tsx";
import { Dialog } from "./ui/dialog.tsx";
import { TextField } from "./ui/field.tsx";

type Waiting = { promise: Promise<boolean>; answer(isGiven: boolean): void };

export function AskPassword() {
	const waiting = useRef<Waiting | null>(null);
	const [isAsked, setAsked] = useState(false);
	const settle = (isGiven: boolean) => {
		waiting.current?.answer(isGiven);
		waiting.current = null;
		setAsked(false);
	};
	useEffect(() => {
		const stop = whenPasswordIsNeeded(() => {
			waiting.current ??= openWait();
			setAsked(true);
			return waiting.current.promise;
		});
		return () => {
			stop();
			waiting.current?.answer(false);
		};
	}, []);
	return isAsked ? <PasswordDialog onSettled={settle} /> : null;
}

function PasswordDialog({ onSettled }: { onSettled(isGiven: boolean): void }) {
	const [password, setPassword] = useState("");
	const [error, setError] = useState<string>();
	const [busy, setBusy] = useState(false);
	const confirm = async () => {
		if (!password) return setError("Enter your password");
		setBusy(true);
		const confirmed = await attempt(passwordCalls.confirm, {
			body: { password },
		});
		if (confirmed.isDone) return onSettled(true);
		setError(confirmed.failure.message);
		setBusy(false);
	};
	const usePasskey = async () => {
		const shown = await showPasskey();
		if (!shown.isDone) return setError(shown.failure.message);
		const answer = shown.reply;
		if (!answer) return setError("No passkey was used. Enter your password.");
		const confirmed = await attempt(passkeyCalls.confirm, { body: { answer } });
		if (confirmed.isDone) return onSettled(true);
		setError(confirmed.failure.message);
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
					Enter your password to go on. You won't be asked again for 15 minutes.
				</p>
				<TextField
					label="Password"
					type="password"
					autoComplete="current-password"
					error={error}
					value={password}
					onChange={(event) => setPassword(event.target.value)}
				/>
				<div className="flex flex-wrap justify-end gap-2">
					<Button onClick={() => onSettled(false)}>Cancel</Button>
					{hasPasskeys() && <Button onClick={usePasskey}>Use a Passkey</Button>}
					<Button type="submit" kind="primary" busy={busy}>
						Confirm
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

function openWait(): Waiting {
	const { promise, resolve } = Promise.withResolvers<boolean>();
	return { promise, answer: resolve };
}
