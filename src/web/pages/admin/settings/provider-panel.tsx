// Who writes now, the provider's key, which is never shown again once it is stored, and a call that tries it out.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
	configurationCalls,
	type ProviderTrial,
	type SystemConfiguration,
} from "../../../../api/admin-settings.ts";
import { ask } from "../../../ask.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { CircleAlertIcon, CircleCheckIcon } from "../../../ui/icons.ts";
import { notify } from "../../../ui/toast.tsx";
import { configurationQuery } from "../admin-queries.ts";

type ProviderProps = {
	provider: SystemConfiguration["provider"];
	/** Settings of the provider are changed and not saved: a trial would try the stored ones. */
	isUnsaved: boolean;
};

export function ProviderPanel({ provider, isUnsaved }: ProviderProps) {
	const trial = useMutation({
		mutationFn: () => ask(configurationCalls.tryProvider),
	});
	return (
		<div className="space-y-4 rounded-1 bg-wash p-4">
			<p className="text-small">
				<span className="font-medium">Now: </span>
				{writerText(provider)}
			</p>
			<ProviderKey keyEnd={provider.keyEnd} onSaved={trial.reset} />
			<div>
				<Button
					busy={trial.isPending}
					disabled={isUnsaved}
					onClick={() => trial.mutate()}
				>
					Try the provider
				</Button>
				<div role="status" className="mt-2 text-small">
					{isUnsaved
						? "Save your changes first: the test uses the saved settings."
						: trial.data && <Outcome {...trial.data} />}
				</div>
				{trial.error && (
					<p role="alert" className="mt-2 text-small text-bad">
						The test couldn't run. {trial.error.message}
					</p>
				)}
			</div>
		</div>
	);
}

function ProviderKey({
	keyEnd,
	onSaved,
}: {
	keyEnd: string | null;
	onSaved: () => void;
}) {
	const queries = useQueryClient();
	const [key, setKey] = useState("");
	const saving = useMutation({
		mutationFn: (wanted: string) =>
			ask(configurationCalls.keepProviderKey, { body: { key: wanted } }),
		async onSuccess(_, wanted) {
			setKey("");
			onSaved();
			await queries.invalidateQueries({
				queryKey: configurationQuery.queryKey,
			});
			notify({
				tone: "ok",
				title: wanted ? "Provider key stored" : "Provider key removed",
			});
		},
	});
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				saving.mutate(key);
			}}
		>
			<TextField
				label="Provider Key"
				type="password"
				autoComplete="off"
				maxLength={500}
				value={key}
				placeholder={placeholderOf(keyEnd)}
				error={saving.error?.message}
				hint="Encrypted when saved: you can replace it here, but it's never shown again."
				onChange={({ target }) => setKey(target.value)}
			/>
			<div className="mt-2 flex flex-wrap gap-2">
				<Button
					type="submit"
					size="small"
					disabled={key.trim() === ""}
					busy={saving.isPending}
				>
					Store key
				</Button>
				{keyEnd !== null && (
					<Button
						size="small"
						kind="ghost"
						disabled={saving.isPending}
						onClick={() => saving.mutate("")}
					>
						Remove stored key
					</Button>
				)}
			</div>
		</form>
	);
}

function Outcome({ works, text }: ProviderTrial) {
	const Icon = works ? CircleCheckIcon : CircleAlertIcon;
	return (
		<span className={works ? "text-ok" : "text-bad"}>
			<Icon aria-hidden size={15} className="mr-1.5 inline align-[-2px]" />
			{text}
		</span>
	);
}

function placeholderOf(keyEnd: string | null): string {
	if (keyEnd === null) return "None is stored";
	return keyEnd === "" ? "One is stored" : `Stored, ends in ${keyEnd}`;
}

function writerText({
	setBy,
	provider,
	model,
	why,
}: ProviderProps["provider"]) {
	if (setBy === "none")
		return why
			? `no model writes. ${why}`
			: "the built-in writer, which needs no model and no network.";
	const by =
		setBy === "environment"
			? ", set in the server's environment; it can't be changed here"
			: "";
	return `${model} of ${provider}${by}.`;
}
