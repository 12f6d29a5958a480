// Needs of the posting, each with the line of the profile that answers it.
import { contentStems, wordsOf } from "../../match/words.ts";
import { isBelow } from "../../profile/content-path.ts";
import { isAssisting } from "../choose/assisting.ts";
import { wordingOf } from "../wording/wording.ts";
import type { Evidence } from "./evidence.ts";
import { frame } from "./frame.ts";
import { degreeSentence, positionInLetter } from "./letter-details.ts";
import { gapSentences } from "./letter-gaps.ts";
import type { Material } from "./letter-material.ts";
import type { LetterNeed } from "./letter-needs.ts";
import { isLimitedLine } from "./limited-lines.ts";
import {
	namesPosition,
	nearestSentence,
	nearnessOf,
	needSentence,
	openingSentence,
} from "./need-sentence.ts";
import type { Said } from "./phrase-lines.ts";
import { sharesWord, type TermNeed } from "./term-needs.ts";
import { fill, pick } from "./voice.ts";

const NEARLY = 0.45;
/** Needs beside the first; more than three are the posting again. */
const MOST_FURTHER_NEEDS = 2;
/** Paragraphs behind the first, whether they answer a need or not. */
const MOST_PARAGRAPHS = 3;
/** Lines of a letter: more are the resume again. */
const MOST_TOLD = 6;
/** Lines that stay in another language are quoted, which nobody reads many of. */
const MOST_QUOTED = 1;
const MOST_PROOFS = 2;

/** The first need the profile can answer, with the strongest proof beside it. */
export function openingOf(material: Material): Said[] {
	const { tailoring, voice, shape } = material;
	const degree = shape === "graduate" ? degreeSentence(tailoring, voice) : null;
	material.teller.beginParagraph(true);
	const opened =
		needOpening(material, ({ inSentence }) => isVerbal(inSentence)) ??
		termParagraph(material, { place: "first", fewest: 2 }) ??
		needOpening(material, ({ inSentence }) => inSentence !== null) ??
		termParagraph(material, { place: "first", fewest: 1 }) ??
		fromNearest(material) ??
		fromStrongest(material);
	return [...opened, ...(degree ? [degree] : [])];
}

function isVerbal(said: LetterNeed["inSentence"]): boolean {
	return said?.form === "deed" || said?.form === "third";
}

function needOpening(
	material: Material,
	isFit: (need: LetterNeed) => boolean,
): Said[] | null {
	const need = bestNeed(
		{ ...material, needs: inPostingOrder(material) },
		isFit,
	);
	const named = need && needSentence(need, material, "first");
	return need && named ? [named, ...proofsFor(need, material)] : null;
}

const ABOUT_AS_MUCH = 0.75;

/** What the posting names first leads where it weighs about as much as the weightiest. */
function inPostingOrder({
	needs,
	tailoring: { match },
}: Material): LetterNeed[] {
	const most = Math.max(0, ...needs.map(({ weight }) => weight));
	const place = ({ requirement, weight }: LetterNeed) =>
		weight < ABOUT_AS_MUCH * most
			? match.requirements.length
			: match.requirements.findIndex((one) => one.requirement === requirement);
	return needs.toSorted((a, b) => place(a) - place(b));
}

/** With no proof of a need: what the job does, and the position that comes nearest to it, which is not said to be that work. */
function fromNearest(material: Material): Said[] | null {
	const { tailoring, shape, teller, voice } = material;
	const need = firstDuty(material);
	const named = need && needSentence(need, material, "first");
	const best = openerOf(material);
	if (!named || !best) return null;
	const isOtherField = gapSentences(material).some(namesPosition);
	const position = positionInLetter(tailoring, voice);
	const isHeld =
		!isOtherField &&
		isBelow(position?.sources[0] ?? "", best.entry) &&
		(tailoring.title === "" || nearnessOf(tailoring.title, best.title) >= AKIN);
	const base =
		shape === "same-trade" || isHeld
			? position
			: nearestSentence(best, material, isOtherField);
	if (!base) return null;
	teller.name(best);
	return [
		named,
		{ ...base, entry: best.entry },
		...restOf(best, material, MOST_PROOFS),
	];
}

/** Half of the words of a position: who does that work needs no "nearest". */
const AKIN = 40;
const FIRST_DUTIES = 4;
const FEWEST_WORDS = 4;

