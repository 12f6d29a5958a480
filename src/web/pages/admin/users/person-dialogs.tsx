// The dialogs of the accounts: add, edit, find by address, delete. What was typed stays when something is refused.
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";
import {
	type Person,
	PersonChange,
	type PersonDetails,
	PersonRequest,
	peopleCalls,
} from "../../../../api/admin-people.ts";
import { attempt } from "../../../ask.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { notify } from "../../../ui/toast.tsx";
import { dayOf } from "../../../when.ts";
import { planWords, roleWords } from "../stored-names.ts";
import { refusalText } from "./person-acts.ts";
import { PersonMenu } from "./person-menu.tsx";
import { TemporaryPassword } from "./temporary-password.tsx";

type DialogProps = { onClose: () => void; onChanged: () => void };

const entries = <T extends string>(words: Readonly<Record<T, string>>) =>
	Object.entries(words) as [T, string][];

export function AddDialog({ onClose, onChanged }: DialogProps) {
	const [made, setMade] = useState<{ email: string; password: string }>();
	const { register, handleSubmit, formState, setError } =
		useForm<PersonRequest>({
			resolver: standardSchemaResolver(PersonRequest),
			defaultValues: {
				firstName: "",
				lastName: "",
				email: "",
				role: "regular_user",
			},
		});
	const submit = handleSubmit(async (body) => {
		const added = await attempt(peopleCalls.add, { body });
		if (added.isDone) {
			notify({ tone: "ok", title: "User Created", text: body.email });
			const { temporaryPassword: password } = added.reply;
			return setMade({ email: body.email, password });
		}
		const { failure } = added;
		const text = refusalText(
			failure,
			"Failed to create user. Please try again.",
		);
		notify({ tone: "bad", title: "Error", text });
		if (failure.code === "conflict") setError("email", { message: text });
	});
	if (made)
		return (
			<TemporaryPassword title="User Created" {...made} onClose={onChanged} />
		);
	const { errors, isSubmitting } = formState;
	return (
		<Dialog title="Add User" onClose={onClose}>
			<form noValidate onSubmit={submit} className="space-y-4">
				<TextField
					label="First name"
					error={errors.firstName?.message}
					{...register("firstName")}
				/>
				<TextField
					label="Last name"
					error={errors.lastName?.message}
					{...register("lastName")}
				/>
				<TextField
					label="Email"
					type="email"
					autoComplete="off"
					error={errors.email?.message}
					{...register("email")}
				/>
				<SelectField label="Role" {...register("role")}>
					{entries(roleWords).map(([role, label]) => (
						<option key={role} value={role}>
							{label}
						</option>
					))}
				</SelectField>
				<Decide label="Add User" busy={isSubmitting} onClose={onClose} />
			</form>
		</Dialog>
	);
}

export function EditDialog({
	person,
	onClose,
	onChanged,
}: DialogProps & { person: Person }) {
	const { firstName, lastName, email, plan } = person;
	const { register, handleSubmit, formState, setError } = useForm<PersonChange>(
		{
			resolver: standardSchemaResolver(PersonChange),
			defaultValues: { firstName, lastName, email, plan },
		},
	);
	const submit = handleSubmit(async (body) => {
		const params = { id: person.id };
		const changed = await attempt(peopleCalls.change, { params, body });
		if (changed.isDone) {
			notify({ tone: "ok", title: "User Updated", text: body.email });
			return onChanged();
		}
		const { failure } = changed;
		const text = refusalText(
			failure,
			"Failed to update user. Please try again.",
		);
		notify({ tone: "bad", title: "Error", text });
		if (failure.code === "conflict") setError("email", { message: text });
	});
	const { errors, isSubmitting } = formState;
	return (
		<Dialog title="Edit User" onClose={onClose}>
			<form noValidate onSubmit={submit} className="space-y-4">
				<TextField
					label="First name"
					error={errors.firstName?.message}
					{...register("firstName")}
				/>
				<TextField
					label="Last name"
					error={errors.lastName?.message}
					{...register("lastName")}
				/>
				<TextField
					label="Email"
					type="email"
					autoComplete="off"
					error={errors.email?.message}
					{...register("email")}
				/>
				<SelectField label="Plan" {...register("plan")}>
					{entries(planWords).map(([name, label]) => (
						<option key={name} value={name}>
							{label}
						</option>
					))}
				</SelectField>
				<Decide label="Save" busy={isSubmitting} onClose={onClose} />
			</form>
		</Dialog>
	);
}

