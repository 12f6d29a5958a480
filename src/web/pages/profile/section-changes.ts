// A change of a section's entries: sent, kept in the store, taken back, and what is said when it fails.
import type { QueryClient } from "@tanstack/react-query";
import type { StoredEntry } from "../../../api/profile-sections.ts";
import type { SectionDeclaration } from "../../../domain/profile/sections/section.ts";
import { ask, attempt } from "../../ask.ts";
import { notify } from "../../ui/toast.tsx";
import { callsOf, sectionQuery } from "./sections-store.ts";
import type { Change } from "./unsaved.ts";

export async function sendChange(
	section: SectionDeclaration,
	{ kind, id, entry, version }: Change,
): Promise<StoredEntry> {
	const { add, change, remove } = callsOf(section);
	const params = { id };
	switch (kind) {
		case "add":
			return (await ask(add, { body: { ...entry, id } })).entry;
		case "change":
			return (await ask(change, { params, body: { ...entry, version } })).entry;
		case "delete": {
			const removed = await attempt(remove, { params });
			if (removed.isDone) return removed.reply.entry;
			// Gone already is what was wanted.
			if (removed.failure.code === "PGRST116")
				return { ...entry, id, version, is_sample: true };
			throw removed.failure;
		}
	}
}

export async function findTheirs(
	section: SectionDeclaration,
	id: string,
): Promise<StoredEntry | null> {
	const { entries } = await ask(callsOf(section).list);
	return entries.find((entry) => entry.id === id) ?? null;
}

export function keepSaved(
	queries: QueryClient,
	section: SectionDeclaration,
	{ saved, change }: { saved: StoredEntry; change: Change },
): void {
	queries.setQueryData(sectionQuery(section).queryKey, (entries = []) => {
		if (change.kind === "delete")
			return entries.filter(({ id }) => id !== saved.id);
		if (entries.some(({ id }) => id === saved.id))
			return entries.map((each) => (each.id === saved.id ? saved : each));
		return section.newAt === "top" ? [saved, ...entries] : [...entries, saved];
	});
}

export function keepTheirs(
	queries: QueryClient,
	section: SectionDeclaration,
	{ id, theirs }: { id: string; theirs: StoredEntry | null },
): void {
	queries.setQueryData(sectionQuery(section).queryKey, (entries = []) =>
		entries.flatMap((each) => (each.id === id ? (theirs ?? []) : each)),
	);
}

/** What takes a change back. A sample's entry is gone for good: it was nobody's. */
export function undoOf(
	change: Change,
	before: StoredEntry | undefined,
	saved: StoredEntry,
): Change | null {
	switch (change.kind) {
		case "add":
			return null;
		case "change":
			return before && !before.is_sample
				? { ...change, entry: before, version: saved.version }
				: null;
		case "delete":
			return saved.is_sample ? null : { ...change, kind: "add", entry: saved };
	}
}

export function changeTitle(
	{ said }: SectionDeclaration,
	{ kind }: Change,
): string {
	if (kind === "add") return said.added;
	return kind === "change" ? said.changed : said.deleted;
}

export function notifyUnsaved(
	{ said }: SectionDeclaration,
	{ kind }: Change,
	text: string,
): void {
	const title = kind === "delete" ? said.deleteFailed : said.saveFailed;
	notify({ tone: "bad", title, text });
}
