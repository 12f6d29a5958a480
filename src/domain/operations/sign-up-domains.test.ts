import { expect, it } from "vitest";
import { domainsIn, isDomainAllowed } from "./sign-up-domains.ts";

it("reads domains however they are separated", () => {
	expect(domainsIn(" Example.org, @example.net;a.test\n")).toEqual([
		"example.org",
		"example.net",
		"a.test",
	]);
	expect(domainsIn(" ")).toEqual([]);
});

it.each([
	["ines@example.org", true],
	["INES@EXAMPLE.ORG", true],
	["ines@mail.example.org", false],
	["ines@example.org.evil.test", false],
	["example.org@evil.test", false],
	["ines@badexample.org", false],
])("where example.org is allowed, %s is: %s", (email, isAllowed) => {
	expect(isDomainAllowed(email, ["example.org"])).toBe(isAllowed);
	expect(isDomainAllowed(email, [])).toBe(true);
});
