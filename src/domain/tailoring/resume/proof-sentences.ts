// Lines of the profile that prove what the posting needs, as sentences of the summary. What the first lines of the latest
// position say right below is not said above them too, as long as another line proves something.
import { keyOf, type Need } from "../choose/needs.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { DraftEntry, Drafting } from "../lines/resume-draft.ts";
import { inThirdPerson } from "../lines/rewrite-line.ts";

const MOST_PROOFS = 3;
const LONGEST_PROOF = 220;
const FIGURE = /\d/;
/** Lines of the latest position that stand right below the summary, and those in the first third of a page. */
const NEXT_LINES = 2;
const FIRST_LINES = 4;

type Candidate = {
	line: DraftLine;
	/** The project it belongs to, which its words may lean on. */
	project: string;
	isCurrent: boolean;
	isNext: boolean;
	isEarly: boolean;
};

/** At most three, each line once: for the needs that the first lines leave open, the weightiest first, else the best there is. */
export function proofSentences(
	entries: readonly DraftEntry[],
	drafting: Drafting,
): DraftLine[] {
	const candidates = candidatesOf(entries, drafting.profile);
	const needs = drafting.needs.map((need) => proofsOf(need, candidates));
	const chosen: Candidate[] = [];
	const add = (best: Candidate | undefined) => {
		if (best && !chosen.includes(best) && chosen.length < MOST_PROOFS)
			chosen.push(best);
	};
	for (const own of needs)
		if (!own.some(({ isEarly }) => isEarly)) add(bestOf(own));
	const others = needs.flat().filter(({ isNext }) => !isNext);
	if (chosen.length < 2)
		add(bestOf(others.filter(({ line }) => FIGURE.test(line.text))));
	if (chosen.length === 0) add(bestOf(others) ?? bestOf(needs.flat()));
	return chosen.map((one) => sentenceOf(one, drafting.wording.language));
}

function candidatesOf(
	entries: readonly DraftEntry[],
	profile: Drafting["profile"],
): Map<string, Candidate> {
	const found = new Map<string, Candidate>();
	entries.forEach((entry, rank) => {
		entry.lines.forEach((line, at) => {
			const key = keyOf({ path: line.sources[0] ?? "", text: line.original });
			found.set(key, {
				line,
				project: entry.section === "projects" ? entry.name : "",
				isCurrent: isCurrent(entry, profile),
				isNext: rank === 0 && at < NEXT_LINES,
				isEarly: rank === 0 && at < FIRST_LINES,
			});
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

function proofsOf(
	{ proofs }: Need,
	candidates: ReadonlyMap<string, Candidate>,
): Candidate[] {
	return proofs.flatMap((fact) => candidates.get(keyOf(fact)) ?? []);
}

/** The first with a figure that is short enough to read, else the first that is. */
function bestOf(own: readonly Candidate[]): Candidate | undefined {
	const short = own.filter(({ line }) => line.text.length <= LONGEST_PROOF);
	return short.find(({ line }) => FIGURE.test(line.text)) ?? short[0];
}

function sentenceOf(
	{ line, project, isCurrent: isNow }: Candidate,
	language: string,
): DraftLine {
	const text =
		language === "en" && isNow
			? (inThirdPerson(line.text) ?? line.text)
			: line.text;
	const [label, colon] = [project, language === "zh" ? "：" : ": "];
	const named =
		label === "" || line.text.includes(label)
			? text
			: `${label}${colon}${text}`;
	return {
		...line,
		text: ended(`${named.charAt(0).toUpperCase()}${named.slice(1)}`),
		change: named === line.original ? "kept" : "reworded",
	};
}

/** With its point, whatever the line ended with. */
export function ended(text: string): string {
	if (/[.!?。！？]["”’)]?$/u.test(text)) return text;
	return `${text}${/\p{Script=Han}/u.test(text) ? "。" : "."}`;
}
