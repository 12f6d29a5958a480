// Which dialog of a section is open, and what opens one by itself.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { StoredEntry } from "../../../api/profile-sections.ts";
import { entryName } from "../../../domain/profile/sections/entry-name.ts";
import type { SectionDeclaration } from "../../../domain/profile/sections/section.ts";
import { paths } from "../../paths.ts";
import type { ProfileSearch } from "../../profile-search.ts";
import { useMe } from "../../session.ts";
import { findDraft } from "./draft.ts";
import type { DialogEntry } from "./entry-dialog.tsx";
import { type FormValue, formValues } from "./form-values.ts";
import type { Unsaved } from "./unsaved.ts";

export type ShownSection =
	| { dialog: "none" }
	| { dialog: "entry"; opened: DialogEntry }
	| { dialog: "delete"; entry: StoredEntry }
	| { dialog: "clash"; id: string };

/** A draft found on arrival is taken up again; what the server refuses or somebody changed asks by itself. */
export function useShown(
	section: SectionDeclaration,
	unsaved: readonly Unsaved[],
	entries: readonly StoredEntry[],
) {
	const userId = useMe().user.id;
	const wished = useWished(section, entries);
	const [shown, setShown] = useState<ShownSection>(() => {
		const draft = findDraft(userId, section.name);
		const note = "This is what you typed. It isn't saved yet.";
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
		const { id, version, entry } = next;
		if (next.state === "failed")
			setShown({
				dialog: "entry",
				opened: {
					...opening(section, { ...entry, id, version, is_sample: false }),
					fields: next.fields,
				},
			});
		else setShown({ dialog: "clash", id: next.id });
	}, [unsaved, shown, section]);
	return [shown, setShown] as const;
}

/** A link to this tab may ask for a form (`ProfileSearch`); once, so that a reload asks nothing. */
function useWished(
	section: SectionDeclaration,
	entries: readonly StoredEntry[],
): DialogEntry | null {
	const search = useSearch({ from: "/framed/signed-in/profile" });
	const navigate = useNavigate();
	const isWished = search.add !== undefined && search.tab === section.tab;
	useEffect(() => {
		if (!isWished) return;
		const plain = { tab: section.tab };
		void navigate({ to: paths.profile, search: plain, replace: true });
	}, [isWished, section.tab, navigate]);
	return isWished ? wishedForm(section, entries, search) : null;
}

function wishedForm(
	section: SectionDeclaration,
	entries: readonly StoredEntry[],
	{ of, name, field, asked }: ProfileSearch,
): DialogEntry {
	const entry = entries.find(
		(each) => of && entryName(section.name, each) === of,
	);
	const opened = {
		...opening(section, entry ?? null),
		...(asked && { asked }),
	};
	const named = section.fields.find((each) => each.name === field);
	const lines = section.fields.find(({ kind }) => kind === "lines");
	const { name: into } = named ?? section.fields[0] ?? {};
	if (name && into) return withValue(opened, into, name);
	const standing = lines && opened.values[lines.name];
	return entry && lines && Array.isArray(standing)
		? withValue(opened, lines.name, [...standing, ""])
		: opened;
}

function withValue(
	opened: DialogEntry,
	name: string,
	value: FormValue,
): DialogEntry {
	return { ...opened, values: { ...opened.values, [name]: value } };
}

export function opening(
	section: SectionDeclaration,
	entry: StoredEntry | null,
): DialogEntry {
	return {
		id: entry?.id ?? null,
		version: entry?.version ?? 0,
		values: formValues(section.fields, entry ?? {}),
	};
}

function hasFields(fields: Record<string, string>): boolean {
	return Object.keys(fields).length > 0;
}
