// Leading people is said in many words: who led a team has supervised staff, at least in part.
import { englishStems } from "../../meaning/glosses.ts";
import type { Lexeme } from "../../meaning/lexemes.ts";
import type { IndexedLine } from "../lines/indexed-lines.ts";
import type { Asking, Decision } from "./asking.ts";

const LEADS = new Set(
	englishStems(
		"supervise supervisor supervision lead led leadership manage managed mentor mentoring oversee oversight coach direct head",
	),
);
const PEOPLE = new Set(
	englishStems(
		"staff team employee personnel people colleague member junior subordinate worker crew trainee intern apprentice",
	),
);
/** Titles of those who lead whoever works there. */
const HEADS = new Set(
	englishStems("chief president director supervisor head CEO principal"),
);
/** Besides leading and people; with more words something else is asked for. */
const MOST_OTHER_WORDS = 2;
const MOST_EVIDENCE = 3;

/** Null where something else than leading people is asked for, or where no line tells of it. */
export function decideLeading({
	lexemes,
	comparison,
	requirement,
}: Asking): Decision | null {
	if (requirement.years || !isOfLeading(lexemes.map(({ lexeme }) => lexeme)))
		return null;
	const lines = comparison.index.lines.filter(isOfLeadership);
	if (lines.length === 0) return null;
	return {
		support: "partly",
		evidence: lines.slice(0, MOST_EVIDENCE).map(({ fact }) => fact),
	};
}

function isOfLeading(lexemes: readonly Lexeme[]): boolean {
	const central = lexemes.filter(
		({ weight, traits }) => weight === 1 && traits.length === 0,
	);
	const others = central.filter(
		(lexeme) => !isAmong(LEADS, lexeme) && !isAmong(PEOPLE, lexeme),
	);
	return (
		lexemes.some((lexeme) => isAmong(LEADS, lexeme)) &&
		lexemes.some((lexeme) => isAmong(PEOPLE, lexeme)) &&
		others.length <= MOST_OTHER_WORDS
	);
}

function isOfLeadership({ kind, lexemes }: IndexedLine): boolean {
	if (kind === "title") return lexemes.some((one) => isAmong(HEADS, one));
	return (
		kind === "line" &&
		lexemes.some((one) => isAmong(LEADS, one)) &&
		lexemes.some((one) => isAmong(PEOPLE, one))
	);
}

function isAmong(stems: ReadonlySet<string>, { english }: Lexeme): boolean {
	return english.some((stem) => stems.has(stem));
}
