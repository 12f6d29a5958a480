// Name, email and password. The account works once its address is confirmed, or at once where none need be.
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useQueryClient } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { accountCalls, SignUpRequest } from "../../../api/accounts.ts";
import { attempt } from "../../ask.ts";
import { sessionQuery } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { notify } from "../../ui/toast.tsx";
import { notifyFailure } from "./account-calls.ts";
import { AccountFields, refusedFields } from "./account-fields.tsx";
import type { Unconfirmed } from "./confirm-email.tsx";

type CreateProps = {
	/** As typed before, and as it is typed now. */
	email: string;
	onEmail: (email: string) => void;
	onSent: (who: Unconfirmed) => void;
};

export function CreateAccountForm({ email, onEmail, onSent }: CreateProps) {
	const queries = useQueryClient();
	const { register, handleSubmit, formState, setError, control } = useForm({
		resolver: standardSchemaResolver(SignUpRequest),
		defaultValues: { firstName: "", lastName: "", email, password: "" },
	});
	/** Where addresses are not confirmed the account works at once. */
	const enter = async ({ email, password }: SignUpRequest) => {
		const signedIn = await attempt(accountCalls.signIn, {
			body: { email, password },
		});
		if (!signedIn.isDone)
			return notifyFailure("Sign in failed", signedIn.failure);
		await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
	};
	const submit = handleSubmit(async (values) => {
		const made = await attempt(accountCalls.signUp, { body: values });
		if (!made.isDone) {
			notifyFailure("Sign up failed", made.failure);
			for (const { name, message } of refusedFields(made.failure))
				setError(name, { message });
			return;
		}
		const { confirmation } = made.reply;
		if (confirmation === "none") return enter(values);
		if (confirmation === "sent")
			notify({
				tone: "ok",
				title: "Check your email",
				text: "We've sent you a confirmation link to complete your registration.",
			});
		onSent({ email: values.email, mail: confirmation });
	});
	const password = useWatch({ control, name: "password" });
	const { errors, isSubmitting } = formState;
	const field = (name: "firstName" | "lastName" | "password") => ({
		error: errors[name]?.message,
		...register(name),
	});
	return (
		<form noValidate onSubmit={submit} className="space-y-4">
			<AccountFields
				field={field}
				typed={password}
				email={
					<TextField
						label="Email"
						type="email"
						autoComplete="email"
						error={errors.email?.message}
						{...register("email", {
							onChange: ({ target }) => onEmail(target.value),
						})}
					/>
				}
			/>
			<Button type="submit" kind="primary" wide busy={isSubmitting}>
				Create Account
			</Button>
		</form>
	);
}
