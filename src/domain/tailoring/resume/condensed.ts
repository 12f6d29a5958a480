// A line as a summary has room for it: the deed and what came of it, without brackets, years alone and what only goes along with it.
// Whether it still follows from the profile, and that no limit went with the rest, whoever prints it proves.

import { sentencesOf } from "../../clauses/sentence-ends.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { anyOf, wordOf } from "../../language/patterns.ts";
import { SINCE } from "../../language/reading/date-patterns.ts";
import { CLAIM_WORDS } from "../../language/tables/claims-of-languages.ts";
import { CONCEPT_WORDS } from "../../language/tables/concepts-of-languages.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { recent } from "../../recent.ts";
import { isHelping, isLimited } from "../choose/assisting.ts";
import { isChange, isOutcome } from "../choose/outcome.ts";

const LONG = 90;
const SHORTEST = 18;
const FEWEST_WORDS = 3;
/** "58% overturned in 2024" says not of what. */
const FEWEST_BEHIND_FIGURE = 5;
/** What follows a comma and says what came of it; "while" and "which" may say whose part the rest was. */
const TAIL =
	/^(.*?\S), (?:(?:thereby|thus|resulting in|leading to|contributing to)\b|\p{L}{3,}ing\s(?!(?:and|or|jobs?|work|systems?)\s))(.*)$/su;
const COMMA = ", ";
const FIGURE = /\p{N}/u;
const YEARS = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu;

/** Shorter forms of a line, the mildest first; none that loses what came of the work. */
export function condensedForms(line: string): readonly string[] {
	return condensed(line);
}

const condensed = recent(formsOf, { most: 300, longest: 600 });

function formsOf(line: string): readonly string[] {
	const [text = ""] = tailless(line);
	const plain = withoutBrackets(text);
	const part = headOf(mainPart(plain));
	return [
		...new Set(
			[
				text,
				plain,
				part,
				withoutLoose(part),
				withoutMiddle(part),
				withoutCount(part),
				withoutList(part),
				withoutMeans(part),
				withoutMeans(withoutMiddle(part)),
				resultOf(part),
				withoutMeans(resultOf(part)),
				withoutMembers(part),
			].map((form) => form.trim()),
		),
	].filter((form) => form !== line.trim() && isWhole(form, line));
}

/** The text before a tail where that says the figure or there is none; else the text as it is. */
function tailless(text: string): [string] {
	if (text.length <= LONG) return [text];
	const [, head = "", tail = ""] = TAIL.exec(text) ?? [];
	const hasFigure = FIGURE.test(head) || !FIGURE.test(tail);
	// "…, working with the owner and a dog team": whose part the rest was.
	const isOwn = !ACCOMPANIED.test(tail);
	return [head.length >= SHORTEST && hasFigure && isOwn ? head : text];
}

/** Brackets around a list or a count; others may say whose work it was, or since when: "(led by a colleague)", "(Hermle C30, since 2023)". */
function withoutBrackets(text: string): string {
	return text
		.replace(/\s*\(([^()]*)\)/gu, (whole, inside: string) =>
			!SINCE_YEAR.test(inside) &&
			// A share is what came of the work: the form without it would be none.
			!inside.includes("%") &&
			(isList(inside) ||
				(FIGURE.test(inside) && inside.split(COMMA).every(isMember)))
				? ""
				: whole,
		)
		.trim();
}

const SINCE_YEAR = listPattern(
	`${LETTERS_BEGIN}${SINCE} (?:\\p{L}+ )?(?:19|20)\\p{N}{2}`,
	"iu",
);

/** Words of a list's member; more are a clause, which two alone may be sooner. */
const MEMBER_WORDS = 3;
const WORDS_OF_TWO = 2;

/** Names, not clauses, and none denied. */
function isList(inside: string): boolean {
	const members = inside.split(COMMA);
	const most = members.length > 2 ? MEMBER_WORDS : WORDS_OF_TWO;
	return (
		members.length > 1 &&
		members.every((member) => member.split(/\s+/).length <= most) &&
		!DENIED.test(inside)
	);
}

