// A line as a summary has room for it: the deed and what came of it, without brackets, years alone and what only goes along with it.
// Whether it still follows from the profile, and that no limit went with the rest, whoever prints it proves.
import { CLAIM_WORDS } from "../../language/claims-of-languages.ts";
import { WRITING_WORDS } from "../../language/writing-of-languages.ts";
import { isOutcome } from "../choose/outcome.ts";

const LONG = 90;
const SHORTEST = 18;
const FEWEST_WORDS = 3;
/** What follows a comma and says how, why or what came of it. */
const TAIL =
	/^(.*?\S), (?:(?:while|which|thereby|thus|resulting in|leading to|contributing to)\b|\p{L}{3,}ing\s)(.*)$/su;
const COMMA = ", ";
const FIGURE = /\p{N}/u;
const YEARS = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu;

/** Shorter forms of a line, the mildest first; none that loses what came of the work. */
export function condensedForms(line: string): string[] {
	const [text = ""] = tailless(line);
	const plain = withoutBrackets(text);
	const part = headOf(tellingPart(plain));
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
			].map((form) => form.trim()),
		),
	].filter((form) => form !== line.trim() && isWhole(form, line));
}

/** The text before a tail where that says the figure or there is none; else the text as it is. */
function tailless(text: string): [string] {
	if (text.length <= LONG) return [text];
	const [, head = "", tail = ""] = TAIL.exec(text) ?? [];
	const hasFigure = FIGURE.test(head) || !FIGURE.test(tail);
	return [head.length >= SHORTEST && hasFigure ? head : text];
}

/** Brackets around a list or a count; others may say whose work it was: "(led by a colleague)", "(operator, not programmer)". */
function withoutBrackets(text: string): string {
	return text
		.replace(/\s*\(([^()]*)\)/gu, (whole, inside: string) =>
			isList(inside) || FIGURE.test(inside) ? "" : whole,
		)
		.trim();
}

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
const DENIED = new RegExp(
	`(?<!\\p{L})(?:${Object.values(CLAIM_WORDS)
		.flatMap(({ negations }) => negations.split(","))
		.map((word) => word.trim())
		.filter((word) => /^\p{L}+$/u.test(word))
		.join("|")})(?!\\p{L})`,
	"iu",
);

/** What stands between commas, those in brackets aside. */
function clausesOf(text: string): string[] {
	return text.split(/, (?![^(]*\))/u);
}

const LONG_HEAD = 40;

/** Of a list of qualities the thing itself, where that says enough. */
function withoutList(text: string): string {
	const clauses = clausesOf(text);
	const [first = ""] = clauses;
	return clauses.length > 2 && first.length >= LONG_HEAD ? first : text;
}

const LABEL_WORDS = 4;

/** Before a colon, where that says enough: what stands behind it lists. */
function headOf(text: string): string {
	const [head = "", ...lists] = text.split(/\s?:\s/u);
	return lists.length > 0 &&
		head.length >= SHORTEST &&
		head.split(/\s+/).length >= LABEL_WORDS &&
		!isOutcome(lists.join(" "))
		? head
		: text;
}

/** Of parts between semicolons or sentences the one that tells what came of it, else the first. */
function tellingPart(text: string): string {
	const parts = text.split(/;\s+|(?<=\p{Ll}\p{Ll})\.\s+(?=\p{Lu})|\s[–—]\s/u);
	const telling = parts.find(isOutcome) ?? parts[0] ?? text;
	// "Prepare outgoing loans; the registrar signs": what goes may say whose work it was.
	if (parts.slice(parts.indexOf(telling) + 1).some(isClause)) return text;
	return telling.charAt(0).toUpperCase() + telling.slice(1);
}

const CLAUSE_WORDS = 3;

/** Words enough to hold a verb, and nothing counted. */
function isClause(part: string): boolean {
	return part.split(/\s+/u).length >= CLAUSE_WORDS && !FIGURE.test(part);
}

/** "Who", "che", "som" where they begin a clause: it says somebody else's part. */
const RELATIVE = new RegExp(
	`^(?:${Object.values(CLAIM_WORDS)
		.flatMap(({ links }) => links.relative.split(","))
		.map((word) => word.trim())
		.filter((word) => word !== "")
		.join("|")})(?!\\p{L})`,
	"iu",
);

/** Without the last clauses that count nothing. */
function withoutLoose(text: string): string {
	const clauses = clausesOf(text);
	const fewest = clauses.length > 2 ? FEWEST_LOOSE : FEWEST_ALONE;
	while (clauses.length > 1 && isLoose(clauses.at(-1) ?? "", fewest))
		clauses.pop();
	return clauses.join(COMMA);
}

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
	return clauses.length > 2 && isOutcome(last)
		? `${first}${COMMA}${last}`
		: text;
}

const AND = new RegExp(
	`(?<!\\p{L})(?:${Object.values(WRITING_WORDS)
		.map(({ and }) => and)
		.join("|")})(?!\\p{L})`,
	"u",
);
/** Words of a clause behind several commas, and of one behind the only one. */
const FEWEST_LOOSE = 4;
const FEWEST_ALONE = 2;

/** In brackets somebody may have done it: "(led by a colleague)". */
const REMARK = /\((?:[^\s()]+\s){2}/u;

/** A year alone, or words enough to be no member of a list. */
function isLoose(clause: string, fewest: number): boolean {
	return (
		!isCounted(clause) &&
		!REMARK.test(clause) &&
		!RELATIVE.test(clause) &&
		(FIGURE.test(clause) ||
			(clause.split(/\s+/).length >= fewest && !AND.test(clause)))
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

function isWhole(form: string, line: string): boolean {
	return (
		form.length >= SHORTEST &&
		form.split(/\s+/).length >= FEWEST_WORDS &&
		(!isOutcome(line) || (isOutcome(form) && holdsMeasures(form, line))) &&
		// What is left of a list would end in the air.
		!/(?:[:,;]|\s(?:&|\p{L}{1,2}))$/u.test(form)
	);
}
