// Lines of the profile that prove what the posting needs, as sentences of the summary. They come from the lines that lead the page:
// what carries the summary is what a reader then meets first. Two that stand together become one sentence.

import { type Need, needKeyOf } from "../choose/needs.ts";
import { isChange, isOutcome } from "../choose/outcome.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { DraftEntry, Drafting } from "../lines/drafting.ts";
import { lowered } from "../lines/lowered.ts";
import { mergedPartsOf } from "../lines/merge-lines.ts";
import { isProvable } from "../lines/provable.ts";
import { verbFormOf } from "../lines/verb-form.ts";
import { joinedProofs } from "./joined-proofs.ts";
import {
	type SummaryCandidate,
	summaryCandidatesOf,
} from "./summary-candidates.ts";

/** What was proved where, "" for the latest position. */
export type ProofSentence = DraftLine & { place: string };

/** A summary proves by its strongest line, by what came of the work, and by what was done elsewhere; the page tells the others. */
const MOST_PROOFS = 3;
/** All of them together, in characters. */
const LONGEST = 280;
/** What was done elsewhere is told where it answers so much of what the best line does. */
const LEAST_ELSEWHERE = 0.35;
/** Needs that a summary proves, by another position where the latest one does not. */
const FIRST_NEEDS = 3;

