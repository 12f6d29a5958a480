// A person's career profile, whole: read in the specification's orders, replaced in one transaction. Single entries have a
// file of their own.
import { eq, sql } from "drizzle-orm";
import { Personal, type Profile } from "../domain/profile/profile.ts";
import type {
	ListSection,
	SectionEntry,
} from "../domain/profile/sections/section.ts";
import type { Tx } from "./database.ts";
import { asRow, isSame, type SavedEntry } from "./entry-rows.ts";
import { listEntries, type SectionOfPerson } from "./profile-entries.ts";
import { profiles } from "./schema/profile.ts";
import {
	domainColumns,
	LIST_SECTIONS,
	SECTION_TABLES,
} from "./section-tables.ts";

/** Languages, interests and references say something only beside these. */
const FACT_SECTIONS = LIST_SECTIONS.filter(
	(section) =>
		!["languages", "interests", "references", "statements"].includes(section),
);

/** Everything the person has written down; an empty profile when they have not begun. */
export async function findProfile(tx: Tx, userId: string): Promise<Profile> {
	const profile: Record<string, unknown> = {
		personal: await findPersonal(tx, userId),
	};
	for (const section of LIST_SECTIONS)
		profile[section] = (await listEntries(tx, { userId, section })).map(
			withoutKeys,
		);
	return profile as Profile;
}

/** The first section alone; empty when the person has not begun. */
export async function findPersonal(tx: Tx, userId: string): Promise<Personal> {
	const [personal] = await tx
		.select(domainColumns(profiles, Personal.shape))
		.from(profiles)
		.where(eq(profiles.user_id, userId));
	return (personal as Personal | undefined) ?? Personal.parse({});
}

/** Whether a section that holds facts has an entry. */
export async function hasFactEntries(tx: Tx, userId: string): Promise<boolean> {
	const counts = FACT_SECTIONS.map((section) => {
		const { table } = SECTION_TABLES[section];
		return sql`exists (select 1 from ${table} where ${table.user_id} = ${userId})`;
	});
	const { rows } = await tx.execute(
		sql`select (${sql.join(counts, sql` or `)}) as found`,
	);
	return rows[0]?.found === true;
}

/** Whoever else wants to replace the profile waits until this transaction has ended. */
export async function lockProfile(tx: Tx, userId: string): Promise<void> {
	await tx
		.select({ user_id: profiles.user_id })
		.from(profiles)
		.where(eq(profiles.user_id, userId))
		.for("update");
}

/** Replaces all sections. An entry that stays as it was keeps its id. */
export async function saveProfile(
	tx: Tx,
	userId: string,
	profile: Profile,
): Promise<void> {
	await tx
		.insert(profiles)
		.values({ ...profile.personal, user_id: userId })
		.onConflictDoUpdate({
			target: profiles.user_id,
			set: { ...profile.personal, version: sql`${profiles.version} + 1` },
		});
	for (const section of LIST_SECTIONS)
		await saveEntries(tx, { userId, section }, profile[section]);
}

async function saveEntries(
	tx: Tx,
	{ userId, section }: SectionOfPerson,
	entries: SectionEntry[],
): Promise<void> {
	const { table } = SECTION_TABLES[section];
	const kept = await listEntries(tx, { userId, section });
	const rows = entries.map((entry, position) => ({
		...asRow(entry),
		...keysOf(takeSame(kept, section, entry)),
		position,
		user_id: userId,
	}));
	await tx.delete(table).where(eq(table.user_id, userId));
	if (rows.length > 0) await tx.insert(table).values(rows);
}

/** Each stored entry answers for one new one only. */
function takeSame(
	kept: SavedEntry[],
	section: ListSection,
	entry: SectionEntry,
): SavedEntry | undefined {
	const place = kept.findIndex((each) => isSame(section, each, entry));
	return place < 0 ? undefined : kept.splice(place, 1)[0];
}

function keysOf(same: SavedEntry | undefined) {
	if (!same) return {};
	const { id, version, is_sample } = same;
	return { id, version, is_sample };
}

function withoutKeys({
	id: _id,
	version: _version,
	is_sample: _isSample,
	...entry
}: SavedEntry): SectionEntry {
	return entry;
}
