import { describe, expect, it } from "vitest";
import { isHardlySpoken } from "./hardly-spoken.ts";

const spoken = (level: string) => ({
	language_name: "Portuguese",
	proficiency_level: null,
	level_as_written: level,
});

describe("a language that is hardly spoken", () => {
	it.each([
		"A2",
		"a little",
		"Cuatro palabras",
		"lite",
		"paar woorden",
		"kitchen words only",
		"a few phrases",
		"understand most of it, speak it badly",
		"Ferienkenntnisse",
		"ein bissl",
	])("is one of which somebody says %s", (level) => {
		expect(isHardlySpoken(spoken(level))).toBe(true);
	});
	it.each(["B1", "B1, scolaire", "fluent", "gut"])("is none at %s", (level) => {
		expect(isHardlySpoken(spoken(level))).toBe(false);
	});
});