/** At most three, each line once, the latest position's first. */
export function proofSentences(
	entries: readonly DraftEntry[],
	drafting: Drafting,
): ProofSentence[] {
	const { language } = drafting.wording;
	const found = chosenOf(
		summaryCandidatesOf(entries, drafting),
		drafting.needs,
	);
	const chosen = withFewCopies(found);
	const sentences = chosen
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

/**
 * What opens the latest position, what came of the work there, and the proof of one of the first needs that only another position has.
 * A summary says the strongest lines in fewer words; the page below says them whole.
 */
function chosenOf(
	candidates: readonly SummaryCandidate[],
	needs: readonly Need[],
): SummaryCandidate[] {
	const briefly = candidates.filter((one) => one.leads && isNewToReader(one));
	const latest = briefly.filter(({ place }) => place === "");
	const elsewhere = briefly.filter(
		({ place, line }) => place !== "" && line.value >= LEAST_ELSEWHERE,
	);
	const opening =
		firstProof(candidates, needs) ??
		(proves(latest) || !proves(elsewhere)
			? openingOf(latest, { needs, candidates })
			: undefined);
	const result =
		opening && isOutcome(opening.line.original)
			? undefined
			: bestOutcome(
					candidates.filter(
						(one) =>
							one !== opening &&
							one.place === "" &&
							(one.isFirstScreen || latest.includes(one)),
					),
				);
	const open = pressing(needs)
		.slice(0, FIRST_NEEDS)
		.filter(
			(need) =>
				!candidates.some((one) => one.place === "" && isProofOf(one, need)),
		);
	const [other] = open.flatMap((need) => bestProof(need, elsewhere) ?? []);
	// In the order of the page.
	const best = [opening, result].filter((one) => one !== undefined);
	const job = candidates.filter(
		({ isTheJob, place }) => isTheJob && place === "",
	);
	const own = [
		...new Set([
			...job.slice(0, 1),
			...best,
			...furtherOf(candidates, best, needs),
			...repeatedOf(candidates, best, needs),
		]),
	];
	const stated = [
		...new Set([...own, ...(own.length > 0 ? besideOf(candidates) : [])]),
	].slice(0, other ? MOST_PROOFS - 1 : MOST_PROOFS);
	const chosen = [
		...candidates.filter((one) => stated.includes(one)),
		...(other ? [other] : []),
	];
	if (chosen.length === 0) return bestBelow(candidates);
	return withinLength([...new Set(chosen)]);
}

/** Of the first screen, what proves another of the first needs and can be said in fewer words. */
function furtherOf(
	candidates: readonly SummaryCandidate[],
	said: readonly SummaryCandidate[],
	needs: readonly Need[],
): SummaryCandidate[] {
	const brief = candidates.filter(
		(one) => one.isFirstScreen && !one.isRepeated && !said.includes(one),
	);
	return pressing(needs)
		.slice(0, FIRST_NEEDS)
		.filter((need) => !said.some((one) => isProofOf(one, need)))
		.flatMap((need) => bestProof(need, brief) ?? []);
}

/** Of the first screen, what answers much and can be said in few words. */
function besideOf(candidates: readonly SummaryCandidate[]): SummaryCandidate[] {
	return candidates.filter(
		({ isFirstScreen, isRepeated, line }) =>
			isFirstScreen && !isRepeated && line.value >= LEAST_BESIDE,
	);
}

/** Of what the best line answers. */
const LEAST_BESIDE = 0.5;

/** In characters: what stands right below in the same words; one such line is told however long. */
const MOST_COPIED = 145;
const MOST_COPIES = 2;

/**
 * What a reader meets again right below, where nothing shorter can be said of it: a summary that proves by it is better than one that
 * names only a position. First what proves the first needs, then what came of the work, then what was counted; without a figure one line
 * at most.
 */
function repeatedOf(
	candidates: readonly SummaryCandidate[],
	said: readonly SummaryCandidate[],
	needs: readonly Need[],
): SummaryCandidate[] {
	const first = candidates.filter(
		(one) => one.isFirstScreen && !said.includes(one),
	);
	const proving = pressing(needs)
		.slice(0, FIRST_NEEDS)
		.filter((need) => !said.some((one) => isProofOf(one, need)))
		.flatMap((need) => bestProof(need, first) ?? []);
	const outcome =
		bestOutcome(
			first.filter(
				({ line }) => line.value >= LEAST_REPEATED || !isAnyWorth(candidates),
			),
		) ??
		bestOutcome(
			candidates.filter(
				({ place, line }) => place === "" && line.value >= LEAST_BELOW,
			),
		);
	const counted = first
		.filter(({ isCounted, line }) => isCounted && line.value >= LEAST_REPEATED)
		.toSorted((a, b) => b.line.value - a.line.value);
	const [best] = proving;
	return [
		...(best ? [best] : []),
		...(outcome && !said.includes(outcome) ? [outcome] : []),
		...proving.filter(({ isCounted }) => isCounted),
		...counted,
	];
}

/** Where nothing is worth anything to the posting, nothing is worth less. */
function isAnyWorth(candidates: readonly SummaryCandidate[]): boolean {
	return candidates.some(({ line }) => line.value > 0);
}

/** What came of the work further down is told where it answers so little. */
const LEAST_BELOW = 0.1;
/** Of what the best line answers: a figure that answers less is not said twice. */
const LEAST_REPEATED = 0.25;

/** The proof of one of the first two needs, where it leads the page. */
function firstProof(
	candidates: readonly SummaryCandidate[],
	needs: readonly Need[],
): SummaryCandidate | undefined {
	const leading = candidates.filter(
		(one) => one.leads && one.place === "" && isNewToReader(one),
	);
	const [first] = pressing(needs)
		.slice(0, NEEDS_TO_OPEN)
		.flatMap((need) => bestProof(need, leading) ?? []);
	return first;
}

const NEEDS_TO_OPEN = 2;

/** What proves the first need that one of them proves, else what leads the page, unless what stands there whole proves more. */
function openingOf(
	latest: readonly SummaryCandidate[],
	{
		needs,
		candidates,
	}: { needs: readonly Need[]; candidates: readonly SummaryCandidate[] },
): SummaryCandidate | undefined {
	for (const need of pressing(needs)) {
		const found = bestProof(need, latest);
		if (found) return found;
	}
	const isProvedBelow = candidates.some(
		({ isFirstScreen, line }) => isFirstScreen && line.proves,
	);
	return isProvedBelow ? undefined : latest.find(({ isCopy }) => !isCopy);
}

/** Said in fewer words than its line, or what came of the work where that stands further down. */
function isNewToReader({
	line,
	text,
	place,
	isFirstScreen,
	isRepeated,
}: SummaryCandidate): boolean {
	return (
		!isRepeated &&
		(place !== "" ||
			isFirstScreen ||
			text !== line.text ||
			isOutcome(line.original))
	);
}

/** What came of the work: what proves a need, one number that became another or a share, and what answers most of the posting. */
function bestOutcome(
	latest: readonly SummaryCandidate[],
): SummaryCandidate | undefined {
	return latest
		.filter(({ line }) => isOutcome(line.original))
		.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
}

/** A little less for what stands right below in the same words. */
function weightOf(one: SummaryCandidate): number {
	const { line } = one;
	return (
		line.value +
		(line.proves ? PROVES : 0) +
		(isChange(line.original) ? CHANGES : 0) -
		(isNewToReader(one) ? 0 : REPEATS)
	);
}

/** Beside values of at most one. */
const PROVES = 1;
const CHANGES = 0.5;
const REPEATS = 0.3;

/** Where nothing else may be told: the first proof below the first screen. */
function bestBelow(
	candidates: readonly SummaryCandidate[],
): SummaryCandidate[] {
	return candidates.filter(({ isBelow }) => isBelow).slice(0, 1);
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

/** Of what stands right below in the same words as much as may: sooner what came of the work, where it answers nearly as much. */
function withFewCopies(
	chosen: readonly SummaryCandidate[],
): SummaryCandidate[] {
	const copies = chosen.filter(({ isCopy }) => isCopy);
	const [first] = copies;
	const isResult = ({ line }: SummaryCandidate) =>
		isOutcome(line.original) &&
		line.value >= LEAST_RESULT * (first?.line.value ?? 0);
	let left = MOST_COPIED;
	const kept = copies
		.toSorted(
			(a, b) =>
				Number(b.isTheJob) - Number(a.isTheJob) ||
				Number(isResult(b)) - Number(isResult(a)),
		)
		.filter(({ text }, at) => {
			left -= text.length;
			return at === 0 || (at < MOST_COPIES && left >= 0);
		});
	return chosen.filter((one) => !one.isCopy || kept.includes(one));
}

/** Of what the first answers. */
const LEAST_RESULT = 0.5;

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
