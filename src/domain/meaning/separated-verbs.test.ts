// A verb whose first part stands at the end of the clause is one word with it.
import { expect, it } from "vitest";
import { createLexis, lexemesOf } from "./lexemes.ts";

const wordsIn = (text: string, language: string) =>
	lexemesOf(text, language, createLexis(null)).map(({ lexeme }) => lexeme.text);

it.each([
	["Du steckst Achsen und Bauteile ab", "de", "absteckst"],
	["Sie werten Messungen sorgfältig aus.", "de", "auswerten"],
	["Du führst Kontrollen durch und wertest sie aus", "de", "auswertest"],
	["Je stelt de machines dagelijks in", "nl", "instelt"],
] as const)("%s", (text, language, verb) => {
	expect(wordsIn(text, language)).toContain(verb);
});

it.each([
	["Du arbeitest mit Kunden aus Industrie", "de", "mitarbeitest"],
	["Montage in Werkstatt. Arbeit fällt nie aus", "de", "ausmontage"],
	["You set the machines up", "en", "upset"],
] as const)("no verb is made in “%s”", (text, language, verb) => {
	expect(wordsIn(text, language)).not.toContain(verb);
});
