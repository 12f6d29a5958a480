// Saves changes to a section's entries. A change shows at once; when it fails it stays in the list with a word about it, and
// nothing that was typed is lost. Repeating is harmless: the server knows a change it has already made.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { StoredEntry } from "../../../api/profile-sections.ts";
import type { SectionDeclaration } from "../../../domain/profile/sections/section.ts";
import { refusedSave } from "../../refused-save.ts";
import { useMe } from "../../session.ts";
import { notify } from "../../ui/toast.tsx";
import {
	changeTitle,
	findTheirs,
	keepSaved,
	keepTheirs,
	notifyUnsaved,
	sendChange,
	undoOf,
} from "./section-changes.ts";
import { forgetWholeProfile, sectionQuery } from "./sections-store.ts";
import {
	type Change,
	putUnsaved,
	removeUnsaved,
	type Unsaved,
	useUnsaved,
} from "./unsaved.ts";

/** An entry as it stands in the list, with what is not yet confirmed about it. */
export type ListedEntry = { entry: StoredEntry; unsaved: Unsaved | null };

export type SectionSaving = ReturnType<typeof useSectionSaving>;

export function useSectionSaving(section: SectionDeclaration) {
	const queries = useQueryClient();
	const { id: userId } = useMe().user;
	const unsaved = useUnsaved(userId).filter(
		(change) => change.section === section.name,
	);
	const { mutate } = useMutation({
		// Without a network it fails at once and says so, in place of waiting unseen.
		networkMode: "always",
		mutationFn: (change: Change) => sendChange(section, change),
		onMutate: (change) => {
			const before = queries
				.getQueryData(sectionQuery(section).queryKey)
				?.find(({ id }) => id === change.id);
			putUnsaved(userId, { ...change, state: "saving" });
			return { before };
		},
		onSuccess: (saved, change, { before }) => {
			keepSaved(queries, section, { saved, change });
			removeUnsaved(userId, change.id);
			forgetWholeProfile(queries);
			const undo = undoOf(change, before, saved);
			notify({
				tone: "ok",
				title: changeTitle(section, change),
				...(undo && { action: { label: "Undo", run: () => mutate(undo) } }),
			});
		},
		onError: async (failure, change) => {
			const refused = refusedSave(failure);
			const isClash = change.kind !== "delete" && refused.why !== "failed";
			const theirs = isClash
				? await findTheirs(section, change.id).catch(() => undefined)
				: undefined;
			// What is added and not there stands in nobody's way: it was refused for itself.
			const isRefused = theirs === null && change.kind === "add";
			if (theirs === undefined || isRefused) {
				const { fields, message } = failure;
				putUnsaved(userId, { ...change, state: "failed", message, fields });
				notifyUnsaved(section, change, message);
			} else putUnsaved(userId, { ...change, state: "clash", theirs });
		},
	});
	return {
		unsaved,
		save: (change: Omit<Change, "section">) =>
			mutate({ ...change, section: section.name }),
		/** Leaves the entry as the server has it. */
		giveUp: (change: Unsaved) => {
			if (change.state === "clash")
				keepTheirs(queries, section, { id: change.id, theirs: change.theirs });
			removeUnsaved(userId, change.id);
		},
		keepMine: (change: Unsaved) => {
			const theirs = change.state === "clash" ? change.theirs : null;
			keepTheirs(queries, section, { id: change.id, theirs });
			const { entry, id } = change;
			mutate({
				section: section.name,
				kind: theirs ? "change" : "add",
				entry,
				id,
				version: theirs?.version ?? 0,
			});
		},
	};
}

/** The entries with every unconfirmed change in its place. */
export function listedEntries(
	{ newAt }: SectionDeclaration,
	entries: StoredEntry[],
	unsaved: readonly Unsaved[],
): ListedEntry[] {
	const changeOf = (id: string) =>
		unsaved.find((change) => change.id === id) ?? null;
	const rows = entries.flatMap((entry): ListedEntry[] => {
		const change = changeOf(entry.id);
		if (change?.kind === "delete" && change.state === "saving") return [];
		if (change && change.kind !== "delete") {
			const { id, version } = change;
			const { is_sample } = entry;
			const changed = { ...entry, ...change.entry, id, version, is_sample };
			return [{ entry: changed, unsaved: change }];
		}
		return [{ entry, unsaved: change }];
	});
	const known = new Set(entries.map(({ id }) => id));
	const added = unsaved
		.filter(({ id, kind }) => kind !== "delete" && !known.has(id))
		.map((change): ListedEntry => {
			const { entry, id, version } = change;
			return {
				entry: { ...entry, id, version, is_sample: false },
				unsaved: change,
			};
		});
	return newAt === "top" ? [...added.reverse(), ...rows] : [...rows, ...added];
}
