// A degree asked for, held against those entered: by rank, and by field where one is named.

import type { Requirement } from "../../job/job.ts";
import { languagesOf, wordPattern } from "../../job/text/spoken.ts";
import { cutTokens } from "../../job/text/tokens.ts";
import { isNotHeld, isRegisteredFor } from "../../language/reading/not-held.ts";
import {
	addFields,
	createFields,
	nearnessOfFields,
} from "../../meaning/fields-of-work.ts";
import { foldLetters } from "../../meaning/fold-letters.ts";
import { englishStems } from "../../meaning/glosses.ts";
import type { Lexeme, PlacedLexeme } from "../../meaning/lexemes.ts";
import { likenessAt } from "../../meaning/likeness.ts";
import { entryIndexOf, isInSection } from "../../profile/content-path.ts";
import { degreeRank, lowestDegree } from "../degree-ranks.ts";
import { CREDENTIALS_PATH } from "../facts.ts";
import type { IndexedLine } from "../lines/indexed-lines.ts";
import type { RequirementSupport } from "../match.ts";
import { isPartOfAsked } from "../part-papers.ts";
import { contentStems, wordsOf } from "../words.ts";
import { experienceFrom } from "./alternatives.ts";
import type { Asking, Decision } from "./asking.ts";
import { heldByInitials } from "./initials.ts";
import { isStillToCome } from "./learning.ts";
import { isOfOneRoot } from "./one-root.ts";

/** Null where no degree is asked for, or where the profile holds none and one may be replaced. */
export function decideDegree(asking: Asking): Decision | null {
	const { requirement, language, comparison } = asking;
	const spelled = heldByInitials(asking, "education");
	if (spelled.length > 0) return { support: "shown", evidence: spelled };
	const asked = lowestDegree(requirement.text, language);
	if (asked === 0) return enteredAsPaper(asking);
	const fields = askedFields(asking);
	const entries = comparison.index.lines
		.filter(
			({ kind, fact }) =>
				kind === "education" || fact.path === CREDENTIALS_PATH,
		)
		.map((line) => ({ line, rank: degreeRank(line.fact.text) }))
		.filter(({ line, rank }) =>
			rank === 0
				? asked <= VOCATIONAL &&
					fields.some((field) => isNamedField(line, field, asking))
				: rank >= asked,
		)
		.map(({ line }) => ({ line, support: bestSupport(line, fields, asking) }))
		.toSorted((a, b) => ORDER.indexOf(a.support) - ORDER.indexOf(b.support));
	const [best] = entries;
	if (!best)
		return (
			enteredAsPaper(asking) ??
			(requirement.orEquivalent ? null : { support: "absent", evidence: [] })
		);
	const brokenOff =
		asked <= VOCATIONAL &&
		!isNotHeld(requirement.text) &&
		ownTradeNotHeld(entries, fields, asking);
	if (brokenOff)
		return { support: "partly", evidence: [brokenOff.line.fact], isLess: true };
	if (best.support !== "absent")
		return entries.some((one) => isFinished(one, asking)) ||
			isNotHeld(requirement.text)
			? {
					support: best.support,
					evidence: [
						(entries.find((one) => isFinished(one, asking)) ?? best).line.fact,
					],
					isLess:
						best.support === "partly" &&
						(isLetteredOtherwise(best.line, requirement) ||
							(requirement.excludes !== undefined &&
								fields.every((field) => isOtherTrade(best.line, field)))),
				}
			: { support: "partly", evidence: [best.line.fact], isLess: true };
	return {
		support: "absent",
		evidence: [],
		isUnsure: asking.domain >= ITS_TRADE && !isStillToCome(asking),
	};
}

type Entered = { line: IndexedLine; support: RequirementSupport };

/** Whoever began to learn the very trade and did not finish holds another paper, however near the two are. */
function ownTradeNotHeld(
	entries: readonly Entered[],
	fields: readonly (readonly Lexeme[])[],
	asking: Asking,
): Entered | undefined {
	const inTrade = Map.groupBy(
		entries.filter(({ line }) =>
			fields.some((field) => isNamedField(line, field, asking)),
		),
		(one) => isFinished(one, asking),
	);
	return inTrade.has(true) ? undefined : inTrade.get(false)?.[0];
}

/** A degree still studied for, or with an exam in a year to come, is held by nobody; a posting that takes those who study for it says so. */
function isFinished(
	{ line: { fact }, support }: Entered,
	{ today }: Asking,
): boolean {
	return (
		support !== "absent" &&
		!isNotHeld(fact.text) &&
		!isRegisteredFor(fact.text, Number(today.slice(0, 4)) + 1)
	);
}

