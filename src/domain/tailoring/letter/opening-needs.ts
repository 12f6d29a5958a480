// The tasks a letter opens with: those of the posting that the lines it lists answer, in the posting's own words, so that the reader
// knows what the lines are for. Naming a task claims nothing about the person.
import type { Requirement } from "../../job/job.ts";
import type { NeedWords } from "../../language/writing-words.ts";
import type { RequirementMatch } from "../../match/match.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { baseForm } from "../lines/english-verbs.ts";
import { answeredQuestion } from "./answered-question.ts";
import type { Evidence } from "./evidence.ts";
import type { ChosenEvidence } from "./evidence-choice.ts";
import type { Material } from "./letter-material.ts";
import type { LetterNeed, NamedNeed } from "./letter-needs.ts";
import { isNoBeginning } from "./limited-lines.ts";
import { postingPhrase } from "./posting-phrase.ts";

/** More are the posting again. */
const MOST = 3;
/** What a posting names later is done beside the work. */
const FIRST_TASKS = 6;
/** All of them together, for a sentence that is read at once. */
const MOST_LETTERS = 150;

type Search = Pick<Material, "tailoring" | "voice" | "needs" | "chosen">;

/** In the order of the posting; none where nothing listed answers, or where its words make no sentence. */
export function namedNeeds(search: Search): NamedNeed[] {
	const { match, job, posting = "" } = search.tailoring;
	// In another language the reader would meet their own words between foreign ones.
	if (job.language !== search.voice.language) return [];
	const asked = answeredQuestion(search.tailoring, search.chosen);
	if (asked && !isRefused(asked.text, search)) return [asked];
	const tasks = match.requirements
		.filter(({ requirement }) => isTask(requirement))
		.slice(0, FIRST_TASKS)
		.flatMap((one) => {
			const lines = linesFor(one, search);
			return lines.some((place) => isStrong(place, search.chosen))
				? [{ ...one, lines }]
				: [];
		});
	const deeds = tasks.flatMap(({ requirement, lines }) => {
		const text = isCutOff(requirement, posting)
			? null
			: deedFor(requirement, search.needs);
		return text === null || isRefused(text, search)
			? []
			: [{ text, form: "deed" as const, lines }];
	});
	const quoted = tasks.flatMap(({ requirement, lines }) => {
		const text = wholeItem(requirement, posting);
		return text === null || isRefused(text, search)
			? []
			: [{ text, form: "quoted" as const, lines }];
	});
	const { frames, words } = search.voice;
	if (frames.deed !== undefined && deeds.length > 0) return fitting(deeds);
	const { nouns } = words.needs;
	const named = quoted.flatMap((one) => {
		const text = nouns ? withItsArticle(one.text, nouns) : null;
		return text === null ? [] : [{ ...one, text, form: "noun" as const }];
	});
	return fitting(
		frames.noun !== undefined && named.length > 0 ? named : quoted,
	);
}

/** "Prüfung von Rohstoffen" as "die Prüfung von Rohstoffen"; null where the article is not certain. */
function withItsArticle(
	item: string,
	{ of, article, small }: NonNullable<NeedWords["nouns"]>,
): string | null {
	if (!of.test(item)) return null;
	const own = small.test(item)
		? item.charAt(0).toLowerCase() + item.slice(1)
		: item;
	return `${article} ${own}`;
}

/** Whether the check did not accept a sentence that names it. */
function isRefused(
	text: string,
	{ tailoring: { unproved } }: Pick<Search, "tailoring">,
): boolean {
	return [...(unproved ?? [])].some((sentence) => sentence.includes(text));
}

function isTask({ kind, years, isNegated }: Requirement): boolean {
	return kind === "duty" && years === null && !isNegated;
}

/** What a letter opens with is answered by one of its best lines: those are read first. */
function isStrong(
	place: number,
	chosen: readonly Pick<ChosenEvidence, "worth">[],
): boolean {
	const most = Math.max(...chosen.map(({ worth }) => worth));
	return (chosen[place]?.worth ?? 0) >= STRONG * most;
}

const STRONG = 0.8;

/** By the match where it sees all of the task or most of it, else only what surely answers. */
function linesFor(
	{ requirement, support, evidence, granted }: RequirementMatch,
	{ tailoring, needs, chosen }: Search,
): number[] {
	const need = needs.find((one) => one.requirement === requirement);
	const at = tailoring.match.requirements.findIndex(
		(one) => one.requirement === requirement,
	);
	const isMostly = support === "shown" || (granted ?? 0) >= MOSTLY;
	const isAnswer = ({ line, ...one }: ChosenEvidence) => {
		const isChosen = one.requirement === at;
		const isCited = evidence.some((fact) => isFrom(line, fact));
		return (
			(isChosen && (one.isSure || (isMostly && isCited))) ||
			need?.proofs.includes(line) ||
			(support === "shown" && isCited)
		);
	};
	return chosen.flatMap((one, place) => (isAnswer(one) ? [place] : []));
}