type DecideProps = { label: string; busy: boolean; onClose: () => void };

function Decide({ label, busy, onClose }: DecideProps) {
	return (
		<div className="flex justify-end gap-2">
			<Button onClick={onClose}>Cancel</Button>
			<Button type="submit" kind="primary" busy={busy}>
				{label}
			</Button>
		</div>
	);
}

type FindProps = DialogProps & {
	onOpen: (open: { dialog: "edit" | "remove"; person: Person }) => void;
};

export function FindDialog({ onClose, onOpen, onChanged }: FindProps) {
	const [email, setEmail] = useState("");
	const [found, setFound] = useState<PersonDetails | null>(null);
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const find = async (event: FormEvent) => {
		event.preventDefault();
		setProblem(undefined);
		setFound(null);
		if (email.trim() === "")
			return setProblem("Please enter an email address to search.");
		setBusy(true);
		const query = { email };
		const search = await attempt(peopleCalls.findByEmail, { query });
		if (search.isDone) {
			setFound(search.reply);
			notify({ tone: "ok", title: "User Found", text: search.reply.email });
		} else {
			const { failure } = search;
			const title = failure.code === "PGRST116" ? "User Not Found" : "Error";
			const fallback = "Failed to search for user. Please try again.";
			const text = refusalText(failure, fallback);
			notify({ tone: "bad", title, text });
			setProblem(text);
		}
		setBusy(false);
	};
	return (
		<Dialog title="Search by Email" onClose={onClose}>
			<form noValidate onSubmit={find} className="flex items-start gap-2">
				<TextField
					label="Email"
					type="email"
					autoComplete="off"
					value={email}
					error={problem}
					onChange={({ target }) => setEmail(target.value)}
					className="min-w-0 flex-1"
				/>
				<Button type="submit" kind="primary" busy={busy} className="mt-6.5">
					Search
				</Button>
			</form>
			{found && (
				<div className="mt-5 flex items-start justify-between gap-4 border-t border-line pt-4">
					<dl className="min-w-0 text-[14px]">
						<dt className="sr-only">Name</dt>
						<dd className="font-medium">
							{found.firstName} {found.lastName}
						</dd>
						<dt className="sr-only">Email</dt>
						<dd className="wrap-anywhere">{found.email}</dd>
						<dt className="sr-only">Role and plan</dt>
						<dd className="text-ink-2">
							{roleWords[found.role]}, {planWords[found.plan]} plan
						</dd>
						<dt className="sr-only">Joined</dt>
						<dd className="text-ink-2">
							Joined {dayOf(found.createdAt)}, {found.sessions}{" "}
							{found.sessions === 1 ? "session" : "sessions"} open
						</dd>
					</dl>
					<PersonMenu
						person={found}
						onEdit={() => onOpen({ dialog: "edit", person: found })}
						onRemove={() => onOpen({ dialog: "remove", person: found })}
						onChanged={onChanged}
					/>
				</div>
			)}
		</Dialog>
	);
}

export function RemoveDialog({
	person,
	onClose,
	onChanged,
}: DialogProps & { person: Person }) {
	const [busy, setBusy] = useState(false);
	const remove = async () => {
		setBusy(true);
		const params = { id: person.id };
		const removed = await attempt(peopleCalls.remove, { params });
		if (removed.isDone) {
			notify({ tone: "ok", title: "User Deleted", text: person.email });
			return onChanged();
		}
		const fallback = "Failed to delete user. Please try again.";
		const text = refusalText(removed.failure, fallback);
		notify({ tone: "bad", title: "Error", text });
		setBusy(false);
	};
	return (
		<Dialog title="Delete User" onClose={onClose}>
			<p className="mb-5">
				{person.email} permanently loses the account, the profile and every
				document, and is signed out everywhere.
			</p>
			<div className="flex flex-wrap justify-end gap-2">
				<Button onClick={onClose}>Cancel</Button>
				<Button kind="danger" busy={busy} onClick={remove}>
					Delete User
				</Button>
			</div>
		</Dialog>
	);
}