/** Of what the posting names first as the job's work, what says most of it by itself: a task before a subject. */
function firstDuty({
	needs,
	tailoring: { match },
}: Material): LetterNeed | undefined {
	const duties = match.requirements
		.map(({ requirement }) => requirement)
		.filter(({ kind }) => kind === "duty");
	const place = ({ requirement }: LetterNeed) => duties.indexOf(requirement);
	const first = needs
		.filter(
			(need) =>
				place(need) >= 0 &&
				need.inSentence !== null &&
				need.inSentence.text.split(" ").length >= FEWEST_WORDS,
		)
		.toSorted((a, b) => place(a) - place(b))
		.slice(0, FIRST_DUTIES);
	return first.find(({ inSentence }) => isVerbal(inSentence)) ?? first[0];
}

/** With no need to name: the position the strongest line comes from, and the line. */
function fromStrongest(material: Material): Said[] {
	const { tailoring, voice, lines, teller } = material;
	const { title } = tailoring;
	const { frames, seed } = voice;
	const [top] = lines.filter((line) => teller.isWorthTelling(line));
	// A quotation is no opening.
	const spoken = lines.find((line) => teller.isSentence(line));
	const best = openerOf(material) ?? spoken ?? top ?? lines[0];
	const base = best ? openingSentence(best, material) : null;
	if (best && base) {
		teller.name(best);
		return [base, ...restOf(best, material, MOST_PROOFS)];
	}
	const reported = best ? teller.report(best) : null;
	if (reported)
		return [
			...(title === ""
				? []
				: [frame(fill(pick(frames.lead, seed), { title }))]),
			reported,
		];
	const position = positionInLetter(tailoring, voice);
	return [
		frame(fill(title === "" ? frames.plainApply : frames.apply, { title })),
		...(position ? [position] : []),
	];
}

/** Paid work opens where it is about as strong as what was done beside it, today's before any other. */
function openerOf({ lines, teller }: Material): Evidence | undefined {
	const [top] = lines.filter((line) => teller.isWorthTelling(line));
	const openers = lines.filter(
		(line) =>
			line.kind === "work" &&
			!isAssisting(line.line) &&
			!isLimitedLine(line) &&
			teller.isSentence(line) &&
			line.strength >= NEARLY * (top?.strength ?? 0),
	);
	return openers.find(({ rank }) => rank === 0) ?? openers[0];
}

/** Further needs with their proofs, then the best lines not yet told. */
export function furtherProofs(material: Material, opening: Said[]): Said[][] {
	const paragraphs: Said[][] = [];
	const linesSaid = () =>
		[opening, ...paragraphs].flat().filter(({ line }) => line).length;
	const answer = () =>
		paragraphs.length < MOST_FURTHER_NEEDS ? needParagraph(material) : null;
	const strongest = () =>
		paragraphs.length < MOST_PARAGRAPHS
			? strongestParagraph(material, MOST_TOLD - linesSaid())
			: [];
	for (let said = answer(); said; said = answer()) paragraphs.push(said);
	for (let said = strongest(); said.length > 0; said = strongest())
		paragraphs.push(said);
	return paragraphs;
}

function strongestParagraph(material: Material, most: number): Said[] {
	const { lines, teller, voice } = material;
	const best = lines.find(
		(line) => !teller.isReported(line) && teller.isWorthTelling(line),
	);
	if (!best || most < 1) return [];
	teller.beginParagraph(false);
	const some = voice.hasForeignLines ? MOST_QUOTED : MOST_PROOFS;
	return restOf(best, material, Math.min(some, most));
}

function needParagraph(material: Material): Said[] | null {
	const { teller } = material;
	const need = bestNeed(material, ({ inSentence }) => inSentence !== null);
	if (!need) return null;
	const named = needSentence(need, material, "further");
	teller.beginParagraph(named !== null);
	const reported = proofsFor(need, material);
	// A need without its proof beside it would only name a gap.
	return reported.length > 0 ? [...(named ? [named] : []), ...reported] : null;
}

const MOST_NAMED = 3;

/** German writes in one word what others say in two. */
const COMPOUND = 15;

/** "Sales" or "Python" alone says nothing of what is needed; several words do, and so may a name further on. */
function isTelling(group: readonly TermNeed[], place: "first" | "further") {
	return group.some(
		({ name, term }) =>
			/[\s-]/u.test(name) ||
			name.length >= COMPOUND ||
			(place === "further" && term.kind === "tool"),
	);
}

