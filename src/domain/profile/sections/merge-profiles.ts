// Puts what an import found to what a profile already holds. Nothing is lost: what is already there stays as it is, what is missing
// is filled in, and where both say something different the difference is told. The same input gives the same profile.
import type { Problem } from "../../problem.ts";
import { newestFirstIfDated, type Period } from "../period.ts";
import { type Personal, Profile } from "../profile.ts";
import { withinLimits } from "./limits.ts";
import { isSameEntry } from "./same-entry.ts";
import type { ListSection } from "./section.ts";

/** What stays and what the import says instead. */
export type Conflict = { field: string; kept: string; imported: string };

export type MergedEntry = {
	section: ListSection;
	/** Where the entry stands in the merged profile, and where it stood in the import. */
	at: number;
	importedAt: number;
	/** New; already there to the letter; there and now more complete; or there and different. */
	state: "new" | "same" | "completed" | "conflicting";
	conflicts: Conflict[];
};

export type MergedProfile = {
	profile: Profile;
	entries: MergedEntry[];
	/** Fields of the person that the import says differently. */
	personal: Conflict[];
	/** What there is no more room for. */
	leftOut: Problem[];
};

const SECTIONS = Object.keys(Profile.shape).filter(
	(name): name is ListSection => name !== "personal",
);

export function mergeProfiles(
	existing: Profile,
	imported: Profile,
): MergedProfile {
	const person = mergeFields(existing.personal, imported.personal);
	const profile: Profile = { ...existing, personal: person.merged as Personal };
	const entries = SECTIONS.flatMap((section) => {
		const merged = mergeSection(section, existing[section], imported[section]);
		Object.assign(profile, { [section]: merged.list });
		return merged.entries;
	});
	const { profile: kept, leftOut } = withinLimits(profile);
	return {
		profile: kept,
		entries: entries.filter(({ section, at }) => at < kept[section].length),
		personal: person.conflicts,
		leftOut,
	};
}

type Entry = Record<string, unknown>;

function mergeSection(
	section: ListSection,
	existing: Entry[],
	imported: Entry[],
): { list: Entry[]; entries: MergedEntry[] } {
	const list = [...existing];
	const reported = imported.map((entry, importedAt) => {
		const at = list.findIndex((other) => isSameEntry(section, other, entry));
		if (at < 0) {
			list.push(entry);
			return { entry, importedAt, state: "new" as const, conflicts: [] };
		}
		const { merged, conflicts, isMore } = mergeFields(list[at] ?? {}, entry);
		list[at] = merged;
		return {
			entry: merged,
			importedAt,
			state:
				conflicts.length > 0
					? ("conflicting" as const)
					: isMore
						? ("completed" as const)
						: ("same" as const),
			conflicts,
		};
	});
	const ordered = reported.some(({ state }) => state === "new")
		? inOrder(list)
		: list;
	// An entry named twice in the import was merged twice: the last form of it is the one in the list.
	const entries = reported.map(({ entry, ...rest }) => ({
		section,
		at: Math.max(
			ordered.indexOf(entry),
			ordered.findIndex((other) => isSameEntry(section, other, entry)),
		),
		...rest,
	}));
	return { list: ordered, entries };
}

/** Newest first where entries have a time; others keep their order, new ones last. */
function inOrder(list: Entry[]): Entry[] {
	const hasPeriod = list.every((entry) => "is_current" in entry);
	return hasPeriod ? newestFirstIfDated(list as (Entry & Period)[]) : list;
}

type MergedFields = { merged: Entry; conflicts: Conflict[]; isMore: boolean };

function mergeFields(existing: Entry, imported: Entry): MergedFields {
	const merged: Entry = { ...existing };
	const conflicts: Conflict[] = [];
	let isMore = false;
	for (const [field, value] of Object.entries(imported)) {
		const held = existing[field];
		if (isNothing(value) || value === held) continue;
		if (Array.isArray(value)) {
			const lines = Array.isArray(held) ? (held as string[]) : [];
			const added = (value as string[]).filter(
				(line) => !lines.some((other) => isSameText(other, line)),
			);
			merged[field] = [...lines, ...added];
			isMore ||= added.length > 0;
		} else if (isNothing(held) || isMoreExact(held, value)) {
			// A job that has ended is not made to go on by an older resume.
			if (field === "is_current" || field === "is_ongoing") {
				if (!isNothing(existing.end_date)) continue;
			}
			merged[field] = value;
			isMore = true;
		} else if (!isMoreExact(value, held) && !isSameText(held, value))
			conflicts.push({ field, kept: String(held), imported: String(value) });
	}
	// One who has left has an end; then the job no longer goes on.
	if (!isNothing(imported.end_date) && isNothing(existing.end_date)) {
		if (merged.is_current === true) {
			conflicts.push({
				field: "end_date",
				kept: "",
				imported: String(imported.end_date),
			});
			merged.end_date = null;
		}
	}
	return { merged, conflicts, isMore };
}

function isNothing(value: unknown): boolean {
	return (
		value === null || value === undefined || value === "" || value === false
	);
}

/** "2019-03" tells more than "2019". */
function isMoreExact(held: unknown, value: unknown): boolean {
	return (
		typeof held === "string" &&
		typeof value === "string" &&
		/^\d{4}(-\d{2})?$/.test(held) &&
		value.startsWith(`${held}-`)
	);
}

function isSameText(a: unknown, b: unknown): boolean {
	return folded(a) === folded(b);
}

function folded(value: unknown): string {
	return String(value)
		.normalize("NFKC")
		.toLowerCase()
		.replace(/^https?:\/\/(?:www\.)?|\/$/g, "")
		.replace(/[\s.,;:–—-]+/g, " ")
		.trim();
}
