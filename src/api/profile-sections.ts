// The profile as its page edits it: every section with the ids and versions of its entries.
import { z } from "zod";
import { Personal, Profile } from "../domain/profile/profile.ts";
import { listSections } from "../domain/profile/sections/all-sections.ts";
import { personalSchema } from "../domain/profile/sections/personal.ts";
import {
	entrySchema,
	type ListSection,
	type SectionDeclaration,
	type SectionEntry,
} from "../domain/profile/sections/section.ts";
import { calls } from "./call.ts";

/** `is_sample`: it came with the sample person and was not touched since. */
const keys = { id: z.string(), version: z.number(), is_sample: z.boolean() };
export type StoredEntry = SectionEntry & z.infer<z.ZodObject<typeof keys>>;

/** Version 0: nothing was ever saved. */
const StoredPersonal = Personal.extend({
	version: z.number(),
	is_sample: z.boolean(),
});
export type StoredPersonal = z.infer<typeof StoredPersonal>;
const PersonalReply = z.object({ personal: StoredPersonal });
const PersonalRequest = personalSchema.and(
	z.object({ version: z.int().min(0) }),
);

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

/** All sections at once, the personal details, and a sample person to try things with. */
export const sectionCalls = calls({
	readAll: {
		method: "get",
		path: "/api/profile/sections",
		reply: ProfileSections,
		about: "All sections, with ids and versions",
	},
	readPersonal: {
		method: "get",
		path: "/api/profile/personal",
		reply: PersonalReply,
		about: "The personal details",
	},
	savePersonal: {
		method: "put",
		path: "/api/profile/personal",
		body: PersonalRequest,
		reply: PersonalReply,
		about: "The personal details",
		refuses: ["conflict"],
	},
	/** Into an empty profile. */
	loadSample: {
		method: "put",
		path: "/api/profile/sample",
		reply: ProfileSections,
		about: "All sections, with ids and versions",
		refuses: ["conflict"],
	},
	removeSample: {
		method: "delete",
		path: "/api/profile/sample",
		reply: ProfileSections,
		about: "All sections, with ids and versions",
	},
});

/** The four calls of one list, whose address is its table's name (API-19, API-20). `today` bounds what may lie in the future. */
export function entryCalls(section: SectionDeclaration, today: () => string) {
	const { name, table, label } = section;
	const fields = entrySchema(section, today);
	const one = {
		reply: z.object({ entry: storedEntry(name) }),
		about: `One ${section.entry}`,
	};
	return calls({
		list: {
			method: "get",
			path: `/api/profile/${table}`,
			reply: z.object({ entries: z.array(storedEntry(name)) }),
			about: `${label}, in order`,
		},
		/** The id is made by the page, so that a repeated request adds nothing twice. */
		add: {
			method: "post",
			path: `/api/profile/${table}`,
			body: fields.and(z.object({ id: z.uuid() })),
			...one,
			status: 201,
			refuses: ["conflict"],
		},
		/** With the version the fields were changed from. */
		change: {
			method: "put",
			path: `/api/profile/${table}/{id}`,
			body: fields.and(z.object({ version: z.int().min(1) })),
			...one,
			refuses: ["conflict", "PGRST116"],
		},
		remove: {
			method: "delete",
			path: `/api/profile/${table}/{id}`,
			...one,
			refuses: ["PGRST116"],
		},
	});
}

function storedEntry(section: ListSection): z.ZodType<StoredEntry> {
	const entry: z.ZodObject = Profile.shape[section].unwrap().element;
	return entry.extend(keys) as unknown as z.ZodType<StoredEntry>;
}
