// Signing in with an identity provider, where one is set up: the button that leaves for it, and what came of it.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { providerCalls } from "../../../api/provider-sign-in.ts";
import {
	PROVIDER_FAILURE_CODES,
	PROVIDER_FAILURES,
} from "../../../domain/account/identity.ts";
import { asking, attempt } from "../../ask.ts";
import { Button } from "../../ui/button.tsx";
import { notifyFailure } from "./account-calls.ts";

/** Undefined until it is known, null where none is set up. */
function useProviderName(): string | null | undefined {
	const { data } = useQuery({
		queryKey: ["sign-in-ways"],
		queryFn: asking(providerCalls.ways),
		staleTime: Number.POSITIVE_INFINITY,
	});
	return data && (data.provider?.name ?? null);
}

export function WithProvider({ next }: { next: string | undefined }) {
	const name = useProviderName();
	const [busy, setBusy] = useState(false);
	if (!name) return null;
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
		<div className="mt-5 border-line border-t pt-5">
			<Button wide busy={busy} onClick={leave}>
				Sign in with {name}
			</Button>
		</div>
	);
}

/** Why nobody is signed in yet. */
export function ProviderNews({ outcome }: { outcome: string }) {
	const name = useProviderName();
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
