// How long a letter is: the strongest lines go on until it says enough, the last proofs go where there are too many. What answers
// nothing (skills in a row, names of awards) stands only in a letter that has next to nothing to tell.

import { isBelow } from "../../profile/content-path.ts";
import type { Evidence } from "./evidence.ts";
import {
	certificateSentence,
	degreeSentence,
	languageSentence,
	positionInLetter,
} from "./letter-details.ts";
import type { LetterPlan, Material } from "./letter-material.ts";
import { namesFigure } from "./line-strength.ts";
import type { Said, Teller } from "./phrase-lines.ts";
import {
	askedSkillsSentence,
	honorSentences,
	thinSentences,
} from "./record-sentences.ts";
import { ownParagraphs } from "./why-them.ts";

const FEWEST_WORDS = 120;
const MOST_LINES = 6;
const MOST_RECORD = 5;
const MOST_WORDS = 245;
const MOST_PARAGRAPHS = 4;
const MOST_SENTENCES = 4;

export function atLength(plan: LetterPlan, material: Material): LetterPlan {
	let now = plan;
	const own = ownParagraphs(material.tailoring.whyThem).reduce(
		(sum, text) => sum + countWords(text),
		0,
	);
	const { strong, others } = furtherFacts(material);
	const goOn = (steps: readonly Step[], enough: number) => {
		for (const step of steps) {
			if (own + wordsIn(now) >= enough) break;
			const next = step(now);
			if (next && own + wordsIn(next) <= MOST_WORDS) now = next;
		}
	};
	goOn(strong, ENOUGH_WORDS);
	if (linesIn(now) < FEWEST_LINES) goOn(others, FEWEST_WORDS);
	return shortened(now, MOST_WORDS - own);
}

/** Lines worth telling go on until here. */
const ENOUGH_WORDS = 160;
/** Fewer make no letter by themselves. */
const FEWEST_LINES = 3;

type Step = (plan: LetterPlan) => LetterPlan | null;

function furtherFacts({
	tailoring,
	voice,
	lines,
	spare,
	reserve,
	teller,
}: Material): {
	strong: Step[];
	others: Step[];
} {
	const honors = honorSentences(tailoring, voice);
	const thin =
		(at: number): Step =>
		(plan) =>
			fact(
				thinSentences(tailoring, voice, (text) => isNamed(plan, text))[at] ??
					null,
			)(plan);
	const fact =
		(said: Said | null): Step =>
		(plan) =>
			said === null ||
			isIn(plan, said) ||
			plan.record.some((one) => beginsAs(one, said)) ||
			plan.record.length >= MOST_RECORD
				? null
				: { ...plan, record: [...plan.record, said] };
	const proof =
		(line: (typeof lines)[number]): Step =>
		(plan) => {
			const isSaid = teller.isReported(line) || isNamedIn(plan, line.path);
			if (isSaid || !teller.isSentence(line)) return null;
			if (linesIn(plan) >= MOST_LINES) return null;
			return withProof(plan, line, teller);
		};
	const isRecent = ({ rank }: (typeof lines)[number]) => rank === 0;
	const strong = lines.map(proof);
	// Work before papers, and papers nobody asked for last.
	const others: Step[] = [
		(plan) =>
			fact(
				askedSkillsSentence(tailoring, voice, (text) => isNamed(plan, text)),
			)(plan),
		...spare.filter(isRecent).map(proof),
		...honors.map(fact),
		...spare
			.filter((line) => isRecent(line) || namesFigure(line.line))
			.map(proof),
		fact(positionInLetter(tailoring, voice)),
		fact(degreeSentence(tailoring, voice)),
		...reserve.map(proof),
		thin(0),
		thin(1),
		fact(certificateSentence(tailoring, voice, { mayBeAny: true })),
		fact(languageSentence(tailoring, voice, true)),
	];
	return { strong, others };
}

const SAME_WORDS = 3;

/** "My skills include" twice reads as a list. */
function beginsAs(one: Said, other: Said): boolean {
	const beginning = ({ text }: Said) =>
		text.split(" ", SAME_WORDS).join(" ").toLowerCase();
	return beginning(one) === beginning(other);
}

function isNamed(
	{ opening, middle, record }: LetterPlan,
	name: string,
): boolean {
	return [opening, ...middle, record]
		.flat()
		.some(({ text }) => text.toLowerCase().includes(name.toLowerCase()));
}

function linesIn({ opening, middle }: LetterPlan): number {
	return [opening, ...middle]
		.flat()
		.reduce(
			(sum, { original }) => sum + (original?.split(" | ").length ?? 0),
			0,
		);
}

/** Whether the record speaks of the line, as of what comes nearest to a need. */
function isNamedIn({ record }: LetterPlan, path: string): boolean {
	return record.some(({ sources }) => sources.includes(path));
}

function isIn(
	{ opening, middle, record, closing }: LetterPlan,
	said: Said,
): boolean {
	return [opening, ...middle, record, closing]
		.flat()
		.some(({ sources }) =>
			sources.some((path) =>
				said.sources.some((own) => own === path || isBelow(path, own)),
			),
		);
}

/** Behind the last sentence about the same entry where no need was named, or in a paragraph of its own. */
function withProof(
	plan: LetterPlan,
	line: Evidence,
	teller: Teller,
): LetterPlan | null {
	const at = plan.middle.findIndex(
		(part) =>
			part.length < MOST_SENTENCES &&
			!part.some(({ isFrame }) => isFrame) &&
			part.some(({ entry }) => entry === line.entry),
	);
	const part = plan.middle[at];
	if (part) {
		const reported = teller.phraseMore(line);
		const place = 1 + part.findLastIndex(({ entry }) => entry === line.entry);
		return (
			reported && {
				...plan,
				middle: plan.middle.with(at, part.toSpliced(place, 0, reported)),
			}
		);
	}
	if (plan.middle.length === MOST_PARAGRAPHS) return null;
	const reported = teller.report(line);
	const after = 1 + plan.middle.findLastIndex(hasProof);
	return (
		reported && { ...plan, middle: plan.middle.toSpliced(after, 0, [reported]) }
	);
}

function hasProof(part: readonly Said[]): boolean {
	return part.some(({ entry }) => entry !== undefined);
}

function shortened(plan: LetterPlan, most: number): LetterPlan {
	let now = plan;
	while (wordsIn(now) > most) {
		const at = now.middle.findLastIndex(
			(part) =>
				part.filter(({ entry }) => entry !== undefined).length > 1 &&
				part.at(-1)?.entry !== undefined,
		);
		if (at < 0) return now;
		now = {
			...now,
			middle: now.middle.map((part, one) =>
				one === at ? part.slice(0, -1) : part,
			),
		};
	}
	return now;
}

export function wordsIn({
	opening,
	middle,
	record,
	closing,
}: LetterPlan): number {
	return [opening, ...middle, record, closing]
		.flat()
		.reduce((sum, { text }) => sum + countWords(text), 0);
}

// Two Chinese characters are about a word.
function countWords(text: string): number {
	const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	return han > 0 ? Math.round(han / 1.7) : text.split(/\s+/).length;
}
