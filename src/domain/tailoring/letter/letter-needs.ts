// The needs of a posting a letter answers: what is asked for and what the job does, with the lines of the profile that answer.
import type { Requirement, Term } from "../../job/job.ts";
import type { Fact, RequirementMatch } from "../../match/match.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import type { Tailoring } from "../content/tailoring.ts";
import type { Evidence } from "./evidence-lines.ts";
import { type NeedPhrase, needPhrase } from "./need-phrase.ts";
import { postingPhrase } from "./posting-phrase.ts";
import type { Voice } from "./voice.ts";

export type Need = {
	kind: "duty" | "asked";
	/** The posting's words, to be quoted. */
	phrase: string;
	/** The same as a sentence goes on with it; null where it can only be quoted, or not even that. */
	inSentence: NeedPhrase | null;
	isQuotable: boolean;
	requirement: Requirement;
	/** Lines that answer it, the strongest first; none where only lists name it. */
	proofs: Evidence[];
	/** The more, the more the posting depends on it and the better its first proof answers it. */
	weight: number;
};

const KIND_WEIGHT = { must: 1, duty: 1, nice: 0.5 };
const NUMBER_WEIGHT = 0.25;
const BIG = 0.1;

/** The needs with words to quote, the weightiest first. */
export function letterNeeds(
	{ match, job }: Pick<Tailoring, "match" | "job">,
	lines: readonly Evidence[],
	voice: Voice,
): Need[] {
	const isForeign = job.language !== voice.language && job.language !== "und";
	const count = match.requirements.length;
	const seen = new Set<string>();
	const most = Math.max(1, ...lines.map(({ value }) => value));
	return match.requirements
		.flatMap((answer, at) => {
			const terms = job.terms.filter((term) => isIn(term, answer.requirement));
			const need = needOf(answer, {
				terms,
				shown: match.terms
					.filter(({ term }) => terms.includes(term))
					.flatMap(({ evidence }) => evidence),
				lines,
				place: at / count,
				most,
				voice: isForeign ? null : voice,
			});
			if (need === null || seen.has(need.phrase)) return [];
			seen.add(need.phrase);
			return [need];
		})
		.toSorted((a, b) => b.weight - a.weight);
}

/** Whether the posting names the term in this requirement. */
export function isIn(term: Term, { span }: Requirement): boolean {
	return term.spans.some(([start]) => start >= span[0] && start < span[1]);
}

type Asked = {
	terms: readonly Term[];
	/** Lines that show one of the terms. */
	shown: readonly Fact[];
	lines: readonly Evidence[];
	/** 0 for the first requirement, towards 1 for the last. */
	place: number;
	/** The value of the best line. */
	most: number;
	/** null where the posting speaks another language than the letter. */
	voice: Voice | null;
};

function needOf(
	{ requirement, evidence, support }: RequirementMatch,
	{ terms, shown, lines, place, most, voice }: Asked,
): Need | null {
	const isShownBy = ({ path, original }: Evidence) =>
		shown.some((fact) => fact.path === path && fact.text.startsWith(original));
	const isSoft = terms.length > 0 && terms.every(({ kind }) => kind === "soft");
	const isPaper = terms.some(
		({ kind }) => kind === "degree" || kind === "language",
	);
	if (requirement.ask !== null || requirement.isNegated || isSoft || isPaper)
		return null;
	const phrase = postingPhrase(
		requirement.text,
		terms.flatMap(({ forms }) => forms),
	);
	if (phrase === null) return null;
	const near = proofsIn({ requirement, evidence }, lines);
	const proofs =
		support === "shown"
			? near
			: near.filter((line) => sharedStems(phrase, line) > 0);
	const [best] = proofs;
	const named = terms.reduce((sum, { weight }) => sum + weight, 0);
	// What is only near the line beside it is not named: the reader would look for the likeness in vain.
	const isAnswered =
		best !== undefined &&
		(voice?.language === "zh" || /\s/.test(phrase) || isHeldBy(best, phrase)) &&
		(support === "shown"
			? sharedStems(phrase, best) > 0 || isShownBy(best)
			: isNear(phrase, best));
	const inSentence =
		voice && isAnswered
			? (needPhrase(phrase, voice) ?? termPhrase(phrase, terms, voice))
			: null;
	return {
		kind: requirement.kind === "duty" ? "duty" : "asked",
		phrase,
		inSentence,
		isQuotable: voice !== null && isAnswered && isShortQuote(phrase),
		requirement,
		proofs,
		weight:
			KIND_WEIGHT[requirement.kind] -
			place * 0.5 +
			Math.min(1, named * 0.3) +
			(inSentence ? SAID_WHOLE : 0) +
			(support === "shown" ? SHOWN : 0) +
			(best
				? STRONG * (best.value / most) +
					Math.min(1, 0.4 * sharedStems(phrase, best))
				: 0),
	};
}

