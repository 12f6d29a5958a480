// Signing in with a passkey: one press, then the device asks for a finger, a face or a PIN.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { passkeyCalls } from "../../../api/passkeys.ts";
import { attempt } from "../../ask.ts";
import { showPasskey } from "../../passkey.ts";
import { sessionQuery } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/toast.tsx";
import { notifyFailure } from "./account-calls.ts";

const FAILED = "Sign in failed";

export function WithPasskey() {
	const queries = useQueryClient();
	const [busy, setBusy] = useState(false);
	const signIn = async () => {
		const shown = await showPasskey();
		if (!shown.isDone) return notifyFailure(FAILED, shown.failure);
		const answer = shown.reply;
		if (!answer)
			return notify({
				tone: "bad",
				title: FAILED,
				text: "No passkey was used. Try again, or sign in with your password.",
			});
		const signedIn = await attempt(passkeyCalls.signIn, { body: { answer } });
		if (!signedIn.isDone) return notifyFailure(FAILED, signedIn.failure);
		await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
	};
	return (
		<Button
			wide
			busy={busy}
			onClick={async () => {
				setBusy(true);
				await signIn();
				setBusy(false);
			}}
		>
			Use a Passkey
		</Button>
	);
}