/** So much of a task the match grants to a line that is chosen for it too: "Lead a crew of 12" and fourteen people led. */
const MOSTLY = 0.6;

function isFrom(
	{ path, original }: Evidence,
	fact: { path: string; text: string },
): boolean {
	return fact.path === path && fact.text.startsWith(original);
}

/**
 * "Operate and monitor membrane, UV and chlorination processes" goes on behind the comma, and so does "Partner with Sales, Merchandising and
 * Finance"; what is several and says more is whole before it.
 */
function isCutOff({ span, text }: Requirement, posting: string): boolean {
	return (
		/^,/u.test(posting.slice(span[1])) &&
		(/[\p{Ll}](?<!s)$/u.test(text) || text.split(/\s+/u).length <= FEW_WORDS)
	);
}

const FEW_WORDS = 3;

/** "serve notices and putting the papers together" */
const CHANGES_FORM = /\b(?:and|or) \p{L}+ing\b/u;

function deedFor(
	requirement: Requirement,
	needs: readonly LetterNeed[],
): string | null {
	const deed = needs.find((one) => one.requirement === requirement)?.inSentence;
	return deed?.form === "deed" &&
		!CHANGES_FORM.test(deed.text) &&
		!joinsNoun(deed.text) &&
		!LEFT_OPEN.test(deed.text)
		? deed.text
		: null;
}

/** "… within a budget of approx.": what follows was cut off. */
const LEFT_OPEN =
	/(?<!\p{L})(?:an?|about|and|approx|ca|circa|e\.g|for|from|i\.e|incl|including|of|or|the|to|up to|with)\.?$/iu;

/** "Dismantle and reductions to standard": two things that are done, of which one is no verb. */
function joinsNoun(deed: string): boolean {
	const [, first = "", second = ""] =
		/^(\p{L}+) and (\p{L}+s) /u.exec(deed) ?? [];
	return second !== "" && baseForm(first) !== null && baseForm(second) === null;
}

const FEWEST_WORDS = 2;
const MOST_WORDS = 12;
/** So many letters tell where an item begins and ends. */
const AROUND = 20;
const BEFORE = /(?:^|\n|:)[^\S\n]*(?:[-–—•*·▪●›»]|\d{1,2}[.)])?[^\S\n]*$/u;
const BEHIND = /^[^\S\n]*(?:[.;,]?[^\S\n]*(?:\n|$)|;)/u;

/** The task as an item of a list in the posting; null for a part of a sentence, which says too little between quotation marks. */
function wholeItem(
	{ text, span }: Requirement,
	posting: string,
): string | null {
	const phrase = postingPhrase(text, []);
	const words = phrase?.split(/\s+/u).length ?? 0;
	const isWhole =
		BEFORE.test(posting.slice(Math.max(0, span[0] - AROUND), span[0])) &&
		(/[.;]$/u.test(text) ||
			BEHIND.test(posting.slice(span[1], span[1] + AROUND))) &&
		phrase === oneLine(text).replace(/[\s.;,]+$/u, "");
	return isWhole && words >= FEWEST_WORDS && words <= MOST_WORDS
		? phrase
		: null;
}

/** The first that fit into one sentence. */
function fitting(needs: readonly NamedNeed[]): NamedNeed[] {
	const named: NamedNeed[] = [];
	let letters = 0;
	for (const need of needs) {
		letters += need.text.length;
		if (named.length === MOST || (named.length > 0 && letters > MOST_LETTERS))
			break;
		named.push(need);
	}
	return named;
}

/** Each position's lines in the order of the tasks they answer; the first is one that may begin. */
export function inOrderNamed<Line extends ChosenEvidence>(
	chosen: readonly Line[],
	named: readonly NamedNeed[],
	language: string,
): Line[] {
	const entries = [...new Set(chosen.map(({ line }) => line.entry))];
	const rankOf = (place: number) => {
		const rank = named.findIndex(({ lines }) => lines.includes(place));
		return rank < 0 ? named.length : rank;
	};
	const ordered = chosen
		.map((one, place) => ({
			one,
			entry: entries.indexOf(one.line.entry),
			later: isNoBeginning(one.line, language),
			rank: rankOf(place),
		}))
		.toSorted(
			(a, b) =>
				a.entry - b.entry ||
				a.rank - b.rank ||
				// Of lines that answer the same, those with a limit stand last.
				Number(a.later) - Number(b.later),
		);
	const first = ordered.find(({ entry, later }) => entry === 0 && !later);
	return [
		...(first ? [first] : []),
		...ordered.filter((each) => each !== first),
	].map(({ one }) => one);
}
