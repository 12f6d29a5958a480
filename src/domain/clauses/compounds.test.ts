// What a word is put together of, in languages that write compounds as one word.
import { expect, it } from "vitest";
import { placesInCompound } from "./compounds.ts";
import { readLine } from "./read-line.ts";

function placesOf(word: string, text: string, language: string): number[] {
	const [line] = readLine(word, language);
	const [reading] = readLine(text, language);
	const said = line?.words[0];
	return said && reading
		? placesInCompound(said, { reading, places: [...reading.words.keys()] })
		: [];
}

it("a noun holds its last part, a verb no other verb", () => {
	expect(placesOf("Einführung", "Die Markteinführung geplant", "de")).toEqual([
		1,
	]);
	expect(placesOf("leite", "Ich begleite die Audits", "de")).toEqual([]);
});
