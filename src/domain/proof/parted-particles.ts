// Where a verb stands in two parts, both say what was done: who passed inquiries on to a workshop ("leite … weiter") led
// nothing, and who guided apprentices trained none for a trade ("leid … op").

import type { Reading } from "../clauses/reading.ts";
import { isDeedAt, isNoun } from "../clauses/verb-forms.ts";
import { comparable } from "../clauses/vocabulary.ts";
import type { Cover } from "./alignment.ts";
import { isAnd, type Sides } from "./kept-sides.ts";

/** Languages that set a part of a verb at the end of its sentence. */
const PARTING: ReadonlySet<string> = new Set(["de", "nl"]);

/** Whether a line tells a verb without the part of it that stands apart, or with one the fact does not have. */
export function partsVerb({ line, reading, covers }: Sides): boolean {
	if (!PARTING.has(line.language) || line.language !== reading.language)
		return false;
	return covers.some((cover) => {
		const { first, last, target, origin, hit } = cover;
		if (origin !== "clause" || target?.reading !== reading) return false;
		if (first !== last || target.place !== target.last) return false;
		const [said, own] = [
			particleOf(first, line),
			particleOf(target.place, reading),
		];
		if (said === own) return false;
		return own !== null && said === null
			? hit === null && !begins(line, first, own) && !isThere(own, line)
			: said !== null &&
					!begins(reading, target.place, said) &&
					!isThere(said, reading) &&
					!meansSo(cover, said, line);
	});
}

/** "Leite weiter an …": wherever it stands. */
function isThere(particle: string, { words }: Reading): boolean {
	return words.some(({ folded }) => folded === particle);
}

function begins({ words }: Reading, at: number, particle: string): boolean {
	return words[at]?.folded.startsWith(particle) ?? false;
}

/** "Bilde … aus" for "unterrichte": the verb in one word means what the fact says. */
function meansSo({ first, hit }: Cover, particle: string, line: Reading) {
	const [own] = line.vocabularies;
	const word = line.words[first];
	if (hit === null || !own || !word) return false;
	return comparable(`${particle}${word.folded}`, own.forms).roots.some((root) =>
		(own.phrases.get(root) ?? []).some(({ concept, words }) => {
			const [one] = words;
			return (
				concept === hit &&
				words.length === 1 &&
				!!one?.folded.startsWith(particle)
			);
		}),
	);
}

/** The part of a verb that stands behind its object; null where the verb is whole. */
function particleOf(verb: number, reading: Reading): string | null {
	const { words, language, vocabularies } = reading;
	const prefixes = vocabularies[0]?.forms.prefixes ?? [];
	if (!mayPart(verb, reading)) return null;
	for (let at = verb + 1; at < words.length; at += 1) {
		const [word, next] = [words[at], words[at + 1]];
		if (!word || /[,;:.(]/.test(word.gap) || isAnd(at, reading)) return null;
		const isLast =
			next === undefined || /[,;:.(]/.test(next.gap) || isAnd(at + 1, reading);
		const isBeforeAnother =
			language === "nl" &&
			next?.isSmall === true &&
			next.figure === null &&
			!vocabularies[0]?.determiners.has(next.folded);
		if ((isLast || isBeforeAnother) && prefixes.includes(word.folded))
			return word.folded;
	}
	return null;
}

/** German writes nouns with a capital; what begins a sentence may be a verb. */
function mayPart(at: number, reading: Reading): boolean {
	const word = reading.words[at];
	if (!word || word.isSmall || (word.start > 0 && isNoun(word, reading)))
		return false;
	return word.start === 0 || isDeedAt(reading, at);
}
