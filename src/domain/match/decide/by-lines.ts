// What no fact decides is answered by the lines that say it.

import { languagesOf, wordPattern } from "../../job/text/spoken.ts";
import { likenessAt } from "../../meaning/likeness.ts";
import { isEntryLine, isInSection } from "../../profile/content-path.ts";
import { isShownInWork } from "../fact-kinds.ts";
import { CREDENTIALS_PATH } from "../facts.ts";
import type { IndexedLine } from "../lines/indexed-lines.ts";
import type { LineKind } from "../lines/profile-lines.ts";
import type { RankedLine } from "../lines/rank-lines.ts";
import type { Asking, Decision } from "./asking.ts";
import { distinctiveLines } from "./distinctive-lines.ts";
import { SUPPORTED } from "./weights.ts";

const MOST_EVIDENCE = 3;
/** A line far below the best is no evidence beside it. */
const LEAST_OF_BEST = 0.6;
/** From this share of what is asked for on, a line says it rather than something near it. */
const SAID = 0.5;

/** `likelihood` is that of the whole requirement. A product that is named and not held leaves at most "partly". */
export function decideByLines(likelihood: number, asking: Asking): Decision {
	const { ranking, terms } = asking;
	const [best] = ranking.lines;
	if (!best || likelihood < SUPPORTED)
		return { support: "absent", evidence: [] };
	const said = ranking.lines.filter(({ covered }) => covered >= SAID);
	const shown = said.find(({ line }) => isShown(line));
	const near = ranking.lines
		.filter(({ score }) => score >= LEAST_OF_BEST * best.score)
		.slice(0, MOST_EVIDENCE);
	const lines = distinctiveLines(
		(shown && !near.includes(shown) ? [...near, shown] : near).toSorted(
			(a, b) => asProof(b) - asProof(a),
		),
		asking,
	);
	if (lines.length === 0 || isBeside(lines, asking))
		return { support: "absent", evidence: [] };
	const named = terms.filter(({ term }) => term.kind === "tool");
	const isNamed =
		named.length === 0 || named.some(({ support }) => support !== "absent");
	const support = shown ? "shown" : said.length > 0 ? "listed" : "partly";
	return {
		support: isNamed && !isWorkForLicense(lines, asking) ? support : "partly",
		evidence: lines.map(({ line }) => line.fact),
	};
}

const LICENSE = wordPattern(({ papers }) => papers.licence);

/** "Rounds with a licensed operator" says nothing of a license of one's own: what is done in a trade is no permit to work in it. */
function isWorkForLicense(
	lines: readonly RankedLine[],
	{ requirement: { kind, text, years }, language }: Asking,
): boolean {
	return (
		kind !== "duty" &&
		years === null &&
		LICENSE(languagesOf("", language)).test(text) &&
		lines.every(({ line }) => isEntryLine(line.fact.path))
	);
}

/** What was done shows more than what is listed or what a job was called, where both say nearly the same. */
const PROOF: Partial<Record<LineKind, number>> = {
	line: 0.2,
	title: -0.15,
	education: -0.15,
};

function asProof({ line: { kind }, score }: RankedLine): number {
	return score + (PROOF[kind] ?? 0);
}

/** So few words are all needed: none of them said means that something else is. */
const FEW_WORDS = 3;
const SAID_WORD = 0.7;
const SHOWN_TRAIT = 0.5;

/** Whether lines say nothing of the words a short requirement is about, and only sound like it. */
function isBeside(
	lines: readonly RankedLine[],
	{ lexemes, terms, comparison: { likeness } }: Asking,
): boolean {
	const central = lexemes.filter(({ lexeme }) => lexeme.weight === 1);
	if (central.length === 0 || central.length > FEW_WORDS) return false;
	if (terms.some(({ support }) => support !== "absent")) return false;
	const held = lines.flatMap(({ line }) => line.lexemes);
	return !central.some(({ lexeme: { id, traits } }) =>
		held.some(
			(other) =>
				likenessAt(likeness, id, other.id) >=
				(traits.length > 0 ? SHOWN_TRAIT : SAID_WORD),
		),
	);
}

// A certificate or a language cannot be shown better than by standing in its own section.
function isShown({ fact: { path } }: IndexedLine): boolean {
	return (
		isShownInWork(path) ||
		isInSection(path, "certifications", "languages") ||
		path === CREDENTIALS_PATH
	);
}
