// A letter with its evidence in a list: the opening, the points, then in prose what the record lacks, what was asked, a close.
import { isBelow } from "../../profile/content-path.ts";
import type { ChosenEvidence } from "./chosen-evidence.ts";
import { frame } from "./frame.ts";
import {
	askedSentences,
	closingSentence,
	statedSentences,
} from "./letter-answers.ts";
import { degreeSentence, languageSentence } from "./letter-details.ts";
import { gapSentences } from "./letter-gaps.ts";
import { inquiryOpening } from "./letter-inquiry.ts";
import { wordsIn } from "./letter-length.ts";
import type { LetterPlan, Material } from "./letter-material.ts";
import { mainPosition, pointsOf, pointsOpening } from "./letter-points.ts";
import { isLimitedLine } from "./limited-lines.ts";
import { ownFacts } from "./own-facts.ts";
import type { Said } from "./phrase-lines.ts";
import { letterWishIn } from "./posting-asks.ts";
import { askedSkillsSentence, honorSentences } from "./record-sentences.ts";
import { pick } from "./voice.ts";
import { ownParagraphs } from "./why-them.ts";

const FEWEST_WORDS = 152;
/** More are the resume again. */
const MOST_POINTS = 3;
/** Sentences a closing paragraph holds before the record stands in one of its own. */
const MOST_TOGETHER = 4;

export function inPoints(
	material: Material,
	all: readonly ChosenEvidence[],
): LetterPlan {
	const chosen = bestOf(all);
	const { tailoring, voice, shape } = material;
	noteAnswered(material, chosen);
	const points = pointsOf(chosen, material);
	const limited = new Set(
		points.filter((_, at) => {
			const line = chosen[at]?.line;
			return line !== undefined && isLimitedLine(line);
		}),
	);
	const isInquiry = shape === "inquiry";
	const opening = isInquiry
		? inquiryBefore(material)
		: pointsOpening(chosen, material);
	const gap = isInquiry ? [] : gapSentences(material);
	const record = [
		...ownFacts(material, [...opening, ...points]),
		...languagesOf(material).filter((said) => !isIn(gap, said)),
		...gap,
	];
	const closing = [
		...(isInquiry ? statedSentences : askedSentences)(tailoring, voice),
		closingSentence(tailoring, voice, isInquiry),
	];
	return arranged(
		mainPointsFirst(
			atLength(
				{ shape, opening, middle: points.map((one) => [one]), record, closing },
				material,
			),
			{ main: mainPosition(chosen, material)?.entry, limited },
		),
	);
}

/** The strongest, in the order they were chosen; what has a limit only where too few have none. */
function bestOf(chosen: readonly ChosenEvidence[]): ChosenEvidence[] {
	const best = chosen
		.toSorted(
			(a, b) =>
				Number(isLimitedLine(a.line)) - Number(isLimitedLine(b.line)) ||
				b.worth - a.worth,
		)
		.slice(0, MOST_POINTS);
	return chosen.filter((one) => best.includes(one));
}

type Order = { main: string | undefined; limited: ReadonlySet<Said> };

/** What is done today before what was done elsewhere, then what has a limit, papers last. */
function mainPointsFirst(
	plan: LetterPlan,
	{ main, limited }: Order,
): LetterPlan {
	const placeOf = ([one]: readonly Said[]) => {
		if (one?.entry === undefined) return 3;
		if (limited.has(one)) return 2;
		return one.entry === main ? 0 : 1;
	};
	return {
		...plan,
		middle: plan.middle.toSorted((a, b) => placeOf(a) - placeOf(b)),
	};
}

/** The condition that is not met and the question, then what the record does hold. */
function inquiryBefore(material: Material): Said[] {
	const { frames, seed } = material.voice;
	return [...inquiryOpening(material), frame(pick(frames.plainShows, seed))];
}

/** What the list answers is no gap. */
function noteAnswered(
	{ tailoring, needs, answered }: Material,
	chosen: readonly ChosenEvidence[],
): void {
	for (const { requirement, isSure } of chosen)
		for (const need of needs)
			if (
				requirement !== null &&
				isSure &&
				need.requirement ===
					tailoring.match.requirements[requirement]?.requirement
			)
				answered.add(need);
}

function languagesOf({ tailoring, voice }: Material): Said[] {
	const said = languageSentence(tailoring, voice, false);
	return said ? [said] : [];
}

/** With the papers and languages held where it would be short. */
function atLength(
	plan: LetterPlan,
	{ tailoring, voice }: Material,
): LetterPlan {
	const own = ownParagraphs(tailoring.whyThem).join(" ").split(/\s+/).length;
	const isShort = letterWishIn(tailoring.posting ?? "") !== null;
	const isEnough = () => isShort || wordsIn(now) + own >= FEWEST_WORDS;
	const said = () => [now.opening, now.middle, now.record].flat(2);
	let now = plan;
	const fillers = [
		...honorSentences(tailoring, voice),
		askedSkillsSentence(tailoring, voice, (name) =>
			said().some(({ text }) =>
				text.toLowerCase().includes(name.toLowerCase()),
			),
		),
		degreeSentence(tailoring, voice),
		languageSentence(tailoring, voice, true),
	];
	for (const filler of fillers)
		if (!isEnough() && filler && !isIn(said(), filler))
			now = { ...now, record: [...now.record, filler] };
	return now;
}

function isIn(others: readonly Said[], { sources }: Said): boolean {
	return others.some((one) =>
		one.sources.some((path) =>
			sources.some((own) => own === path || isBelow(path, own)),
		),
	);
}

function arranged(plan: LetterPlan): LetterPlan {
	const { record, closing } = plan;
	const texts = plan.middle.map(([one]) => one?.text);
	const middle = plan.middle.filter(
		([one], at) => texts.indexOf(one?.text) === at,
	);
	return record.length + closing.length <= MOST_TOGETHER
		? { ...plan, middle, record: [], closing: [...record, ...closing] }
		: { ...plan, middle: [...middle, record], record: [], closing };
}
