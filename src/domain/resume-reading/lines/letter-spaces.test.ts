import { expect, test } from "vitest";
import { withoutLetterSpaces } from "./letter-spaces.ts";
import { textOfRuns } from "./source-line.ts";
import { plainTextLines } from "./text-lines.ts";

test.each([
	["J U L I A   Q U I L L", "JULIA QUILL"],
	["D R .  A D A  Q U I L L - H A Y", "DR. ADA QUILL-HAY"],
	["P R O F I L E", "PROFILE"],
	["A B", "A B"],
	["Ada Q. Hay", "Ada Q. Hay"],
])("%s is read as %s", (typed, read) => {
	expect(withoutLetterSpaces(typed)).toBe(read);
});

test("a text file's lines lose the spaces between letters", () => {
	const [line] = plainTextLines("J U L I A   Q U I L L\njulia@example.org");
	expect(textOfRuns(line?.runs ?? [])).toBe("JULIA QUILL");
});
