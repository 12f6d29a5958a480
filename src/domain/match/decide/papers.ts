// Licenses and certificates asked for: held, not held, or unknown of who works in the trade and may hold it unentered.

import { findTerms } from "../../job/lexicon/lexicon.ts";
import { languagesOf, wordPattern } from "../../job/text/spoken.ts";
import { isNotHeld, isOver } from "../../language/reading/not-held.ts";
import { englishStems } from "../../meaning/glosses.ts";
import { isEntryLine, isInSection } from "../../profile/content-path.ts";
import { ANY_PAPER } from "../any-paper.ts";
import { codeNames, codesIn } from "../codes.ts";
import { namesSchool } from "../fact-kinds.ts";
import { rankLines } from "../lines/rank-lines.ts";
import type { Fact, TermMatch } from "../match.ts";
import { tradeTest } from "../papers.ts";
import { isPartOfAsked } from "../part-papers.ts";
import { isUnheldFact } from "../unheld-fact.ts";
import { contentStems, wordsOf } from "../words.ts";
import type { Asking, Decision } from "./asking.ts";
import { decideCodes, namesOnePaper } from "./codes.ts";
import { heldByInitials, namedByInitials } from "./initials.ts";
import { joinedDecision } from "./joined-decision.ts";
import { isStillToCome } from "./learning.ts";
import { decideLettered } from "./lettered.ts";
import { askThePerson } from "./statements.ts";

/** Null where no paper is asked for, or where something comparable is accepted. */
export function decidePapers(asking: Asking): Decision | null {
	const decision = decideHeld(asking);
	const evidence = namedUnheld(asking);
	if (
		decision?.support !== "absent" &&
		!isNamedBetter(evidence, decision, asking)
	)
		return decision;
	return evidence.length === 0
		? decision
		: {
				support: "partly",
				evidence,
				isLess: true,
				reached: evidence.some(({ text }) => isOver(text))
					? TO_RENEW
					: UNDER_WAY,
			};
}

const DENIES = wordPattern(({ logic }) => logic.denies);

/** "CAP de mercancías", which has run out, is named; that "CAP de viajeros" is held is no answer. */
function isNamedBetter(
	unheld: readonly Fact[],
	decision: Decision | null,
	{ requirement, language }: Asking,
): boolean {
	if (decision?.support !== "shown" || unheld.length === 0) return false;
	// "Passenger transport, sorry, haulage only is no good": what is denied is not asked for.
	const denies = DENIES(languagesOf("", language));
	const parts = requirement.parts
		.map(({ text }) => text)
		.filter((text) => !denies.test(text));
	const asked = contentStems(
		wordsOf(parts.length > 0 ? parts.join(" ") : requirement.text),
	);
	const shared = ({ text }: Fact) =>
		[...contentStems(wordsOf(text.replace(/\([^()]*\)/gu, "")))].filter(
			(stem) => asked.has(stem),
		).length;
	const held = decision.evidence.filter(({ path }) =>
		isInSection(path, "certifications"),
	);
	return (
		held.length > 0 &&
		Math.max(...unheld.map(shared)) > Math.max(...held.map(shared))
	);
}

/** A paper that has run out is renewed sooner than another is earned. */
const TO_RENEW = 0.7;
/** As what somebody says who still studies for a degree. */
const UNDER_WAY = 0.5;

function decideHeld(asking: Asking): Decision | null {
	const lettered = decideLettered(asking);
	if (lettered) return lettered;
	const named = papersIn(asking).filter(({ term }) => term.term !== ANY_PAPER);
	const byCode = decideCodes(asking);
	if (!byCode) return decideNamed(asking);
	if (named.length > 0 && !byCode.evidence.some(holdingIn(asking)))
		return decideNamed(asking);
	const byName = named.length > 0 ? decideNamed(asking) : null;
	return byName ? joinedDecision([byCode, byName]) : byCode;
}

function papersIn({ terms }: Asking): TermMatch[] {
	return terms.filter(({ term }) => term.kind === "certificate");
}

function decideNamed(asking: Asking): Decision | null {
	const { requirement, facts } = asking;
	const papers = papersIn(asking);
	if (papers.every(({ term }) => term.term === ANY_PAPER)) {
		const unnamed = decideUnnamed(asking) ?? decideLicense(asking);
		if (unnamed || papers.length === 0) return unnamed;
	}
	const isHolding = holdingIn(asking);
	const isWholeHeld = (fact: Fact) =>
		isHolding(fact) && !isPartOfAsked(fact.text, requirement.text);
	const held = papers.filter(({ evidence }) => evidence.some(isWholeHeld));
	const evidence = held.flatMap((paper) => paper.evidence.filter(isWholeHeld));
	if (held.length > 0) {
		const isWhole =
			held.length === papers.length ||
			requirement.logic.how === "any" ||
			namesOnePaper(requirement.text);
		return isWhole
			? { support: "shown", evidence }
			: { support: "partly", evidence, isLess: true };
	}
	const shared = heldByHead(asking);
	if (shared.length > 0) return { support: "shown", evidence: shared };
	const worded = heldInOtherWords(asking, SURELY, FEWEST_WORDS);
	if (worded?.length) return { support: "shown", evidence: worded };
	const spelled = heldByInitials(asking, "certifications");
	if (spelled.length > 0) return { support: "shown", evidence: spelled };
	if (requirement.orEquivalent) return null;
	// Who says that one is still to come, or has run out, would have named another.
	const isDenied = papers.some(
		({ evidence: mentions }) =>
			mentions.length > 0 &&
			mentions.every((fact) => isUnheldFact(fact, asking.profile)),
	);
	if (isDenied || isStillToCome(asking))
		return { support: "absent", evidence: [] };
	const isUnknown = papers.some(
		({ term, support, evidence: mentions }) =>
			facts.some(tradeTest(term.term)) ||
			(support !== "absent" &&
				!mentions.some((fact) => isUnheldFact(fact, asking.profile))),
	);
	const asked = askThePerson("paper", asking);
	// Out of their trade nobody holds it unless they say so; that they are asked all the same.
	return isUnknown || asked.question?.answer
		? asked
		: { ...asked, support: "absent" };
}

