// The profile as its page edits it: every section with the ids and versions of its entries.
//   GET    /api/profile/sections         ProfileSections, all at once
//   GET    /api/profile/personal         PersonalReply
//   PUT    /api/profile/personal         PersonalRequest → PersonalReply
//   GET    /api/profile/{table}          EntryList, in the specification's order; {table} as in API-19 and API-20
//   POST   /api/profile/{table}          the entry's fields and an id made by the page → 201 EntryReply
//   PUT    /api/profile/{table}/{id}     the entry's fields and the version they were changed from → EntryReply
//   DELETE /api/profile/{table}/{id}     EntryReply with what was deleted
//   PUT    /api/profile/sample           loads a sample person into an empty profile → ProfileSections
//   DELETE /api/profile/sample           takes it out again → ProfileSections
import { z } from "zod";
import { Personal, Profile } from "../domain/profile/profile.ts";
import { listSections } from "../domain/profile/sections/all-sections.ts";
import { personalSchema } from "../domain/profile/sections/personal.ts";
import {
	type Entry,
	entrySchema,
	type ListSection,
	type Section,
} from "../domain/profile/sections/section.ts";

/** `is_sample`: it came with the sample person and was not touched since. */
const keys = { id: z.string(), version: z.number(), is_sample: z.boolean() };
export type StoredEntry = Entry & z.infer<z.ZodObject<typeof keys>>;

/** Version 0: nothing was ever saved. */
const StoredPersonal = Personal.extend({
	version: z.number(),
	is_sample: z.boolean(),
});
export type StoredPersonal = z.infer<typeof StoredPersonal>;
export const PersonalReply = z.object({ personal: StoredPersonal });
export const PersonalRequest = personalSchema.and(
	z.object({ version: z.int().min(0) }),
);

export const entryReply = (section: ListSection) =>
	z.object({ entry: storedEntry(section) });
export const entryList = (section: ListSection) =>
	z.object({ entries: z.array(storedEntry(section)) });
export const newEntry = (section: Section, today: () => string) =>
	entrySchema(section, today).and(z.object({ id: z.uuid() }));
export const changedEntry = (section: Section, today: () => string) =>
	entrySchema(section, today).and(z.object({ version: z.int().min(1) }));

export type SectionEntries = Record<ListSection, StoredEntry[]>;
export const ProfileSections = z.object({
	personal: StoredPersonal,
	sections: z.object(
		Object.fromEntries(
			listSections.map(({ name }) => [name, z.array(storedEntry(name))]),
		),
	) as unknown as z.ZodType<SectionEntries>,
});
export type ProfileSections = z.infer<typeof ProfileSections>;

function storedEntry(section: ListSection): z.ZodType<StoredEntry> {
	const entry: z.ZodObject = Profile.shape[section].unwrap().element;
	return entry.extend(keys) as unknown as z.ZodType<StoredEntry>;
}
