// Turns the head of a résumé line into what follows "I" in an English sentence. Only what a known verb makes certain.
import {
	baseForm,
	baseOfGerund,
	isAlsoNoun,
	isPastVerb,
	pastForm,
} from "./english-verbs.ts";

// "Recognized for …" was done to the person, not by them.
const PASSIVE =
	/^(?:(?:recognized|recognised|known|praised|credited) (?:for|as|by|with)|(?:selected|chosen|picked|trusted|tapped|invited|hired|nominated|elected|asked) (?:to|as|for|by|from|among)|promoted (?:to|from|within|after|twice)|assigned to|(?:awarded|named|appointed|honored|honoured|entrusted|ranked|rated|tasked|charged)\b(?! to\b))/i;
const BY_NUMBER =
	/^\s+(?:a|an|the|all|our|their|its|new|up to|over|more than|about|cross-functional|multiple|\d)/i;

/** "Trained 11 nurses" → "trained 11 nurses"; null where the line begins with no verb we are sure of. */
export function predicateOf(line: string, isCurrent: boolean): string | null {
	const text = line.replace(/^I(?: have| had)?\s+(?=\p{Ll})/u, "");
	const [, word = "", rest = ""] = /^([\p{L}-]+)(.*)$/su.exec(text) ?? [];
	if (word === "" || /\b(?:he|she|his|her|him)\b/i.test(text)) return null;
	const lowered = `${word.charAt(0).toLowerCase()}${word.slice(1)}${rest}`;
	if (PASSIVE.test(text)) return `was ${lowered}`;
	if (isPastVerb(word)) return lowered;
	const base = baseForm(word);
	if (base !== null && (!isAlsoNoun(base) || BY_NUMBER.test(rest))) {
		if (isCurrent) return lowered;
		return /\band\b|,/.test(rest) ? null : `${pastForm(base)}${rest}`;
	}
	if (baseOfGerund(word) !== null && !/^\s*(?:of|for|:|-|–)/.test(rest))
		return `${isCurrent ? "spend time" : "spent time"} ${lowered}`;
	return null;
}
