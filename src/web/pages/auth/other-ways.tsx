// The ways to sign in besides a password: a passkey, and an identity provider where one is set up; and what came of the latter.
import { useState } from "react";
import { providerCalls } from "../../../api/provider-sign-in.ts";
import {
	PROVIDER_FAILURE_CODES,
	PROVIDER_FAILURES,
} from "../../../domain/account/identity.ts";
import { attempt } from "../../ask.ts";
import { hasPasskeys } from "../../passkey.ts";
import { Button } from "../../ui/button.tsx";
import { notifyFailure } from "./account-calls.ts";
import { useSignInWays } from "./use-sign-in-ways.ts";
import { WithPasskey } from "./with-passkey.tsx";

type OtherWaysProps = { next: string | undefined; withPasskey: boolean };

export function OtherWays({ next, withPasskey }: OtherWaysProps) {
	const name = useSignInWays()?.provider?.name;
	const isPasskeyShown = withPasskey && hasPasskeys();
	if (!name && !isPasskeyShown) return null;
	return (
		<div className="mt-5 space-y-3 border-line border-t pt-5">
			{isPasskeyShown && <WithPasskey />}
			{name && <WithProvider name={name} next={next} />}
		</div>
	);
}

type WithProviderProps = { name: string; next: string | undefined };

function WithProvider({ name, next }: WithProviderProps) {
	const [busy, setBusy] = useState(false);
	const leave = async () => {
		setBusy(true);
		const begun = await attempt(providerCalls.begin, {
			body: next ? { next } : {},
		});
		if (begun.isDone) return window.location.assign(begun.reply.url);
		setBusy(false);
		notifyFailure("Sign in failed", begun.failure);
	};
	return (
		<Button wide busy={busy} onClick={leave}>
			Continue with {name}
		</Button>
	);
}

/** Why nobody is signed in yet. */
export function ProviderNews({ outcome }: { outcome: string }) {
	const name = useSignInWays()?.provider?.name;
	const code = PROVIDER_FAILURE_CODES.find((known) => known === outcome);
	if (!code || !name) return null;
	return (
		<p
			role="alert"
			className="mb-4 rounded-2 bg-warn-wash p-4 text-small text-warn"
		>
			{PROVIDER_FAILURES[code](name)}
		</p>
	);
}
