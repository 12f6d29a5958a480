import { expect, it } from "vitest";
import { base32, codeAt, stepAt, stepOf } from "./one-time-code.ts";

// The secret and the codes of RFC 6238, appendix B, of which we show the last six digits.
const secret = Buffer.from("12345678901234567890");

it.each([
	["1970-01-01T00:00:59Z", "287082"],
	["2005-03-18T01:58:29Z", "081804"],
	["2005-03-18T01:58:31Z", "050471"],
	["2009-02-13T23:31:30Z", "005924"],
	["2033-05-18T03:33:20Z", "279037"],
	["2603-10-11T11:33:20Z", "353130"],
])("at %s the code is %s", (time, code) => {
	expect(codeAt(secret, stepAt(new Date(time)))).toBe(code);
});

it("a code works half a minute early and late, and no longer", () => {
	const now = new Date("2026-11-22T12:00:10Z");
	const step = stepAt(now);
	for (const off of [-1, 0, 1])
		expect(stepOf(secret, codeAt(secret, step + off), now)).toBe(step + off);
	for (const off of [-2, 2])
		expect(stepOf(secret, codeAt(secret, step + off), now)).toBeNull();
	expect(stepOf(secret, "", now)).toBeNull();
});

it.each([
	["", ""],
	["f", "MY"],
	["fo", "MZXQ"],
	["foob", "MZXW6YQ"],
	["foobar", "MZXW6YTBOI"],
])("%j is %j in base32", (text, written) => {
	expect(base32(Buffer.from(text))).toBe(written);
});