/** Of an apprenticeship, whose papers have names of their own ("Abschlussprüfung", "Gesellenbrief"): at most so high. */
const VOCATIONAL = 2;
const NAMED_FIELD = 0.6;
const SAME_FIELD = 0.9;

/** Whether an entry whose degree nobody knows by name is in the very field asked for. */
function isNamedField(
	{ lexemes, fact }: IndexedLine,
	asked: readonly Lexeme[],
	{ comparison: { likeness }, profile }: Asking,
): boolean {
	const at = entryIndexOf(fact.path);
	const { field_of_study, degree_type } =
		(at === null ? null : profile.education[at]) ?? {};
	const nearOf = (name: string | null | undefined) =>
		namedIn(lexemes, name ?? "")
			.filter(saysField)
			.map((one) =>
				share([one], asked, (mine, its) => likenessAt(likeness, its, mine)),
			);
	const ofField = nearOf(field_of_study);
	const mean =
		ofField.reduce((sum, one) => sum + one, 0) / (ofField.length || 1);
	// "Gesellenbrief Tischler": a paper's own name beside the trade says nothing of another one.
	return (
		mean >= NAMED_FIELD || Math.max(0, ...nearOf(degree_type)) >= SAME_FIELD
	);
}

/** In the trade itself, a degree of the rank under another name may well be the one asked for. */
const ITS_TRADE = 0.5;

/** "PGCE" among the certificates; a diploma that is still ahead answers before another that says less of what is asked for. */
function enteredAsPaper({ terms, requirement }: Asking): Decision | null {
	const evidence = terms
		.filter(({ term }) => term.kind === "degree")
		.flatMap((match) => match.evidence)
		.filter(
			({ path, text }) =>
				isInSection(path, "certifications") &&
				!isPartOfAsked(text, requirement.text),
		);
	const [nearest] = evidence.toSorted(
		(a, b) =>
			sharedWith(requirement.text, b.text) -
			sharedWith(requirement.text, a.text),
	);
	if (nearest === undefined) return null;
	return evidence.length > 1 && isNotHeld(nearest.text)
		? { support: "partly", evidence: [nearest], isLess: true }
		: { support: "shown", evidence };
}

/** Of the stems of what is asked for, those that a line has. */
function sharedWith(asked: string, text: string): number {
	const held = contentStems(wordsOf(text));
	return [...contentStems(wordsOf(asked))].filter((stem) => held.has(stem))
		.length;
}

const ORDER: readonly RequirementSupport[] = ["shown", "partly", "absent"];

// What schools and degrees are called says nothing of their field.
const OF_SCHOOLS = englishStems(
	`degree bachelor master doctor doctorate phd diploma graduate graduation college university school faculty accredited
	institution four-year recognized regionally national equivalent associate license vocational apprenticeship certificate education training
	study academic higher completed high secondary GED recognised title level teach state possess formal background emphasis concentration specialization major focus any area field discipline subject`,
);

/** The fields of which one is enough: of each alternative that names a degree, or of the whole; empty where any will do. */
function askedFields(asking: Asking): Lexeme[][] {
	const { requirement, language } = asking;
	const { text, logic, parts } = requirement;
	if (ANY_FIELD(languagesOf("", language)).test(text)) return [[]];
	// "Or four years of experience in sales" says nothing of the degree, nor does the law that is cited for it.
	const law = text.indexOf("§");
	const end = Math.min(experienceFrom(asking), law < 0 ? Infinity : law);
	const lexemes = asking.lexemes.filter(({ at }) => at < end);
	const within = parts
		.map((part) => ({ part, start: text.indexOf(part.text) }))
		.filter(({ start }) => start >= 0 && start < end);
	const alternatives = within.filter(
		({ part }) => lowestDegree(part.text, language) > 0,
	);
	const { length } = alternatives;
	if (logic.how !== "any" || length < 2 || length < within.length)
		return [fieldIn(lexemes)];
	return alternatives.map(({ part, start }) =>
		fieldIn(
			lexemes.filter(({ at }) => at >= start && at < start + part.text.length),
		),
	);
}

const ANY_FIELD = wordPattern(({ papers }) => papers.anyField);
const ANY = englishStems("any");

function fieldIn(lexemes: readonly PlacedLexeme[]): Lexeme[] {
	const words = lexemes.map(({ lexeme }) => lexeme);
	if (words.some(({ english }) => english.some((stem) => ANY.includes(stem))))
		return [];
	return words.filter(saysField);
}

/** Neither what schools are called nor the name of a paper that is the same in every trade: "Gesellenbrief". */
function saysField({ english, text }: Lexeme): boolean {
	return (
		!english.some((stem) => OF_SCHOOLS.includes(stem)) && degreeRank(text) === 0
	);
}

