// In which language a model writes, and what is no translation.
import { describe, expect, it } from "vitest";
import { maya } from "../../../test/people.ts";
import type { Profile } from "../profile/profile.ts";
import { postingLanguage } from "./posting-language.ts";

const speaking = (name: string, level: string | null): Profile => ({
	...maya,
	languages: [
		{
			language_name: name,
			proficiency_level: null,
			level_as_written: level,
		},
	],
});

describe("the language a model writes in", () => {
	it.each([
		["German", "C1"],
		["German", "Fluent"],
		["Deutsch", "B2"],
		["German", "Native"],
	])("is the posting's for somebody with %s, %s", (name, level) => {
		expect(postingLanguage(speaking(name, level), { language: "de" })).toBe(
			"de",
		);
	});

	it.each([
		["German", "A2"],
		["German", "B1"],
		["German", null],
		["French", "C2"],
	])("stays the profile's for somebody with %s, %s", (name, level) => {
		expect(
			postingLanguage(speaking(name, level), { language: "de" }),
		).toBeNull();
	});

	it("stays the profile's for a posting in the same language or an unknown one", () => {
		const fluent = speaking("German", "Native");
		expect(postingLanguage(fluent, { language: "en" })).toBeNull();
		expect(postingLanguage(fluent, { language: "und" })).toBeNull();
	});
});
