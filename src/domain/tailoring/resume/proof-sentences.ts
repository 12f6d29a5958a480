// Lines of the profile that prove what the posting needs, as sentences of the summary: those an adviser would lead with, each in as few
// words as it may be said. Two that stand together become one sentence.

import type { Tailoring } from "../content/tailoring.ts";
import { leadWorths } from "../letter/lead-lines.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { DraftEntry, Drafting } from "../lines/drafting.ts";
import { lowered } from "../lines/lowered.ts";
import { isProvable } from "../lines/provable.ts";
import { verbFormOf } from "../lines/verb-form.ts";
import { joinedProofs } from "./joined-proofs.ts";
import {
	type SummaryCandidate,
	summaryCandidatesOf,
} from "./summary-candidates.ts";

/** What was proved where, "" for the latest position. */
export type ProofSentence = DraftLine & { place: string };

const MOST_PROOFS = 2;
/** All of them together, in characters. */
const LONGEST = 280;
/** In characters: what stands right below in the same words; one such line is taken however long. */
const MOST_COPIED = 240;
/** Of the likeliest: what is so much less likely is left out. */
const WORTH_PROVING = 0.6;

/** At most two, in the order of the page. */
export function proofSentences(
	entries: readonly DraftEntry[],
	drafting: Drafting,
	tailoring: Tailoring,
): ProofSentence[] {
	const { language } = drafting.wording;
	const candidates = summaryCandidatesOf(entries, drafting);
	const chosen = likeliest(candidates, leadWorths(tailoring));
	const sentences = candidates
		.filter((one) => chosen.includes(one))
		.map((one) => ({
			...sentenceOf(one, language),
			entry: one.entry,
			place: one.place,
		}))
		.filter(
			({ text, place }) => place === "" || isProvable(text, drafting.profile),
		);
	return joinedProofs(sentences, drafting);
}

/** Those an adviser would lead with, as many as there is room for. */
function likeliest(
	candidates: readonly SummaryCandidate[],
	worths: ReadonlyMap<string, number>,
): SummaryCandidate[] {
	const worthOf = ({ line }: SummaryCandidate) =>
		Math.max(0, ...line.sources.map((path) => worths.get(path) ?? 0));
	const ranked = candidates.toSorted((a, b) => worthOf(b) - worthOf(a));
	const [best] = ranked;
	const least = best ? WORTH_PROVING * worthOf(best) : 0;
	const chosen: SummaryCandidate[] = [];
	for (const one of ranked)
		if (
			chosen.length === 0 ||
			(worthOf(one) >= least && hasRoom([...chosen, one]))
		)
			chosen.push(one);
	return chosen;
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

/** With its point, whatever the line ended with. */
export function ended(text: string): string {
	if (/[.!?。！？]["”’)]?$/u.test(text)) return text;
	return `${text}${/\p{Script=Han}/u.test(text) ? "。" : "."}`;
}
