// Passkeys: what there is, one more, another name, and taking one away.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
	LONGEST_PASSKEY_NAME,
	type PasskeyList,
	passkeyCalls,
} from "../../../api/passkeys.ts";
import { AddPasskey } from "../../add-passkey.tsx";
import { attempt, queryOf } from "../../ask.ts";
import { hasPasskeys } from "../../passkey.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/page.tsx";
import { notify } from "../../ui/toast.tsx";
import { daysAgo } from "../../when.ts";
import { deviceName } from "./device.ts";
import { SettingsCard } from "./settings-card.tsx";

type Passkey = PasskeyList["passkeys"][number];

const queryKey = ["passkeys"];

export function PasskeysCard() {
	const { data, error, refetch } = useQuery({
		queryKey,
		queryFn: queryOf(passkeyCalls.list),
	});
	return (
		<SettingsCard
			title="Passkeys"
			about="Sign in with your finger, your face or your device's PIN, without a password."
		>
			{data ? (
				<Passkeys {...data} />
			) : error ? (
				<div role="alert">
					<p className="mb-3">
						Your passkeys couldn't be loaded. {error.message}
					</p>
					<Button onClick={() => void refetch()}>Try Again</Button>
				</div>
			) : (
				<Skeleton lines={1} />
			)}
		</SettingsCard>
	);
}

function Passkeys({ passkeys }: PasskeyList) {
	const queries = useQueryClient();
	const [isAdding, setAdding] = useState(false);
	const [renamed, setRenamed] = useState<Passkey | null>(null);
	const close = () => {
		setAdding(false);
		setRenamed(null);
		void queries.invalidateQueries({ queryKey });
	};
	return (
		<>
			{passkeys.length > 0 && (
				<ul className="mb-4 divide-y divide-line">
					{passkeys.map((passkey) => (
						<PasskeyRow
							key={passkey.id}
							passkey={passkey}
							onRename={() => setRenamed(passkey)}
						/>
					))}
				</ul>
			)}
			{hasPasskeys() ? (
				<Button onClick={() => setAdding(true)}>Add a Passkey</Button>
			) : (
				<p className="text-small text-ink-2">
					This browser doesn't support passkeys.
				</p>
			)}
			{isAdding && (
				<Dialog title="Add a Passkey" onClose={close}>
					<AddPasskey
						name={deviceName(navigator.userAgent)}
						onDone={() => {
							notify({ tone: "ok", title: "Passkey added" });
							close();
						}}
					/>
				</Dialog>
			)}
			{renamed && (
				<Dialog title="Rename Passkey" onClose={close}>
					<RenameForm passkey={renamed} onDone={close} />
				</Dialog>
			)}
		</>
	);
}

type RowProps = { passkey: Passkey; onRename: () => void };

function PasskeyRow({ passkey, onRename }: RowProps) {
	const queries = useQueryClient();
	const [busy, setBusy] = useState(false);
	const { id, name, createdAt, lastUsedAt } = passkey;
	const now = new Date();
	const remove = async () => {
		setBusy(true);
		const removed = await attempt(passkeyCalls.remove, { params: { id } });
		if (removed.isDone)
			notify({ tone: "ok", title: "Passkey removed", text: name });
		else
			notify({
				tone: "bad",
				title: "Couldn't remove the passkey",
				text: removed.failure.message,
			});
		await queries.invalidateQueries({ queryKey });
		setBusy(false);
	};
	return (
		<li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0">
			<div className="min-w-0">
				<p className="font-medium break-words">{name}</p>
				<p className="mt-0.5 text-small text-ink-2">
					Added {daysAgo(createdAt, now).toLowerCase()}
					{lastUsedAt
						? ` · used ${daysAgo(lastUsedAt, now).toLowerCase()}`
						: " · not used yet"}
				</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<Button size="small" onClick={onRename} aria-label={`Rename ${name}`}>
					Rename
				</Button>
				<Button
					size="small"
					busy={busy}
					onClick={remove}
					aria-label={`Remove ${name}`}
				>
					Remove
				</Button>
			</div>
		</li>
	);
}

function RenameForm({
	passkey,
	onDone,
}: {
	passkey: Passkey;
	onDone: () => void;
}) {
	const [name, setName] = useState(passkey.name);
	const [error, setError] = useState<string>();
	const rename = async () => {
		const { id } = passkey;
		const renamed = await attempt(passkeyCalls.rename, {
			params: { id },
			body: { name },
		});
		if (renamed.isDone) return onDone();
		setError(renamed.failure.fields.name ?? renamed.failure.message);
	};
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void rename();
			}}
			className="space-y-4"
		>
			<TextField
				label="Name"
				maxLength={LONGEST_PASSKEY_NAME}
				error={error}
				value={name}
				onChange={(event) => setName(event.target.value)}
			/>
			<Button type="submit" kind="primary" wide>
				Save
			</Button>
		</form>
	);
}
