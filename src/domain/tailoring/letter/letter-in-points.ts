// A letter with its evidence in a list: the opening, the points, then in prose what the record lacks, what was asked, a close.
import type { Chosen } from "./chosen-evidence.ts";
import { askedSentences, closingSentence } from "./letter-answers.ts";
import { degreeSentence, languageSentence } from "./letter-details.ts";
import { gapSentences } from "./letter-gaps.ts";
import { wordsIn } from "./letter-length.ts";
import type { LetterPlan, Material } from "./letter-material.ts";
import { pointsOf, pointsOpening, SURE } from "./letter-points.ts";
import { ownFacts } from "./own-facts.ts";
import type { Said } from "./phrase-lines.ts";
import { askedSkills, honorSentences } from "./record-sentences.ts";
import { ownParagraphs } from "./why-them.ts";

const MOST_WORDS = 250;
const FEWEST_WORDS = 155;
const FEWEST_POINTS = 3;
/** Sentences a closing paragraph holds before the record stands in one of its own. */
const MOST_TOGETHER = 4;

export function inPoints(
	material: Material,
	chosen: readonly Chosen[],
): LetterPlan {
	const { tailoring, voice, shape } = material;
	noteAnswered(material, chosen);
	const points = pointsOf(chosen, material);
	const opening = pointsOpening(points, chosen, material);
	const record = [
		...ownFacts(material, [...opening, ...points]),
		...languagesOf(material),
		...gapSentences(material),
	];
	const closing = [
		...askedSentences(tailoring, voice),
		closingSentence(tailoring, voice),
	];
	return arranged(
		atLength(
			{ shape, opening, middle: points.map((one) => [one]), record, closing },
			material,
		),
	);
}

/** What the list answers is no gap. */
function noteAnswered(
	{ tailoring, needs, answered }: Material,
	chosen: readonly Chosen[],
): void {
	for (const { requirement, answer } of chosen)
		for (const need of needs)
			if (
				requirement !== null &&
				answer >= SURE &&
				need.requirement ===
					tailoring.match.requirements[requirement]?.requirement
			)
				answered.add(need);
}

function languagesOf({ tailoring, voice }: Material): Said[] {
	const said = languageSentence(tailoring, voice, false);
	return said ? [said] : [];
}

function atLength(
	plan: LetterPlan,
	{ tailoring, voice }: Material,
): LetterPlan {
	const own = ownParagraphs(tailoring.whyThem).join(" ").split(/\s+/).length;
	const texts = () => [now.opening, ...now.middle, now.record, now.closing];
	let now = plan;
	const further = [
		languageSentence(tailoring, voice, true),
		...honorSentences(tailoring, voice),
		askedSkills(tailoring, voice, (name) =>
			texts()
				.flat()
				.some(({ text }) => text.toLowerCase().includes(name.toLowerCase())),
		),
		degreeSentence(tailoring, voice),
	];
	for (const said of further) {
		if (wordsIn(now) + own >= FEWEST_WORDS) break;
		if (said && !isIn(texts().flat(), said))
			now = { ...now, record: [...now.record, said] };
	}
	while (wordsIn(now) + own > MOST_WORDS && now.middle.length > FEWEST_POINTS)
		now = { ...now, middle: now.middle.slice(0, -1) };
	return now;
}

function isIn(told: readonly Said[], { sources }: Said): boolean {
	return told.some((one) =>
		one.sources.some((path) =>
			sources.some((own) => own === path || path.startsWith(`${own}.`)),
		),
	);
}

function arranged(plan: LetterPlan): LetterPlan {
	const { record, closing, middle } = plan;
	return record.length + closing.length <= MOST_TOGETHER
		? { ...plan, record: [], closing: [...record, ...closing] }
		: { ...plan, middle: [...middle, record], record: [], closing };
}
