// The plan of a letter: first which needs of the posting it answers and with which lines, then the form those lines allow. Lines
// that make sentences are told in paragraphs, the others are left out; where none does, all stand in a list, word for word.
import { affinities } from "../../match/affinity.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { newestFirst } from "../../profile/newest-first.ts";
import { askedChores, isChore } from "../choose/chores.ts";
import { relevanceOf } from "../choose/relevance.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { askedWork } from "./asked-work.ts";
import {
	type Choice,
	type ChosenEvidence,
	chosenEvidence,
	servingLines,
} from "./chosen-evidence.ts";
import type { Evidence } from "./evidence.ts";
import { evidenceLines } from "./evidence-lines.ts";
import { inPoints } from "./letter-in-points.ts";
import { inProse } from "./letter-in-prose.ts";
import { isInquiry } from "./letter-inquiry.ts";
import type { LetterPlan, LetterShape, Material } from "./letter-material.ts";
import { letterNeeds } from "./letter-needs.ts";
import { byStrength, weakLines } from "./line-strength.ts";
import { nearnessOf } from "./need-sentence.ts";
import { createTeller } from "./phrase-lines.ts";
import { letterWishIn } from "./posting-asks.ts";
import { termNeeds } from "./term-needs.ts";
import type { Voice } from "./voice.ts";

export function planLetter(tailoring: Tailoring, voice: Voice): LetterPlan {
	const { material, chosen } = materialOf(tailoring, voice);
	const prose = inProse(material, chosen);
	const fewest = Math.min(FEWEST_TOLD, chosen.length);
	const isStated = !voice.hasForeignLines && linesStated(prose) >= fewest;
	return withoutEmpty(
		chosen.length < FEWEST_POINTS || isStated
			? prose
			: inPoints(unstated(material), chosen),
	);
}

/** Fewer sentences about work are no letter; its best lines stand in a list then. */
const FEWEST_TOLD = 2;

function withoutEmpty(plan: LetterPlan): LetterPlan {
	return { ...plan, middle: plan.middle.filter((said) => said.length > 0) };
}

function linesStated({ opening, middle }: LetterPlan): number {
	return [opening, ...middle].flat().filter(({ line }) => line).length;
}

/** The same material with nothing told of it. */
function unstated(material: Material): Material {
	const { voice, lines, spare, tailoring } = material;
	return {
		...material,
		teller: createTeller(voice, [...lines, ...spare], tailoring.profile),
		answered: new Set(),
		named: new Set(),
	};
}

/** Two points are no list. */
const FEWEST_POINTS = 2;
const MOST_POINTS = 7;
const MOST_IN_SHORT = 6;

function materialOf(
	tailoring: Tailoring,
	voice: Voice,
): { material: Material; chosen: ChosenEvidence[] } {
	const { profile, match } = tailoring;
	const placed = evidenceLines(profile, relevanceOf(match), voice.language);
	const asks = askedWork(
		tailoring,
		placed.map(({ line }) => line),
		profileLanguage(profile),
	);
	const chores = askedChores(tailoring);
	const all = byStrength(placed, asks).filter(
		({ original }) =>
			!isChore(original, profileLanguage(profile), chores) &&
			!tailoring.untold?.has(original),
	);
	const weak = weakLines(all);
	const isShort = letterWishIn(tailoring.posting ?? "") !== null;
	const choice: Choice = {
		match,
		asks,
		placed,
		lines: all,
		ofTitle: sayingTitle(tailoring, placed),
		most: isShort ? MOST_IN_SHORT : MOST_POINTS,
	};
	const chosen = chosenEvidence(choice);
	const serving = servingLines(choice);
	const lines = all.filter((one) => !weak.has(one) && serving.has(one));
	const material: Material = {
		tailoring,
		voice,
		lines,
		answers: surelyAnswered(chosen, match),
		shape: shapeOf(tailoring, voice, all.length),
		spare: [...weak].filter((one) => serving.has(one)),
		reserve: all
			.filter((one) => !serving.has(one) && isTelling(one))
			.toSorted((a, b) => a.rank - b.rank),
		asks,
		needs: letterNeeds(tailoring, { asks, lines, placed }, voice).filter(
			({ inSentence }) =>
				inSentence !== null &&
				![...(tailoring.untold ?? [])].some((said) =>
					said.includes(inSentence.text),
				),
		),
		teller: createTeller(voice, all, profile),
		answered: new Set(),
		terms: termNeeds(tailoring, lines, voice.language),
		named: new Set(),
	};
	return { material, chosen };
}

function surelyAnswered(
	chosen: readonly ChosenEvidence[],
	{ requirements }: Tailoring["match"],
): Material["answers"] {
	return new Map(
		chosen.flatMap(({ line, requirement, isSure }) => {
			const asked =
				requirement === null ? undefined : requirements[requirement];
			return asked && isSure ? [[line, asked.requirement]] : [];
		}),
	);
}

const FEWEST_WORDS = 5;

function isTelling({ original }: Evidence): boolean {
	return original.split(/\s+/).length >= FEWEST_WORDS || /\d/.test(original);
}

/** How much of the position's name each line says. */
function sayingTitle(
	{ profile, job, title }: Tailoring,
	lines: readonly Evidence[],
): number[] {
	const [row = []] = affinities(
		{ language: job.language, texts: [title] },
		{
			language: profileLanguage(profile),
			texts: lines.map(({ line }) => line),
		},
	);
	return row.map(({ covered, specific }) => (specific > 0 ? covered : 0));
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
		nearnessOf(title, newest.entry.job_title) >= SAME_TRADE;
	return isSameTrade ? "same-trade" : "change";
}
