// Which verb carries a line that is no deed of its own, and what of the line stands behind it.
import type { LanguageCode } from "../../language/language-code.ts";
import { SHAPING_WORDS } from "../../language/shaping-of-languages.ts";
import type { ShapingWords } from "../../language/shaping-words.ts";
import { TELLING_WORDS } from "../../language/telling-of-languages.ts";
import type {
	SupportVerb,
	TellingWords,
} from "../../language/telling-words.ts";
import { WRITING_WORDS } from "../../language/writing-of-languages.ts";
import type { Nouns } from "../../language/writing-words.ts";
import { loweredArticle } from "./articles.ts";
import { withOwnArticles } from "./noun-object.ts";
import { objectOf } from "./part-of-work.ts";
import { verbHeadOf, verbOfInfinitive } from "./telling-verbs.ts";

export type Supported = { verb: SupportVerb; part: string };

type Line = { line: string; used?: readonly string[] };

/** A line that begins with the name of an activity, behind a verb that takes it so; null for everything else. */
export function barePart(
	{ line, used }: Line,
	{ support }: Pick<TellingWords, "support">,
	language: LanguageCode,
): Supported | null {
	const shape = SHAPING_WORDS[language];
	if (
		shape === null ||
		namesPerson(line, language) ||
		!isNamed(line, shape) ||
		!isActivity(line, shape, language)
	)
		return null;
	const part = barely(line, shape, language);
	if (part === null) return null;
	const [verb] = support.filter(
		({ of, takes, now }) =>
			of === "bare" && (takes?.test(part) ?? true) && !isUsed(now, used),
	);
	return verb ? { verb, part } : null;
}

/** "Barista and shift lead", "Employee of the month": somebody, and nothing that work consists of. */
export function namesPerson(line: string, language: LanguageCode): boolean {
	const shape = SHAPING_WORDS[language];
	const { person } = TELLING_WORDS[language];
	if (shape === null || person === undefined) return false;
	return line
		.replace(/ \([^()]*\)/g, "")
		.split(new RegExp(`,? ${shape.and} |, `, "u"))
		.some((part, at) => {
			const words = part.split(" ");
			// "Anleitung von zwei Auszubildenden und einer Praktikantin": of whom.
			if (at > 0 && words.length > 1) return false;
			const end = words.findIndex((word) => shape.begins.test(word));
			return words
				.slice(0, end < 0 ? words.length : end)
				.some((word) => person.test(word.replace(/[:;.]$/, "")));
		});
}

/** The line as it stands behind a verb that takes it whole; null for a list nothing joins. */
export function barely(
	line: string,
	shape: ShapingWords,
	language: LanguageCode,
): string | null {
	const isAmount = shape.amount.test(line) && AMOUNT_BEGINS.test(line);
	if (shape.places && (isUnjoined(line, shape) || isAmount)) return null;
	const { nouns } = WRITING_WORDS[language];
	if (!shape.keepsCapital || !nouns)
		return `${nominalArticle(line, language)}${loweredArticle(line)}`;
	const isList = new RegExp(`^[\\p{L}-]+(?:,| ${shape.and} )`, "u").test(line);
	if (!isList)
		return objectOf(line, language) ?? pluralPart(line, shape, nouns);
	const isShared = !line.includes(", ") || nouns.shared?.test(line) === true;
	const object = isShared ? objectOf(line, language) : null;
	return object ?? withOwnArticles(loweredAdjective(line, nouns), nouns);
}

/** "Het" of "het voorbereiden en uitvoeren van activiteiten". */
function nominalArticle(line: string, language: LanguageCode): string {
	const { nounDeeds } = TELLING_WORDS[language];
	const nominal = WRITING_WORDS[language].nouns?.nominal;
	const [first = ""] = line.toLowerCase().split(/[ ,]/u);
	return nominal &&
		nounDeeds &&
		verbOfInfinitive(first, nounDeeds) !== null &&
		nominal.lines.test(line)
		? nominal.article
		: "";
}

/** "Omkring 28 000 m3 om året" */
const AMOUNT_BEGINS = /^(?:\p{L}+\.? ){1,2}\d/u;

/** A line that begins with several of a thing, which need no article. */
function pluralPart(
	line: string,
	{ many }: ShapingWords,
	nouns: Nouns,
): string | null {
	const part = loweredAdjective(line, nouns);
	const noun = /\p{Lu}[\p{L}-]*/u.exec(part)?.[0] ?? "";
	return many?.test(noun) ? part : null;
}

