import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { inForce } from "./signed-value.ts";

const [fresh, old, other] = ["new", "old", "other"].map((name) =>
	`${name} secret of an installation`.repeat(2),
) as [string, string, string];
const signed = (secret: string) =>
	encodeURIComponent(
		`token.${createHmac("sha256", secret).update("token").digest("base64")}`,
	);

describe("a session's cookie", () => {
	it("that an earlier secret signed is signed anew", () => {
		expect(inForce(signed(old), [fresh, old])).toBe(signed(fresh));
		expect(inForce(decodeURIComponent(signed(old)), [fresh, other, old])).toBe(
			signed(fresh),
		);
	});

	it("that anybody else signed stays what it is", () => {
		for (const value of [signed(fresh), signed(other), "", ".", "%", "a.b"])
			expect(inForce(value, [fresh, old])).toBe(value);
		expect(inForce(signed(old), [fresh])).toBe(signed(old));
	});
});
