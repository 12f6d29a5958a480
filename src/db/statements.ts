// What ties a person's statements to the entries they are about: the entry's name, which they follow when it changes.
import { and, eq } from "drizzle-orm";
import { ABOUT_SECTIONS } from "../domain/profile/fields/statements.ts";
import { entryName } from "../domain/profile/sections/entry-name.ts";
import type {
	ListSection,
	SectionEntry,
} from "../domain/profile/sections/section.ts";
import type { Tx } from "./database.ts";
import { statements } from "./schema/profile.ts";

type Renamed = {
	section: ListSection;
	before: SectionEntry;
	after: SectionEntry;
};

/** Statements about an entry under its name of before are about it under its name of now. */
export async function followEntryName(
	tx: Tx,
	userId: string,
	{ section, before, after }: Renamed,
): Promise<void> {
	const about = ABOUT_SECTIONS.find((each) => each === section);
	const name = entryName(section, before);
	const now = entryName(section, after);
	if (!about || name === now || name === "") return;
	await tx
		.update(statements)
		.set({ about_entry: now })
		.where(
			and(
				eq(statements.user_id, userId),
				eq(statements.about_section, about),
				eq(statements.about_entry, name),
			),
		);
}
