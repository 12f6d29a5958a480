import { describe, expect, it } from "vitest";
import { createSeal } from "./seal.ts";

const { seal, open } = createSeal("a secret of at least thirty-two characters");

const METHOD = "1.";

function flipFirstBit(sealed: string): string {
	const bytes = Buffer.from(sealed.slice(METHOD.length), "base64url");
	bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
	return METHOD + bytes.toString("base64url");
}

describe("a sealed key", () => {
	it("opens under its name", () => {
		const sealed = seal("ai_api_key", "sk-proj-é-1234");
		expect(sealed).not.toContain("1234");
		expect(open("ai_api_key", sealed)).toBe("sk-proj-é-1234");
	});

	it("says by which method it is sealed, and opens without where it is older", () => {
		const sealed = seal("ai_api_key", "key");
		expect(sealed.startsWith(METHOD)).toBe(true);
		expect(open("ai_api_key", sealed.slice(METHOD.length))).toBe("key");
		expect(open("ai_api_key", `2.${sealed}`)).toBeNull();
	});

	it("is another text each time", () => {
		expect(seal("ai_api_key", "key")).not.toBe(seal("ai_api_key", "key"));
	});

	it("opens after its secret was replaced, as long as that is still read", () => {
		const sealed = seal("ai_api_key", "key");
		const old = "a secret of at least thirty-two characters";
		const fresh = "the secret that took its place, as long";
		expect(createSeal(fresh, [old]).open("ai_api_key", sealed)).toBe("key");
		expect(createSeal(fresh).open("ai_api_key", sealed)).toBeNull();
		const resealed = createSeal(fresh, [old]).seal("ai_api_key", "key");
		expect(createSeal(fresh).open("ai_api_key", resealed)).toBe("key");
	});

	it.each([
		["under another name", (sealed: string) => open("other", sealed)],
		[
			"with another secret",
			(sealed: string) =>
				createSeal("another secret of thirty-two characters").open(
					"ai_api_key",
					sealed,
				),
		],
		["changed", (sealed: string) => open("ai_api_key", flipFirstBit(sealed))],
		["cut", (sealed: string) => open("ai_api_key", sealed.slice(0, 20))],
		["empty", () => open("ai_api_key", "")],
	])("does not open %s", (_, opening) => {
		expect(opening(seal("ai_api_key", "key-to-seal"))).toBeNull();
	});
});
