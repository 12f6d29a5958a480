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
	if (language === "en") {
		const said = saidToReader(phrase);
		if (said !== null) return isSayable(said) ? said : null;
	}
	if (!isSayable(phrase)) return null;
	if (language === "en") return englishDeed(phrase);
	const said = toThem(phrase);
	return infinitive?.test(said) ? loweredArticle(said) : null;
}

// A clause of its own, or one that was cut off.
const NO_PHRASE =
	/\b(?:must|should|will|can|may|is|are|was|were|has|have|had|be|been)\b|\bour (?:own|team)\b|\b(?:at|of|in|for|to|with|by|on|from|as|the|an?)$/i;

/** Whether a sentence says to "you" what is to be done, and goes on with another. */
export function goesOnToReader(phrase: string): boolean {
	return TO_READER.test(phrase) && SAID_AGAIN.test(phrase);
}

/** "Talk to agents, lenders": a row that was cut before its end. */
const ROW = /^[^,]+(?:, [\p{L}’'-]+){1,3}$/u;

/** The phrase as the posting says it to "you", which makes its first word a verb: "run", "code" and "review" are nouns too. */
export function asSaidToReader(phrase: string, posting: string): string {
	const said = posting.trim();
	return TO_READER.test(said) && !TO_READER.test(phrase)
		? `you ${phrase}`
		: phrase;
}

/** What comes with the job and is no task. */
const NO_TASK =
	/^(?:report to|join|receive|get|enjoy|earn|love|like|bring|benefit|want|know|see|feel|come|live|start|belong|share|find|work (?:for|from|alongside|closely|in|with|as|under)|be|have|need|must|hold|possess)(?!\p{L})/iu;
const TO_READER = /^you(?:['’]ll| will| would)? (?:also )?(?=\p{Ll})/iu;
/** Where the reader is spoken of again, another clause begins. */
const SAID_AGAIN =
	/(?:[,;]| (?=and |but |so ))\s?(?:(?:and|but|so)(?: that)? )?you(?:['’]ll)?(?!\p{L}).*$/iu;

/** "You lead a crew of two, so you plan the day" → "lead a crew of two": what is said to "you" is a verb for certain. */
function saidToReader(phrase: string): string | null {
	const [lead = ""] = TO_READER.exec(phrase) ?? [];
	if (lead === "") return null;
	const text = phrase.slice(lead.length).replace(SAID_AGAIN, "");
	const [word = ""] = /^[\p{L}-]+/u.exec(text) ?? [];
	return NO_PHRASE.test(text) ||
		NO_TASK.test(text) ||
		ROW.test(text) ||
		baseForm(word) === null ||
		text === word
		? null
		: toReaders(text.replace(/\byour own\b/giu, "their own"));
}

function toReaders(text: string): string {
	return text
		.replace(/\bour\b/gi, "your")
		.replace(/\bours\b/gi, "yours")
		.replace(/\bus\b/g, "you");
}

function englishDeed(phrase: string): string | null {
	if (NO_PHRASE.test(phrase)) return null;
	const text = toReaders(phrase.replace(/^to (?=\p{Ll})/iu, ""));
	const [word = ""] = /^[\p{L}-]+/u.exec(text) ?? [];
	const rest = text.slice(word.length);
	const base = baseForm(word);
	const isDeed =
		base !== null &&
		(!isAlsoNoun(base) ||
			/^\s(?:a|an|the|all|your|new|and \p{Ll}+e?\s)\b/u.test(rest));
	return isDeed ? word.charAt(0).toLowerCase() + word.slice(1) + rest : null;
}
