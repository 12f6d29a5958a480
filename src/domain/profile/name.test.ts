import fc from "fast-check";
import { expect, test } from "vitest";
import { splitName } from "./name.ts";

test.each([
	["Maya Okonjo", "Maya", "Okonjo"],
	["Maya Ann Okonjo", "Maya Ann", "Okonjo"],
	["Ludwig van der Berg", "Ludwig", "van der Berg"],
	["Sam Carter Jr.", "Sam", "Carter Jr."],
	["Sam Carter, PhD", "Sam", "Carter, PhD"],
	["Van Nguyen", "Van", "Nguyen"],
	["Suharti", "Suharti", ""],
	["王小明", "王小明", ""],
])("%s", (name, first_name, last_name) => {
	expect(splitName(name)).toEqual({ first_name, last_name });
});

test("the two halves put together are the name again", () => {
	const word = fc.stringMatching(/^\S{1,12}$/);
	fc.assert(
		fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
			const { first_name, last_name } = splitName(words.join("  "));
			expect(`${first_name} ${last_name}`.trim()).toBe(words.join(" "));
		}),
	);
});
