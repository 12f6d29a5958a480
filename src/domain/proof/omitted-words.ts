// Words of a fact that say nothing that is missed where a line leaves them out: praise, what kind of thing it is, what another
// word or figure of the line implies.
import type { Clause } from "../clauses/clause.ts";
import { hitsOn } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import { isDeedAt } from "../clauses/verb-forms.ts";
import { LANGUAGE_CODES } from "../language/language-code.ts";
import { SUMMARY_WORDS } from "../language/tables/summary-of-languages.ts";
import { saysShare } from "./change-words.ts";
import { comparedIn } from "./changes.ts";
import { isDescription } from "./described.ts";
import { isAnd } from "./kept-sides.ts";
import { namesMeasure } from "./measure-words.ts";
import { isOthersPart, TYING } from "./omitted-clauses.ts";
import { isOfRemark } from "./omitted-remarks.ts";
import type { SentenceSaid } from "./said-words.ts";

/** What says nothing that is missed. */
export function isAside(
	at: number,
	clause: Clause,
	given: SentenceSaid,
): boolean {
	return (
		(!given.said.isTurned && isPlainDeed(at, clause)) ||
		(at === clause.head && given.said.turned.has(clause)) ||
		isPraise(at, clause) ||
		isAll(at, clause) ||
		isResponsibility(at, clause, given) ||
		isKind(at, clause) ||
		isKindOfSaid(at, clause, given) ||
		isMeasureOfSaid(at, clause, given) ||
		isInOwnPart(at, clause, given) ||
		isOthersPart(at, clause, given) ||
		isOfRemark(at, clause, given) ||
		isDescription(at, clause, given) ||
		isImplied(at, clause, given) ||
		isOfShare(at, clause, given) ||
		isOfEntry(at, clause, given)
	);
}

/** "Responsible for preparing patients": under an entry whoever names the deed says no less, and nothing that isn't so. */
function isResponsibility(
	at: number,
	{ reading: { language, words } }: Clause,
	{ said }: SentenceSaid,
): boolean {
	const lead = LEADS.get(language)?.exec(
		words.map(({ text }) => text).join(" "),
	)?.[0];
	if (lead === undefined) return false;
	const count = lead.trim().split(/\s+/u).length;
	return at < count && said.places.has(count);
}

const LEADS = new Map<string, RegExp>(
	LANGUAGE_CODES.map((code) => [
		code,
		new RegExp(`^(?:${SUMMARY_WORDS[code].responsible})`, "iu"),
	]),
);

/** That it was done says whoever names it under an entry. */
const DOING: ReadonlySet<string> = new Set([
	"perform",
	"handle",
	"operate",
	"run",
	"build",
	"make",
	"create",
	"produce",
	"process",
	"provide",
	"keep",
	"write",
	"draft",
	"develop",
	"design",
	"program",
]);

function isPlainDeed(at: number, { hits }: Clause): boolean {
	return (
		hits.some(
			({ kind, concept, first }) =>
				kind === "deed" && first === at && DOING.has(concept),
		) && !hits.some(({ kind, first }) => kind === "limit" && first === at)
	);
}

/** "Apprentices and a helper": of what "and" joins each may be named alone. */
function isInOwnPart(
	at: number,
	clause: Clause,
	{ said }: SentenceSaid,
): boolean {
	const { parts, words, reading, hits, head } = clause;
	const part = parts.get(at);
	const own = words.filter((one) => parts.get(one) === part);
	const [first = 0] = own;
	const isJoined = reading.hits.some(
		({ kind, concept, last }) =>
			kind === "link" &&
			concept === "and" &&
			last < first &&
			reading.words.slice(last + 1, first).every(({ isSmall }) => isSmall),
	);
	return (
		isJoined &&
		!own.some((one) => one === head || said.places.has(one)) &&
		!own.some((one) => reading.words[one]?.figure) &&
		!hits.some(
			({ kind, first: one }) => TYING.has(kind) && parts.get(one) === part,
		)
	);
}

/** "58 %", "2022" and "rose" of "rose from 58 % to 66 % in 2022", where eight points are said. */
function isImplied(
	at: number,
	{ head, reading }: Clause,
	{ said, lines }: SentenceSaid,
): boolean {
	const compared = lines
		.flatMap((line) => comparedIn(line, reading))
		.flatMap(({ from, to, years }) => [from, to, ...(years ?? [])]);
	const known = compared.filter((figure) => said.figures.has(figure));
	if (!said.isDerived && known.length < 2) return false;
	const figure = reading.words[at]?.figure ?? null;
	if (figure === null)
		return compared.length > 0 && (at === head || isOfChange(at, reading));
	return compared.includes(figure);
}

