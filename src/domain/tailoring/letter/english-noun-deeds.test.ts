import { expect, test } from "vitest";
import { englishNounDeed } from "./english-noun-deeds.ts";

const told = (text: string, isCurrent: boolean) =>
	englishNounDeed({ text, isCurrent })?.sentence ?? null;

test.each([
	[
		"Planning and delivery of a reading challenge 2024",
		true,
		"I planned and delivered a reading challenge 2024.",
	],
	[
		"Supervision, training and induction of 18 volunteers",
		true,
		"I supervise, train and induct 18 volunteers.",
	],
	[
		"Organisation of monthly author evenings",
		false,
		"I organised monthly author evenings.",
	],
	["Introduction of a rota", true, "I introduced a rota."],
])("“%s” is told by its verb", (line, isCurrent, sentence) => {
	expect(told(line, isCurrent)).toBe(sentence);
});

test.each([
	"Recruitment, rotas and induction of 18 volunteers",
	"Preparation of accounts and review of budgets",
	"Archive of the museum",
	"Member of the safety committee",
])("“%s” names something no verb of the table tells", (line) => {
	expect(told(line, true)).toBeNull();
});
