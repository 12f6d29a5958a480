// Lines of the profile that prove what the posting needs, as sentences of the summary: the proof of the first need, that of the
// second, then of needs which the first lines of the latest position leave open. Two that stand together become one sentence.
import { oneLine } from "../../match/sentences.ts";
import { isAssisting } from "../choose/assisting.ts";
import { keyOf, type Need } from "../choose/needs.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { baseForm, isTenseless } from "../lines/english-verbs.ts";
import { partsOf } from "../lines/merge-lines.ts";
import { isProvable } from "../lines/provable.ts";
import type { DraftEntry, Drafting } from "../lines/resume-draft.ts";
import { inThirdPerson } from "../lines/rewrite-line.ts";
import { joinedProofs } from "./joined-proofs.ts";
import { shortened } from "./shortened.ts";

const MOST_PROOFS = 4;
const LONGEST_PROOF = 180;
const FIGURE = /\d/;
/** Lines of the latest position that stand in the first third of a page. */
const FIRST_LINES = 3;
const NEAR_JOBS = 2;
const NEXT_LINES = 2;
/** Needs whose proof the summary gives in any case. */
const FIRST_NEEDS = 2;

type Candidate = {
	line: DraftLine;
	/** What the summary makes of it. */
	text: string;
	/** The same without the third person: "Own the sales process". */
	plain: string;
	/** Behind the latest two positions. */
	isDistant: boolean;
	entry: string;
	/** Whose line it is, where the reader would take it for the latest position's. */
	place: string;
	isEarly: boolean;
	/** It stands in the same words right below the summary. */
	isCopy: boolean;
};

/** At most four, each line once. */
export function proofSentences(
	entries: readonly DraftEntry[],
	drafting: Drafting,
): DraftLine[] {
	const candidates = candidatesOf(entries, drafting);
	const needs = drafting.needs.map((need) => proofsOf(need, candidates));
	const chosen: Candidate[] = [];
	const add = (best: Candidate | undefined) => {
		if (best && !chosen.includes(best) && chosen.length < MOST_PROOFS)
			chosen.push(best);
	};
	for (const own of needs.slice(0, FIRST_NEEDS)) add(bestOf(own));
	for (const own of needs)
		if (!own.some((one) => one.isEarly || chosen.includes(one)))
			add(bestOf(own));
	for (const own of needs)
		if (chosen.length < FIRST_NEEDS && !own.some((one) => chosen.includes(one)))
			add(bestOf(own, true));
	// Where the posting says too little to choose by, what was reached in the latest position speaks for itself.
	const others = [...new Set(candidates.values())].filter(
		({ place }) => place === "",
	);
	const counted = byCopy(others).filter(
		({ text }) => FIGURE.test(text) && !isAssisting(text),
	);
	while (chosen.length < FIRST_NEEDS && counted.length > 0)
		add(counted.shift());
	if (chosen.length === 0) add(bestOf(byCopy(others)));
	// One that cannot be turned with certainty keeps all of them as they are: two voices would be worse.
	const isPlain = chosen.some(({ text }) => isBare(text));
	const sentences = chosen
		.map((one) => ({
			...sentenceOf(one, isPlain ? one.plain : one.text),
			entry: one.entry,
			place: one.place,
		}))
		.filter(
			({ text, place }) => place === "" || isProvable(text, drafting.profile),
		)
		// What was done elsewhere stands behind what is done now.
		.toSorted((a, b) => Number(a.place !== "") - Number(b.place !== ""));
	return drafting.wording.language === "en"
		? joinedProofs(sentences, drafting.profile)
		: sentences;
}