/** "Not", "never", "without" in any language. */
const DENIED = listPattern(
	`${LETTERS_BEGIN}(?:${Object.values(CLAIM_WORDS)
		.flatMap(({ negations }) => negations.split(","))
		.map((word) => word.trim())
		.filter((word) => /^\p{L}+$/u.test(word))
		.join("|")})${LETTERS_END}`,
	"iu",
);

/** Whether it says what somebody is not, or does without. */
export function denies(text: string): boolean {
	return DENIED.test(text);
}

/** "Not the digger yet", "noch nicht allein". */
export function opensWithDenial(clause: string): boolean {
	const [first = ""] = clause.split(/\s/u, 1);
	return DENIED.test(first);
}

/** What stands between commas, those in brackets aside. */
function clausesOf(text: string): string[] {
	return text.split(/, (?![^(]*\))/u);
}

const LONG_HEAD = 40;

/** Of a list of qualities the thing itself, where that says enough; of things that "and" joins the first is no more than the others. */
function withoutList(text: string): string {
	const clauses = clausesOf(text);
	const [first = "", ...others] = clauses;
	return clauses.length > 2 &&
		first.length >= LONG_HEAD &&
		others.every((one) => isMember(one) && !AND.test(one))
		? first
		: text;
}

/** A name of a list: more words may hold a verb, and say whose part it was. */
function isMember(clause: string): boolean {
	return (
		clause.replace(AND, "").trim().split(/\s+/u).length <= MEMBER_WORDS &&
		!DENIED.test(clause)
	);
}

const LABEL_WORDS = 4;

/** Before a colon, where that says enough: what stands behind it lists. */
function headOf(text: string): string {
	const [head = "", ...lists] = text.split(/\s?:\s/u);
	return lists.length > 0 &&
		head.length >= SHORTEST &&
		head.split(/\s+/).length >= LABEL_WORDS &&
		!isOutcome(lists.join(" ")) &&
		lists.flatMap(clausesOf).every((one) => isMember(one) || isCounted(one))
		? head
		: text;
}

/** Of parts between semicolons or sentences the one that tells what came of it, else the first. */
function mainPart(text: string): string {
	const parts = text
		.split(/;\s+|\s[–—]\s/u)
		.flatMap((part) => sentencesOf(part))
		.map((part) => part.replace(/\.$/u, ""));
	const main =
		parts.find(
			(part, at) =>
				isOutcome(part) && !isHanging(part) && (at === 0 || !DATED.test(part)),
		) ??
		parts[0] ??
		text;
	const at = parts.indexOf(main);
	// "Prepare outgoing loans; the registrar signs": what goes may say whose work it was.
	if (
		parts.slice(at + 1).some(isClause) ||
		parts.slice(0, at).some((part) => ACCOMPANIED.test(part))
	)
		return text;
	return main.charAt(0).toUpperCase() + main.slice(1);
}

/** "Decided 212, 94% in time": of what, the sentence before says. */
export function isHanging(part: string): boolean {
	return HANGING.test(part);
}

/** "Responsible for the till; in 2025, differences below 20 €": of what, stands before. */
const DATED = /^\p{L}{1,4} (?:19|20)\p{N}{2}, /u;
const HANGING = /^(?:I )?\p{L}+ed \p{N}+(?:[,;.]|$| in (?:19|20)\p{N}{2})/u;
/** The last sentence of several. */
const SENTENCES = /(?<=\p{Ll}\p{Ll}|\))\. (\p{Lu}[^.]*)$/u;

const CLAUSE_WORDS = 3;

/** Words enough to hold a verb, and nothing counted. */
function isClause(part: string): boolean {
	return part.split(/\s+/u).length >= CLAUSE_WORDS && !FIGURE.test(part);
}

