// Lines of the profile that prove what the posting needs, as sentences of the summary: those an adviser would lead with, each in as few
// words as it may be said. Two that stand together become one sentence.
import type { Tailoring } from "../content/tailoring.ts";
import { leadWorths } from "../letter/lead-lines.ts";
import type { DraftEntry } from "../lines/draft-entry.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { Drafting } from "../lines/drafting.ts";
import { lowered } from "../lines/lowered.ts";
import { isProvable } from "../lines/provable.ts";
import { verbFormOf } from "../lines/verb-form.ts";
import { ended } from "./ended.ts";
import {
	type SummaryCandidate,
	summaryCandidatesOf,
} from "./summary-candidates.ts";

/** What was proved where, "" for the latest position. */
export type ProofSentence = DraftLine & { place: string; entry: string };

const MOST_PROOFS = 2;
/** All of them together, in characters. */
const LONGEST = 220;
/** In characters: what stands below in the same words. */
const MOST_COPIED = 150;
/** Of the worth of a line: without a figure it asserts sooner than it proves. */
const UNCOUNTED = 0.6;
/** The same of what proves nothing the posting needs. */
const UNASKED = 0.7;
/** The same of what was done in another place than the reader looks at. */
const ELSEWHERE = 0.7;
/** Of the likeliest: what is so much less likely is left out. */
const WORTH_PROVING = 0.4;
/** The same of what stands below in the same words: a weak line is not worth the first screen as well. */
const WORTH_COPYING = 0.6;
const COPYING_ELSEWHERE = 0.5;
/** What is no more than a guess proves nothing. */
const LEAST_WORTH = 0.2;
/** The same of what counts nothing. */
const LEAST_UNCOUNTED = 0.35;
/** What stands right below, where there is nothing else: how likely, and how long. */
const WORTH_AGAIN = 0.45;
const LONGEST_AGAIN = 130;

/** At most two, the likelier first. */
export function proofSentences(
	entries: readonly DraftEntry[],
	drafting: Drafting,
	tailoring: Tailoring,
): ProofSentence[] {
	const { language } = drafting.wording;
	const candidates = summaryCandidatesOf(entries, drafting);
	const chosen = likeliest(candidates, leadWorths(tailoring));
	return chosen
		.map((one) => ({
			...sentenceOf(one, language),
			entry: one.entry,
			place: one.place,
		}))
		.filter(
			({ text, place }) => place === "" || isProvable(text, drafting.profile),
		);
}

/** Those an adviser would lead with, as many as there is room for. */
function likeliest(
	candidates: readonly SummaryCandidate[],
	worths: ReadonlyMap<string, number>,
): SummaryCandidate[] {
	const worthOf = ({ line, text, place }: SummaryCandidate) =>
		(/\p{N}/u.test(text) ? 1 : UNCOUNTED) *
		(place === "" ? 1 : ELSEWHERE) *
		(line.proves || line.isNeeded ? 1 : UNASKED) *
		Math.max(0, ...line.sources.map((path) => worths.get(path) ?? 0));
	const all = candidates.toSorted((a, b) => worthOf(b) - worthOf(a));
	const ranked = all.filter(({ isRightBelow }) => !isRightBelow);
	const [best] = all;
	const most = best ? worthOf(best) : 0;
	const isWorth = (one: SummaryCandidate) =>
		worthOf(one) >=
		Math.max(
			(one.isCopy ? worthCopying(one) : WORTH_PROVING) * most,
			(one.place === "" ? 1 : ELSEWHERE) *
				(/\p{N}/u.test(one.text) ? LEAST_WORTH : LEAST_UNCOUNTED),
		);
	const chosen: SummaryCandidate[] = [];
	for (const one of ranked)
		if (isWorth(one) && hasRoom([...chosen, one])) chosen.push(one);
	if (chosen.length > 0) return chosen;
	// Readers mind a summary that proves nothing more than one line they meet again.
	return all
		.filter(
			(one) =>
				one.place === "" &&
				one.text.length <= LONGEST_AGAIN &&
				/\p{N}/u.test(one.text) &&
				worthOf(one) >= WORTH_AGAIN,
		)
		.slice(0, 1);
}

/** What an earlier position proves stands further down than what the reader meets next. */
function worthCopying({ place }: SummaryCandidate): number {
	return place === "" ? WORTH_COPYING : COPYING_ELSEWHERE;
}

/** Nobody likes to read many lines twice at once. */
function hasRoom(chosen: readonly SummaryCandidate[]): boolean {
	return (
		chosen.length <= MOST_PROOFS &&
		lengthOf(chosen) <= LONGEST &&
		lengthOf(chosen.filter(({ isCopy }) => isCopy)) <= MOST_COPIED
	);
}

function lengthOf(chosen: readonly SummaryCandidate[]): number {
	return chosen.reduce((sum, { text }) => sum + text.length, 0);
}

function sentenceOf(
	{ line, place, text }: SummaryCandidate,
	language: string,
): DraftLine {
	const said = atPlace(text.replace(/[.。]$/u, ""), place, language);
	return {
		...line,
		text: ended(`${said.charAt(0).toUpperCase()}${said.slice(1)}`),
		change: said === line.original ? "kept" : "reworded",
	};
}

/** Behind the words that name it: "Previously Clerk at Dyson: …". */
function atPlace(text: string, place: string, language: string): string {
	if (place === "") return text;
	if (/\p{Script=Han}/u.test(text)) return `${place}：${text}`;
	// An English line may begin with a name; a deed goes on in small letters.
	const goesOn = language !== "en" || verbFormOf(text) !== null;
	return `${place}${language === "fr" ? " :" : ":"} ${goesOn ? lowered(text, language) : text}`;
}
