// The order of a letter: need and proof, a second need and its proof, the gap with what stands nearest to it, what was asked,
// a close. The facts decide the shape, so that the letters of one person do not read alike.
import { profileLanguage } from "../../match/profile-language.ts";
import { titlePart } from "../../match/score-parts.ts";
import { newestFirst } from "../../profile/newest-first.ts";
import { relevanceOf } from "../choose/relevance.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { askedWork } from "./asked-work.ts";
import { evidenceLines } from "./evidence-lines.ts";
import { withFewerAlso } from "./join-short.ts";
import { askedSentences, closingSentence } from "./letter-answers.ts";
import {
	certificateSentence,
	degreeSentence,
	languageSentence,
} from "./letter-details.ts";
import { gapSentences } from "./letter-gaps.ts";
import { inquiryOpening, isInquiry } from "./letter-inquiry.ts";
import { atLength } from "./letter-length.ts";
import type { LetterPlan, LetterShape, Material } from "./letter-material.ts";
import { letterNeeds } from "./letter-needs.ts";
import { furtherProofs, openingOf } from "./letter-proofs.ts";
import { byStrength, weakLines } from "./line-strength.ts";
import { ownFacts } from "./own-facts.ts";
import { createTeller, type Said } from "./phrase-lines.ts";
import { letterWishIn } from "./posting-asks.ts";
import { termNeeds } from "./term-needs.ts";
import type { Voice } from "./voice.ts";

export function planLetter(tailoring: Tailoring, voice: Voice): LetterPlan {
	const placed = evidenceLines(
		tailoring.profile,
		relevanceOf(tailoring.match),
		voice.language,
	);
	const asks = askedWork(
		tailoring,
		placed.map(({ line }) => line),
		profileLanguage(tailoring.profile),
	);
	const all = byStrength(placed, asks);
	const weak = weakLines(all);
	const lines = all.filter((one) => !weak.has(one));
	const shape = shapeOf(tailoring, voice, all.length);
	const material: Material = {
		tailoring,
		voice,
		lines,
		shape,
		spare: [...weak],
		asks,
		needs: letterNeeds(tailoring, { asks, lines, placed }, voice),
		teller: createTeller(voice, all, tailoring.profile),
		answered: new Set(),
		terms: termNeeds(tailoring, lines, voice.language),
		named: new Set(),
	};
	const opening =
		shape === "inquiry" ? inquiryOpening(material) : openingOf(material);
	const proofs = furtherProofs(material);
	// Who has told nothing lacks everything; a list of it helps nobody.
	const hasReported = opening.length + proofs.length > 1;
	const gap = shape === "inquiry" || !hasReported ? [] : gapSentences(material);
	const closing = [
		...(shape === "inquiry" ? [] : askedSentences(tailoring, voice)),
		closingSentence(tailoring, voice),
	];
	if (letterWishIn(tailoring.posting ?? "") !== null)
		return {
			shape,
			opening: [
				...opening,
				...proofs.flat().filter(({ isFrame }) => !isFrame),
			].slice(0, MOST_IN_SHORT),
			middle: [],
			record: [],
			closing: [...gap.slice(0, 1), ...closing],
		};
	const own = ownFacts(material, [opening, ...proofs].flat());
	const record = [...own, ...gap, ...papersOf(material)];
	return arranged(
		atLength({ shape, opening, middle: proofs, record, closing }, material),
	);
}

/** Sentences of a message where no letter is wanted: a need and what answers it. */
const MOST_IN_SHORT = 5;
const MOST_SENTENCES = 4;
const MOST_MERGED = 5;

/** No paragraph of a single sentence where it can stand with a neighbor. */
function arranged(plan: LetterPlan): LetterPlan {
	const proofs: Said[][] = [];
	for (const part of plan.middle.map(withFewerAlso)) {
		const before = proofs.at(-1);
		const isShort = part.length === 1 || before?.length === 1;
		if (before && isShort && before.length + part.length <= MOST_MERGED)
			proofs[proofs.length - 1] = [...before, ...part];
		else proofs.push(part);
	}
	const [first, ...rest] = proofs;
	const isOne = first?.length === 1 && plan.opening.length < MOST_SENTENCES;
	const opening = isOne ? [...plan.opening, ...first] : plan.opening;
	const middle = isOne ? rest : proofs;
	const { record, closing } = plan;
	const isTogether =
		record.length === 1 || record.length + closing.length <= MOST_SENTENCES;
	return isTogether
		? { ...plan, opening, middle, record: [], closing: [...record, ...closing] }
		: { ...plan, opening, middle: [...middle, record], record: [], closing };
}

const SAME_TRADE = 60;

function shapeOf(
	tailoring: Tailoring,
	voice: Voice,
	lines: number,
): LetterShape {
	const { profile, title } = tailoring;
	if (isInquiry(tailoring, voice)) return "inquiry";
	if (lines < 3) return "few-facts";
	const [newest] = newestFirst(
		profile.work_experience,
		(work) => work.is_current,
	);
	const [school] = newestFirst(profile.education, (one) => one.is_current);
	const isGraduate =
		school !== undefined &&
		profile.work_experience.length < 2 &&
		(school.entry.is_current ||
			(school.entry.end_date ?? "") >= (newest?.entry.start_date ?? "9"));
	if (isGraduate) return "graduate";
	const isSameTrade =
		newest !== undefined &&
		title !== "" &&
		titlePart(title, [newest.entry.job_title]) >= SAME_TRADE;
	return isSameTrade ? "same-trade" : "change";
}

/** Papers and languages asked for. */
function papersOf({ tailoring, voice, shape }: Material): Said[] {
	const { job, match } = tailoring;
	const isDegreeAsked =
		job.knockouts.some(({ kind }) => kind === "degree") ||
		job.terms.some(({ kind }) => kind === "degree");
	const isDegreeGap = match.knockouts.some(
		({ knockout, verdict }) =>
			knockout.kind === "degree" && verdict === "not-met",
	);
	const hasDegree = isDegreeAsked && !isDegreeGap && shape !== "graduate";
	return [
		hasDegree ? degreeSentence(tailoring, voice) : null,
		certificateSentence(tailoring, voice, false),
		languageSentence(tailoring, voice, false),
	].flatMap((one) => (one ? [one] : []));
}
