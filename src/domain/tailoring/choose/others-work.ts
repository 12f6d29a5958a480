// Lines that tell what somebody else does: "The head of reception writes the rota". A resume never prints them as one's own. Of a line
// that says both, "Rota for 12; the office makes the invoices", the other's part may go where it is about another matter. "I draft the
// rota, the manager signs it" stays whole: who signs limits what was drafted.

import type { Clause } from "../../clauses/clause.ts";
import { clausesOf } from "../../clauses/clauses.ts";
import { isDeterminer } from "../../clauses/mentions.ts";
import { othersDeeds } from "../../clauses/others-deeds.ts";
import { readLine } from "../../clauses/read-line.ts";
import { sentencesOf } from "../../clauses/sentence-ends.ts";
import { isDenial, isSpoken } from "../../clauses/spoken.ts";
import {
	isDeedAt,
	isDone,
	isNoun,
	marksNouns,
} from "../../clauses/verb-forms.ts";
import { keptWithWords } from "../../job/lexicon/lexicon.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { type Alternatives, wordOf } from "../../language/patterns.ts";
import type { SummaryWords } from "../../language/summary-words.ts";
import { CLAIM_WORDS } from "../../language/tables/claims-of-languages.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { recent } from "../../recent.ts";
import { isLimited } from "./assisting.ts";
import { isChange } from "./outcome.ts";

const LIMITS = { most: 200, longest: 600 };
// Each line is asked about at every strength, for the summary and for the letter.
const memory = keptWithWords(() => ({
	parts: recent(foundParts, LIMITS),
	clauses: recent(foundClauses, LIMITS),
}));

/** Every clause has somebody else as its subject: behind an article, at its beginning or its end. */
export function isOthersWork(text: string, language: string): boolean {
	const clauses = clausesIn(text, language);
	return clauses.length > 0 && clauses.every(isOthers);
}

/** A short clause; whoever opens a line with a verb tells of themselves. */
function isOthers(clause: Clause): boolean {
	const { reading, parts } = clause;
	const places = [...parts.keys()];
	const [first, last] = [Math.min(...places), Math.max(...places)];
	return (
		places.length <= MOST_WORDS &&
		!isDeedAt(reading, first) &&
		othersDeeds(clause).some(
			({ isStated, actor, deed }) =>
				isStated &&
				isDeedAt(reading, deed) &&
				(actor.last === last || actor.first <= first + 1) &&
				[1, 2].some((back) => isDeterminer(reading, actor.first - back)),
		)
	);
}

const MOST_WORDS = 8;

/** Whether a line begins with what somebody else does: "Our safety officer writes the assessments, I supply the figures". */
export function opensWithOthers(text: string, language: string): boolean {
	const [first] = clausesIn(text, language);
	return (
		first !== undefined && othersDeeds(first).some(({ isStated }) => isStated)
	);
}

/** Whether the last part of a line is somebody else's. */
export function endsWithOthers(text: string, language: string): boolean {
	const parts = partsOf(text, language);
	return parts !== null && !parts.isModest;
}

/** The line without what, at its end, somebody else does or the person does not, where that is another matter than theirs; else null. */
export function withoutOthersPart(
	text: string,
	language: string,
): string | null {
	const parts = partsOf(text, language);
	if (!parts) return null;
	const { head, tail, isModest } = parts;
	const own = contentStems(wordsOf(head, language));
	const theirs = [...contentStems(wordsOf(matterOf(tail, language), language))];
	// What came of the work without whose part the rest was would take the credit for it.
	return !isChange(head) &&
		head.split(/\s+/u).length >= LEAST_LEFT &&
		theirs.length >= (isModest || namesDoer(tail, language) ? 1 : 2) &&
		!theirs.some((stem) => own.has(stem) || hasHeadIn(stem, own)) &&
		!isLimited(tail) &&
		!patternsOf(language).same.test(tail)
		? head
		: null;
}

/** "Jahresabschluss" beside "Monatsabschlüsse": whoever makes the one limits what is said of the other. */
function hasHeadIn(stem: string, own: ReadonlySet<string>): boolean {
	const head = unmarked(stem).slice(-HEAD);
	return (
		head.length === HEAD && [...own].some((one) => unmarked(one).endsWith(head))
	);
}

/** A stem as its singular and its plural share it: without the marks of vowels, and letters once. */
function unmarked(stem: string): string {
	return stem
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/([aou])e/gu, "$1")
		.replace(/(\p{L})\1/gu, "$1");
}

/** Letters of a compound's last noun. */
const HEAD = 7;

/** A deed with what it was done to. */
const LEAST_LEFT = 3;
const LONGEST_PART = 14;

const PART = /^(.*\S)(?:\s?;\s+|\s[–—-]\s)([^;]+)$/su;
const CLAUSE = /^(.*\S),\s+([^,;]+)$/su;

type Parts = { head: string; tail: string; isModest: boolean };

