// Where the link of a forgotten password leads. The code stands after "#", so it reaches the server only with the new password.
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { useForm, useWatch } from "react-hook-form";
import { passwordCalls } from "../../../api/accounts.ts";
import { attempt } from "../../ask.ts";
import { NewPassword, NewPasswordFields } from "../../new-password.tsx";
import { paths } from "../../paths.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/page.tsx";
import { notify } from "../../ui/toast.tsx";
import { isResetLinkOpen, notifyFailure } from "./account-calls.ts";
import { AuthFrame } from "./auth-frame.tsx";

export function ResetPasswordPage() {
	const { hash: code } = useLocation();
	const link = useQuery({
		queryKey: ["reset-link", code],
		queryFn: () => isResetLinkOpen(code),
		staleTime: Number.POSITIVE_INFINITY,
	});
	return (
		<AuthFrame title="New Password" heading="Choose a new password">
			<Card>
				{link.isPending ? (
					<Skeleton />
				) : link.data === false ? (
					<UsedUp />
				) : (
					<ResetForm code={code} onUsedUp={() => void link.refetch()} />
				)}
			</Card>
		</AuthFrame>
	);
}

type ResetProps = { code: string; onUsedUp: () => void };

function ResetForm({ code, onUsedUp }: ResetProps) {
	const navigate = useNavigate();
	const { register, handleSubmit, formState, setError, control } = useForm({
		resolver: standardSchemaResolver(NewPassword),
		defaultValues: { newPassword: "", confirm: "" },
	});
	const submit = handleSubmit(async ({ newPassword }) => {
		const body = { code, newPassword };
		const changed = await attempt(passwordCalls.reset, { body });
		if (changed.isDone) {
			notify({
				tone: "ok",
				title: "Password updated successfully.",
				text: "Sign in with it now.",
			});
			return navigate({ to: paths.auth });
		}
		const { failure } = changed;
		if (failure.code === "link_used_up") return onUsedUp();
		const message = failure.fields.newPassword;
		if (message) setError("newPassword", { message });
		else notifyFailure("Failed to update password.", failure);
	});
	const typed = useWatch({ control, name: "newPassword" });
	const { errors, isSubmitting } = formState;
	return (
		<form noValidate onSubmit={submit} className="space-y-4">
			<NewPasswordFields
				chosen={{
					input: register("newPassword"),
					error: errors.newPassword?.message,
				}}
				confirm={{ input: register("confirm"), error: errors.confirm?.message }}
				typed={typed}
			/>
			<Button type="submit" kind="primary" wide busy={isSubmitting}>
				Set New Password
			</Button>
		</form>
	);
}

function UsedUp() {
	return (
		<div role="alert" className="space-y-4">
			<h2 className="text-h2">This link no longer works</h2>
			<p className="text-ink-2">
				Links work once, for one hour. If you still need a new password, request
				a new link.
			</p>
			<Link
				to={paths.auth}
				search={{ mode: "forgot" }}
				className={buttonClass({ kind: "primary", wide: true })}
			>
				Ask for a New Link
			</Link>
		</div>
	);
}
