// A section that is a list: its entries, and the dialogs that add, change and delete them.
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import type { StoredEntry } from "../../../api/profile-sections.ts";
import type { Section } from "../../../domain/profile/sections/section.ts";
import { paths } from "../../paths.ts";
import { useMe } from "../../session.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { notify } from "../../ui/toast.tsx";
import { ClashDialog } from "./clash-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { findDraft } from "./draft.ts";
import { EmptySection } from "./empty-section.tsx";
import type { Opened } from "./entry-dialog.tsx";
import { EntryRow } from "./entry-row.tsx";
import { formValues } from "./form-values.ts";
import { EntryDialog, preloadForms } from "./forms.ts";
import { newId } from "./new-id.ts";
import { sectionQuery } from "./sections-store.ts";
import type { Unsaved } from "./unsaved.ts";
import { rowsOf, useSaving } from "./use-saving.ts";

type Shown =
	| { dialog: "none" }
	| { dialog: "entry"; opened: Opened }
	| { dialog: "delete"; entry: StoredEntry }
	| { dialog: "clash"; id: string };

export function SectionTab({ section }: { section: Section }) {
	const { data: entries = [], error } = useQuery(sectionQuery(section));
	useFetchFailure(section, error);
	const { unsaved, save, giveUp, keepMine } = useSaving(section);
	const [shown, setShown] = useShown(section, unsaved);
	const addButton = useRef<HTMLButtonElement>(null);
	const rows = rowsOf(section, entries, unsaved);
	const close = () => setShown({ dialog: "none" });
	const open = (opened: Opened) => setShown({ dialog: "entry", opened });
	const clash =
		shown.dialog === "clash"
			? unsaved.find(({ id, state }) => id === shown.id && state === "clash")
			: undefined;

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
					<Plus aria-hidden size={14} />
					Add {section.entry}
				</Button>
			</div>
			{rows.length === 0 ? (
				<EmptySection text={section.empty} />
			) : (
				<ul className={section.isShort ? "grid gap-2 sm:grid-cols-2" : ""}>
					{rows.map((row) => (
						<EntryRow
							key={row.entry.id}
							section={section}
							row={row}
							onEdit={() => open(opening(section, row.entry))}
							onDelete={() => setShown({ dialog: "delete", entry: row.entry })}
							onRetry={save}
							onGiveUp={giveUp}
							onChoose={({ id }) => setShown({ dialog: "clash", id })}
						/>
					))}
				</ul>
			)}
			{shown.dialog === "entry" && (
				<Suspense>
					<EntryDialog
						section={section}
						opened={shown.opened}
						onSave={(entry) => {
							const { id, version } = shown.opened;
							const isNew = id === null || version === 0;
							const kind = isNew ? "add" : "change";
							save({ kind, id: id ?? newId(), entry, version });
						}}
						onSaved={close}
						onClose={(typed) => {
							close();
							if (typed)
								notify({
									title: "Not saved",
									text: "What you typed was left out.",
									action: {
										label: "Undo",
										run: () => open({ ...shown.opened, values: typed }),
									},
								});
						}}
					/>
				</Suspense>
			)}
			{shown.dialog === "delete" && (
				<DeleteDialog
					what={section.entry}
					name={section.card(shown.entry).title}
					onClose={close}
					onDelete={() => {
						close();
						const { id, version } = shown.entry;
						save({ kind: "delete", id, version, entry: shown.entry });
						// Its own button is gone; this one stays.
						requestAnimationFrame(() => addButton.current?.focus());
					}}
				/>
			)}
			{clash?.state === "clash" && (
				<ClashDialog
					fields={section.fields}
					mine={clash.entry}
					theirs={clash.theirs}
					onMine={() => {
						close();
						keepMine(clash);
					}}
					onTheirs={() => {
						close();
						giveUp(clash);
					}}
					onClose={close}
				/>
			)}
		</Card>
	);
}

/** A draft found on arrival is taken up again; what the server refuses or somebody changed asks by itself. */
function useShown(section: Section, unsaved: readonly Unsaved[]) {
	const userId = useMe().user.id;
	const wished = useWished(section);
	const [shown, setShown] = useState<Shown>(() => {
		const draft = findDraft(userId, section.name);
		const note = "This is what you had typed. It is not saved yet.";
		if (draft) return { dialog: "entry", opened: { ...draft, note } };
		return wished ? { dialog: "entry", opened: wished } : { dialog: "none" };
	});
	const asked = useRef(new Set<Unsaved>());
	useEffect(() => {
		const next = unsaved.find(
			(change) =>
				!asked.current.has(change) &&
				(change.state === "clash" ||
					(change.state === "failed" && hasFields(change.fields))),
		);
		if (!next || shown.dialog !== "none") return;
		asked.current.add(next);
		if (next.state === "failed")
			setShown({
				dialog: "entry",
				opened: {
					...opening(section, { ...next.entry, ...next, is_sample: false }),
					fields: next.fields,
				},
			});
		else setShown({ dialog: "clash", id: next.id });
	}, [unsaved, shown, section]);
	return [shown, setShown] as const;
}

/** A link to this tab may ask for a new entry and bring its name ("?tab=skills&add=1&name=Epic"); once, so a reload asks nothing. */
function useWished(section: Section): Opened | null {
	const {
		tab,
		add,
		name = "",
	} = useSearch({
		from: "/framed/signed-in/profile",
	});
	const navigate = useNavigate();
	const isWished = add !== undefined && tab === section.tab;
	useEffect(() => {
		if (!isWished) return;
		const search = { tab: section.tab };
		void navigate({ to: paths.profile, search, replace: true });
	}, [isWished, section.tab, navigate]);
	const [first] = section.fields;
	if (!isWished || !first) return null;
	const opened = opening(section, null);
	return { ...opened, values: { ...opened.values, [first.name]: name } };
}

function useFetchFailure({ said }: Section, error: Error | null) {
	const title = said.fetchFailed;
	useEffect(() => {
		if (error) notify({ tone: "bad", title, text: error.message });
	}, [error, title]);
}

function opening(section: Section, entry: StoredEntry | null): Opened {
	return {
		id: entry?.id ?? null,
		version: entry?.version ?? 0,
		values: formValues(section.fields, entry ?? {}),
	};
}

function hasFields(fields: Record<string, string>): boolean {
	return Object.keys(fields).length > 0;
}