// These take no article before what is asked for.
const BARE_NOUNS: ReadonlySet<string> = new Set([
	"en",
	"de",
	"nl",
	"da",
	"no",
	"sv",
]);

/** A requirement that is one term and nothing else: "telemetry", "SAP PM". */
function termPhrase(
	phrase: string,
	terms: readonly Term[],
	{ language }: Voice,
): NeedPhrase | null {
	const term = terms.find(({ forms }) =>
		forms.some((form) => form.toLowerCase() === phrase.toLowerCase()),
	);
	if (!term) return null;
	if (term.kind === "tool") return { form: "noun", text: phrase };
	if (!BARE_NOUNS.has(language)) return null;
	const isPlain =
		language !== "de" && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(phrase);
	return { form: "noun", text: isPlain ? phrase.toLowerCase() : phrase };
}

const SAID_WHOLE = 0.6;
const SHOWN = 0.5;
const STRONG = 1.2;
const LONGEST_QUOTE = 9;
const SHORTEST_QUOTE = 3;

// A long quotation in an opening is read by nobody, and a single word says too little of what is needed.
function isShortQuote(phrase: string): boolean {
	const words = phrase.split(" ").length;
	// "Sales, engineering, support" is a label.
	const isLabel = /,/.test(phrase) && !/[^,\s]\s[^,\s]/.test(phrase);
	return (
		!isLabel &&
		!/[…;:]/u.test(phrase) &&
		words >= SHORTEST_QUOTE &&
		words <= LONGEST_QUOTE
	);
}

// Said of work in every field: two lines that share one of these have nothing in common yet.
const EVERYDAY = contentStems(
	wordsOf(
		`manage management develop development team support project business service process lead system plan planning
		environment product customer client data technical information organization company professional staff program
		activity solution quality improve implement create build design communicate coordinate report result goal task
		problem analysis research position skills experience require required`,
	),
);
/** A single word is answered by itself alone: a compound shares parts with too much. */
function isHeldBy({ line }: Evidence, phrase: string): boolean {
	return line.toLowerCase().includes(phrase.toLowerCase());
}

const NEAR = 0.34;

/** Whether a line shares more with a need than a word that stands everywhere. */
function isNear(phrase: string, line: Evidence): boolean {
	const shared = sharedStems(phrase, line);
	const asked = contentStems(wordsOf(phrase)).size;
	return shared > 1 || (shared > 0 && shared / asked >= NEAR);
}

function sharedStems(phrase: string, { line }: Evidence): number {
	const asked = contentStems(wordsOf(phrase));
	return [...contentStems(wordsOf(line))].filter(
		(stem) => asked.has(stem) && !EVERYDAY.has(stem),
	).length;
}

function proofsIn(
	{ requirement, evidence }: Pick<RequirementMatch, "requirement" | "evidence">,
	lines: readonly Evidence[],
): Evidence[] {
	const asked = contentStems(wordsOf(requirement.text));
	const order = (line: Evidence) =>
		[...contentStems(wordsOf(line.line))].filter((stem) => asked.has(stem))
			.length +
		Math.min(1, line.value * BIG) +
		(/\d/.test(line.line) ? NUMBER_WEIGHT : 0) -
		line.rank * 0.4;
	return lines
		.filter(({ path, original }) =>
			evidence.some(
				(fact) => fact.path === path && fact.text.startsWith(original),
			),
		)
		.toSorted((a, b) => order(b) - order(a));
}
