// A line that names nothing but what somebody does, behind a verb that carries it with its article: "Katalogisierung von Romanen" as
// "übernehme ich die Katalogisierung von Romanen", and one that ends with what was done: "habe ich zwei Lehrlinge angeleitet".
import type { LanguageCode } from "../../language/language-code.ts";
import type { DoneWords } from "../../language/sentence-words.ts";
import type { ShapingWords } from "../../language/shaping-words.ts";
import { SENTENCE_WORDS } from "../../language/tables/sentences-of-languages.ts";
import { SHAPING_WORDS } from "../../language/tables/shaping-of-languages.ts";
import { objectOf } from "./part-of-work.ts";
import { isRatingLine } from "./rating-line.ts";
import type { StatedLine } from "./stated-sentence.ts";
import { capitalized } from "./voice.ts";

type LineOfNouns = { text: string; isCurrent: boolean };

/** `turn` picks among the verbs. null where the line is more than nouns, or an article is not certain. */
export function carriedLine(
	line: LineOfNouns,
	language: LanguageCode,
	turn: number,
): StatedLine | null {
	const deed = carriedDeed(line, language, turn);
	const own = deed && subjectFirst(deed, language);
	return deed === null ? null : { sentence: own && `${own}.`, deed };
}

/** "Ich übernehme die Wartung" of "übernehme ich die Wartung"; null where no pronoun stands behind the verb. */
export function subjectFirst(
	deed: string,
	language: LanguageCode,
): string | null {
	const pronoun = SENTENCE_WORDS[language].nounDeeds?.pronoun.trim() ?? "";
	const [verb = "", own = "", ...rest] = deed.split(" ");
	return pronoun !== "" && own === pronoun
		? [capitalized(pronoun), verb, ...rest].join(" ")
		: null;
}

/** As a frame goes on with it. */
function carriedDeed(
	{ text, isCurrent }: LineOfNouns,
	language: LanguageCode,
	turn: number,
): string | null {
	const { carriers, once, done, nounDeeds } = SENTENCE_WORDS[language];
	const duties = nounDeeds?.duties;
	const shape = SHAPING_WORDS[language];
	if (shape === null) return null;
	const line = text.replace(/[\s.;,]+$/u, "");
	const own = withArticle(line, done);
	if (done?.of.test(own) && !done.never.test(own))
		return `${done.have} ${lowered(own, done.small)}`;
	const object =
		done?.ends?.test(line) &&
		!done.never.test(line) &&
		!hasInfinitive(line, language)
			? objectOf(line, language)
			: null;
	if (done && object !== null) return `${done.have} ${object}`;
	const verbs = carriers ?? (duties ? [duties.carry] : []);
	const verb = verbs[turn % verbs.length];
	if (verb === undefined || !isActivity(line, shape) || isRatingLine(line))
		return null;
	const part = objectOf(line, language);
	if (part === null) return null;
	const isNow = isCurrent && once?.test(line) !== true;
	const said = (isNow ? verb.now : verb.past).replace("{part}", part);
	return (duties?.contracted ?? []).reduce(
		(text, { from, to }) => text.replace(from, to),
		said,
	);
}

/** "Omsteltijd teruggebracht …" as "De omsteltijd teruggebracht …". */
function withArticle(line: string, done: DoneWords | undefined): string {
	const [article] = done?.things?.find(([, names]) => names.test(line)) ?? [];
	return article === undefined
		? line
		: `${article} ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
}

/** "Dienstplan erstellen, Vertretung": what ends its first clause is an infinitive and no form of what was done. */
function hasInfinitive(line: string, language: LanguageCode): boolean {
	const { lastVerb } = SENTENCE_WORDS[language];
	const [clause = ""] = line.split(/, | \(/u);
	return lastVerb?.verbs.test(clause.split(" ").at(-1) ?? "") ?? false;
}

/** Whether the line names work and holds no verb, no result and no sentence of its own. */
function isActivity(line: string, shape: ShapingWords): boolean {
	const { activity, clause, helping } = shape;
	const outside = line.replace(/ \([^()]*\)/g, "");
	return (
		headsOf(line, shape).some((head) => activity.test(head)) &&
		!(helping?.test(line) ?? false) &&
		!/[:;–—!?%‰]/u.test(outside) &&
		!clause.test(outside) &&
		partsOf(outside, shape).every((part) => isBeside(part, shape))
	);
}

/** "Anschluss und Parametrierung von …": the first noun, and the one joined to it. */
function headsOf(line: string, { and }: ShapingWords): string[] {
	const [, joined] =
		new RegExp(`^[\\p{L}-]+ ${and} (.+)$`, "u").exec(line) ?? [];
	return joined === undefined ? [line] : [line, joined];
}

/** What stands behind the first; where nouns keep a capital, what "and" joins belongs to one object or has its own article. */
function partsOf(line: string, { and, keepsCapital }: ShapingWords): string[] {
	const joint = keepsCapital ? /, /u : new RegExp(`,? ${and} |, `, "u");
	return line.split(joint).slice(1);
}

/** Beside an activity stand others, what says more of it, or a thing; nothing that holds a verb. */
function isBeside(
	part: string,
	{ activity, begins, keepsCapital }: ShapingWords,
): boolean {
	return (
		activity.test(part) ||
		begins.test(part) ||
		(keepsCapital === true && /^\p{Ll}/u.test(part)) ||
		part.split(" ").length <= MOST_WORDS_OF_THING
	);
}

const MOST_WORDS_OF_THING = 2;

function lowered(line: string, small: RegExp): string {
	return small.test(line) ? line.charAt(0).toLowerCase() + line.slice(1) : line;
}