function candidatesOf(
	entries: readonly DraftEntry[],
	{ profile, wording }: Drafting,
): Map<string, Candidate> {
	const found = new Map<string, Candidate>();
	const [first] = entries;
	const latest =
		first?.section === "work_experience"
			? oneLine(profile.work_experience[first.at]?.company_name ?? null)
			: "";
	entries.forEach((entry, rank) => {
		const beside = entry.lines.map(({ text }) => text);
		entry.lines.forEach((line, at) => {
			const written = summaryText(line, {
				beside: isCurrent(entry, profile) ? beside : null,
				language: wording.language,
			});
			const short = shortened(line.text);
			const holds = (one: string) =>
				one === line.text || isProvable(one, profile);
			const plain =
				wording.language === "en" && holds(short) ? short : line.text;
			const text = holds(written) ? written : plain;
			const candidate: Candidate = {
				line,
				text,
				plain,
				isDistant: entry.section === "work_experience" && rank >= NEAR_JOBS,
				entry: entry.path,
				place: rank === 0 ? "" : placeOf(entry, { profile, latest }),
				isCopy: rank === 0 && at < NEXT_LINES && text === line.text,
				isEarly: rank === 0 && at < FIRST_LINES,
			};
			for (const part of partsOf(line)) found.set(keyOf(part), candidate);
		});
	});
	return found;
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

function proofsOf(
	{ proofs }: Need,
	candidates: ReadonlyMap<string, Candidate>,
): Candidate[] {
	return proofs.flatMap((fact) => candidates.get(keyOf(fact)) ?? []);
}

/** A line that leads its position before one further down; the first that is short enough, or one with a figure worth as much. */
function bestOf(
	own: readonly Candidate[],
	mayBeDistant = false,
): Candidate | undefined {
	const short = own.filter(
		({ text, isDistant }) =>
			text.length <= LONGEST_PROOF &&
			!isAssisting(text) &&
			(mayBeDistant || !isDistant),
	);
	const [first] = short;
	const asGood = short
		.filter(({ line }) => line.value >= AS_GOOD * (first?.line.value ?? 0))
		// The latest position's own before what was done elsewhere.
		.toSorted((a, b) => Number(a.place !== "") - Number(b.place !== ""));
	const leading = asGood.filter(({ isEarly }) => isEarly);
	return fresh(leading) ?? leading[0] ?? fresh(asGood) ?? first;
}

/** One that does not stand in the same words right below the summary, with a figure before one without. */
function fresh(own: readonly Candidate[]): Candidate | undefined {
	const unlike = own.filter(({ isCopy }) => !isCopy);
	return unlike.find(({ text }) => FIGURE.test(text)) ?? unlike[0];
}

const AS_GOOD = 0.6;

function isBare(text: string): boolean {
	const [first = ""] = text.split(" ", 1);
	return baseForm(first) !== null && !isTenseless(first);
}

function sentenceOf({ line, place }: Candidate, text: string): DraftLine {
	const plain = text.replace(/[.。]$/u, "");
	const isHan = /\p{Script=Han}/u.test(text);
	const named = isHan ? `${plain}（${place}）` : `${plain} (${place})`;
	const said = place === "" ? text : named;
	return {
		...line,
		text: ended(`${said.charAt(0).toUpperCase()}${said.slice(1)}`),
		change: said === line.original ? "kept" : "reworded",
	};
}

/** Those that the first lines do not repeat before those they do. */
function byCopy(candidates: readonly Candidate[]): Candidate[] {
	return candidates.toSorted((a, b) => Number(a.isCopy) - Number(b.isCopy));
}

function placeOf(
	{ section, at, name }: DraftEntry,
	{ profile, latest }: { profile: Drafting["profile"]; latest: string },
): string {
	if (section === "work_experience") {
		const company = oneLine(profile.work_experience[at]?.company_name ?? null);
		// An earlier position at the same employer is told by its title.
		return company === latest ? name : company;
	}
	if (section === "volunteer")
		return oneLine(profile.volunteer[at]?.organization_name ?? null);
	return name;
}

/** With its point, whatever the line ended with. */
export function ended(text: string): string {
	if (/[.!?。！？]["”’)]?$/u.test(text)) return text;
	return `${text}${/\p{Script=Han}/u.test(text) ? "。" : "."}`;
}
