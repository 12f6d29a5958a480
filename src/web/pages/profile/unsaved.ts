// Changes that the server has not confirmed: those on their way, those that failed, and those that met another change. They
// stand in the list as if they were saved, with a word about it, and survive a reload.
import { useCallback, useSyncExternalStore } from "react";
import type { StoredEntry } from "../../../api/profile-sections.ts";
import type {
	SectionDeclaration,
	SectionEntry,
} from "../../../domain/profile/sections/section.ts";

export type Change = {
	kind: "add" | "change" | "delete";
	section: SectionDeclaration["name"];
	id: string;
	/** What is to be stored; for a deletion what is there now. */
	entry: SectionEntry;
	version: number;
};

export type Unsaved = Change &
	(
		| { state: "saving" }
		| { state: "failed"; message: string; fields: Record<string, string> }
		/** Somebody was first; `theirs` is null when they deleted it. */
		| { state: "clash"; theirs: StoredEntry | null }
	);

const UNKNOWN =
	"The page was reloaded before the server answered. Try again to be sure.";
const none: readonly Unsaved[] = [];
const lists = new Map<string, readonly Unsaved[]>();
const listeners = new Set<() => void>();

export function useUnsaved(userId: string): readonly Unsaved[] {
	return useSyncExternalStore(
		subscribe,
		useCallback(() => listOf(userId), [userId]),
	);
}

export function putUnsaved(userId: string, change: Unsaved): void {
	const others = listOf(userId).filter(({ id }) => id !== change.id);
	keep(userId, [...others, change]);
}

export function removeUnsaved(userId: string, id: string): void {
	keep(
		userId,
		listOf(userId).filter((each) => each.id !== id),
	);
}

function listOf(userId: string): readonly Unsaved[] {
	const list = lists.get(userId) ?? stored(userId);
	lists.set(userId, list);
	return list;
}

function keep(userId: string, list: readonly Unsaved[]): void {
	lists.set(userId, list);
	sessionStorage.setItem(keyOf(userId), JSON.stringify(list));
	for (const report of listeners) report();
}

function stored(userId: string): readonly Unsaved[] {
	const text = sessionStorage.getItem(keyOf(userId));
	if (!text) return none;
	return (JSON.parse(text) as Unsaved[]).map((change) =>
		change.state === "saving"
			? { ...change, state: "failed", message: UNKNOWN, fields: {} }
			: change,
	);
}

function subscribe(report: () => void): () => void {
	listeners.add(report);
	return () => listeners.delete(report);
}

function keyOf(userId: string): string {
	return `attune.profile.unsaved.${userId}`;
}
