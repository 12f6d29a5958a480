// What only the person can tell, answered where a posting asks it and kept among their own statements.
import { z } from "zod";
import { ABOUT_SECTIONS } from "../domain/profile/fields/statements.ts";
import { Statement } from "../domain/profile/profile.ts";
import { calls } from "./call.ts";

const AnswerRequest = z.object({
	kind: Statement.shape.kind,
	/** The condition in words: the same again is the same question. */
	text: z.string().trim().min(1).max(2000),
	/** "Yes", "No" or something more exact. Null takes the answer back. */
	answer: z.string().trim().min(1).max(1500).nullable(),
});

const LineRequest = z.object({
	/** The line as it stands in the document. */
	text: z.string().trim().min(1).max(2000),
	/** The entry it stands under, by section and `entryName`; null where it stands under none. */
	about: z
		.object({
			section: z.enum(ABOUT_SECTIONS),
			entry: z.string().min(1).max(600),
		})
		.nullable(),
	/** False takes the person's word back. */
	isSo: z.boolean(),
	/** The words they wrote again, where a click is not enough. */
	typed: z.string().max(2000).nullable(),
	/** The document it stands in, whose open lines are counted anew. */
	document: z.string().nullable(),
});
export type LineRequest = z.infer<typeof LineRequest>;

export const answerCalls = calls({
	/** The server dates it. */
	keep: {
		method: "put",
		path: "/api/profile/answers",
		body: AnswerRequest,
		reply: z.object({ statement: Statement.nullable() }),
		about:
			"The statement that now keeps the answer, null where it was taken back",
	},
	/** A line of a document that the profile does not say, confirmed by the person. The server dates it. */
	confirmLine: {
		method: "put",
		path: "/api/profile/lines",
		body: LineRequest,
		reply: z.object({ statement: Statement.nullable() }),
		about:
			"The statement that now holds the line, null where it was taken back",
		refuses: ["conflict"],
	},
});
