// Who can word a document now. Administrators are told more than others; nobody is told a key.
import { z } from "zod";
import { calls } from "./call.ts";

export const WriterReply = z.object({
	/** A provider's model can be chosen, and writes unless another choice is made. */
	hasModel: z.boolean(),
	/** In words for the person, where a model was set up and cannot be used now. */
	note: z.string().nullable(),
	/** For administrators only. */
	details: z
		.object({
			provider: z.string().nullable(),
			model: z.string().nullable(),
			setBy: z.enum(["environment", "settings"]).nullable(),
			problem: z.string().nullable(),
			/** Measured on the last calls of this model; null before the first. */
			perDocument: z
				.object({ tokens: z.number(), dollars: z.number(), of: z.number() })
				.nullable(),
		})
		.nullable(),
});
export type WriterReply = z.infer<typeof WriterReply>;

export const writerCalls = calls({
	read: {
		method: "get",
		path: "/api/writer",
		reply: WriterReply,
		about: "Who can write",
	},
});
