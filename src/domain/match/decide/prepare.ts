// Every requirement of a posting with what decides about it: its words, the terms it names, and the lines of the profile ranked by
// how well they say it. What words have in common is worked out once for all requirements.
import type { Job } from "../../job/job.ts";
import {
	addFields,
	createFields,
	nearnessOfFields,
} from "../../meaning/fields-of-work.ts";
import { type Lexeme, lexemesOf } from "../../meaning/lexemes.ts";
import { likenessBetween, likenessColumns } from "../../meaning/likeness.ts";
import type { Profile } from "../../profile/profile.ts";
import type { IndexedFact } from "../indexed-fact.ts";
import type { IndexedLine, IndexedLines } from "../lines/indexed-lines.ts";
import { type Comparison, rankLines, shareSaid } from "../lines/rank-lines.ts";
import type { TermMatch } from "../match.ts";
import { matchesNamed } from "../named-matches.ts";
import { isUnread } from "../read-as.ts";
import type { Asking } from "./asking.ts";
import { withKinds } from "./kinds.ts";
import type { Weights } from "./weights.ts";

export type Answering = {
	profile: Profile;
	job: Job;
	/** "YYYY-MM-DD". */
	today: string;
	index: IndexedLines;
	facts: readonly IndexedFact[];
	terms: readonly TermMatch[];
	weights: Weights;
};

const UNKNOWN_LANGUAGE = "und";
/** Of a language that is not read no field of work is known: neither near nor far. */
const UNREAD = 0.5;

/** An asking for each requirement, in their order, and how near the profile's fields of work are to the posting's. */
export function prepareRequirements(answering: Answering): {
	askings: Asking[];
	domain: number;
} {
	const { job, index, terms, profile, today, facts, weights } = answering;
	const wordsOf = (text: string) => lexemesOf(text, job.language, index.lexis);
	const asked = job.requirements.map((requirement) => ({
		requirement,
		lexemes: wordsOf(requirement.text),
		named: matchesNamed(terms, requirement),
	}));
	const answered = asked.map(({ requirement, lexemes, named }) => ({
		requirement,
		lexemes,
		terms: withKinds(named, lexemes, facts),
	}));
	const lexemes = asked.map((one) => one.lexemes.map(({ lexeme }) => lexeme));
	const title = wordsOf(job.title ?? "").map(({ lexeme }) => lexeme);
	const size = index.lexis.lexemes.length;
	const comparison: Comparison = {
		index,
		likeness: likenessBetween(
			[...new Set([...lexemes.flat(), ...title])],
			likenessColumns(index.lexemes, size),
			size,
		),
		linesWith: linesByTerm(
			answered.flatMap((one) => one.terms),
			index,
		),
	};
	const isOpen = isUnread(job, profile);
	const isUnknown =
		job.language === UNKNOWN_LANGUAGE && index.language === UNKNOWN_LANGUAGE;
	const domain =
		isOpen || isUnknown ? UNREAD : domainOf(lexemes, title, comparison);
	const askings = answered.map((one, at) => ({
		...one,
		profile,
		facts,
		weights,
		language: job.language,
		today,
		domain,
		isUnread: isOpen,
		comparison,
		ranking: rankLines(
			{
				lexemes: lexemes[at] ?? [],
				terms: one.terms.map(({ term }) => term.term),
			},
			comparison,
		),
	}));
	return { askings, domain };
}

/** Lines of one path are told apart by their text; a composed line has its path to itself. */
function linesByTerm(
	terms: readonly TermMatch[],
	index: IndexedLines,
): Comparison["linesWith"] {
	const byPath = new Map<string, { text: string; term: string }[]>();
	for (const { term, evidence } of terms)
		for (const { path, text } of evidence) {
			const shown = byPath.get(path) ?? [];
			shown.push({ text, term: term.term });
			byPath.set(path, shown);
		}
	const lines = new Map<string, Set<IndexedLine>>();
	for (const line of index.lines)
		for (const { text, term } of byPath.get(line.fact.path) ?? []) {
			if (!line.fact.text.includes(text)) continue;
			const known = lines.get(term) ?? new Set();
			lines.set(term, known.add(line));
		}
	return (term) => lines.get(term) ?? NO_LINES;
}

const NO_LINES: ReadonlySet<IndexedLine> = new Set();

/** A title says what trade is asked for more surely than any line below it. */
const TITLE_TIMES = 3;

/** A title like this one is in the trade, whatever fields its words are known in. */
const SAME_TITLE = 0.8;
const BY_TITLE = 0.6;

function domainOf(
	asked: readonly (readonly Lexeme[])[],
	title: readonly Lexeme[],
	{ index, likeness }: Comparison,
): number {
	const fields = createFields();
	for (const lexemes of asked) addFields(fields, lexemes);
	addFields(fields, title, TITLE_TIMES);
	const near = nearnessOfFields(fields, index.fields);
	const titles = index.lines
		.filter(({ kind }) => kind === "title")
		.map((line) => shareSaid(title, line.lexemes, likeness));
	return Math.max(...titles) >= SAME_TITLE ? Math.max(near, BY_TITLE) : near;
}