function bestSupport(
	line: IndexedLine,
	fields: readonly (readonly Lexeme[])[],
	asking: Asking,
): RequirementSupport {
	const supports = fields.map((field) => fieldSupport(line, field, asking));
	return ORDER.find((support) => supports.includes(support)) ?? "absent";
}

function textOf({ text }: { text: string }): string {
	return foldLetters(text);
}

const ANSWERS_FIELD = 0.5;
const NEAR_FIELD = 0.25;

function fieldSupport(
	line: IndexedLine,
	field: readonly Lexeme[],
	asking: Asking,
): RequirementSupport {
	const { comparison, profile, requirement } = asking;
	if (field.length === 0) return "shown";
	const at = entryIndexOf(line.fact.path);
	const { field_of_study: named, degree_type } =
		(at === null ? null : profile.education[at]) ?? {};
	const subjects = line.lexemes.filter(saysField);
	if (!named && subjects.length === 0) return "partly";
	// Where the field is entered, the school's name says nothing of it; the paper's may: "Gesellenbrief Tischler".
	const owns = named
		? [named, degree_type ?? ""].map((text) => namedIn(subjects, text))
		: [subjects];
	const asked = createFields();
	addFields(asked, field);
	const { likeness } = comparison;
	const near = Math.max(
		nearnessOfFields(asked, line.fields),
		...owns.flatMap((own) => [
			share(own, field, (mine, its) => likenessAt(likeness, its, mine)),
			share(field, own, (its, mine) => likenessAt(likeness, its, mine)),
		]),
	);
	if (near >= ANSWERS_FIELD)
		return isOtherPaper(line, field, asking) ? "partly" : "shown";
	const isNear = near >= NEAR_FIELD;
	return isNear ? (requirement.orEquivalent ? "shown" : "partly") : "absent";
}

const LETTERS = /[(（]\s*(\p{Lu}{3,6})\s*[)）]/u;

/**
 * "Diplôme d'État d'assistant de service social (DEASS)" is a paper of that name: who holds another of its field, called by other letters,
 * does not hold it.
 */
function isOtherPaper(
	{ fact, lexemes }: IndexedLine,
	field: readonly Lexeme[],
	{ requirement, comparison: { likeness } }: Asking,
): boolean {
	return (
		isOtherTrade({ lexemes }, field) ||
		(isLetteredOtherwise({ fact }, requirement) &&
			share(field, lexemes, (its, mine) => likenessAt(likeness, its, mine)) <
				SAME_NAME)
	);
}

const LONG_NAME = 12;
const SHARED_END = 8;
const OWN_BEGINNING = 4;

/** "Verwaltungsfachangestellte" and "Rechtsanwaltsfachangestellte" end alike and are two trades. */
function isOtherTrade(
	{ lexemes }: Pick<IndexedLine, "lexemes">,
	field: readonly Lexeme[],
): boolean {
	const names = field
		.map(({ text }) => withoutEnding(text))
		.filter((text) => text.length >= LONG_NAME);
	const own = lexemes.map(({ text }) => withoutEnding(text));
	const isNamed = names.some((name) =>
		own.some((other) => isOfOneRoot(other, name)),
	);
	return (
		!isNamed && names.some((name) => own.some((other) => endAlike(other, name)))
	);
}

/** "-angestellter", "-angestellte": the same for women and men. */
function withoutEnding(text: string): string {
	return text.replace(/(?:innen|in|er|en|e|r)$/u, "");
}

function endAlike(one: string, other: string): boolean {
	let shared = 0;
	while (
		shared < Math.min(one.length, other.length) &&
		one.at(-1 - shared) === other.at(-1 - shared)
	)
		shared += 1;
	return (
		shared >= SHARED_END &&
		Math.min(one.length, other.length) - shared >= OWN_BEGINNING
	);
}

function isLetteredOtherwise(
	{ fact }: Pick<IndexedLine, "fact">,
	{ text, orEquivalent }: Requirement,
): boolean {
	const [, asked] = LETTERS.exec(text) ?? [];
	const [, own] = LETTERS.exec(fact.text) ?? [];
	return (
		asked !== undefined && own !== undefined && asked !== own && !orEquivalent
	);
}

/** So much of a paper's name another name for the same paper says. */
const SAME_NAME = 0.75;

function namedIn(lexemes: readonly Lexeme[], text: string): Lexeme[] {
	const words = new Set(cutTokens(text).map(textOf));
	return lexemes.filter((lexeme) => words.has(lexeme.text));
}

function share(
	words: readonly Lexeme[],
	others: readonly Lexeme[],
	likeness: (word: number, other: number) => number,
): number {
	const sum = words.reduce(
		(all, word) =>
			all + Math.max(0, ...others.map((other) => likeness(word.id, other.id))),
		0,
	);
	return sum / (words.length || 1);
}
