// Which dialog of a section is open, and what opens one by itself.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { StoredEntry } from "../../../api/profile-sections.ts";
import type { Section } from "../../../domain/profile/sections/section.ts";
import { paths } from "../../paths.ts";
import { useMe } from "../../session.tsx";
import { findDraft } from "./draft.ts";
import type { Opened } from "./entry-dialog.tsx";
import { formValues } from "./form-values.ts";
import type { Unsaved } from "./unsaved.ts";

export type Shown =
	| { dialog: "none" }
	| { dialog: "entry"; opened: Opened }
	| { dialog: "delete"; entry: StoredEntry }
	| { dialog: "clash"; id: string };

/** A draft found on arrival is taken up again; what the server refuses or somebody changed asks by itself. */
export function useShown(section: Section, unsaved: readonly Unsaved[]) {
	const userId = useMe().user.id;
	const wished = useWished(section);
	const [shown, setShown] = useState<Shown>(() => {
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

export function opening(section: Section, entry: StoredEntry | null): Opened {
	return {
		id: entry?.id ?? null,
		version: entry?.version ?? 0,
		values: formValues(section.fields, entry ?? {}),
	};
}

function hasFields(fields: Record<string, string>): boolean {
	return Object.keys(fields).length > 0;
}
