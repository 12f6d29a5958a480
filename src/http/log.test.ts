import { Writable } from "node:stream";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { logOptions } from "./log.ts";

/** What the log keeps of an error. */
function logged(error: unknown): string {
	let written = "";
	const kept = new Writable({
		write: (chunk, _encoding, done) => {
			written += chunk;
			done();
		},
	});
	pino(logOptions("info"), kept).error({ err: error }, "failed");
	return written;
}

describe("the log", () => {
	it("keeps what failed and where, and not what people wrote", () => {
		const refused = Object.assign(
			new Error('invalid input syntax for type uuid: "my summary"'),
			{ code: "22P02", detail: "my summary" },
		);
		const failed = Object.assign(
			new Error(
				"Failed query: insert into profiles values ($1)\nparams: my summary",
				{ cause: refused },
			),
			{
				params: ["my summary"],
			},
		);
		const line = logged(failed);
		expect(line).not.toContain("my summary");
		expect(JSON.parse(line)).toMatchObject({
			err: { message: "a query failed", cause: { code: "22P02" } },
		});
		expect(line).toContain("log.test.ts");
	});

	it("keeps nothing of what is no error", () => {
		expect(logged("my summary")).not.toContain("my summary");
	});
});
