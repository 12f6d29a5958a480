// Lines of the profile that prove what the posting needs, as sentences of the summary. They come from the lines that lead the page:
// what carries the summary is what a reader then meets first. Two that stand together become one sentence.

import { type Need, needKeyOf } from "../choose/needs.ts";
import { isOutcome } from "../choose/outcome.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { baseForm, isTenseless } from "../lines/english-verbs.ts";
import { lowered } from "../lines/lowered.ts";
import { mergedPartsOf } from "../lines/merge-lines.ts";
import { isProvable } from "../lines/provable.ts";
import type { DraftEntry, Drafting } from "../lines/resume-draft.ts";
import { joinedProofs } from "./joined-proofs.ts";
import {
	type SummaryCandidate,
	summaryCandidatesOf,
} from "./summary-candidates.ts";

/** What was proved where, "" for the latest position. */
export type ProofSentence = DraftLine & { place: string };

const MOST_PROOFS = 4;
/** Of the latest position. */
const MOST_OF_ONE = 3;
/** Proofs before what came of the work. */
const MOST_LATEST = 2;
/** All of them together, in characters. */
const LONGEST = 330;
/** Of what the best line answers: what answers less is a duty beside the others. */
const LEAST_VALUE = 0.4;
/** What the person put first says what the work is, and what was done elsewhere proves a need, unless it answers hardly anything. */
const LEAST_CORE = 0.2;
/** Needs that a summary answers. */
const FIRST_NEEDS = 3;

/** At most four, each line once, the latest position's first. */
export function proofSentences(
	entries: readonly DraftEntry[],
	drafting: Drafting,
): ProofSentence[] {
	const { language } = drafting.wording;
	const chosen = chosenOf(
		summaryCandidatesOf(entries, drafting),
		drafting.needs,
	);
	// One that cannot be turned with certainty keeps all of them as they are: two voices would be worse.
	const isPlain = chosen.some(({ text }) => isBare(text));
	const sentences = chosen
		.map((one) => ({
			...sentenceOf(one, isPlain ? one.plain : one.text, language),
			entry: one.entry,
			place: one.place,
		}))
		.filter(
			({ text, place }) => place === "" || isProvable(text, drafting.profile),
		);
	return joinedProofs(sentences, drafting);
}

/**
 * What opens the latest position, then for each of the first needs the best proof, of the latest position before others, then what came
 * of the work. A summary says the strongest lines in a few words; the page below says them whole.
 */
function chosenOf(
	candidates: readonly SummaryCandidate[],
	needs: readonly Need[],
): SummaryCandidate[] {
	const latest = candidates.filter(({ place, leads }) => place === "" && leads);
	const elsewhere = candidates.filter(
		(one) => one.place !== "" && one.leads && one.line.value >= LEAST_CORE,
	);
	const [opening] = latest;
	const chosen = new Set<SummaryCandidate>();
	if (opening && (proves(latest) || !proves(elsewhere))) chosen.add(opening);
	for (const need of pressing(needs).slice(0, FIRST_NEEDS)) {
		if ([...chosen].some((one) => isProofOf(one, need))) continue;
		const proof = bestProof(need, latest) ?? bestProof(need, elsewhere);
		if (proof) chosen.add(proof);
	}
	const free = latest.filter((one) => !chosen.has(one));
	const core = free.find(
		({ isOwnFirst, line }) => isOwnFirst && line.value >= LEAST_CORE,
	);
	const result = bestOutcome(free);
	const strong = [...chosen].filter(
		(one) => one.place !== "" || isStrong(one) || one === opening,
	);
	const others = free.filter(isStrong);
	const stated = [
		...strong.slice(0, core ? 1 : MOST_LATEST),
		...(core ? [core] : []),
		...strong.filter(({ place }) => place !== "").slice(0, 1),
		...(result ? [result] : []),
		...strong,
		...(strong.length < MOST_LATEST ? others : []),
	];
	const ofLatest = [...new Set(stated)]
		.filter(({ place }) => place === "")
		.slice(0, MOST_OF_ONE);
	const kept = withinLength(
		[...new Set(stated)].filter(
			(one) => one.place !== "" || ofLatest.includes(one),
		),
	);
	return [
		...kept.filter(({ place }) => place === ""),
		...kept.filter(({ place }) => place !== ""),
	];
}

function isStrong({ line }: SummaryCandidate): boolean {
	return line.value >= LEAST_VALUE || isOutcome(line.original);
}

/** What came of the work: first what answers the posting, then as the page has it. */
function bestOutcome(
	latest: readonly SummaryCandidate[],
): SummaryCandidate | undefined {
	return latest
		.filter(({ line }) => isOutcome(line.original))
		.toSorted((a, b) => b.line.value - a.line.value)[0];
}

function proves(own: readonly SummaryCandidate[]): boolean {
	return own.some(({ line }) => line.proves);
}

/** Those that lines prove; what would only be nice counts where nothing else is asked for. */
function pressing(needs: readonly Need[]): readonly Need[] {
	const proved = needs.filter(({ proofs }) => proofs.length > 0);
	const asked = proved.filter(({ requirement }) => requirement.kind !== "nice");
	return asked.length > 0 ? asked : proved;
}

/** The first of its proofs, as the match has them, that is among the candidates. */
function bestProof(
	{ proofs }: Need,
	own: readonly SummaryCandidate[],
): SummaryCandidate | undefined {
	for (const proof of proofs) {
		const found = own.find(({ line }) =>
			mergedPartsOf(line).map(needKeyOf).includes(needKeyOf(proof)),
		);
		if (found) return found;
	}
	return undefined;
}

/** As many of the first as there is room for. */
function withinLength(chosen: readonly SummaryCandidate[]): SummaryCandidate[] {
	let left = LONGEST;
	return chosen.slice(0, MOST_PROOFS).filter(({ text }, at) => {
		left -= text.length;
		return at === 0 || left >= 0;
	});
}

function isProofOf({ line }: SummaryCandidate, { proofs }: Need): boolean {
	const keys = mergedPartsOf(line).map(needKeyOf);
	return proofs.some((proof) => keys.includes(needKeyOf(proof)));
}

function isBare(text: string): boolean {
	const [first = ""] = text.split(" ", 1);
	// "Partner with …" may begin with a noun as well: then nothing is turned, which is never wrong.
	return baseForm(first) !== null && !isTenseless(first);
}

function sentenceOf(
	{ line, place }: SummaryCandidate,
	text: string,
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
	return /\p{Script=Han}/u.test(text)
		? `${place}：${text}`
		: `${place}${language === "fr" ? " :" : ":"} ${language === "en" ? text : lowered(text, language)}`;
}

/** With its point, whatever the line ended with. */
export function ended(text: string): string {
	if (/[.!?。！？]["”’)]?$/u.test(text)) return text;
	return `${text}${/\p{Script=Han}/u.test(text) ? "。" : "."}`;
}
