import { expect, it } from "vitest";
import { withoutSentence } from "./without-line.ts";

it.each([
	["First. Second. Third.", "Second.", "First. Third."],
	["First. Second.", "First.", "Second."],
	["Only one.", "Only one.", ""],
	["First. Second.", "Third.", "First. Second."],
])("takes one sentence out of a text: %s without %s", (text, gone, left) => {
	expect(withoutSentence(text, gone)).toBe(left);
});
