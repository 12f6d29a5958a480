// An entry of a profile as a row of its section's table, and back.
import type { PgColumn } from "drizzle-orm/pg-core";
import { listSections } from "../domain/profile/sections/all-sections.ts";
import type {
	ListSection,
	SectionEntry,
} from "../domain/profile/sections/section.ts";
import { SECTION_TABLES, type SectionTable } from "./section-tables.ts";

/** An entry as it is stored. `is_sample`: it came with the sample person and was not touched since. */
export type SavedEntry = SectionEntry & {
	id: string;
	version: number;
	is_sample: boolean;
};

/** Field by field, whatever else the two carry. */
export function isSame(
	section: ListSection,
	one: SectionEntry,
	other: SectionEntry,
): boolean {
	const [a, b] = [one, other] as Record<string, unknown>[];
	return Object.keys(SECTION_TABLES[section].columns).every(
		(name) => JSON.stringify(a?.[name]) === JSON.stringify(b?.[name]),
	);
}

/** An empty list is stored as null. */
export function asRow(entry: object): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(entry).map(([name, value]) => [
			name,
			Array.isArray(value) && value.length === 0 ? null : value,
		]),
	);
}

export function storedColumns(section: ListSection): Record<string, PgColumn> {
	const { table, columns }: SectionTable = SECTION_TABLES[section];
	const { id, version, is_sample } = table;
	return { ...columns, id, version, is_sample };
}

/** A row as the domain knows it. */
export function asEntry(row: Record<string, unknown>): SavedEntry {
	return withLists(row) as SavedEntry;
}

const LISTS = new Set(
	listSections.flatMap(({ fields }) =>
		fields.filter(({ column }) => column === "lines").map(({ name }) => name),
	),
);

/** And null is an empty list. */
function withLists(row: Record<string, unknown>): Record<string, unknown> {
	for (const name of LISTS) if (row[name] === null) row[name] = [];
	return row;
}
