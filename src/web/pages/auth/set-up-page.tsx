// The first page of an installation: where the link leads that its operator was shown. The code stands after "#" and reaches the
// server only with the form.
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { Controller, useForm, useWatch } from "react-hook-form";
import { SetUpRequest, setUpCalls } from "../../../api/set-up.ts";
import { ask, attempt } from "../../ask.ts";
import { paths } from "../../paths.ts";
import { sessionQuery } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Segments } from "../../ui/choice.tsx";
import { TextField } from "../../ui/field.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { notifyFailure } from "./account-calls.ts";
import {
	type AccountField,
	AccountFields,
	refusedFields,
} from "./account-fields.tsx";
import { Aside, AuthFrame } from "./auth-frame.tsx";

const audiences = [
	{ value: "others", label: "For others as well" },
	{ value: "me", label: "Just for me" },
] as const;
const MEANING = {
	others:
		"People sign up with an email address and have a plan with limits. Your own account has no limits.",
	me: "No plans, no limits, nothing to upgrade to, and no emails to confirm.",
};

export function SetUpPage() {
	const state = useQuery({
		queryKey: ["set-up"],
		queryFn: () => ask(setUpCalls.isOpen, {}),
	});
	if (state.isPending) return <PageSpinner />;
	if (state.data && !state.data.isOpen) return <AlreadySetUp />;
	return (
		<AuthFrame title="Set up Attune" heading="Set up Attune">
			<p className="mb-5 text-ink-2">
				This is the first account. It can do everything, including managing this
				installation.
			</p>
			<Card>
				<SetUpForm />
			</Card>
		</AuthFrame>
	);
}

function AlreadySetUp() {
	return (
		<AuthFrame title="Set up Attune" heading="Attune is already set up">
			<Card>
				<p className="text-ink-2">
					This link worked until the first account was made.
				</p>
			</Card>
			<Aside>
				<Link to={paths.auth}>Sign in</Link>
			</Aside>
		</AuthFrame>
	);
}

function useSetUp() {
	const { hash } = useLocation();
	const { register, handleSubmit, formState, setError, control } = useForm({
		resolver: standardSchemaResolver(SetUpRequest),
		defaultValues: {
			firstName: "",
			lastName: "",
			email: "",
			password: "",
			code: hash,
			audience: "others" as SetUpRequest["audience"],
		},
	});
	const enter = useEntering();
	const submit = handleSubmit(async (values) => {
		const made = await attempt(setUpCalls.make, { body: values });
		if (made.isDone) return enter();
		notifyFailure("Attune couldn't be set up", made.failure);
		for (const { name, message } of refusedFields(made.failure))
			setError(name, { message });
	});
	const field = (name: AccountField) => ({
		error: formState.errors[name]?.message,
		...register(name),
	});
	return { submit, control, field, isSubmitting: formState.isSubmitting };
}

function SetUpForm() {
	const { submit, control, field, isSubmitting } = useSetUp();
	const [password, audience] = useWatch({
		control,
		name: ["password", "audience"],
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
						{...field("email")}
					/>
				}
			/>
			<Controller
				control={control}
				name="audience"
				render={({ field: { name, value, onChange } }) => (
					<Segments
						legend="Who is this for?"
						name={name}
						value={value}
						options={[...audiences]}
						onChange={onChange}
					/>
				)}
			/>
			<p className="pt-2 text-small text-ink-2">
				{MEANING[audience]} You can change this later under System
				Configuration.
			</p>
			<Button type="submit" kind="primary" wide busy={isSubmitting}>
				Set up Attune
			</Button>
		</form>
	);
}

/** The reply has signed in; the page learns of it. */
function useEntering(): () => Promise<void> {
	const queries = useQueryClient();
	const navigate = useNavigate();
	return async () => {
		await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
		await navigate({ to: paths.dashboard });
	};
}
