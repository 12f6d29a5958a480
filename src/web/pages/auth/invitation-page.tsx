// Where the link of an invitation leads: a name and a password make the account it is for. The code stands after "#" and reaches the
// server in a body only.
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { useForm, useWatch } from "react-hook-form";
import { LinkCode } from "../../../api/accounts.ts";
import { Acceptance, invitationCalls } from "../../../api/invitations.ts";
import { ask, attempt } from "../../ask.ts";
import { paths } from "../../paths.ts";
import { sessionQuery } from "../../session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/page.tsx";
import { notifyFailure } from "./account-calls.ts";
import { AccountFields, refusedFields } from "./account-fields.tsx";
import { AuthFrame } from "./auth-frame.tsx";

export function InvitationPage() {
	const { hash: code } = useLocation();
	const invited = useQuery({
		queryKey: ["invitation", code],
		queryFn: async () => {
			const body = LinkCode.safeParse({ code });
			if (!body.success) return { email: null };
			return ask(invitationCalls.check, { body: body.data });
		},
		staleTime: Number.POSITIVE_INFINITY,
	});
	return (
		<AuthFrame title="Invitation" heading="Create your account">
			<Card>
				{invited.isPending ? (
					<Skeleton />
				) : invited.data?.email ? (
					<AcceptForm
						code={code}
						email={invited.data.email}
						onUsedUp={() => void invited.refetch()}
					/>
				) : (
					<UsedUp />
				)}
			</Card>
		</AuthFrame>
	);
}

type AcceptProps = { code: string; email: string; onUsedUp: () => void };

function AcceptForm({ code, email, onUsedUp }: AcceptProps) {
	const queries = useQueryClient();
	const navigate = useNavigate();
	const { register, handleSubmit, formState, setError, control } = useForm({
		resolver: standardSchemaResolver(Acceptance),
		defaultValues: { firstName: "", lastName: "", password: "", code },
	});
	const submit = handleSubmit(async (body) => {
		const made = await attempt(invitationCalls.accept, { body });
		if (made.isDone) {
			await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
			return navigate({ to: paths.dashboard });
		}
		const { failure } = made;
		if (failure.code === "link_used_up") return onUsedUp();
		notifyFailure("The account couldn't be made", failure);
		for (const { name, message } of refusedFields(failure))
			if (name !== "email") setError(name, { message });
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
						autoComplete="username"
						readOnly
						value={email}
					/>
				}
			/>
			<Button type="submit" kind="primary" wide busy={isSubmitting}>
				Create Account
			</Button>
		</form>
	);
}

function UsedUp() {
	return (
		<div role="alert" className="space-y-4">
			<p className="text-ink-2">
				This invitation no longer works: it was used or withdrawn, or it is
				older than seven days. Ask for a new one.
			</p>
			<Link to={paths.auth} className={buttonClass({ wide: true })}>
				Sign In
			</Link>
		</div>
	);
}
