// A resume's file or a posting's, read and not saved.
import { z } from "zod";
import { Profile } from "../domain/profile/profile.ts";
import type { ImportedProfile } from "../domain/resume-reading/draft/imported-profile.ts";
import { Placing } from "../domain/resume-reading/placing.ts";
import { calls } from "./call.ts";

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

const PlacingsRequest = z.object({
	profile: Profile,
	unread: z.array(z.string().max(5_000)).min(1).max(2_000),
});
/** To be put in their places with `placeLines`, which takes nothing but the lines' own words. */
export const PlacingsReply = z.object({ placings: z.array(Placing) });

export const importCalls = calls({
	read: {
		method: "post",
		path: "/api/profile/import",
		isUpload: true,
		reply: ImportReply,
		about: "What the file says, not saved",
		refuses: ["too_large"],
	},
	place: {
		method: "post",
		path: "/api/profile/import/placings",
		body: PlacingsRequest,
		reply: PlacingsReply,
		about: "Where unread lines belong, as a model says",
		refuses: ["ai_unavailable"],
	},
	readPosting: {
		method: "post",
		path: "/api/postings/read",
		isUpload: true,
		reply: z.object({ text: z.string() }),
		about: "The text of the file",
		refuses: ["too_large"],
	},
});