/** What somebody did can name another's license, or one they studied for: it is held where papers stand. */
function holdingIn({ profile }: Pick<Asking, "profile">) {
	return (fact: Fact): boolean =>
		!isEntryLine(fact.path) &&
		!namesSchool(fact) &&
		!isUnheldFact(fact, profile);
}

/** "A counterbalance or reach truck license is a must": a word of the last paper belongs to each of them, of which one is enough. */
function heldByHead(asking: Asking): Fact[] {
	const { facts, language } = asking;
	const { logic, parts } = asking.requirement;
	if (logic.how !== "any") return [];
	const words = parts.at(-1)?.text.match(/[\p{L}\d]+/gu) ?? [];
	const heads = new Set([...words.slice(0, HEAD_WORDS), ...words.slice(-1)]);
	const papers = parts
		.slice(0, -1)
		.flatMap(({ text }) =>
			[...heads].flatMap((head) => findTerms(`${text} ${head}`, language)),
		)
		.filter(({ kind }) => kind === "certificate");
	return facts
		.filter(({ terms }) => papers.some(({ term }) => terms.has(term)))
		.map(({ fact }) => fact)
		.filter(holdingIn(asking));
}

/** A paper's name is over after so many words. */
const HEAD_WORDS = 4;

const PAPER = new Set(englishStems("certificate certification certified"));
const LICENSE = new Set(englishStems("license licensed registration"));
const ENOUGH = 0.5;
/** Where the lexicon knows the paper and finds it under none of its names. */
const SURELY = 0.75;
const FEWEST_WORDS = 2;

/** Entered papers that have run out or are under way, by the name, the code or the words of what is asked for. */
function namedUnheld(asking: Asking): Fact[] {
	const { requirement, facts, comparison } = asking;
	const unheld = unheldAmong(facts);
	if (unheld.length === 0 && unheldAmong(comparison.index.lines).length === 0)
		return [];
	const codes = codesIn(requirement.text).map(({ name }) => name);
	const coded = unheld.filter(({ text }) => {
		const held = codeNames(text);
		return codes.some((code) => held.has(code));
	});
	const named = papersIn(asking).flatMap(({ evidence }) => evidence);
	const worded = papersInWords(asking, ENOUGH) ?? [];
	const spelled = namedByInitials(asking, "certifications");
	const found = [...named, ...coded, ...worded, ...spelled].filter(isUnheld);
	return [...new Map(found.map((fact) => [fact.path, fact])).values()];
}

type Entered = readonly { fact: Fact }[];

const known = new WeakMap<Entered, readonly Fact[]>();

// The same for every requirement.
function unheldAmong(entered: Entered): readonly Fact[] {
	const unheld =
		known.get(entered) ?? entered.map(({ fact }) => fact).filter(isUnheld);
	known.set(entered, unheld);
	return unheld;
}

function isUnheld({ path, text }: Fact): boolean {
	return isInSection(path, "certifications") && isNotHeld(text);
}

// A certificate under a name the lexicon does not know is one of those entered, or is not held.
function decideUnnamed(asking: Asking): Decision | null {
	const evidence = heldInOtherWords(asking, ENOUGH);
	if (evidence === null) return null;
	if (evidence.length === 0)
		evidence.push(...heldByInitials(asking, "certifications"));
	return { support: evidence.length > 0 ? "shown" : "absent", evidence };
}

/** A license of somebody who is named by letters in one place and by words in the other; another may stand under any name. */
function decideLicense(asking: Asking): Decision | null {
	const asksLicense = asking.lexemes.some(({ lexeme }) =>
		lexeme.english.some((stem) => LICENSE.has(stem)),
	);
	const evidence = asksLicense ? heldByInitials(asking, "certifications") : [];
	return evidence.length > 0 ? { support: "shown", evidence } : null;
}

/** Papers entered that say as much of what is asked for beside "certificate"; null where nothing else is asked for, or no paper. */
function heldInOtherWords(
	asking: Asking,
	enough: number,
	fewest = 1,
): Fact[] | null {
	return (
		papersInWords(asking, enough, fewest)?.filter(holdingIn(asking)) ?? null
	);
}

function papersInWords(
	{ lexemes, comparison }: Asking,
	enough: number,
	fewest = 1,
): Fact[] | null {
	const isPaper = ({ english }: { english: readonly string[] }) =>
		english.some((stem) => PAPER.has(stem));
	const others = lexemes
		.map(({ lexeme }) => lexeme)
		.filter((lexeme) => !isPaper(lexeme));
	if (others.length === lexemes.length || others.length < fewest) return null;
	const { index } = comparison;
	const papers = index.lines.filter(({ kind }) => kind === "certificate");
	return rankLines(
		{ lexemes: others, terms: [] },
		{ ...comparison, index: { ...index, lines: papers } },
	)
		.lines.filter(({ covered }) => covered >= enough)
		.map(({ line }) => line.fact);
}
