// Email and password. An address that is not confirmed leads to the way to confirm it.
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { accountCalls, SignInRequest } from "../../../api/accounts.ts";
import { attempt } from "../../ask.ts";
import { ApiError } from "../../client.ts";
import { paths } from "../../paths.ts";
import { sessionQuery } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { notifyFailure } from "./account-calls.ts";
import type { Unconfirmed } from "./confirm-email.tsx";
import { keepTypedEmail } from "./typed-email.ts";

type SignInProps = {
	/** As typed before, and as it is typed now. */
	email: string;
	onEmail: (email: string) => void;
	onUnconfirmed: (who: Unconfirmed) => void;
};

export function SignInForm({ email, onEmail, onUnconfirmed }: SignInProps) {
	const queries = useQueryClient();
	const { next } = useSearch({ from: "/signed-out/auth" });
	const { register, handleSubmit, formState, setFocus, setError } = useForm({
		resolver: standardSchemaResolver(SignInRequest),
		defaultValues: { email, password: "" },
	});
	/** Asked once the password was right, of whoever has two-step sign-in. */
	const [isCodeAsked, setCodeAsked] = useState(false);
	useEffect(() => {
		if (isCodeAsked) setFocus("code");
	}, [isCodeAsked, setFocus]);
	const submit = handleSubmit(async (values) => {
		const signedIn = await attempt(accountCalls.signIn, { body: values });
		const failure = signedIn.isDone ? await enter(queries) : signedIn.failure;
		if (!failure) return keepTypedEmail("");
		if (failure.code === "second_factor_needed") return setCodeAsked(true);
		if (isCodeAsked && failure.fields.code)
			return setError("code", { message: failure.fields.code });
		notifyFailure(failure.title ?? "Sign in failed", failure);
		if (failure.code === "email_not_confirmed")
			onUnconfirmed({ email: values.email });
		else setFocus("password", { shouldSelect: true });
	});
	const { errors, isSubmitting } = formState;
	return (
		<form noValidate onSubmit={submit} className="space-y-4">
			<TextField
				label="Email"
				type="email"
				autoComplete="email"
				error={errors.email?.message}
				{...register("email", {
					onChange: ({ target }) => onEmail(target.value),
				})}
			/>
			<TextField
				label="Password"
				type="password"
				autoComplete="current-password"
				error={errors.password?.message}
				{...register("password")}
			/>
			{isCodeAsked && (
				<TextField
					label="Code"
					autoComplete="one-time-code"
					hint="From your authenticator app, or a recovery code."
					error={errors.code?.message}
					{...register("code")}
				/>
			)}
			<Button type="submit" kind="primary" wide busy={isSubmitting}>
				Sign In
			</Button>
			<p className="text-center text-small">
				<Link
					to={paths.auth}
					search={{ mode: "forgot", ...(next ? { next } : {}) }}
					className="text-accent underline-offset-4 hover:underline"
				>
					Forgot password?
				</Link>
			</p>
		</form>
	);
}

/** Signed in, and nothing to go to: only administrators may during maintenance. */
async function enter(queries: QueryClient): Promise<ApiError | null> {
	const { queryKey } = sessionQuery;
	await queries.invalidateQueries({ queryKey });
	const { error } = queries.getQueryState(queryKey) ?? {};
	const isClosed = error instanceof ApiError && error.code === "maintenance";
	return isClosed ? error : null;
}
