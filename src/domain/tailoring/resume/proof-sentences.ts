// Lines of the profile that prove what the posting needs, as sentences of the summary. They come from the lines that lead the page:
// what carries the summary is what a reader then meets first. Two that stand together become one sentence.
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { SUMMARY_WORDS } from "../../language/summary-of-languages.ts";
import { oneLine } from "../../match/sentences.ts";
import { fieldOf, lastKeyOf } from "../../profile/content-path.ts";
import { isAssisting, isLimited } from "../choose/assisting.ts";
import { keyOf, type Need } from "../choose/needs.ts";
import { isOutcome } from "../choose/outcome.ts";
import { fill } from "../letter/voice.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { baseForm, isTenseless } from "../lines/english-verbs.ts";
import { lowered } from "../lines/lowered.ts";
import { partsOf } from "../lines/merge-lines.ts";
import { isProvable } from "../lines/provable.ts";
import type { DraftEntry, Drafting } from "../lines/resume-draft.ts";
import { inThirdPerson } from "../lines/rewrite-line.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import { joinedProofs } from "./joined-proofs.ts";
import { shortened } from "./shortened.ts";

/** What was proved where, "" for the latest position. */
export type ProofSentence = DraftLine & { place: string };

const MOST_PROOFS = 3;
/** Proofs of the latest position, and of others. */
const MOST_LATEST = 2;
const MOST_ELSEWHERE = 2;
const LONGEST_PROOF = 180;
/** All of them together, in characters. */
const LONGEST = 400;
/** Lines that lead the latest position, and any other. */
const FIRST_LINES = 3;
const FIRST_ELSEWHERE = 1;
/** A need of so much of the first one's weight is as pressing. */
const AS_GOOD = 0.9;
/** Needs for which the summary turns to another position. */
const FIRST_NEEDS = 3;

type Candidate = {
	line: DraftLine;
	/** What the summary makes of it. */
	text: string;
	/** The same without the third person: "Own the sales process". */
	plain: string;
	entry: string;
	/** Whose line it is, where the reader would take it for the latest position's; names where it was done. */
	place: string;
	/** It leads its entry. */
	leads: boolean;
};

/** At most three, each line once, the latest position's first. */
export function proofSentences(
	entries: readonly DraftEntry[],
	drafting: Drafting,
): ProofSentence[] {
	const { language } = drafting.wording;
	const chosen = chosenOf(candidatesOf(entries, drafting), drafting.needs);
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
	candidates: readonly Candidate[],
	needs: readonly Need[],
): Candidate[] {
	const leading = candidates.filter(({ leads }) => leads);
	const latest = leading.filter(({ place }) => place === "");
	const elsewhere = leading.filter(({ place }) => place !== "");
	const chosen = new Set<Candidate>();
	const [opening] = latest;
	if (opening && (proves(latest) || !proves(elsewhere))) chosen.add(opening);
	const freeOf = (own: readonly Candidate[], most: number) =>
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
	for (const [at, need] of pressing(needs).entries()) {
		const isShown = [...latest, ...chosen].some((one) => isProofOf(one, need));
		const proof = isShown
			? undefined
			: bestProof(
					need,
					candidates.filter(({ place, leads }) => place === "" || leads),
				);
		const isAsGood = need.weight >= AS_GOOD * (needs[0]?.weight ?? 0);
		if (proof && (at === 0 || isAsGood || chosen.size < MOST_LATEST))
			chosen.add(proof);
	}
	// Where the posting says too little to choose by, what came of the latest position speaks for it, or what leads it.
	const own = candidates.filter((one) => one.place === "" && !chosen.has(one));
	const second =
		own.find(({ leads, line }) => leads && isOutcome(line.original)) ??
		own.find(({ leads, line }) => leads && line.value > 0);
	if (chosen.size < MOST_LATEST && second) chosen.add(second);
	const kept = withinLength([...chosen]);
	return [
		...kept.filter((one) => one === opening),
		...candidates.filter((one) => one !== opening && kept.includes(one)),
	];
}

function proves(own: readonly Candidate[]): boolean {
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
	own: readonly Candidate[],
): Candidate | undefined {
	for (const proof of proofs) {
		const found = own.find(({ line }) =>
			partsOf(line).map(keyOf).includes(keyOf(proof)),
		);
		if (found) return found;
	}
	return undefined;
}

