// Needs of the posting, each with the line of the profile that answers it.
import { contentStems, wordsOf } from "../../match/words.ts";
import { isAssisting } from "../choose/assisting.ts";
import { wordingOf } from "../wording/wording.ts";
import type { Evidence } from "./evidence.ts";
import { firstClause } from "./first-clause.ts";
import { frame } from "./frame.ts";
import { degreeSentence, positionInLetter } from "./letter-details.ts";
import type { Material } from "./letter-material.ts";
import type { LetterNeed } from "./letter-needs.ts";
import { isLimitedLine } from "./limited-lines.ts";
import { needSentence, openingSentence } from "./need-sentence.ts";
import type { Said } from "./phrase-lines.ts";
import { sharesWord, type TermNeed } from "./term-needs.ts";
import { fill, pick } from "./voice.ts";

const NEARLY = 0.45;
/** Needs beside the first; more are the posting again. */
const MOST_FURTHER_NEEDS = 1;
/** Paragraphs behind the first, whether they answer a need or not. */
const MOST_PARAGRAPHS = 3;
/** Lines of a letter: more are the resume again. */
const MOST_TOLD = 7;
/** Lines that stay in another language are quoted, which nobody reads many of. */
const MOST_QUOTED = 1;
const MOST_PROOFS = 2;
/** Lines of one position in a paragraph that names no need. */
const MOST_TOGETHER = 3;
/** A need is named first only where one of the best lines answers it. */
const BEST = 3;

/** The need one of the best lines surely answers, with that line beside it; else the position they come from. */
export function openingOf(material: Material): Said[] {
	const { tailoring, voice, shape } = material;
	const degree = shape === "graduate" ? degreeSentence(tailoring, voice) : null;
	material.teller.beginParagraph(true);
	const opened =
		needOpening(material) ??
		termParagraph(material, { place: "first", fewest: 2 }) ??
		fromStrongest(material);
	return [...opened, ...(degree ? [degree] : [])];
}

function needOpening(material: Material): Said[] | null {
	const found = surest(material, BEST);
	const named = found && needSentence(found.need, material, "first");
	return found && named ? [named, ...proofsFor(found, material)] : null;
}

/** A need and the line that surely answers it. */
type Answered = { need: LetterNeed; line: Evidence };

/** Of the best lines not yet told, the first that surely answers a need a sentence can name. */
function surest(material: Material, most: number): Answered | undefined {
	const { lines, teller, needs, answers, answered, voice } = material;
	const isOpen = (need: LetterNeed) =>
		need.inSentence !== null &&
		![...answered].some((one) => one === need || isSameNeed(one, need));
	const [first] = lines;
	for (const line of lines.slice(0, most)) {
		// What is told in part may leave out what answers.
		const isWhole = firstClause(line.line, voice.language) === null;
		if (line.rank > (first?.rank ?? 0) || !isWhole || teller.isReported(line))
			continue;
		const open = needs.filter(
			(need) =>
				need.requirement === answers.get(line) &&
				need.proofs.includes(line) &&
				isOpen(need),
		);
		const need = open.find(({ inSentence }) => isVerbal(inSentence)) ?? open[0];
		if (need && teller.isSentence(line) && !isLimitedLine(line))
			return { need, line };
	}
	return undefined;
}

function isVerbal(said: LetterNeed["inSentence"]): boolean {
	return said?.form === "deed" || said?.form === "third";
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
	const some = voice.hasForeignLines ? MOST_QUOTED : MOST_TOGETHER;
	return restOf(best, material, Math.min(some, most));
}

function needParagraph(material: Material): Said[] | null {
	const { teller } = material;
	const found = surest(material, material.lines.length);
	if (!found) return null;
	const named = needSentence(found.need, material, "further");
	if (!named) return null;
	teller.beginParagraph(true);
	const reported = proofsFor(found, material);
	// A need without its proof beside it would only name a gap.
	return reported.length > 0 ? [named, ...reported] : null;
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

const SAME = 0.5;

/** Postings ask for one thing twice, as a duty and as a requirement. */
function isSameNeed(one: LetterNeed, other: LetterNeed): boolean {
	const [said, asked] = [one, other].map(({ phrase }) =>
		contentStems(wordsOf(phrase)),
	);
	const shared = [...(asked ?? [])].filter((stem) => said?.has(stem)).length;
	return shared >= SAME * Math.min(said?.size ?? 0, asked?.size ?? 0);
}

/** The proof of a need, and a second of the same entry that says as much of it. */
function proofsFor({ need, line }: Answered, material: Material): Said[] {
	material.answered.add(need);
	const rest = material.lines.filter(
		(one) => one.entry === line.entry && need.further.has(one),
	);
	return reportedOf([line, ...rest], material, MOST_PROOFS);
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
