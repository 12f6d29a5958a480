import { expect, it } from "vitest";
import { ownAddress } from "./own-address.ts";

it.each([
	["Portfolio at annaholm.example.", "annaholm.example"],
	["Code: see https://github.com/ada-q for more", "github.com/ada-q"],
	["Portfolio: www.lindgren.example/work", "www.lindgren.example/work"],
	["Worked on asp.net and node.js for years", ""],
	["Write to a.b@c.com", ""],
])("the page of one's own that a summary names: %s", (text, address) => {
	expect(ownAddress(text)).toBe(address);
});
it("a hostile text is read at once", () => {
	expect(ownAddress(`portfolio ${"a-".repeat(50_000)}`)).toBe("");
});
