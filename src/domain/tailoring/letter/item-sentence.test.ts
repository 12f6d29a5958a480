// Things of a kind in one sentence, told apart whatever stands in their names.
import { expect, it } from "vitest";
import { itemSentence } from "./item-sentence.ts";
import { voiceOf } from "./voice.ts";

const voice = voiceOf("en", { posting: "", key: "x" });
const listed = (...names: string[]) =>
	itemSentence(
		["I know {items}.", "I know {items}."],
		names.map((text) => ({ text, sources: [] })),
		voice,
	)?.text;

it('parts names by commas, and by more where one holds a comma or an "and"', () => {
	expect(listed("maps", "radio")).toBe("I know maps and radio.");
	expect(listed("ATV and sled", "maps")).toBe("I know ATV and sled; maps.");
	expect(listed("maps", "SQL, basics", "radio")).toBe(
		"I know maps, radio and SQL, basics.",
	);
	expect(listed("SQL, basics", "maps")).toBe("I know SQL, basics; maps.");
	expect(listed("SQL, basics", "R, a bit", "maps")).toBe(
		"I know SQL, basics; R, a bit; maps.",
	);
	expect(listed("ATV and sled")).toBe("I know ATV and sled.");
});

it("does not say again what the frame says", () => {
	const german = voiceOf("de", { posting: "", key: "x" });
	const attended = (text: string) =>
		itemSentence(
			[
				"Besucht habe ich diese Weiterbildung: {items}.",
				"Besucht habe ich: {items}.",
			],
			[{ text, sources: [] }],
			german,
		)?.text;
	expect(attended("Weiterbildung Praxisanleitung (2021)")).toBe(
		"Besucht habe ich: Weiterbildung Praxisanleitung (2021).",
	);
	expect(attended("Kurs Praxisanleitung")).toBe(
		"Besucht habe ich diese Weiterbildung: Kurs Praxisanleitung.",
	);
});
