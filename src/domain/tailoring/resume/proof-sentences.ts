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
const LONGEST = 280;
/** Of the worth of a line: it proves nothing the posting needs. */
const UNASKED = 0.7;
/** The same of what was done in another place than the reader looks at. */
const ELSEWHERE = 0.85;
/** Of the likeliest: what is so much less likely is left out. */
const WORTH_PROVING = 0.4;
/** What is no more than a guess proves nothing. */
const LEAST_WORTH = 0.2;

/** At most two, the likelier first. */
export function proofSentences(
	entries: readonly DraftEntry[],
	drafting: Drafting,
	tailoring: Tailoring,
): ProofSentence[] {
	const { language } = drafting.wording;
	const candidates = summaryCandidatesOf(entries, drafting).filter(
		(one) =>
			one.place === "" ||
			isProvable(sentenceOf(one, language).text, drafting.profile),
	);
	return likeliest(candidates, leadWorths(tailoring)).map((one) => ({
		...sentenceOf(one, language),
		entry: one.entry,
		place: one.place,
	}));
}

/** Those an adviser would lead with, as many as there is room for. */
function likeliest(
	candidates: readonly SummaryCandidate[],
	worths: ReadonlyMap<string, number>,
): SummaryCandidate[] {
	const worthOf = ({ line, place }: SummaryCandidate) =>
		(place === "" ? 1 : ELSEWHERE) *
		(line.proves || line.isNeeded ? 1 : UNASKED) *
		Math.max(0, ...line.sources.map((path) => worths.get(path) ?? 0));
	const ranked = candidates.toSorted((a, b) => worthOf(b) - worthOf(a));
	const [best] = ranked;
	const most = best ? worthOf(best) : 0;
	const chosen: SummaryCandidate[] = [];
	for (const one of ranked)
		if (
			worthOf(one) >= Math.max(WORTH_PROVING * most, LEAST_WORTH) &&
			hasRoom([...chosen, one])
		)
			chosen.push(one);
	return chosen;
}

function hasRoom(chosen: readonly SummaryCandidate[]): boolean {
	return chosen.length <= MOST_PROOFS && lengthOf(chosen) <= LONGEST;
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