/** Without the last clauses that only date it, or say from where it went or what it mostly was. */
function withoutLoose(text: string): string {
	const clauses = clausesOf(text);
	while (clauses.length > 1 && isLoose(clauses.at(-1) ?? "")) clauses.pop();
	return clauses.join(COMMA);
}

/** "Moved ordering to a list, monthly spend down from 39 to 33": what came of it, without what was done for it. */
function resultOf(text: string): string {
	const parts = [
		...text.matchAll(
			/(?:^|, (?![^(]*\))|\s?[:;] )((?:[^,:;]|[,:](?=\p{N}))+)/gu,
		),
	];
	const result = parts.findIndex(([, part = ""]) => isChange(part));
	const found = parts[result];
	if (!found || result < 1) return text;
	const [joint, part = ""] = found;
	const before = text.slice(0, found.index);
	// Who did it with somebody says so; what goes on with the sentence begins nothing.
	if (
		ACCOMPANIED.test(before) ||
		isHelping(before) ||
		opensSmall(part) ||
		GERUND.test(part.trim()) ||
		// "…, split systems and pumps from 2 to 25 tons" ends a list.
		ENDS_LIST.test(part)
	)
		return text;
	const rest = text.slice(found.index + joint.length - part.length).trim();
	return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Without a last clause of few words that says where and counts nothing: "at the depot and the yard". */
function withoutMembers(text: string): string {
	const clauses = clausesOf(text);
	const last = clauses.at(-1) ?? "";
	return clauses.length > 2 &&
		!text.includes(":") &&
		isMember(last) &&
		opensSmall(last) &&
		last.search(AND) !== 0 &&
		!isCounted(last) &&
		!ACCOMPANIED.test(last) &&
		!isLimited(last)
		? clauses.slice(0, -1).join(COMMA)
		: text;
}

/** "By …", "at …", "which …" begin nothing of their own. */
function opensSmall(clause: string): boolean {
	const [first = ""] = clause.trim().split(/\s+/u, 1);
	return contentStems(wordsOf(first)).size === 0;
}

/** Whether it goes on with what stands before: "reducing …". */
export function opensWithGerund(clause: string): boolean {
	return GERUND.test(clause);
}

const GERUND = /^\p{L}+(?:ing|[aei]ndo)(?!\p{L})/iu;

/** "With", "together with". */
const ACCOMPANIED = new RegExp(
	`${LETTERS_BEGIN}(?:${Object.values(CONCEPT_WORDS)
		.flatMap(({ accompanied }) => accompanied.split(/\s+/u))
		.filter((word) => word !== "")
		.join("|")})${LETTERS_END}`,
	"iu",
);

/** Whether it says with whom something was done. */
export function isAccompanied(text: string): boolean {
	return ACCOMPANIED.test(text);
}

/** What came of the work without by what means, or how much there was without within what. */
function withoutMeans(text: string): string {
	const at = [...text.matchAll(MEANS)]
		.map(({ index }) => index)
		.find(
			(index) =>
				FIGURE.test(text.slice(0, index)) &&
				text.slice(0, index).split("(").length ===
					text.slice(0, index).split(")").length,
		);
	if (at === undefined) return text;
	const [head, means] = [text.slice(0, at), text.slice(at)];
	if (FIGURE.test(means) || DENIED.test(means) || /;/u.test(means)) return text;
	// "From intake through verdict" is one way.
	if (/(?<!\p{L})from \p{L}+$/iu.test(head)) return text;
	// Who it was done with stays: "…, with the maintenance lead".
	const company = /, [^,]+$/u.exec(means)?.[0] ?? "";
	return `${head.replace(/,$/u, "")}${ACCOMPANIED.test(company) ? company : ""}`;
}

const MEANS = listPattern(
	`\\s${wordOf(SUMMARY_WORDS, ({ means }) => means)}(?=\\s)`,
	"giu",
);

/** Without how much of it there was; a list behind a colon stays. */
function withoutCount(text: string): string {
	const clauses = clausesOf(text);
	return clauses.length > 1 &&
		!text.includes(":") &&
		isCounted(clauses.at(-1) ?? "")
		? withoutLoose(clauses.slice(0, -1).join(COMMA))
		: text;
}

/** The first clause with the last, where that says what came of it. */
function withoutMiddle(text: string): string {
	const clauses = clausesOf(text);
	const [first = "", last = ""] = [clauses[0], clauses.at(-1)];
	const middle = clauses.slice(1, -1);
	return clauses.length > 2 &&
		isOutcome(last) &&
		middle.every((one) => isMember(one) || isLoose(one))
		? `${first}${COMMA}${last}`
		: text;
}

const AND = new RegExp(
	`${LETTERS_BEGIN}(?:${Object.values(WRITING_WORDS)
		.map(({ and }) => and)
		.join("|")})${LETTERS_END}`,
	"u",
);
const ENDS_LIST = new RegExp(`^[^\\p{N}%]*${AND.source}[^%]*$`, "u");
const MOSTLY = openingOf(
	Object.values(CLAIM_WORDS).flatMap(({ limits }) =>
		limits
			.split("\n")
			.filter((line) => line.startsWith("mostly ="))
			.flatMap((line) => line.replace("mostly =", "").split(",")),
	),
);
const FROM = openingOf(
	Object.values(CLAIM_WORDS).flatMap(({ roles }) => roles.from.split(",")),
);
const TO = new RegExp(
	`\\s${anyOf(
		Object.values(CLAIM_WORDS)
			.flatMap(({ roles }) => roles.to.split(","))
			.map((word) => word.trim())
			.filter((word) => word !== ""),
	)}\\s`,
	"iu",
);

function openingOf(words: readonly string[]): RegExp {
	const some = words.map((word) => word.trim()).filter((word) => word !== "");
	return new RegExp(`^${anyOf(some)}${LETTERS_END}`, "iu");
}

/** A year, from where to where something went, or what it mostly was. Any other clause may say whose part it was. */
function isLoose(clause: string): boolean {
	return (
		!isCounted(clause) &&
		!DENIED.test(clause) &&
		[...clause.matchAll(/\(([^()]*)\)/gu)].every(([, inside = ""]) =>
			isMember(inside),
		) &&
		((FIGURE.test(clause) && !/\p{L}{4,}/u.test(clause)) ||
			MOSTLY.test(clause) ||
			(FROM.test(clause) && TO.test(clause)))
	);
}

/** A year alone counts nothing. */
function isCounted(clause: string): boolean {
	return FIGURE.test(clause.replace(YEARS, ""));
}

/** Shares and sums: of two that are compared neither may go. */
const MEASURE = /\p{N}[\p{N}.,]*\s?[%‰]|[$€£]\s?\p{N}[\p{N}.,]*/gu;

function holdsMeasures(form: string, line: string): boolean {
	return (line.match(MEASURE) ?? []).every((measure) => form.includes(measure));
}

const TAKEN_END = 8;

function isWhole(form: string, line: string): boolean {
	return (
		form.length >= SHORTEST &&
		form.split(/\s+/).length >=
			(/^\p{N}/u.test(form) && !/^\p{N}/u.test(line)
				? FEWEST_BEHIND_FIGURE
				: FEWEST_WORDS) &&
		(!isOutcome(line) ||
			(isOutcome(form) && holdsMeasures(form, line)) ||
			SENTENCES.exec(line)?.slice(1).some(isHanging) === true) &&
		// What is left of a list would end in the air, and so would ", mostly"; where the line ends it does not.
		(!/(?:[:,;]|, \p{Ll}+(?: \p{Ll}+)?|\s(?:&|\p{L}?\p{Ll}))$/u.test(form) ||
			line.endsWith(form.slice(-TAKEN_END)))
	);
}
