import { expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

it.each([
	["", "weak"],
	["q7w!zk", "weak"],
	["Password123", "weak"],
	["abcdefghijkl", "weak"],
	["aaaaaaaaaaaaaa", "weak"],
	["m9-Trek!", "fair"],
	["paper-lantern", "good"],
	["a lighthouse at noon", "strong"],
])("%j is %s", (password, strength) => {
	expect(passwordStrength(password)).toBe(strength);
});
