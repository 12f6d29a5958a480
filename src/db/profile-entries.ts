// The entries of the profile's lists, one at a time. A change names the version it was made from: when somebody changed
// the entry in the meantime it is refused and nothing is overwritten. Repeating a call that got through changes nothing.
import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { listSections } from "../domain/profile/sections/all-sections.ts";
import { tooManyEntries } from "../domain/profile/sections/limits.ts";
import type {
	ListSection,
	SectionEntry,
} from "../domain/profile/sections/section.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Tx } from "./database.ts";
import {
	asEntry,
	asRow,
	isSame,
	type SavedEntry,
	storedColumns,
} from "./entry-rows.ts";
import { SECTION_TABLES } from "./section-tables.ts";
import { followEntryName } from "./statements.ts";

export type SectionOfPerson = { userId: string; section: ListSection };

/** In the specification's order. */
export async function listEntries(
	tx: Tx,
	{ userId, section }: SectionOfPerson,
): Promise<SavedEntry[]> {
	const { table, order } = SECTION_TABLES[section];
	const rows = await tx
		.select(storedColumns(section))
		.from(table)
		.where(eq(table.user_id, userId))
		.orderBy(
			order,
			asc(table.position),
			desc(table.created_at),
			desc(table.id),
		);
	return rows.map(asEntry);
}

/** The id is the page's: sent twice it makes one entry. */
export async function saveNewEntry(
	tx: Tx,
	place: SectionOfPerson,
	{
		id,
		is_sample = false,
		...entry
	}: SectionEntry & { id: string; is_sample?: boolean },
): Promise<SavedEntry> {
	const { userId, section } = place;
	const { table } = SECTION_TABLES[section];
	const [counted] = await tx
		.select({ entries: count() })
		.from(table)
		.where(eq(table.user_id, userId));
	const reason = tooManyIn(section, Number(counted?.entries) + 1);
	if (reason) throw reason;
	const [row] = await tx
		.insert(table)
		.values({ ...asRow(entry), id, user_id: userId, is_sample })
		.onConflictDoNothing()
		.returning(storedColumns(section));
	if (row) return asEntry(row);
	const standing = await getEntry(tx, place, id);
	if (isSame(section, standing, entry)) return standing;
	throw changedElsewhere();
}

export async function saveEntry(
	tx: Tx,
	place: SectionOfPerson,
	{ id, version, ...entry }: SectionEntry & { id: string; version: number },
): Promise<SavedEntry> {
	const { section, userId } = place;
	const { table } = SECTION_TABLES[section];
	const before = await getEntry(tx, place, id);
	const [row] = await tx
		.update(table)
		.set({
			...asRow(entry),
			version: sql`${table.version} + 1`,
			is_sample: false,
		})
		.where(and(itself(place, id), eq(table.version, version)))
		.returning(storedColumns(section));
	if (row) {
		const after = asEntry(row);
		await followEntryName(tx, userId, { section, before, after });
		return after;
	}
	const standing = await getEntry(tx, place, id);
	if (isSame(section, standing, entry)) return standing;
	throw changedElsewhere();
}

/** Said under the first field of the form that would add one more. */
function tooManyIn(section: ListSection, count: number): Refusal | null {
	const rules = listSections.find(({ name }) => name === section);
	const reason = rules && tooManyEntries(rules, count);
	if (!reason) return null;
	const message = `${reason}. Delete one to add another.`;
	const [first] = rules.fields;
	return new Refusal("bad-input", message, {
		...(first && { fields: { [first.name]: message } }),
	});
}

/** Gives back what was deleted. */
export async function deleteEntry(
	tx: Tx,
	place: SectionOfPerson,
	id: string,
): Promise<SavedEntry> {
	const [row] = await tx
		.delete(SECTION_TABLES[place.section].table)
		.where(itself(place, id))
		.returning(storedColumns(place.section));
	if (!row) throw notThere();
	return asEntry(row);
}

async function getEntry(
	tx: Tx,
	place: SectionOfPerson,
	id: string,
): Promise<SavedEntry> {
	const [row] = await tx
		.select(storedColumns(place.section))
		.from(SECTION_TABLES[place.section].table)
		.where(itself(place, id));
	if (!row) throw notThere();
	return asEntry(row);
}

function itself(
	{ userId, section }: SectionOfPerson,
	id: string,
): SQL | undefined {
	const { table } = SECTION_TABLES[section];
	return and(eq(table.user_id, userId), eq(table.id, id));
}

function changedElsewhere(): Refusal {
	return new Refusal(
		"conflict",
		"This entry was changed in another window since you opened it.",
	);
}

/** Somebody else's entry and one that never was are the same: not there. */
function notThere(): Refusal {
	return new Refusal("not-found", "This entry no longer exists.");
}