/** As many of the first as there is room for. */
function withinLength(chosen: readonly Candidate[]): Candidate[] {
	let left = LONGEST;
	return chosen.slice(0, MOST_PROOFS).filter(({ text }, at) => {
		left -= text.length;
		return at === 0 || left >= 0;
	});
}

function isProofOf({ line }: Candidate, { proofs }: Need): boolean {
	const keys = partsOf(line).map(keyOf);
	return proofs.some((proof) => keys.includes(keyOf(proof)));
}

/** The lines that are short enough, in the order of the page. */
function candidatesOf(
	entries: readonly DraftEntry[],
	{ profile, wording }: Drafting,
): Candidate[] {
	const language = languageOf(wording.language);
	return entries.flatMap((entry, rank) => {
		const beside = isCurrent(entry, profile)
			? entry.lines.map(({ text }) => text)
			: null;
		const place = rank === 0 ? "" : placeOf(entry, { profile, language });
		const first = rank === 0 ? FIRST_LINES : FIRST_ELSEWHERE;
		return entry.lines
			.map((line, at): Candidate => {
				const leads =
					at < first && (rank === 0 || isWeighty(line, { entry, rank }));
				const written = summaryText(line, { beside, language });
				const short = shortened(line.text);
				const holds = (one: string) =>
					one === line.text || isProvable(one, profile);
				const plain = language === "en" && holds(short) ? short : line.text;
				const text = holds(written) ? written : plain;
				return {
					line,
					text,
					plain,
					entry: entry.path,
					place,
					leads,
				};
			})
			.filter(
				({ text, line }) =>
					text.length <= LONGEST_PROOF &&
					!isAssisting(line.original) &&
					!isLimited(line.original),
			);
	});
}

/** Of another position only what came of it, or what the person put first there and counted, of the one before whatever stands first. */
function isWeighty(
	line: DraftLine,
	{ entry, rank }: { entry: DraftEntry; rank: number },
): boolean {
	return (
		entry.section !== "work_experience" ||
		isOutcome(line.original) ||
		COUNTED.test(line.original) ||
		(ownPlace(line) <= 1 && (rank === 1 || /\d/.test(line.original)))
	);
}

/** "A team of 35", not "4 classes" nor a year. */
const COUNTED = /(?<!\p{N})(?!(?:19|20)\d\d(?!\d))\p{N}{2,}/u;

function ownPlace({ sources: [source = ""] }: DraftLine): number {
	return fieldOf(source) === "achievements" ? Number(lastKeyOf(source)) : 0;
}

function languageOf(language: string): LanguageCode {
	return LANGUAGE_CODES.find((code) => code === language) ?? "en";
}

function isCurrent(
	{ section, at }: DraftEntry,
	profile: Drafting["profile"],
): boolean {
	// What a job is told in the third person; what was done beside it stays as it was written.
	return (
		section === "work_experience" &&
		(profile.work_experience[at]?.is_current ?? false)
	);
}

function summaryText(
	{ text }: DraftLine,
	{ beside, language }: { beside: readonly string[] | null; language: string },
): string {
	if (language !== "en") return text;
	const short = shortened(text);
	return beside ? (inThirdPerson(short, beside) ?? short) : short;
}

function isBare(text: string): boolean {
	const [first = ""] = text.split(" ", 1);
	// "Partner with …" may begin with a noun as well: then nothing is turned, which is never wrong.
	return baseForm(first) !== null && !isTenseless(first);
}

function sentenceOf(
	{ line, place }: Candidate,
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

/** How another entry is named before what was done there. */
function placeOf(
	{ section, at, name }: DraftEntry,
	{
		profile,
		language,
	}: { profile: Drafting["profile"]; language: LanguageCode },
): string {
	if (section === "volunteer")
		return oneLine(profile.volunteer[at]?.organization_name ?? null) || name;
	const work =
		section === "work_experience" ? profile.work_experience[at] : undefined;
	if (!work) return name;
	const company = oneLine(work.company_name);
	const words = SUMMARY_WORDS[language];
	if (company === "" || isSelfEmployed(company)) return name;
	return fill(work.is_current ? words.current : words.before, {
		title: name,
		company,
	}).replace(/[.。]$/u, "");
}

/** With its point, whatever the line ended with. */
export function ended(text: string): string {
	if (/[.!?。！？]["”’)]?$/u.test(text)) return text;
	return `${text}${/\p{Script=Han}/u.test(text) ? "。" : "."}`;
}
