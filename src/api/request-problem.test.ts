import { describe, expect, it } from "vitest";
import { z } from "zod";
import { expectation, problemOf } from "./request-problem.ts";

const Request = z.strictObject({
	title: z.string().min(2).max(5),
	count: z.int().max(3),
	kind: z.enum(["resume", "letter"]),
	lines: z.array(z.string()).max(1),
	id: z.uuid(),
	own: z.string("Say what you mean"),
});
const fine = {
	title: "abc",
	count: 1,
	kind: "resume",
	lines: [],
	id: crypto.randomUUID(),
	own: "x",
};

function messageFor(request: unknown): string {
	const read = Request.safeParse(request, { error: expectation });
	if (read.success) throw new Error("nothing is wrong with it");
	return problemOf(read.error.issues).message;
}

describe("what is wrong with a request is said as a field and what is expected of it", () => {
	it.each<[object, string]>([
		[{ title: 7 }, "“title” must be text."],
		[{ title: undefined }, "“title” is missing."],
		[{ title: "a" }, "“title” must have at least 2 characters."],
		[{ title: "abcdef" }, "“title” may have at most 5 characters."],
		[{ count: 1.5 }, "“count” must be a whole number."],
		[{ count: 9 }, "“count” may have at most the value 3."],
		[{ kind: "poem" }, '“kind” must be "resume" or "letter".'],
		[{ lines: "a" }, "“lines” must be a list."],
		[{ lines: ["a", "b"] }, "“lines” may have at most 1 entries."],
		[{ lines: [1] }, "“lines.0” must be text."],
		[{ id: "7" }, "“id” must be an id."],
		[{ other: 1 }, "The request has unknown fields: other."],
		[{ own: 1 }, "Say what you mean"],
	])("%j", (change, message) => {
		expect(messageFor({ ...fine, ...change })).toBe(message);
	});

	it("a request that is none at all", () => {
		expect(messageFor("text")).toBe("The request must be an object.");
	});
});
