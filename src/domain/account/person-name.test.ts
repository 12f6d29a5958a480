import { describe, expect, it } from "vitest";
import { isPersonName } from "./person-name.ts";

describe("a name of an account", () => {
	it.each([
		"Maya",
		"O’Connor",
		"Jean-Luc",
		"J. R.",
		"María José",
		"de la Cruz",
		"Müller, Jr.",
		"李",
		"Ñ",
		"X Æ 12",
	])("%s is one", (name) => {
		expect(isPersonName(name)).toBe(true);
	});

	it.each([
		"Win a prize at https://evil.example",
		"evil.example",
		"www.evil",
		"maya@example.org",
		"Maya\nBcc: all",
		"Maya\u2028Okonjo",
		"<b>Maya</b>",
		"evil．example",
		"evil。example",
		"ｗｗｗ．evil",
		"maya＠example",
		"12345",
		"",
		"\u202eayaM",
	])("%j is none", (name) => {
		expect(isPersonName(name)).toBe(false);
	});
});
