// Setting a passkey up: what it is called, then the device makes it.
import { useState } from "react";
import { LONGEST_PASSKEY_NAME, passkeyCalls } from "../api/passkeys.ts";
import { attempt } from "./ask.ts";
import { makePasskey } from "./passkey.ts";
import { Button } from "./ui/button.tsx";
import { TextField } from "./ui/field.tsx";

type AddPasskeyProps = { name: string; onDone: () => void };

/** `name` is what it is called unless the person says otherwise. */
export function AddPasskey({ name: first, onDone }: AddPasskeyProps) {
	const [name, setName] = useState(first);
	const [error, setError] = useState<string>();
	const [busy, setBusy] = useState(false);
	const add = async (): Promise<string | null> => {
		if (!name.trim()) return "Enter a name";
		const made = await makePasskey();
		if (!made.isDone) return made.failure.message;
		const answer = made.reply;
		if (!answer)
			return "No passkey was created. If this device already has one for Attune, sign in with it.";
		const added = await attempt(passkeyCalls.add, { body: { name, answer } });
		return added.isDone ? null : added.failure.message;
	};
	return (
		<form
			noValidate
			onSubmit={async (event) => {
				event.preventDefault();
				setBusy(true);
				const problem = await add();
				setBusy(false);
				if (problem === null) onDone();
				else setError(problem);
			}}
			className="space-y-4"
		>
			<TextField
				label="Name of the passkey"
				hint="Something you'll recognize later, such as the name of your device."
				maxLength={LONGEST_PASSKEY_NAME}
				error={error}
				value={name}
				onChange={(event) => setName(event.target.value)}
			/>
			<Button type="submit" kind="primary" wide busy={busy}>
				Add Passkey
			</Button>
		</form>
	);
}
