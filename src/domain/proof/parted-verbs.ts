// Verbs that stand around what was done to something: "gave new staff training" is "trained new staff".

import type { Reading } from "../clauses/reading.ts";
import type { PartedVerb } from "../clauses/vocabulary.ts";

const MOST_BETWEEN = 6;

/** "Gave new staff training in hygiene" is "trained new staff in hygiene". */
export function withVerbInOne(reading: Reading): string | null {
	const { text, words, vocabularies } = reading;
	for (const [at, word] of words.entries())
		for (const parted of vocabularies[0]?.parted ?? []) {
			const form = formOf(word, parted, reading);
			const behind = form === null ? null : placeBehind(at, parted, reading);
			const last = words[(behind ?? 0) + parted.behind.length - 1];
			const before = words[(behind ?? 0) - 1];
			if (form === null || behind === null || !last || !before) continue;
			const verb =
				at === 0 ? `${form.slice(0, 1).toUpperCase()}${form.slice(1)}` : form;
			const object = text.slice(word.end, before.end);
			return `${text.slice(0, word.start)}${verb}${object}${text.slice(last.end)}`;
		}
	return null;
}

/** What the verb of one word is where the other one stands; null where another verb does. */
function formOf(
	{ folded, isSmall }: Reading["words"][number],
	{ verb, base, past, ongoing }: PartedVerb,
	{ vocabularies: [own] }: Reading,
): string | null {
	if (isSmall || !own) return null;
	if (folded === verb) return base;
	if (own.forms.bases.get(folded) === verb || folded === `${verb}d`)
		return past;
	return folded === `${verb.replace(/e$/, "")}ing` ? ongoing : null;
}

/** Where the rest of a verb begins, something and no sign between it and the verb. */
function placeBehind(
	at: number,
	{ behind }: PartedVerb,
	{ words }: Reading,
): number | null {
	for (let next = at + 1; next <= at + 1 + MOST_BETWEEN; next += 1) {
		if (/[,;:.()]/.test(words[next]?.gap ?? "")) return null;
		const isHere = behind.every((one, nr) => words[next + nr]?.folded === one);
		if (isHere) return next > at + 1 ? next : null;
	}
	return null;
}
