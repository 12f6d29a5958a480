// The dialogs of the accounts: add, edit, find by address, delete. What was typed stays when something is refused.
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import {
	NewPerson,
	type Person,
	PersonChange,
	PersonDetails,
	PersonRequest,
} from "../../../../api/admin-people.ts";
import { ApiError, read, send } from "../../../client.ts";
import { copyText } from "../../../copy-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { notify } from "../../../ui/toast.tsx";
import { dayOf } from "../../../when.ts";
import { planWords, roleWords } from "../words.ts";
import { wordsFor } from "./person-acts.ts";
import { PersonMenu } from "./person-menu.tsx";

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
		try {
			const { temporaryPassword } = await send("POST", "/api/admin/users", {
				body,
				reply: NewPerson,
			});
			notify({ tone: "ok", title: "User Created", text: body.email });
			setMade({ email: body.email, password: temporaryPassword });
		} catch (error) {
			const text = wordsFor(error, "Failed to create user. Please try again.");
			notify({ tone: "bad", title: "Error", text });
			if (error instanceof ApiError && error.status === 409)
				setError("email", { message: text });
		}
	});
	if (made)
		return (
			<Dialog title="User Created" onClose={onChanged}>
				<p className="mb-3 text-ink-2">
					{made.email} signs in with this password and chooses another one then.
					It is shown here only.
				</p>
				<p className="mb-4 rounded-1 border border-line bg-wash px-3 py-2 font-mono select-all">
					{made.password}
				</p>
				<div className="flex justify-end gap-2">
					<Button
						onClick={() =>
							void copyText(made.password).then(
								() => notify({ tone: "ok", title: "Copied" }),
								() => notify({ title: "Select it to copy it by hand" }),
							)
						}
					>
						Copy
					</Button>
					<Button kind="primary" onClick={onChanged}>
						Done
					</Button>
				</div>
			</Dialog>
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
		try {
			await send("PATCH", `/api/admin/users/${person.id}`, {
				body,
				reply: z.unknown(),
			});
			notify({ tone: "ok", title: "User Updated", text: body.email });
			onChanged();
		} catch (error) {
			const text = wordsFor(error, "Failed to update user. Please try again.");
			notify({ tone: "bad", title: "Error", text });
			if (error instanceof ApiError && error.status === 409)
				setError("email", { message: text });
		}
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
		try {
			const person = await read(
				`/api/admin/users/by-email?${new URLSearchParams({ email })}`,
				PersonDetails,
			);
			setFound(person);
			notify({ tone: "ok", title: "User Found", text: person.email });
		} catch (error) {
			const isMissing = error instanceof ApiError && error.status === 404;
			const text = wordsFor(
				error,
				"Failed to search for user. Please try again.",
			);
			notify({
				tone: "bad",
				title: isMissing ? "User Not Found" : "Error",
				text,
			});
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
		try {
			await send("DELETE", `/api/admin/users/${person.id}`, {
				body: {},
				reply: z.unknown(),
			});
			notify({ tone: "ok", title: "User Deleted", text: person.email });
			onChanged();
		} catch (error) {
			notify({
				tone: "bad",
				title: "Error",
				text: wordsFor(error, "Failed to delete user. Please try again."),
			});
			setBusy(false);
		}
	};
	return (
		<Dialog title="Delete User" onClose={onClose}>
			<p className="mb-5">
				{person.email} loses the account, the profile and every document, for
				good. Their sessions end at once.
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
