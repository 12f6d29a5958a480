// POST /api/profile/import: a resume's file, as a form's field "file" or as the whole body → ImportedProfile. Nothing is saved.
import { z } from "zod";
import { Profile } from "../domain/profile/profile.ts";
import type { ImportedProfile } from "../domain/resume-reading/draft/imported-profile.ts";
import { Placing } from "../domain/resume-reading/place-lines.ts";

/** `path` leads to the field in `profile`, `quote` is the line or lines of the source it was read from. */
const FieldSource = z.object({
	path: z.array(z.union([z.string(), z.number()])),
	quote: z.string(),
	page: z.number().optional(),
	doubtful: z.boolean(),
	why: z.string().optional(),
});

/** `unread` are lines of the source that found no home, `language` is ISO 639-1 or "und". */
export const ImportReply = z.object({
	profile: Profile,
	sources: z.array(FieldSource),
	unread: z.array(z.string()),
	notes: z.array(
		z.object({ where: z.string(), message: z.string(), hint: z.string() }),
	),
	language: z.string(),
}) satisfies z.ZodType<ImportedProfile>;
export type ImportReply = z.infer<typeof ImportReply>;

/** POST /api/profile/import/placings: a model says where unread lines belong. Nothing is saved. */
export const PlacingsRequest = z.object({
	profile: Profile,
	unread: z.array(z.string().max(5_000)).min(1).max(2_000),
});
/** To be put in their places with `placeLines`, which takes nothing but the lines' own words. */
export const PlacingsReply = z.object({ placings: z.array(Placing) });

/** POST /api/postings/read, with the file as for an import. */
export const PostingReply = z.object({ text: z.string() });
