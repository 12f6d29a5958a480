// The personal details in edit. Saving returns to the view; what could not be saved stays in the form.
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import {
	type StoredPersonal,
	sectionCalls,
} from "../../../api/profile-sections.ts";
import type { Personal } from "../../../domain/profile/profile.ts";
import {
	personal,
	personalSchema,
} from "../../../domain/profile/sections/personal.ts";
import { ask } from "../../ask.ts";
import { failureText } from "../../client.ts";
import { useMe } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/toast.tsx";
import { ClashDialog } from "./clash-dialog.tsx";
import { endDraft, keepDraft, type UnsavedEntry } from "./draft.ts";
import { FieldInputs } from "./field-inputs.tsx";
import { type FormValues, formValues } from "./form-values.ts";
import { forgetWholeProfile, personalQuery } from "./sections-store.ts";

const { fields, said } = personal;
const resolver = standardSchemaResolver<FormValues, unknown, Personal>(
	// A form holds text; the schema makes the details of it.
	personalSchema as never,
);

type PersonalFormProps = {
	stored: StoredPersonal;
	draft: UnsavedEntry | null;
	onDone: () => void;
};

export function PersonalForm({ stored, draft, onDone }: PersonalFormProps) {
	const userId = useMe().user.id;
	const [version, setVersion] = useState(draft?.version ?? stored.version);
	const form = useForm<FormValues, unknown, Personal>({
		resolver,
		defaultValues: draft?.values ?? formValues(fields, stored),
	});
	const { subscribe, setFocus } = form;
	const isOpened = draft === null;
	// Opened by the button that is gone now; what was typed before a reload is only shown again.
	useEffect(() => {
		if (isOpened) setFocus("first_name");
	}, [isOpened, setFocus]);
	useEffect(
		() =>
			subscribe({
				formState: { values: true },
				callback: ({ values }) =>
					keepDraft(userId, { section: "personal", id: null, version, values }),
			}),
		[subscribe, userId, version],
	);
	const done = () => {
		endDraft(userId);
		onDone();
	};
	const { save, clash, setClash, keepTheirs } = useSavePersonal(form, done);
	const submit = form.handleSubmit((details) =>
		save.mutate({ ...details, version }),
	);
	return (
		// The messages stand under the fields, word for word; the browser's own would come first.
		<form noValidate onSubmit={submit} className="space-y-5">
			{draft && (
				<p role="status" className="rounded-1 bg-warn-wash p-3 text-warn">
					This is what you typed. It isn't saved yet.
				</p>
			)}
			<FieldInputs fields={fields} form={form} />
			{save.error && !clash && (
				<p role="alert" className="rounded-1 bg-bad-wash p-3 text-bad">
					<strong className="font-semibold">Not saved.</strong>{" "}
					{save.error.message} What you typed is still here.
				</p>
			)}
			<div className="flex justify-end gap-2">
				<Button onClick={done} disabled={save.isPending}>
					Cancel
				</Button>
				<Button type="submit" kind="primary" busy={save.isPending}>
					{save.error ? "Try again" : "Save"}
				</Button>
			</div>
			{clash && (
				<ClashDialog
					fields={fields}
					mine={clash.mine}
					theirs={clash.theirs}
					onClose={() => setClash(null)}
					onMine={() => {
						setClash(null);
						setVersion(clash.theirs.version);
						save.mutate({ ...clash.mine, version: clash.theirs.version });
					}}
					onTheirs={() => {
						setClash(null);
						keepTheirs(clash.theirs);
					}}
				/>
			)}
		</form>
	);
}

type Clash = { mine: Personal; theirs: StoredPersonal };
type Form = ReturnType<typeof useForm<FormValues, unknown, Personal>>;

function useSavePersonal({ setError }: Form, onDone: () => void) {
	const queries = useQueryClient();
	const [clash, setClash] = useState<Clash | null>(null);
	const keepTheirs = (theirs: StoredPersonal) => {
		queries.setQueryData(personalQuery.queryKey, theirs);
		onDone();
	};
	const save = useMutation({
		networkMode: "always",
		mutationFn: (body: Personal & { version: number }) =>
			ask(sectionCalls.savePersonal, { body }),
		onSuccess: (saved) => {
			keepTheirs(saved.personal);
			forgetWholeProfile(queries);
			notify({ tone: "ok", title: said.changed });
		},
		onError: async (failure, mine) => {
			const theirs =
				failure.code === "conflict"
					? await ask(sectionCalls.readPersonal).catch(() => null)
					: null;
			if (theirs) return setClash({ mine, theirs: theirs.personal });
			for (const [name, message] of Object.entries(failure.fields))
				setError(name, { message });
			const text = failureText(failure, said.saveFallback);
			notify({ tone: "bad", title: said.saveFailed, text });
		},
	});
	return { save, clash, setClash, keepTheirs };
}