/** "Reducing load time by 50%" of a line that says "halved". */
function isOfShare(
	at: number,
	{ reading }: Clause,
	{ lines }: Pick<SentenceSaid, "lines">,
): boolean {
	return lines.some(({ figures }) =>
		figures.some((said) => saysShare(at, reading.hits, said)),
	);
}

/** "Successfully": who leaves it out claims less. */
function isPraise(at: number, { reading }: Clause): boolean {
	return hitsOn(reading.hits, at).some(
		({ kind, concept }) => kind === "absolute" && PRAISE.has(concept),
	);
}

const PRAISE: ReadonlySet<string> = new Set(["success", "expert", "most"]);

/** "All in GitLab", "all 40 fridges": whoever leaves it out says no more, where nothing is denied, nearly so or measured. */
function isAll(at: number, { hits, reading, limits, negations }: Clause) {
	const next = reading.words[at + 1]?.folded ?? "";
	return (
		negations === 0 &&
		!limits.has("nearly") &&
		hits.some(
			({ kind, concept, first, last }) =>
				kind === "absolute" && concept === "all" && first === at && last === at,
		) &&
		!reading.figures.some(({ kind }) => kind !== "count") &&
		!/^(?:but|except)$/.test(next)
	);
}

/** What kind of thing it is that follows: "the sectors health and tourism", "at a rate of 180 an hour". */
const KINDS: ReadonlySet<string> = new Set([
	"area",
	"industry",
	"rate",
	"amount",
	"number",
	"value",
	"experience",
]);

function isKind(at: number, { hits, words, reading }: Clause): boolean {
	return (
		words.at(-1) !== at &&
		hits.some(
			({ kind, concept, first, last }) =>
				kind === "thing" &&
				first === at &&
				last === at &&
				(KINDS.has(concept) ||
					// "A team of nine receptionists".
					(concept === "team" && reading.words[at + 2]?.figure != null)),
		)
	);
}

/** "Trained on triage protocols": triage is what it was about, a protocol only what kind of thing that is. */
function isKindOfSaid(
	at: number,
	{ hits, reading, parts }: Clause,
	{ said: { places } }: SentenceSaid,
): boolean {
	const isHead = hits.some(
		({ kind, concept, first, last }) =>
			kind === "thing" && first === at && last === at && WAYS.has(concept),
	);
	if (!isHead || reading.words[at]?.gap !== " " || !places.has(at - 1))
		return false;
	if (places.has(at + 1) && reading.words[at + 1]?.gap === " ") return false;
	let first = at;
	while (parts.has(first - 1) && !isPreposition(first - 1, reading)) {
		if (isDeedAt(reading, first - 1) && !places.has(first - 1)) return false;
		first -= 1;
	}
	return isPreposition(first - 1, reading);
}

/** "Deployment time from 2 hours to 15 minutes": the figures say that it is time. */
function isMeasureOfSaid(
	at: number,
	{ reading }: Clause,
	{ said: { places, figures } }: SentenceSaid,
): boolean {
	const changed = reading.figures.filter(
		(figure) => figures.has(figure) && figure.role !== null,
	);
	return places.has(at - 1) && namesMeasure(at, reading, changed);
}

function isPreposition(at: number, reading: Reading): boolean {
	const word = reading.words[at];
	return (
		word?.isSmall === true &&
		word.figure === null &&
		!isAnd(at, reading) &&
		!(reading.vocabularies[0]?.determiners.has(word.folded) ?? false)
	);
}

const WAYS: ReadonlySet<string> = new Set([
	"method",
	"process",
	"protocol",
	"task",
	"team",
	"department",
	"system",
	"environment",
	"service",
	"communication",
	"activity",
	"operation",
	"size",
]);

const CHANGES: ReadonlySet<string> = new Set(["up", "down", "fall", "rise"]);

function isOfChange(at: number, { hits }: Reading): boolean {
	return hitsOn(hits, at).some(
		({ kind, concept }) =>
			kind === "higher" ||
			kind === "lower" ||
			kind === "happening" ||
			(kind === "deed" && CHANGES.has(concept)),
	);
}

/** The school behind a degree, whoever gave a paper out. */
function isOfEntry(
	at: number,
	{ reading }: Clause,
	{ entry }: SentenceSaid,
): boolean {
	const word = reading.words[at]?.folded;
	return (
		entry?.names.some(({ words }) =>
			words.some(({ folded }) => folded === word),
		) ?? false
	);
}
