// The first sentence left of a paragraph adds to nothing.
import { expect, it } from "vitest";
import { asFirstSentence } from "./first-sentence.ts";

it.each([
	["fr", "De plus, je saisis les variables.", "Je saisis les variables."],
	["de", "Außerdem leite ich ein Team.", "Ich leite ein Team."],
	["sv", "Dessutom leder jag två lag.", "Jag leder två lag."],
	["es", "Además, preparo informes.", "Preparo informes."],
	["en", "I answer 60 calls a day.", "I answer 60 calls a day."],
	["de", "Dort leite ich ein Team.", "Dort leite ich ein Team."],
])("%s: %s", (language, sentence, first) => {
	expect(asFirstSentence(sentence, language)).toBe(first);
});
