// What a person changes in an import before it is added: entries put in order, joined, parted or carried to another section, and
// lines given to another entry. Every field keeps the line of the source it was read from; what loses its field is told as unread.
import { Profile } from "../profile/profile.ts";
import type { ListSection } from "../profile/sections/section.ts";
import {
	type CitedEntry,
	divided,
	type EntryValues,
	given,
	merged,
	type NamedSection,
	parted,
	type SectionWithLines,
	transferred,
	withValues,
} from "./cited-entries.ts";
import type { FieldSource, ImportedProfile } from "./draft/imported-profile.ts";

/** `at`, `to` and `line` count from 0. */
export type ImportEdit =
	| { kind: "change"; section: ListSection; at: number; entry: object }
	| { kind: "move"; section: ListSection; at: number; to: number }
	| { kind: "remove"; section: ListSection; at: number }
	/** Into the entry above. */
	| { kind: "merge"; section: ListSection; at: number }
	/** The line becomes the title of an entry of its own, with the lines below it. */
	| { kind: "split"; section: SectionWithLines; at: number; line: number }
	/** What joins two names becomes two entries. */
	| { kind: "divide"; section: NamedSection; at: number }
	| {
			kind: "transfer";
			section: SectionWithLines;
			at: number;
			to: SectionWithLines;
	  }
	| {
			kind: "give";
			section: SectionWithLines;
			at: number;
			line: number;
			/** The entry of the same section that the line belongs to. */
			to: number;
	  };

/** A section as it is after an edit, and the texts that lost their field. */
type Edited = {
	sections: Partial<Record<ListSection, CitedEntry[]>>;
	lost: string[];
};

/** The import after an edit. One that leads nowhere leaves the import as it is. */
export function editImport(
	reading: ImportedProfile,
	edit: ImportEdit,
): ImportedProfile {
	const { sections, lost } = edited(reading, edit);
	const names = Object.keys(sections) as ListSection[];
	const values = names.map((name) => [
		name,
		(sections[name] ?? []).map((each) => each.values),
	]);
	const profile = Profile.safeParse({
		...reading.profile,
		...Object.fromEntries(values),
	});
	if (!profile.success) return reading;
	return {
		...reading,
		profile: profile.data,
		sources: [
			...reading.sources.filter(
				({ path }) => !names.includes(path[0] as ListSection),
			),
			...names.flatMap((name) => sourcesOf(name, sections[name] ?? [])),
		],
		unread: [...reading.unread, ...lost],
	};
}

function edited(reading: ImportedProfile, edit: ImportEdit): Edited {
	const { section, at } = edit;
	const entries = citedIn(reading, section);
	const entry = entries[at];
	if (!entry) return { sections: {}, lost: [] };
	const others = entries.filter((each) => each !== entry);
	const only = (list: CitedEntry[], lost: string[] = []): Edited => ({
		sections: { [section]: list },
		lost,
	});
	switch (edit.kind) {
		case "change":
			return only(
				entries.with(at, withValues(entry, edit.entry as EntryValues)),
			);
		case "move":
			return only(others.toSpliced(edit.to, 0, entry));
		case "remove":
			return only(others);
		case "merge": {
			const above = entries[at - 1];
			if (!above) return only(entries);
			const { whole, lost } = merged(above, entry);
			return only(others.with(at - 1, whole), lost);
		}
		case "split":
			return only(
				entries.toSpliced(at, 1, ...parted(edit.section, entry, edit.line)),
			);
		case "divide":
			return only(entries.toSpliced(at, 1, ...divided(edit.section, entry)));
		case "give":
			return only(given(entries, edit));
		case "transfer": {
			if (edit.to === section) return only(entries);
			const { whole, lost } = transferred(entry, edit.section, edit.to);
			const there = [...citedIn(reading, edit.to), whole];
			return { sections: { [section]: others, [edit.to]: there }, lost };
		}
	}
}

function citedIn(
	{ profile, sources }: ImportedProfile,
	section: ListSection,
): CitedEntry[] {
	return profile[section].map((values, at) => ({
		values: { ...values },
		found: sources
			.filter(({ path }) => path[0] === section && path[1] === at)
			.map((source) => ({ keys: source.path.slice(2), source })),
	}));
}

function sourcesOf(section: ListSection, entries: CitedEntry[]): FieldSource[] {
	return entries.flatMap(({ found }, at) =>
		found.map(({ keys, source }) => ({
			...source,
			path: [section, at, ...keys],
		})),
	);
}
