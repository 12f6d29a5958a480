// What only the person can tell, answered where a posting asks it and kept among their own statements.
import { z } from "zod";
import { Statement } from "../domain/profile/profile.ts";
import { calls } from "./call.ts";

const AnswerRequest = z.object({
	kind: Statement.shape.kind,
	/** The condition in words: the same again is the same question. */
	text: z.string().trim().min(1).max(2000),
	/** "Yes", "No" or something more exact. Null takes the answer back. */
	answer: z.string().trim().min(1).max(500).nullable(),
});

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
});