/** "Dossiers, facturen, contact": no "and" before the last. */
function isUnjoined(line: string, { and }: ShapingWords): boolean {
	const outside = line.replace(/ \([^()]*\)/g, "");
	const at = outside.lastIndexOf(", ");
	return at >= 0 && !outside.slice(at).includes(` ${and} `);
}

/**
 * Whether a line names nothing but what somebody does: its first noun is known as an activity, so is what begins each further
 * part of it, and it says no result.
 */
export function isActivity(
	line: string,
	shape: ShapingWords,
	language: LanguageCode,
): boolean {
	const { nouns } = WRITING_WORDS[language];
	const outside = line.replace(/ \([^()]*\)/g, "");
	const [first = "", ...others] = outside.split(
		new RegExp(`,? ${shape.and} |, `, "u"),
	);
	return (
		!isResultLine(outside, shape) &&
		shape.activity.test(first) &&
		others.every(
			(part) =>
				part.split(" ").length <= MOST_WORDS_OF_THING ||
				shape.activity.test(part) ||
				shape.begins.test(part) ||
				(hasObject(part, nouns) && !shape.clause.test(part)) ||
				nouns?.complement?.test(` ${part}`) === true,
		)
	);
}

/** Beside an activity a thing may stand, but nothing that holds a verb. */
const MOST_WORDS_OF_THING = 2;

/** Whether the letter has used the words that carry a line: "mi occupo di" and "mi occupo della" are one. */
export function isUsed(now: string, used: readonly string[] = []): boolean {
	return used.some((one) => carrierOf(one) === carrierOf(now));
}

