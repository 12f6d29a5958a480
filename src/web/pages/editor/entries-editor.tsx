// A list of alike entries, such as positions: each a sheet that opens and closes, moved by its handle.

import { clsx } from "clsx";
import { memo, useContext, useState } from "react";
import { pathOf } from "../../../domain/profile/content-path.ts";
import { Button } from "../../ui/button.tsx";
import { ChevronDownIcon, PlusIcon, Trash2Icon } from "../../ui/icons.ts";
import { type FormEntry, newEntry } from "./draft.ts";
import { MarksContext, useEditorActions } from "./editor-context.ts";
import { changeEntries, moved } from "./edits.ts";
import { FieldEditor, fieldPlace } from "./field-editor.tsx";
import type { FormList } from "./form.ts";
import { Sortable, SortableRow } from "./sortable.tsx";

type EntriesProps = { list: FormList; entries: FormEntry[] };

export function EntriesEditor({ list, entries }: EntriesProps) {
	const { edit, focusOn, announce } = useEditorActions();
	const { name, what, fields, begins } = list;
	const move = (from: number, to: number) =>
		edit(changeEntries(name, (all) => moved(all, from, to)));
	const add = () => {
		const entry = newEntry(fields, begins);
		edit(changeEntries(name, (all) => [...all, entry]));
		const [first] = fields;
		if (first) focusOn(fieldPlace({ list: name, entry: entry.id }, first.name));
	};
	const remove = (at: number) => {
		edit(changeEntries(name, (all) => all.toSpliced(at, 1)));
		const next = entries[at + 1] ?? entries[at - 1];
		if (next) focusOn(next.id);
		announce(`Removed. Undo to bring it back.`);
	};
	return (
		<>
			<Sortable
				ids={entries.map(({ id }) => id)}
				onMove={move}
				className="space-y-2"
			>
				{entries.map((entry, at) => (
					<SortableRow
						key={entry.id}
						id={entry.id}
						at={at}
						count={entries.length}
						onMove={move}
						label={titleOf(list, entry) || `${what} ${at + 1}`}
						className="rounded-2 border border-line bg-sheet"
					>
						{(handle) => (
							<EntrySheet
								handle={handle}
								list={list}
								entry={entry}
								number={at + 1}
								onRemove={() => remove(at)}
							/>
						)}
					</SortableRow>
				))}
			</Sortable>
			<Button
				size="small"
				className={entries.length > 0 ? "mt-2.5" : ""}
				onClick={add}
			>
				<PlusIcon aria-hidden size={15} />
				Add {what}
			</Button>
		</>
	);
}

type SheetProps = {
	handle: React.ReactNode;
	list: FormList;
	entry: FormEntry;
	number: number;
	onRemove: () => void;
};

function EntrySheet({ handle, list, entry, number, onRemove }: SheetProps) {
	const title = titleOf(list, entry);
	const [isOpen, setOpen] = useState(!list.isFolded || title === "");
	const isMarked = useIsMarked(entry);
	const named = title || list.unnamed || `New ${list.what}`;
	return (
		<>
			<div className="flex items-center gap-0.5 py-1 pr-1 pl-0.5">
				{handle}
				<button
					type="button"
					data-place={entry.id}
					aria-expanded={isOpen}
					onClick={() => setOpen(!isOpen)}
					className="flex min-w-0 flex-1 items-center gap-2 rounded-1 px-1 py-1.5 text-left text-[14px] font-medium"
				>
					<ChevronDownIcon
						aria-hidden
						size={16}
						className={clsx(
							"shrink-0 text-ink-3 transition-transform",
							!isOpen && "-rotate-90",
						)}
					/>
					<span className={clsx("truncate", !title && "text-ink-2")}>
						{named}
					</span>
					{isMarked && !isOpen && (
						<span className="size-2 shrink-0 rounded-full bg-warn-dot">
							<span className="sr-only">
								Something here needs your attention
							</span>
						</span>
					)}
				</button>
				<button
					type="button"
					aria-label={`Remove ${title || `${list.what} ${number}`}`}
					onClick={onRemove}
					className="grid size-9 shrink-0 place-items-center rounded-1 text-ink-3 hover:bg-wash hover:text-bad"
				>
					<Trash2Icon aria-hidden size={15} />
				</button>
			</div>
			<div hidden={!isOpen} className="border-t border-line p-3 sm:p-4">
				<EntryFields list={list} entry={entry} />
			</div>
		</>
	);
}

function useIsMarked({ id, values, lists }: FormEntry): boolean {
	const { claims, errors } = useContext(MarksContext);
	const places = [
		id,
		...Object.keys(values).map((name) => pathOf(id, name)),
		...Object.values(lists).flatMap((lines) => lines.map((line) => line.id)),
	];
	return places.some((place) => claims.has(place) || errors.has(place));
}

/** Typing in one entry draws that entry anew and no other. */
const EntryFields = memo(function EntryFields({
	list,
	entry,
}: {
	list: FormList;
	entry: FormEntry;
}) {
	const owner = { list: list.name, entry: entry.id };
	return (
		<div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
			{list.fields.map((field) => (
				<FieldEditor
					key={field.name}
					field={field}
					owner={owner}
					holder={entry}
				/>
			))}
		</div>
	);
});

function titleOf({ titles }: FormList, { values }: FormEntry): string {
	return titles
		.map((name) => values[name]?.trim())
		.filter(Boolean)
		.join(", ");
}
