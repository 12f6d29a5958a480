// A task that a posting says to the person ("vous encadrez les apprentis"), lists by its verb or names by a noun, as the infinitive a
// sentence of the letter goes on with. Only where tables or endings make the form of each of its verbs certain.

import type { NounDeeds } from "../../language/sentence-words.ts";
import { SENTENCE_WORDS } from "../../language/tables/sentences-of-languages.ts";
import type { NeedWords } from "../../language/writing-words.ts";
import { verbHeadOf, verbOfInfinitive } from "./deed-verbs.ts";
import type { Voice } from "./voice.ts";

/** "Du leder förhandlingar och tecknar avtal" → "leda förhandlingar och teckna avtal"; null where a form is not certain. */
export function taskPhrase(
	phrase: string,
	{ language, words }: Pick<Voice, "language" | "words">,
): string | null {
	const { tasks } = words.needs;
	if (!tasks) return null;
	if (tasks.moved) return movedTask(phrase, tasks.moved);
	if (tasks.last)
		return lastVerbTask(phrase, SENTENCE_WORDS[language].nounDeeds, tasks.last);
	const text = plainTask(phrase.replace(tasks.lead, ""));
	return tasks.spoken
		? spokenTask(text, tasks.spoken)
		: tabledTask(text, SENTENCE_WORDS[language].nounDeeds, tasks);
}

/** Without its list of examples. */
function plainTask(text: string): string {
	const plain = text
		.replace(/\s*\([^()]*\)/gu, "")
		.replace(/\s*[:：].*$/u, "")
		.trim();
	return plain.charAt(0).toLowerCase() + plain.slice(1);
}

type Spoken = NonNullable<NonNullable<NeedWords["tasks"]>["spoken"]>;

/** Each verb by its ending. */
function spokenTask(
	text: string,
	{ verb, verbs, not, endings }: Spoken,
): string | null {
	const infinitiveOf = (word: string) => {
		const row = endings.find(([from]) => from.test(word));
		return row && !not.test(word) ? word.replace(row[0], row[1]) : null;
	};
	const [first = ""] = text.split(" ");
	if (!verb.test(first) || infinitiveOf(first) === null) return null;
	let isCertain = true;
	const said = text.replace(verbs, (word) => {
		if (!verb.test(word)) return word;
		const infinitive = infinitiveOf(word);
		isCertain &&= infinitive !== null;
		return infinitive ?? word;
	});
	return isCertain ? said : null;
}

type Tabled = NonNullable<NeedWords["tasks"]>;
type ByTable = NonNullable<Tabled["tabled"]>;

function tabledTask(
	text: string,
	words: NounDeeds | null,
	{ tabled }: Tabled,
): string | null {
	if (words === null || !tabled) return null;
	return nounTask(text, words, tabled) ?? verbTask(text, words, tabled);
}

/** "Planering och uppföljning av produktion" → "planera och följa upp produktion". */
function nounTask(
	text: string,
	words: NounDeeds,
	{ joint, of }: ByTable,
): string | null {
	const at = text.search(of);
	if (at < 0) return null;
	const heads = text.slice(0, at);
	let isCertain = true;
	const said = heads
		.split(joint)
		.map((part, place) => {
			if (place % 2 === 1) return part;
			const head = verbHeadOf(part, words);
			const isNoun = head?.form === "noun" && head.length === part.length;
			isCertain &&= isNoun;
			return isNoun ? head.verb.infinitive : part;
		})
		.join("");
	const [, object = ""] = /^ \p{L}+ (.+)$/u.exec(text.slice(at)) ?? [];
	return isCertain && object !== "" ? `${said} ${object}` : null;
}

function verbTask(
	text: string,
	words: NounDeeds,
	{ joint, infinitive, finite }: ByTable,
): string | null {
	const parts = text.split(joint);
	let certain = 0;
	let isOpen = false;
	const said = parts
		.map((part, place) => {
			if (place % 2 === 1) return part;
			const head = verbHeadOf(part, words);
			const [word = ""] = part.split(" ");
			if (verbOfInfinitive(word, words) || head?.form === "infinitive") {
				certain += 1;
				return part;
			}
			if (head?.form !== "finite") {
				// A second verb that no table knows would stay in its form: "leder … och tecknar avtal".
				isOpen ||= place > 0 && finite.test(part);
				return part;
			}
			certain += place === 0 ? 1 : 0;
			return `${head.verb.infinitive}${part.slice(head.length)}`;
		})
		.join("");
	const [first = ""] = parts;
	const form = verbHeadOf(first, words)?.form;
	if (certain === 0 || (form === "finite" && isOpen)) return null;
	// A verb no table knows stands beside one that they know: "utvärdera och utveckla".
	return form === "infinitive" || form === "finite" || infinitive.test(first)
		? said
		: null;
}

type LastVerb = NonNullable<Tabled["last"]>;

/** "Sie führen Schulungen durch" → "Schulungen durchzuführen", "Du planst und koordinierst die Touren" → "die Touren zu planen und zu koordinieren". */
function lastVerbTask(
	phrase: string,
	words: NounDeeds | null,
	{ clause, endings, to, not }: LastVerb,
): string | null {
	const [, first = "", second, rest = ""] = clause.exec(phrase) ?? [];
	if (words === null || first === "" || not.test(rest)) return null;
	const particle = /\p{Ll}+$/u.exec(rest)?.[0] ?? "";
	const infinitiveOf = (word: string, before: string) =>
		endings
			.map(([from, ending]) => word.toLowerCase().replace(from, ending))
			.find((one) => verbOfInfinitive(`${before}${one}`, words) !== null);
	const parted = second ? undefined : infinitiveOf(first, particle);
	if (particle !== "" && parted !== undefined) {
		const object = rest.slice(0, -particle.length).trim();
		return object === "" ? null : `${object} ${particle}${to}${parted}`;
	}
	const verbs = [first, ...(second ? [second] : [])].map((word) =>
		infinitiveOf(word, ""),
	);
	return verbs.includes(undefined)
		? null
		: `${rest} ${verbs.map((verb) => `${to} ${verb}`).join(` ${words.and} `)}`;
}

type Moved = NonNullable<Tabled["moved"]>;

/** "Je bewaakt de rijtijden" → "de rijtijden bewaakt", "Je stelt de planning op" → "de planning opstelt". */
function movedTask(
	phrase: string,
	{ clause, early, particle, not }: Moved,
): string | null {
	const [, first = "", second, whole = ""] = clause.exec(phrase) ?? [];
	const [rest = ""] = whole.split(", ");
	if (first === "" || not.test(rest) || rest.split(" ").length < FEWEST_WORDS)
		return null;
	const [, joined, about] = early.exec(rest) ?? [];
	if (joined !== undefined)
		return second === undefined ? `${joined}${first} ${about}` : null;
	const [, object = rest, half = ""] = particle.exec(rest) ?? [];
	if (second !== undefined && half !== "") return null;
	return second === undefined
		? `${object} ${half}${first}`
		: `${rest} ${first} en ${second}`;
}

/** Before a comma: fewer may be the first of a list. */
const FEWEST_WORDS = 2;
