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

const MOST_PROOFS = 3;
/** Proofs of the latest position, and of others. */
const MOST_LATEST = 2;
const MOST_ELSEWHERE = 2;
/** All of them together, in characters. */
const LONGEST = 330;
/** Of what the best line answers: what answers less is a duty beside the others. */
const LEAST_VALUE = 0.4;
/** A need of so much of the first one's weight is as pressing. */
const AS_GOOD = 0.9;
/** Needs for which the summary turns to another position. */
const FIRST_NEEDS = 3;

/** At most three, each line once, the latest position's first. */
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
 * What opens the latest position, then for each need that is still open the best proof that leads an entry. The first need takes one
 * further down too, others only where hardly anything is proved yet.
 */
function chosenOf(
	candidates: readonly SummaryCandidate[],
	needs: readonly Need[],
): SummaryCandidate[] {
	const leading = candidates.filter(({ leads }) => leads);
	const latest = leading.filter(({ place }) => place === "");
	const elsewhere = leading.filter(({ place }) => place !== "");
	const chosen = new Set<SummaryCandidate>();
	const [opening] = latest;
	if (opening && (proves(latest) || !proves(elsewhere))) chosen.add(opening);
	addLeading(chosen, { candidates, needs });
	addOpen(chosen, { candidates, needs });
	addSecond(chosen, candidates);
	const fresh = [...chosen].filter(({ isRepeated }) => !isRepeated);
	const strong = fresh.filter(
		({ line, place }) =>
			place !== "" || line.value >= LEAST_VALUE || isOutcome(line.original),
	);
	const kept = withinLength(
		withLatest(
			withOutcome(strong.length > 0 ? strong : fresh, candidates),
			candidates,
		),
	);
	return [
		...kept.filter((one) => one === opening),
		...candidates.filter((one) => one !== opening && kept.includes(one)),
	];
}

type Pool = {
	candidates: readonly SummaryCandidate[];
	needs: readonly Need[];
};

/** For each need that is still open, the best proof that leads an entry. */
function addLeading(
	chosen: Set<SummaryCandidate>,
	{ candidates, needs }: Pool,
): void {
	const leading = candidates.filter(({ leads }) => leads);
	const latest = leading.filter(({ place }) => place === "");
	const elsewhere = leading.filter(({ place }) => place !== "");
	const [opening] = latest;
	const freeOf = (own: readonly SummaryCandidate[], most: number) =>
		own.filter((one) => chosen.has(one)).length < most ? own : [];
	for (const [at, need] of pressing(needs).entries()) {
		const isProved = [...chosen].some((one) => isProofOf(one, need));
		const isBest = at > 0 || bestProof(need, latest) === opening;
		if (isProved && isBest) continue;
		const isLater = candidates.some(
			(one) => one.place === "" && isProofOf(one, need),
		);
		const own = [
			...freeOf(latest, MOST_LATEST),
			...(at < FIRST_NEEDS && !isLater
				? freeOf(elsewhere, MOST_ELSEWHERE)
				: []),
		];
		const proof = bestProof(need, own);
		if (proof) chosen.add(proof);
	}
}

/** For each need that is still open, a proof further down. */
function addOpen(
	chosen: Set<SummaryCandidate>,
	{ candidates, needs }: Pool,
): void {
	const latest = candidates.filter(({ leads, place }) => leads && place === "");
	for (const [at, need] of pressing(needs).entries()) {
		const isShown = [...latest, ...chosen].some((one) => isProofOf(one, need));
		const proof = isShown
			? undefined
			: bestProof(
					need,
					candidates.filter(
						({ place, leads }) => at === 0 || place === "" || leads,
					),
				);
		const isAsGood = need.weight >= AS_GOOD * (needs[0]?.weight ?? 0);
		if (proof && (at === 0 || isAsGood || chosen.size < MOST_LATEST))
			chosen.add(proof);
	}
}

/** Where the posting says too little to choose by, what came of the latest position speaks for it, or what leads it. */
function addSecond(
	chosen: Set<SummaryCandidate>,
	candidates: readonly SummaryCandidate[],
): void {
	const own = candidates.filter((one) => one.place === "" && !chosen.has(one));
	const second =
		own.find(({ leads, line }) => leads && isOutcome(line.original)) ??
		own.find(({ leads, line }) => leads && line.value > 0);
	if (chosen.size < MOST_LATEST && second) chosen.add(second);
}

/** Something of the latest position is told before what was done elsewhere: the best line that is not met again at once. */
function withLatest(
	chosen: readonly SummaryCandidate[],
	candidates: readonly SummaryCandidate[],
): SummaryCandidate[] {
	if (chosen.length === 0 || chosen.some(({ place }) => place === ""))
		return [...chosen];
	const [best] = candidates
		.filter(
			({ place, line, isRepeated }) =>
				place === "" && !isRepeated && line.terms.size > 0,
		)
		.toSorted((a, b) => b.line.value - a.line.value);
	return best ? [best, ...chosen] : [...chosen];
}

/** What came of the work of the latest position stands behind the first proofs, where it leads the page, proves a need or answers as much as they do, or nothing else is told. */
function withOutcome(
	chosen: readonly SummaryCandidate[],
	candidates: readonly SummaryCandidate[],
): SummaryCandidate[] {
	const most = Math.max(0, ...chosen.map(({ line }) => line.value));
	const outcomes = candidates
		.filter(
			({ place, line, leads, isRepeated }) =>
				place === "" &&
				(leads ||
					line.proves ||
					(line.terms.size > 0 && line.value >= most) ||
					chosen.length === 0) &&
				!isRepeated &&
				isOutcome(line.original),
		)
		.toSorted((a, b) => b.line.value - a.line.value);
	const [best] = outcomes;
	if (!best || outcomes.some((one) => chosen.includes(one))) return [...chosen];
	return chosen.toSpliced(MOST_LATEST, 0, best);
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
