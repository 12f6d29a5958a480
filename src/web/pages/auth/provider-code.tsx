// The second step of somebody who came back from an identity provider.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { providerCalls } from "../../../api/provider-sign-in.ts";
import { attempt } from "../../ask.ts";
import { sessionQuery } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";

export function ProviderCode() {
	const queries = useQueryClient();
	const field = useRef<HTMLInputElement>(null);
	const [code, setCode] = useState("");
	const [error, setError] = useState<string>();
	const [busy, setBusy] = useState(false);
	useEffect(() => field.current?.focus(), []);
	const signIn = async () => {
		if (!code.trim()) return setError("Enter the code");
		setBusy(true);
		const signedIn = await attempt(providerCalls.giveCode, { body: { code } });
		if (signedIn.isDone)
			return queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
		setError(signedIn.failure.fields.code ?? signedIn.failure.message);
		setBusy(false);
	};
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void signIn();
			}}
			className="space-y-4"
		>
			<TextField
				ref={field}
				label="Code"
				autoComplete="one-time-code"
				hint="From your authenticator app, or a recovery code."
				error={error}
				value={code}
				onChange={(event) => setCode(event.target.value)}
			/>
			<Button type="submit" kind="primary" wide busy={busy}>
				Sign In
			</Button>
		</form>
	);
}
