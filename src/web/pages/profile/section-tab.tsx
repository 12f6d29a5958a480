// A section that is a list: its entries, and what opens the dialogs that add, change and delete them.
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { entryName } from "../../../domain/profile/sections/entry-name.ts";
import type { SectionDeclaration } from "../../../domain/profile/sections/section.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { PlusIcon } from "../../ui/icons.ts";
import { notify } from "../../ui/toast.tsx";
import { EmptySection } from "./empty-section.tsx";
import type { DialogEntry } from "./entry-dialog.tsx";
import { EntryRow } from "./entry-row.tsx";
import { preloadForms } from "./forms.ts";
import { SectionDialogs } from "./section-dialogs.tsx";
import { sectionQuery } from "./sections-store.ts";
import {
	type ListedEntry,
	listedEntries,
	type SectionSaving,
	useSectionSaving,
} from "./use-saving.ts";
import { opening, type ShownSection, useShown } from "./use-shown.ts";

export function SectionTab({ section }: { section: SectionDeclaration }) {
	const { data: entries = [], error } = useQuery(sectionQuery(section));
	useFetchFailure(section, error);
	const saving = useSectionSaving(section);
	const [shown, setShown] = useShown(section, saving.unsaved, entries);
	const addButton = useRef<HTMLButtonElement>(null);
	const open = (opened: DialogEntry) => setShown({ dialog: "entry", opened });

	return (
		<Card
			aria-label={section.label}
			onFocus={preloadForms}
			onPointerEnter={preloadForms}
		>
			<div className="mb-4 flex items-center justify-between gap-3">
				<h2 className="text-h2">{section.label}</h2>
				<Button
					ref={addButton}
					size="small"
					onClick={() => open(opening(section, null))}
				>
					<PlusIcon aria-hidden size={14} />
					Add {section.entry}
				</Button>
			</div>
			<Rows
				section={section}
				rows={listedEntries(section, entries, saving.unsaved)}
				saving={saving}
				setShown={setShown}
			/>
			<SectionDialogs
				{...{ section, shown, saving, setShown }}
				onDeleted={() =>
					requestAnimationFrame(() => addButton.current?.focus())
				}
			/>
		</Card>
	);
}

type RowsProps = {
	section: SectionDeclaration;
	rows: ListedEntry[];
	saving: SectionSaving;
	setShown: (shown: ShownSection) => void;
};

function Rows({ section, rows, saving, setShown }: RowsProps) {
	const { tab, of, add } = useSearch({ from: "/framed/signed-in/profile" });
	const isSought = (row: ListedEntry) =>
		tab === section.tab &&
		!add &&
		of !== undefined &&
		entryName(section.name, row.entry) === of;
	if (rows.length === 0) return <EmptySection text={section.empty} />;
	return (
		<ul className={section.isShort ? "grid gap-2 sm:grid-cols-2" : ""}>
			{rows.map((row) => (
				<EntryRow
					key={row.entry.id}
					section={section}
					row={row}
					isSought={isSought(row)}
					onEdit={() =>
						setShown({ dialog: "entry", opened: opening(section, row.entry) })
					}
					onDelete={() => setShown({ dialog: "delete", entry: row.entry })}
					onRetry={saving.save}
					onGiveUp={saving.giveUp}
					onChoose={({ id }) => setShown({ dialog: "clash", id })}
				/>
			))}
		</ul>
	);
}

function useFetchFailure({ said }: SectionDeclaration, error: Error | null) {
	const title = said.fetchFailed;
	useEffect(() => {
		if (error) notify({ tone: "bad", title, text: error.message });
	}, [error, title]);
}
