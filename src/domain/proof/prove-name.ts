// Names of lists: whether one says the same as another with less, as "BSN" and "Bachelor of Science in Nursing", and whether
// the profile holds one anywhere.

import type { Clause } from "../clauses/clause.ts";
import { plainTypography } from "../clauses/plain-typography.ts";
import { readSentence } from "../clauses/read-sentence.ts";
import type { Reading } from "../clauses/reading.ts";
import { isInSection } from "../profile/content-path.ts";
import { alignWhole } from "./align.ts";
import type { Cover } from "./alignment.ts";
import { isDay } from "./bound-words.ts";
import { type Ground, nearestFacts, verbatimKey } from "./ground.ts";
import type { GroundFact } from "./ground-fact.ts";

/** Whether a written name follows from an own one: words left out that limit nothing, abbreviations, translations. */
export function nameFollows(
	written: string,
	own: string,
	language: string,
): boolean {
	if (verbatimKey(written) === verbatimKey(own)) return true;
	const [line, clause] = [
		wholeClause(written, language),
		wholeClause(own, language),
	];
	if (line === null || clause === null) return false;
	return (
		keepsNumbers(line, clause) &&
		keepsDated(line, own, language) &&
		isCarried(line, { fact: factOf(own, clause), clause })
	);
}

/** "Year 1 of 3" limits a name as a word would; the year of an edition does not. */
function keepsNumbers(line: Clause, clause: Clause): boolean {
	const numbers = ({ reading }: Clause) =>
		reading.figures.filter(({ kind }) => kind !== "year" && kind !== "date");
	return numbers(line).length >= numbers(clause).length;
}

/** "(course, exam in May 2027)": what is dated behind a name is said with it; until when it holds is not. */
function keepsDated(
	{ reading }: Clause,
	own: string,
	language: string,
): boolean {
	const [, ...remarks] = plainTypography(own).split(/[,;:(–]/);
	return remarks
		.map((remark) => readSentence(remark, language))
		.filter((remark) => remark.figures.some(isDay) && !isTerm(remark))
		.flatMap(({ words }) => words)
		.every(
			({ isSmall, figure, folded }) =>
				isSmall ||
				figure !== null ||
				reading.words.some((word) => word.folded === folded),
		);
}

/** "Valid until 2028". */
function isTerm({ words, vocabularies: [own] }: Reading): boolean {
	return words.every(
		({ isSmall, figure, folded }) =>
			isSmall || figure !== null || (own?.labels.has(folded) ?? false),
	);
}

/** How a fact carries a name. */
export type Carrying = {
	line: Clause;
	fact: GroundFact;
	clause: Clause;
	covers: readonly Cover[];
};

export type Naming = {
	mayName: (fact: GroundFact) => boolean;
	mayCarry?: (carrying: Carrying) => boolean;
};

/** The path of a fact that names it, among those that may; null where none does. */
export function pathNaming(
	written: string,
	ground: Ground,
	naming: Naming = { mayName: () => true },
): string | null {
	const { mayName, mayCarry } = naming;
	const key = verbatimKey(written);
	const held = ground.verbatim.get(key)?.find(mayName);
	if (held) return held.path;
	const line = wholeClause(written, ground.language);
	if (line === null) return null;
	const words = line.words.map((at) => ({ reading: line.reading, at }));
	for (const fact of nearestFacts(words, ground)
		.filter(mayName)
		.slice(0, MOST_FACTS))
		for (const clause of fact.clauses)
			if (
				!leavesRemark(line, fact) &&
				isCarried(line, { fact, clause }, mayCarry)
			)
				return fact.path;
	return pathNamingBoth(written, ground, naming);
}

const MOST_FACTS = 20;

/** "Lining (watched only)": what stands in brackets behind a skill is said with it, unless it only names things. */
function leavesRemark(line: Clause, { path, clauses }: GroundFact): boolean {
	if (!isInSection(path, "skills", "software")) return false;
	return clauses.some(({ reading, words, hits, parts }) => {
		const first = Math.min(...parts.keys());
		const isRemark = /[([]/.test(reading.words[first]?.gap ?? "");
		return (
			isRemark &&
			words.some(
				(at) =>
					reading.words[at]?.figure === null &&
					!hits.some(
						({ kind, first: from, last }) =>
							kind === "term" && from <= at && at <= last,
					) &&
					!line.reading.words.some(
						({ folded }) => folded === reading.words[at]?.folded,
					),
			)
		);
	});
}

// "Search Engine Optimization (SEO)": two forms of one name, of which either may stand in the profile.
function pathNamingBoth(
	written: string,
	ground: Ground,
	naming: Naming,
): string | null {
	const [, outer = "", inner = ""] =
		/^([^()]{2,120})\(([^()]{1,60})\)$/u.exec(written.trim()) ?? [];
	if (outer.trim() === "" || inner.trim() === "") return null;
	const paths = [outer, inner].map((one) =>
		pathNaming(one.trim(), ground, naming),
	);
	const isOneName =
		nameFollows(inner, outer, ground.language) ||
		nameFollows(outer, inner, ground.language);
	return isOneName
		? (paths[0] ?? paths[1] ?? null)
		: paths[0] && paths[1]
			? paths[0]
			: null;
}

/** A name as one clause without a deed, whatever signs part its words. */
function wholeClause(text: string, language: string): Clause | null {
	const plain = plainTypography(text).replace(/[,;:|/()–]/g, " ");
	if (plain.trim() === "") return null;
	const reading = readSentence(plain, language);
	if (reading.isTooLong) return null;
	const parts = new Map(
		reading.words.map((_, at): [number, number] => [at, 0]),
	);
	return {
		reading,
		words: contentOf(reading),
		parts,
		hits: reading.hits,
		head: null,
		link: "start",
		limits: new Set(
			reading.hits
				.filter(({ kind }) => kind === "limit")
				.map(({ concept }) => concept),
		),
		negations: reading.hits.filter(({ kind }) => kind === "negation").length,
		isPurpose: false,
		context: [],
		above: null,
	};
}

function contentOf({ words }: Reading): number[] {
	const content = words.flatMap(({ isSmall }, at) => (isSmall ? [] : [at]));
	return content.length > 0 ? content : words.map((_, at) => at);
}

function factOf(text: string, clause: Clause): GroundFact {
	return {
		path: "name",
		text,
		key: verbatimKey(text),
		entry: null,
		clauses: [clause],
	};
}

/** Limits of a part and of leading are no limits of a name: who helped with dashboards may list them. */
function isCarried(
	line: Clause,
	{ fact, clause }: { fact: GroundFact; clause: Clause },
	mayCarry?: Naming["mayCarry"],
): boolean {
	if (line.words.length === 0) return false;
	const whole = alignWhole(line, {
		fact,
		clause: withoutHead(clause),
		entry: null,
	});
	if (whole === null) return false;
	return (
		whole.flaws.every(
			({ kind, limit }) => kind === "limit" && OF_DEEDS.has(limit ?? ""),
		) &&
		(mayCarry?.({ line, fact, clause, covers: whole.covers }) ?? true)
	);
}

// What is indexed of a clause is there for the next name.
const headless = new WeakMap<Clause, Clause>();

function withoutHead(clause: Clause): Clause {
	const known = headless.get(clause) ?? { ...clause, head: null };
	headless.set(clause, known);
	return known;
}

const OF_DEEDS: ReadonlySet<string> = new Set([
	"help",
	"part",
	"worked",
	"share",
	"volunteer",
]);
