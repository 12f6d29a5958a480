// A task of a posting as a sentence of the letter goes on with it, unquoted: only where its form is certain.
import { baseForm, isAlsoNoun } from "../lines/english-verbs.ts";
import { loweredArticle } from "./articles.ts";
import { taskPhrase } from "./task-phrase.ts";
import type { Voice } from "./voice.ts";

/** The phrase as a sentence in the letter's language can go on with it behind "somebody to"; null where it cannot. */
export function deedPhrase(
	phrase: string,
	{ language, words, address }: Voice,
): string | null {
	const { infinitive, ours, oursToFriends, toReader } = words.needs;
	const isSayable = (text: string) =>
		!toReader.test(text) && !/[…:;•/]/u.test(text);
	const known = (address === "informal" && oursToFriends) || ours;
	const toThem = (text: string) =>
		known.reduce((said, [our, your]) => said.replace(our, your), text);
	const task = taskPhrase(phrase, { language, words });
	if (task !== null && isSayable(task)) return toThem(task);
	if (!isSayable(phrase)) return null;
	if (language === "en") return englishDeed(phrase);
	const said = toThem(phrase);
	return infinitive?.test(said) ? loweredArticle(said) : null;
}

// A clause of its own, or one that was cut off.
const NO_PHRASE =
	/\b(?:must|should|will|can|may|is|are|was|were|has|have|had|be|been)\b|\bour (?:own|team)\b|\b(?:at|of|in|for|to|with|by|on|from|as|the|an?)$/i;

function englishDeed(phrase: string): string | null {
	if (NO_PHRASE.test(phrase)) return null;
	const text = phrase
		.replace(/^to (?=\p{Ll})/iu, "")
		.replace(/\bour\b/gi, "your")
		.replace(/\bours\b/gi, "yours")
		.replace(/\bus\b/g, "you");
	const [word = ""] = /^[\p{L}-]+/u.exec(text) ?? [];
	const rest = text.slice(word.length);
	const base = baseForm(word);
	const isDeed =
		base !== null &&
		(!isAlsoNoun(base) ||
			/^\s(?:a|an|the|all|your|new|and \p{Ll}+e?\s)\b/u.test(rest));
	return isDeed ? word.charAt(0).toLowerCase() + word.slice(1) + rest : null;
}