/** The last sentence, what stands behind a semicolon or a dash, and behind a comma where a subject stands right before its verb. */
function partsOf(text: string, language: string): Parts | null {
	return memory().parts(text, language);
}

function foundParts(text: string, language: string): Parts | null {
	for (const [[head, tail], isTheirs] of [
		[lastSentenceOf(text), isOthersPart],
		[lastPartOf(text, PART), isOthersPart],
		[lastPartOf(text, CLAUSE), isOthersClause],
	] as const) {
		const isModest = isDenial(tail, language) && !isSpoken(head, language);
		if (
			tail !== "" &&
			// A figure tells what came of it, whoever is named.
			!/\p{N}/u.test(tail) &&
			tail.split(/\s+/u).length <= LONGEST_PART &&
			!areInfinitives(head, tail, language) &&
			(isModest || (!isSpoken(tail, language) && isTheirs(tail, language)))
		)
			return { head, tail, isModest };
	}
	return null;
}

/** "De brug veiligstellen, de monteur oproepen": both parts end in an infinitive, and nobody stands before the second. */
function areInfinitives(head: string, tail: string, language: string): boolean {
	const code = LANGUAGE_CODES.find((one) => one === language);
	const infinitives = code ? CLAIM_WORDS[code].infinitives : "";
	if (infinitives === "") return false;
	const ends = new RegExp(`(?:${infinitives.replaceAll(" ", "|")})$`, "iu");
	return [head, tail].every((part) => ends.test(part.replace(/[.\s]+$/u, "")));
}

/** Whether it is told apart who does it: else one of the words left is theirs. */
function namesDoer(text: string, language: string): boolean {
	return clausesIn(text, language).some(
		(clause) => othersDeeds(clause).length > 0,
	);
}

/** The words of a text without the small ones, without whoever does it and the deed itself: "the office writes the invoices" is of invoices. */
function matterOf(text: string, language: string): string {
	return readLine(text, language)
		.flatMap((reading) => {
			const theirs = clausesOf(reading).flatMap(othersDeeds);
			return reading.words.filter(
				(word, at) =>
					!word.isSmall &&
					// "Gerechnet hat das Büro" names no matter but the one before it.
					(marksNouns(reading)
						? isNoun(word, reading)
						: !isDone(word, reading)) &&
					!theirs.some(
						({ actor, deed }) =>
							at === deed || (at >= actor.first && at <= actor.last),
					),
			);
		})
		.map((word) => word.text)
		.join(" ");
}

function lastSentenceOf(text: string): [head: string, tail: string] {
	const sentences = sentencesOf(text);
	const tail = sentences.length > 1 ? (sentences.at(-1) ?? "") : "";
	const head = text.slice(0, text.length - tail.length).trim();
	return [head.replace(/\.$/u, ""), tail];
}

/** Both "" where it has one part, or its last sign stands within brackets. */
function lastPartOf(
	text: string,
	pattern: RegExp,
): [head: string, tail: string] {
	const [, head = "", tail = ""] = pattern.exec(text) ?? [];
	const isWhole = tail.split("(").length === tail.split(")").length;
	return isWhole && sentencesOf(tail).length < 2
		? [head.trim(), tail]
		: ["", ""];
}

function isOthersPart(tail: string, language: string): boolean {
	return (
		patternsOf(language).others.test(tail) ||
		isOthersClause(tail, language) ||
		clausesIn(tail, language).some((clause) =>
			othersDeeds(clause).some(({ isStated }) => isStated),
		)
	);
}

/** "A laboratory runs the metals": nothing stands between who does it and what is done. */
function isOthersClause(tail: string, language: string): boolean {
	return clausesIn(tail, language).some((clause) =>
		othersDeeds(clause).some(
			({ isStated, actor, deed }) =>
				isStated &&
				deed === actor.last + 1 &&
				isDeterminer(clause.reading, Math.min(...clause.parts.keys())),
		),
	);
}

function clausesIn(text: string, language: string): readonly Clause[] {
	return memory().clauses(text, language);
}

function foundClauses(text: string, language: string): Clause[] {
	return readLine(text, language)
		.flatMap(clausesOf)
		.filter(({ members }) => members === undefined);
}

type Patterns = { others: RegExp; same: RegExp };

const known = new Map<string, Patterns>();

/** Where the language is not known, those of all. */
function patternsOf(language: string): Patterns {
	const found = known.get(language) ?? {
		others: patternOf(language, ({ othersPart }) => othersPart),
		same: patternOf(language, ({ sameThing }) => sameThing),
	};
	known.set(language, found);
	return found;
}

function patternOf(
	language: string,
	pick: (words: SummaryWords) => Alternatives,
): RegExp {
	const code = LANGUAGE_CODES.find((one) => one === language);
	return new RegExp(
		wordOf(SUMMARY_WORDS, (words) =>
			code === undefined || words === SUMMARY_WORDS[code] ? pick(words) : "",
		),
		"iu",
	);
}
