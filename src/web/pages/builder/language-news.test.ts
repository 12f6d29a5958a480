import { describe, expect, it } from "vitest";
import { hintOf, newsOfLanguages, usualName } from "./language-news.ts";

const english = {
	posting: "es",
	profile: "en",
	documents: "en",
} as const;
const spoken = { ...english, documents: "es" } as const;
const usual = { language: null, hasModel: false };

describe("a posting in another language than the documents", () => {
	it("is said before anything is made, with the way to switch", () => {
		expect(newsOfLanguages(english, usual)).toEqual({
			text: "This posting is in Spanish. Your resume and letter would be in English.",
			offered: "es",
		});
	});
	it("is said of a language that was chosen, too", () => {
		const choice = { ...usual, language: "de" as const };
		expect(newsOfLanguages(english, choice)?.text).toContain("in German.");
	});
	it("is nothing to say once the posting's language is chosen", () => {
		expect(newsOfLanguages(english, { ...usual, language: "es" })).toBeNull();
	});
	it("is nothing to say where a model writes in the posting's language anyway", () => {
		expect(newsOfLanguages(spoken, { ...usual, hasModel: true })).toBeNull();
		expect(usualName(spoken, true)).toBe("As in the posting (Spanish)");
		expect(usualName(spoken, false)).toBe("As in my profile (English)");
	});
	it("is nothing to say where a language cannot be told", () => {
		expect(newsOfLanguages({ ...english, posting: null }, usual)).toBeNull();
		expect(newsOfLanguages({ ...english, profile: null }, usual)).toBeNull();
	});
});

describe("what a choice of language does to the person's own lines", () => {
	it("is said where they stay in theirs", () => {
		expect(hintOf(english, { ...usual, language: "es" })).toContain(
			"Your lines stay in English until you translate them",
		);
	});
	it("is said where a model translates them", () => {
		expect(hintOf(spoken, { language: "es", hasModel: true })).toBe(
			"The model translates your lines; what can't be proved stays in English.",
		);
	});
	it("is nothing where they are in it", () => {
		expect(hintOf(english, usual)).toContain("stay as you wrote them");
	});
});