function carrierOf(form: string): string {
	return /^[^\s{]+(?: [^\s{]{3,})?/u.exec(form)?.[0] ?? form;
}

/** How much of something there is, in shares. */
const SHARE = /(?<!^)\d ?(?:%|‰|percent)/iu;

/** "Weight reduction 11 %": what was reached rather than what is done. */
function isResultLine(line: string, { result }: ShapingWords): boolean {
	return SHARE.test(line) || (result?.test(line) ?? false);
}

/** Whether a line is nouns alone: no verb outside of its brackets, no beginning that is no noun. */
export function isNamed(
	line: string,
	{ begins, clause }: ShapingWords,
): boolean {
	const outside = line.replace(/ \([^()]*\)/g, "");
	return (
		/^\p{L}/u.test(line) &&
		!begins.test(line) &&
		!clause.test(outside) &&
		!/[:;–—!?]/.test(outside)
	);
}

/** The first verb that takes the line, one the letter has not used before those it has; null where none does. */
export function supportedPart(
	{ line, used }: Line,
	{ support }: Pick<TellingWords, "support">,
	language: LanguageCode,
): Supported | null {
	const shape = SHAPING_WORDS[language];
	const [own, bracket] = withoutBracket(line);
	const isNamedWork =
		shape !== null &&
		isActivity(own, shape, language) &&
		!namesPerson(own, language);
	for (const verb of support)
		if (
			verb.of === "line" &&
			verb.takes?.test(own) &&
			!(verb.isDone && beginsWithInfinitive(own, language)) &&
			!(verb.isDone && hasOtherForm(own, language)) &&
			!(verb.isGeneral && !(isNamedWork && !isUsed(verb.now, used))) &&
			!(verb.isGeneral && shape && barely(own, shape, language) === null)
		)
			return {
				verb,
				part: responsible(within(asPart(line, language), verb), verb, language),
			};
	const object = listedObject(own, { shape, language });
	if (object === null) return null;
	const isClause = shape?.clause.test(own) ?? false;
	const fitting = support.filter(
		({ of, takes, isDone, redundant, now }) =>
			of === "noun" &&
			(takes?.test(object) ?? true) &&
			(isDone || (isNamedWork && !isClause && !isUsed(now, used))) &&
			!(redundant && / \p{L}+[,;]/u.test(object)) &&
			// "Einführung eines Modells, Quote halbiert": only the last was done so.
			!(isDone && own.includes(", ") && shape?.activity.test(own)),
	);
	const verb = leastUsed(fitting, ({ now }) => now, used);
	return verb ? { verb, part: within(`${object}${bracket}`, verb) } : null;
}

/** What has an object of its own takes its article behind some verbs. */
function responsible(
	part: string,
	{ now }: SupportVerb,
	language: LanguageCode,
): string {
	const { nouns } = WRITING_WORDS[language];
	return nouns?.articleBehind?.test(now) ? withOwnArticles(part, nouns) : part;
}

/** "Inmeten en tekeningen gemaakt": what was made begins further on. */
function beginsWithInfinitive(line: string, language: LanguageCode): boolean {
	const { nounDeeds } = TELLING_WORDS[language];
	const [first = ""] = line.toLowerCase().split(/[ ,]/u);
	return (
		nounDeeds?.isVerbLast === true &&
		WRITING_WORDS[language].nouns?.nominal !== undefined &&
		verbOfInfinitive(first, nounDeeds) !== null
	);
}

/** "Byggt och förvaltar": what was done, and what is. */
function hasOtherForm(line: string, language: LanguageCode): boolean {
	const { nounDeeds } = TELLING_WORDS[language];
	const [, ...further] = line.split(
		new RegExp(` ${nounDeeds?.and ?? "&"} `, "u"),
	);
	return (
		nounDeeds !== null &&
		further.some((part) => verbHeadOf(part, nounDeeds)?.form === "finite")
	);
}

/** The line and what stands in brackets at its end. */
function withoutBracket(line: string): [own: string, bracket: string] {
	const at = line.lastIndexOf(" (");
	return at > 0 && line.endsWith(")") && !line.slice(at + 2, -1).includes(")")
		? [line.slice(0, at), line.slice(at)]
		: [line, ""];
}

/** Each of several nouns with its own article. */
function listedObject(
	line: string,
	{ shape, language }: { shape: ShapingWords | null; language: LanguageCode },
): string | null {
	const whole = objectOf(line, language);
	if (!line.includes(", ") || shape === null) return whole;
	const parts = line.split(/, /u);
	const [last = "", ...before] = parts.toReversed();
	const [previous, final] = last.split(` ${shape.and} `);
	const all =
		final === undefined
			? parts
			: [...before.toReversed(), previous ?? "", final];
	const isAdjunct = all
		.slice(1)
		.some(
			(part) =>
				shape.begins.test(part) ||
				(shape.keepsCapital && /^\p{Ll}/u.test(part)),
		);
	if (isAdjunct) return whole;
	// "Montage von Küchen, Treppen und Türen": what follows belongs to the object of the first.
	if (
		shape.open?.test(all[0] ?? "") &&
		all
			.slice(1)
			.every(
				(part) =>
					!shape.activity.test(part) &&
					!(
						shape.keepsCapital && hasObject(part, WRITING_WORDS[language].nouns)
					),
			)
	) {
		const first = objectOf(all[0] ?? "", language);
		return first && `${first}${line.slice(all[0]?.length)}`;
	}
	const objects = all.map((part) => objectOf(capital(part), language));
	if (objects.some((one) => one === null)) return null;
	const isParted = objects
		.slice(0, -1)
		.some((one) => one?.includes(` ${shape.and} `));
	return `${objects.slice(0, -1).join(", ")}${isParted && !shape.places ? "," : ""} ${shape.and} ${objects.at(-1)}`;
}

/** "Aufbau der Kundendatei" */
function hasObject(part: string, nouns: Nouns | null): boolean {
	const behind = part.slice(/^\p{L}*/u.exec(part)?.[0].length);
	return nouns?.complement?.test(behind) === true;
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The first of those the letter has not used, else the one it used longest ago. */
export function leastUsed<One>(
	all: readonly One[],
	nameOf: (one: One) => string,
	used: readonly string[] = [],
): One | undefined {
	const lastUse = (one: One) => used.lastIndexOf(nameOf(one));
	return all.toSorted((a, b) => lastUse(a) - lastUse(b))[0];
}

/** The line as it stands inside a sentence. */
export function asPart(line: string, language: LanguageCode): string {
	const { nouns } = WRITING_WORDS[language];
	return nouns?.keepsCapital
		? loweredAdjective(line, nouns)
		: loweredArticle(line);
}

/** "Ängstliche Kinder" inside a sentence. */
function loweredAdjective(line: string, { smallInside }: Nouns): string {
	return smallInside?.test(line) ? loweredArticle(line) : line;
}

function within(part: string, { redundant }: SupportVerb): string {
	return redundant ? part.replace(redundant, "") : part;
}
