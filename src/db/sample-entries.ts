// The entries a sample person brings, under ids of their own, so that loading it twice at once brings each only once.
import { and, eq } from "drizzle-orm";
import type { Profile } from "../domain/profile/profile.ts";
import type { Tx } from "./database.ts";
import { asRow } from "./entry-rows.ts";
import { LIST_SECTIONS, SECTION_TABLES } from "./section-tables.ts";

export async function saveSampleEntries(
	tx: Tx,
	userId: string,
	sample: Profile,
): Promise<void> {
	for (const [index, section] of LIST_SECTIONS.entries()) {
		const rows = sample[section].map((entry, position) => ({
			...asRow(entry),
			id: sampleId(index, position),
			user_id: userId,
			position,
			is_sample: true,
		}));
		if (rows.length === 0) continue;
		await tx
			.insert(SECTION_TABLES[section].table)
			.values(rows)
			.onConflictDoNothing();
	}
}

/** Those the person has changed are theirs and stay. */
export async function deleteSampleEntries(
	tx: Tx,
	userId: string,
): Promise<void> {
	for (const section of LIST_SECTIONS) {
		const { table } = SECTION_TABLES[section];
		await tx
			.delete(table)
			.where(and(eq(table.user_id, userId), eq(table.is_sample, true)));
	}
}

function sampleId(section: number, position: number): string {
	const place = String(section * 100 + position).padStart(12, "0");
	return `5a3b1e00-5a3b-4a3b-8a3b-${place}`;
}
