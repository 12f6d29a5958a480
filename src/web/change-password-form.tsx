// The password in force and a new one, twice. The server checks the first and ends all other sessions.
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm, useWatch } from "react-hook-form";
import { passwordCalls } from "../api/accounts.ts";
import { attempt } from "./ask.ts";
import { ChangedPassword, NewPasswordFields } from "./new-password.tsx";
import { Button } from "./ui/button.tsx";
import { TextField } from "./ui/field.tsx";
import { notify } from "./ui/toast.tsx";

const fields = ["currentPassword", "newPassword"] as const;

type FormProps = { currentLabel: string; onChanged: () => void };

export function ChangePasswordForm({ currentLabel, onChanged }: FormProps) {
	const { register, handleSubmit, formState, setError, control } = useForm({
		resolver: standardSchemaResolver(ChangedPassword),
		defaultValues: { currentPassword: "", newPassword: "", confirm: "" },
	});
	const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
		const changed = await attempt(passwordCalls.change, {
			body: { currentPassword, newPassword },
		});
		if (changed.isDone) {
			notify({ tone: "ok", title: "Password updated successfully." });
			return onChanged();
		}
		const { failure } = changed;
		for (const field of fields) {
			const message = failure.fields[field];
			if (message) setError(field, { message }, { shouldFocus: true });
		}
		const title = "Failed to update password.";
		notify({ tone: "bad", title, text: failure.message });
	});
	const typed = useWatch({ control });
	const isComplete = [
		typed.currentPassword,
		typed.newPassword,
		typed.confirm,
	].every(Boolean);
	const { errors, isSubmitting } = formState;
	return (
		<form noValidate onSubmit={submit} className="space-y-4">
			<TextField
				label={currentLabel}
				type="password"
				autoComplete="current-password"
				error={errors.currentPassword?.message}
				{...register("currentPassword")}
			/>
			<NewPasswordFields
				chosen={{
					input: register("newPassword"),
					error: errors.newPassword?.message,
				}}
				confirm={{
					input: register("confirm"),
					error: errors.confirm?.message,
				}}
				typed={typed.newPassword ?? ""}
			/>
			<Button
				type="submit"
				kind="primary"
				wide
				busy={isSubmitting}
				disabled={!isComplete}
			>
				Update Password
			</Button>
		</form>
	);
}
