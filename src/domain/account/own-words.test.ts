import { expect, it } from "vitest";
import { ownWordsOf, withoutWords } from "./own-words.ts";

const owner = ["Inês", "Sá Ferrão", "ines.ferrao@mail.example"];

it("a name and an address have words of three signs or more", () => {
	expect(ownWordsOf(owner)).toEqual(["ines", "ferrao", "mail", "example"]);
});

it.each([
	["Inês-Ferrão-1990", "--1990"],
	["INESFERRAO", ""],
	["a pier in winter", "a pier in winter"],
])("of %j, %j is not the person's own", (password, rest) => {
	expect(withoutWords(password, ownWordsOf(owner))).toBe(rest);
});

it("takes a long word out before one that stands in it", () => {
	expect(withoutWords("marianne1", ["mari", "marianne"])).toBe("1");
});
