// A line that ends with its verb, as German lists what somebody does: "Leitungen mit Tachymeter einmessen" as "Ich messe Leitungen mit
// Tachymeter ein". The first person of today follows from the infinitive; the object stands as the verb wants it. What is over is
// left as it is: its forms do not follow.
import type { LanguageCode } from "../../language/language-code.ts";
import type { LastVerbWords } from "../../language/sentence-words.ts";
import { SENTENCE_WORDS } from "../../language/tables/sentences-of-languages.ts";
import type { LineToState } from "./english-deeds.ts";
import type { StatedLine } from "./stated-sentence.ts";

/** null where the last word is no infinitive for certain, or where a second one has no object of its own. */
export function lastVerbLine(
	{ text, isCurrent }: Pick<LineToState, "text" | "isCurrent">,
	language: LanguageCode,
): StatedLine | null {
	const { lastVerb, nounDeeds } = SENTENCE_WORDS[language];
	if (!lastVerb || !nounDeeds || !isCurrent) return null;
	const [clause, tail] = clauseOf(text.replace(/[\s.;,]+$/u, ""), lastVerb);
	if (clause === null) return null;
	const parts = partsOf(clause, lastVerb);
	const clauses = parts.map((part) => inPresent(part, lastVerb));
	const [first, ...others] = clauses;
	if (!first || others.includes(null)) return null;
	const further = others.flatMap((one) =>
		one ? [` ${lastVerb.and} ${one.verb} ${one.rest}`] : [],
	);
	const rest = `${first.rest}${further.join("")}${tail}`;
	const pronoun = nounDeeds.pronoun.trim();
	const subject = pronoun.charAt(0).toUpperCase() + pronoun.slice(1);
	return {
		sentence: `${subject} ${first.verb} ${rest}.`,
		deed: `${first.verb} ${pronoun} ${rest}`,
	};
}

/** The same where its verbs share an object: "Zu meinen Aufgaben gehört es, Bestellungen aufzunehmen und weiterzuleiten". */
export function toDoLine(
	{ text, isCurrent }: Pick<LineToState, "text" | "isCurrent">,
	language: LanguageCode,
): StatedLine | null {
	const { lastVerb } = SENTENCE_WORDS[language];
	const line = text.replace(/[\s.;,]+$/u, "");
	if (!lastVerb || !isCurrent || /[;:–—]|[.!?] /u.test(line)) return null;
	const { toDo, and, object } = lastVerb;
	const joint = new RegExp(`( ${and} |, )`, "u");
	const [clause = "", aside = ""] = line.split(/(?= \([^()]*\)$)/u);
	const parts = clause.split(joint);
	const toDos = parts.map((part) => {
		const at = part.lastIndexOf(" ") + 1;
		const infinitive = toInfinitive(part.slice(at), lastVerb);
		return infinitive === null ? null : part.slice(0, at) + infinitive;
	});
	// What stands before a comma without a verb of its own belongs to what follows; the last ends the sentence.
	if (toDos.at(-1) === null || !object.test(clause)) return null;
	const whole = parts.map((part, at) => toDos[at] ?? part).join("");
	const [first = ""] = whole.split(" ", 1);
	const begun = lastVerb.small.test(first)
		? first.charAt(0).toLowerCase() + whole.slice(1)
		: whole;
	return {
		sentence: `${toDo.frame.replace("{part}", `${begun}${aside}`)}.`,
		deed: null,
	};
}

/** "aufnehmen" → "aufzunehmen", "prüfen" → "zu prüfen"; null for what may be another form. */
function toInfinitive(
	word: string,
	{ separable, bases, verbs, toDo }: LastVerbWords,
): string | null {
	if (verbs.test(word)) return `${toDo.mark} ${word}`;
	const [, particle = "", base = ""] = separable.exec(word) ?? [];
	return bases.test(base) ? `${particle}${toDo.mark}${base}` : null;
}

type PresentClause = { verb: string; rest: string };

/** Up to the first comma, and behind it what only says how much, where or with whom. */
function clauseOf(
	text: string,
	{ tail }: LastVerbWords,
): [clause: string | null, tail: string] {
	if (/[;:–—]|[.!?] /u.test(text)) return [null, ""];
	const at = text.search(/(?<!-), (?![^(]*\))/u);
	if (at < 0) return [text, ""];
	const behind = text.slice(at);
	return tail.test(behind) ? [text.slice(0, at), behind] : [null, ""];
}

/** "Ware annehmen und Lieferscheine prüfen": two deeds, each with its object. */
function partsOf(clause: string, words: LastVerbWords): string[] {
	const joint = ` ${words.and} `;
	const pieces = clause.split(joint);
	const cut = pieces.findIndex(
		(piece, at) =>
			at < pieces.length - 1 &&
			presentOf(piece.split(" ").at(-1) ?? "", words) !== null,
	);
	return cut < 0
		? [clause]
		: [
				pieces.slice(0, cut + 1).join(joint),
				...partsOf(pieces.slice(cut + 1).join(joint), words),
			];
}

function inPresent(part: string, words: LastVerbWords): PresentClause | null {
	const at = part.lastIndexOf(" ");
	const [object, last] = [part.slice(0, Math.max(at, 0)), part.slice(at + 1)];
	const verb = presentOf(last, words);
	if (verb === null || !words.object.test(object)) return null;
	const first = object.split(" ", 1)[0] ?? "";
	const begun = words.small.test(first)
		? first.charAt(0).toLowerCase() + object.slice(1)
		: object;
	const [now, particle = ""] = verb;
	return { verb: now, rest: particle === "" ? begun : `${begun} ${particle}` };
}

/** "Messe" and "ein" of "einmessen"; null for what may be another form. */
function presentOf(
	word: string,
	{ separable, bases, verbs, ending }: LastVerbWords,
): [verb: string, particle?: string] | null {
	if (verbs.test(word)) return [inFirstPerson(word, ending)];
	const [, particle = "", base = ""] = separable.exec(word) ?? [];
	return bases.test(base) ? [inFirstPerson(base, ending), particle] : null;
}

function inFirstPerson(
	infinitive: string,
	ending: LastVerbWords["ending"],
): string {
	const row = ending.find(([from]) => from.test(infinitive));
	return row ? infinitive.replace(row[0], row[1]) : infinitive;
}
