import { describe, expect, test } from "vitest";
import { type Command, readFlags } from "./command.ts";

const command: Command = {
	help: "",
	options: {
		out: { type: "string" },
		kind: { type: "string" },
		json: { type: "boolean" },
	},
	words: 1,
	run: async () => {},
};
const read = (...args: string[]) => readFlags("draw", command, args);

test("flags, words and piped input are read", () => {
	const given = read("a.json", "--out", "-", "--json", "--kind=both");
	expect(given.words).toEqual(["a.json"]);
	expect(given.needed("out")).toBe("-");
	expect(given.isOn("json")).toBe(true);
	expect(given.oneOf("kind", ["resume", "both"], "resume")).toBe("both");
});

test("a list of words is read once each", () => {
	expect(read("--kind", "b, a,b,").someOf("kind", ["a", "b"])).toEqual([
		"b",
		"a",
	]);
	expect(read().someOf("kind", ["a", "b"])).toBeNull();
});

describe("what cannot be understood is told in one line", () => {
	test.each([
		["There is no --bogus. See: attune draw --help", () => read("--bogus")],
		["--out needs a value. See: attune draw --help", () => read("--out")],
		[
			"--out needs a value. See: attune draw --help",
			() => read("--out", "--json"),
		],
		[
			"--json takes no value. See: attune draw --help",
			() => read("--json=yes"),
		],
		["“b” is one word too many. See: attune draw --help", () => read("a", "b")],
		["--out is missing. See: attune draw --help", () => read().needed("out")],
		[
			"--kind can't be “c”: use a, b. See: attune draw --help",
			() => read("--kind", "c").oneOf("kind", ["a", "b"], "a"),
		],
	])("%s", (message, call) => {
		expect(call).toThrow(
			expect.objectContaining({ code: "bad-input", message }),
		);
	});
});
