// Adding an entry or changing one. What is typed is kept as a draft until the dialog is closed.
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import {
	entrySchema,
	latestToday,
	type SectionDeclaration,
	type SectionEntry,
} from "../../../domain/profile/sections/section.ts";
import { useMe } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { Tick } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { endDraft, keepDraft, type UnsavedEntry } from "./draft.ts";
import { FieldInputs } from "./field-inputs.tsx";
import { type FormValues, formValues } from "./form-values.ts";

/** What the dialog begins with: an entry's id (null for a new one), its version and its fields as typed. */
export type DialogEntry = Pick<UnsavedEntry, "id" | "version" | "values"> & {
	/** What the server said about fields. */
	fields?: Record<string, string>;
	note?: string;
	/** What a posting asks for, which is why the dialog is open. */
	asked?: string;
};

type EntryDialogProps = {
	section: SectionDeclaration;
	opened: DialogEntry;
	onSave: (entry: SectionEntry) => void;
	/** Closed without saving; `typed` is what was typed and not saved, if anything. */
	onClose: (typed: FormValues | null) => void;
	onSaved: () => void;
};

export function EntryDialog(props: EntryDialogProps) {
	const { section, opened, onSave, onClose, onSaved } = props;
	const isNew = opened.id === null;
	const { form, keptValues } = useEntryForm(section, opened);
	const [staysOpen, setStaysOpen] = useState(false);
	const [added, setAdded] = useState("");
	/** What stands in the form before anything is typed. */
	const untouched = useRef(opened.values);
	const body = useRef<HTMLFormElement>(null);
	const userId = useMe().user.id;
	const startsAtNewLine = opened.asked !== undefined && !isNew;
	useEffect(() => focusStart(body.current, startsAtNewLine), [startsAtNewLine]);

	const submit = form.handleSubmit((entry: SectionEntry) => {
		onSave(entry);
		endDraft(userId);
		if (!(isNew && staysOpen)) return onSaved();
		untouched.current = keptValues();
		form.reset(untouched.current);
		setAdded(section.card(entry).title);
		focusStart(body.current, false);
	});
	const close = () => {
		endDraft(userId);
		const typed = form.getValues();
		const isTyped =
			opened.note !== undefined ||
			JSON.stringify(typed) !== JSON.stringify(untouched.current);
		onClose(isTyped ? typed : null);
	};
	return (
		<Dialog
			isWide={section.fields.length > 4}
			title={`${isNew ? "Add" : "Edit"} ${section.entry}`}
			onClose={close}
		>
			<form
				ref={body}
				onSubmit={submit}
				className="space-y-5 [&_:is(input,textarea,select)]:scroll-mb-24"
			>
				{opened.note && (
					<p role="status" className="rounded-1 bg-warn-wash p-3 text-warn">
						{opened.note}
					</p>
				)}
				{opened.asked && (
					<p className="sticky top-0 z-10 rounded-1 bg-accent-wash p-3 text-small">
						The posting asks for “{opened.asked}”. If you have done it, say so
						in your own words.
					</p>
				)}
				<FieldInputs
					fields={section.fields}
					dates={section.dates}
					form={form}
					isBrowserAsking
				/>
				{isNew && section.addsMany && (
					<div>
						<Tick checked={staysOpen} onChange={setStaysOpen}>
							Keep dialog open for multiple entries
						</Tick>
						<p role="status" className="min-h-5 text-small text-ok">
							{added && `Added “${added}”.`}
						</p>
					</div>
				)}
				<div className="sticky -bottom-5 -mx-5 -mb-5 flex justify-end gap-2 border-t border-line bg-sheet px-5 py-3 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6">
					<Button onClick={close}>Cancel</Button>
					<Button type="submit" kind="primary">
						Save
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

/** The first field, or the line that was just added to an entry. */
function focusStart(form: HTMLFormElement | null, isNewLine: boolean): void {
	const lines = form?.querySelectorAll<HTMLElement>("fieldset textarea") ?? [];
	const line = isNewLine ? [...lines].at(-1) : null;
	const first = form?.querySelector<HTMLElement>("input, textarea");
	(line ?? first)?.focus();
}

function useEntryForm(
	section: SectionDeclaration,
	{ id, version, values, fields }: DialogEntry,
) {
	const userId = useMe().user.id;
	const resolver = useMemo(() => {
		const today = () => latestToday(new Date());
		return standardSchemaResolver<FormValues, unknown, SectionEntry>(
			// A form holds text; the schema makes an entry of it.
			entrySchema(section, today) as never,
		);
	}, [section]);
	const form = useForm<FormValues, unknown, SectionEntry>({
		resolver,
		defaultValues: values,
	});
	const { subscribe, setError } = form;
	useEffect(
		() =>
			subscribe({
				formState: { values: true },
				callback: ({ values }) =>
					keepDraft(userId, { section: section.name, id, version, values }),
			}),
		[subscribe, userId, section, id, version],
	);
	useEffect(() => {
		for (const [name, message] of Object.entries(fields ?? {}))
			setError(name, { message });
	}, [fields, setError]);
	return {
		form,
		/** An empty form with what the section keeps for the next one. */
		keptValues: () => {
			const typed = form.getValues();
			const kept = (section.addsMany?.keeps ?? []).map((name) => [
				name,
				typed[name],
			]);
			return {
				...formValues(section.fields),
				...Object.fromEntries(kept),
			} as FormValues;
		},
	};
}