/** Terms of the posting that lines of one entry show, and these lines; null where there are fewer such terms. */
function termParagraph(
	material: Material,
	{ place, fewest }: { place: "first" | "further"; fewest: number },
): Said[] | null {
	const { terms, named, teller, voice, tailoring, lines } = material;
	// Where the posting's own tasks can be named, loose words of it say less.
	if (voice.language === "en" && tailoring.job.language === "en") return null;
	const open = terms.filter((term) => !named.has(term));
	const isOpen = (line: Evidence) =>
		!teller.isReported(line) && teller.isWorthTelling(line);
	const first = open.find(({ proofs }) => proofs.some(isOpen));
	const shownBy = first?.proofs.filter(isOpen) ?? [];
	const proof = shownBy.find(({ kind }) => kind === "work") ?? shownBy[0];
	if (!first || !proof || (place === "further" && proof.kind !== "work"))
		return null;
	const group = [first];
	for (const other of open) {
		const isNew = !group.some(
			({ name }) =>
				sharesWord(name, other.name) ||
				name.startsWith(other.name) ||
				other.name.startsWith(name),
		);
		const isHere = other.proofs.some(
			(line) => isOpen(line) && line.entry === proof.entry,
		);
		if (group.length < MOST_NAMED && isNew && isHere) group.push(other);
	}
	if (group.length < fewest || !isTelling(group, place)) return null;
	for (const one of group) named.add(one);
	const { title } = tailoring;
	const { first: plain, titled, more } = voice.frames.terms;
	const kinds = place === "further" ? more : title === "" ? plain : titled;
	const list = wordingOf(voice.language).list(group.map(({ name }) => name));
	teller.beginParagraph(true);
	const shown = group.flatMap(({ proofs }) =>
		proofs.filter((line) => line.entry === proof.entry).slice(0, 1),
	);
	// The name of the trade itself stands in many a line; the one that answers most of the posting comes first.
	const best =
		lines.find((line) => line.entry === proof.entry && isOpen(line)) ?? proof;
	const lead = frame(
		fill(pick(kinds, voice.seed, named.size), { terms: list, title }),
	);
	return [lead, ...reportedOf([best, ...shown], material, MOST_PROOFS)];
}

/** Of the needs with a proof not yet told, the weightiest whose proof makes a sentence. */
function bestNeed(
	{ needs, teller, answered }: Material,
	isFit: (need: LetterNeed) => boolean,
): LetterNeed | undefined {
	return needs.find((need) => {
		const proof = openProof(need, teller);
		return (
			!answered.has(need) &&
			![...answered].some((one) => isSameNeed(one, need)) &&
			proof !== undefined &&
			teller.isWorthTelling(proof) &&
			isFit(need)
		);
	});
}

/** What shares one word with a need is no proof of it where a better line has been told. */
function openProof(
	{ proofs, further }: LetterNeed,
	teller: Material["teller"],
): Evidence | undefined {
	return proofs.find(
		(one, at) => !teller.isReported(one) && (at === 0 || further.has(one)),
	);
}

const SAME = 0.5;

/** Postings ask for one thing twice, as a duty and as a requirement. */
function isSameNeed(one: LetterNeed, other: LetterNeed): boolean {
	const [said, asked] = [one, other].map(({ phrase }) =>
		contentStems(wordsOf(phrase)),
	);
	const shared = [...(asked ?? [])].filter((stem) => said?.has(stem)).length;
	return shared >= SAME * Math.min(said?.size ?? 0, asked?.size ?? 0);
}

/** The proof of a need, and a second of the same entry. */
function proofsFor(need: LetterNeed, material: Material): Said[] {
	const { teller, answered } = material;
	answered.add(need);
	const first = openProof(need, teller);
	if (!first) return [];
	const rest = need.proofs.filter(
		(one) => one.entry === first.entry && need.further.has(one),
	);
	return reportedOf([first, ...rest], material, MOST_PROOFS);
}

/** A line and the best of its entry beside it. */
function restOf(best: Evidence, material: Material, most: number): Said[] {
	const rest = material.lines.filter(({ entry }) => entry === best.entry);
	return reportedOf([best, ...rest], material, most);
}

function reportedOf(
	lines: readonly Evidence[],
	{ teller }: Material,
	most: number,
): Said[] {
	const reported: Said[] = [];
	for (const line of lines) {
		if (reported.length === most) break;
		if (
			teller.isReported(line) ||
			(reported.length > 0 && !teller.isSentence(line))
		)
			continue;
		const said = teller.report(line);
		if (said) reported.push(said);
	}
	return reported;
}
