import { expect, test } from "vitest";
import { ownPath, paths } from "./paths.ts";

test("AUTH-26 after signing in one goes on to the page that was asked for, as long as it is ours", () => {
	expect(ownPath("/resume/1/preview?x=1")).toBe("/resume/1/preview?x=1");
	for (const foreign of [
		undefined,
		"",
		"//evil.example",
		"/\\evil.example",
		"/\t/evil.example",
		"/\n/evil.example",
		"/.//evil.example",
		"/%2e//evil.example",
		"/auth/..//evil.example",
		"/.\\/evil.example",
		"https://evil.example",
		"javascript:1",
	])
		expect(ownPath(foreign)).toBe(paths.dashboard);
});
