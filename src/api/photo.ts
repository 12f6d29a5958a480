// A person's photo. The browser cuts it out and encodes it anew; what comes here is the picture and nothing else.
import { z } from "zod";
import { MOST_LETTERS } from "../domain/profile/photo.ts";
import { calls } from "./call.ts";

const Photo = z.object({
	/** JPEG in base64. */
	jpeg: z.string(),
	width: z.number(),
	height: z.number(),
	/** On resumes whose template has a place for it. */
	is_shown: z.boolean(),
});
/** Null: there is none. */
export const PhotoReply = z.object({ photo: Photo.nullable() });
export type PhotoReply = z.infer<typeof PhotoReply>;

const path = "/api/profile/photo";

export const photoCalls = calls({
	read: { method: "get", path, reply: PhotoReply, about: "The photo" },
	save: {
		method: "put",
		path,
		body: z.object({
			jpeg: z.string().max(MOST_LETTERS, "The photo is larger than 150 kB"),
		}),
		reply: PhotoReply,
		about: "The photo as it is kept",
	},
	show: {
		method: "patch",
		path,
		body: z.object({ is_shown: z.boolean() }),
		reply: PhotoReply,
		about: "The photo",
	},
	delete: {
		method: "delete",
		path,
		reply: PhotoReply,
		about: "There is none any more",
	},
});
