// Name, email and password. The account works once its address is confirmed.
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { SignUpRequest } from "../../../api/accounts.ts";
import { ApiError } from "../../client.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { notify } from "../../ui/toast.tsx";
import { createAccount, tellFailure } from "./account-calls.ts";

const fields = ["firstName", "lastName", "email", "password"] as const;

export function CreateAccountForm({
	onSent,
}: {
	onSent: (email: string) => void;
}) {
	const { register, handleSubmit, formState, setError } = useForm({
		resolver: standardSchemaResolver(SignUpRequest),
		defaultValues: { firstName: "", lastName: "", email: "", password: "" },
	});
	const submit = handleSubmit(async (values) => {
		try {
			await createAccount(values);
			notify({
				tone: "ok",
				title: "Check your email",
				text: "We've sent you a confirmation link to complete your registration.",
			});
			onSent(values.email);
		} catch (failure) {
			tellFailure("Sign up failed", failure);
			const messages = failure instanceof ApiError ? failure.fields : {};
			for (const field of fields)
				if (messages[field]) setError(field, { message: messages[field] });
		}
	});
	const { errors, isSubmitting } = formState;
	return (
		<form noValidate onSubmit={submit} className="space-y-4">
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField
					label="First name"
					autoComplete="given-name"
					error={errors.firstName?.message}
					{...register("firstName")}
				/>
				<TextField
					label="Last name"
					autoComplete="family-name"
					error={errors.lastName?.message}
					{...register("lastName")}
				/>
			</div>
			<TextField
				label="Email"
				type="email"
				autoComplete="email"
				error={errors.email?.message}
				{...register("email")}
			/>
			<TextField
				label="Password"
				type="password"
				autoComplete="new-password"
				hint="At least 6 characters. Longer is safer."
				error={errors.password?.message}
				{...register("password")}
			/>
			<Button type="submit" kind="primary" wide busy={isSubmitting}>
				Create Account
			</Button>
		</form>
	);
}
