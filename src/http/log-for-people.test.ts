import { stripVTControlCharacters } from "node:util";
import { expect, it } from "vitest";
import { lineForPeople } from "./log-for-people.ts";

const shown = (line: object | string) =>
	stripVTControlCharacters(
		lineForPeople(typeof line === "string" ? line : JSON.stringify(line)),
	);

it("says when, how bad, what and where", () => {
	const time = "2026-01-15T09:30:00.000Z";
	expect(shown({ level: 30, time, msg: "request", status: 200 })).toBe(
		"09:30:00 info    request status=200\n",
	);
});

it("tells an error below its line, with its places and its cause", () => {
	const cause = { name: "DatabaseError", code: "42P01", message: "gone" };
	const err = {
		name: "Error",
		message: "a query failed",
		stack: "    at a",
		cause,
	};
	expect(shown({ level: 50, time: "", msg: "failed", err })).toBe(
		" error   failed\n  Error a query failed\n    at a\n  DatabaseError (42P01) gone\n".trimStart(),
	);
});

it("leaves alone what is no line of the log", () => {
	expect(shown("plain\n")).toBe("plain\n");
	expect(shown("12\n")).toBe("12\n");
});
