// The summary of a resume, composed from facts: who this is and since when, the strongest proofs of what the posting needs, a fact of
// the person's own summary that stands nowhere else, and the papers, licenses and languages asked for. Two to four lines, no praise.
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import {
	entryPathOf,
	fieldOf,
	isInSection,
} from "../../profile/content-path.ts";
import { withoutDegrees } from "../../profile/name.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { ownStatements } from "../letter/own-statements.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { DraftEntry, Drafting } from "../lines/drafting.ts";
import { lowered } from "../lines/lowered.ts";
import { isProvable } from "../lines/provable.ts";
import { askedPapers } from "./asked-papers.ts";
import { denies } from "./condensed.ts";
import { beginsItsLine, mayFollow } from "./joined-proofs.ts";
import {
	leadSentence,
	positionSentence,
	studiesSentence,
} from "./lead-sentence.ts";
import { ownAddress } from "./own-address.ts";
import {
	isWorthSaying,
	type OwnSentences,
	ownSentences,
} from "./own-sentences.ts";
import { ownStudies, saysWhen, studiesNamedIn } from "./own-studies.ts";
import { type ProofSentence, proofSentences } from "./proof-sentences.ts";
import { mayState } from "./stated.ts";
import { saysAlready, statedDetails } from "./stated-details.ts";

export type Summary = { lines: DraftLine[]; omitted: DraftLine[] };

/** Two short facts are as much as one. */
const LONGEST_FACTS = 100;
/** Longer than five lines of a page nobody reads it. */
const LONGEST = 560;

/** Null where the profile holds too little: then the person's own summary says more. */
export function composedSummary(
	tailoring: Tailoring,
	drafting: Drafting,
	entries: readonly DraftEntry[],
): Summary | null {
	const language = languageOf(drafting.wording.language);
	const own = ownSentences(drafting, tailoring);
	const proofs = proofSentences(entries, drafting, tailoring);
	if (own.plain.length === 0 && entries.every(({ lines }) => !lines.length))
		return null;
	const lines = openingLines(tailoring, {
		drafting,
		language,
		proofs,
		entries,
		leads: own.leads,
	});
	const opening =
		own.leads.length > 0
			? [...own.leads, ...lines]
			: saidOf(lines, own.about, drafting);
	const facts = unsaidFacts(own, opening, tailoring.profile);
	const begun = { tailoring, language, own, opening, facts };
	const found = behindOpening(begun);
	const isProved = proofs.length + facts.length > 0;
	const behind = [
		...(isProved || own.leads.length > 0
			? []
			: bestOwn(own, tailoring, found.length === 0)
		).filter(({ text }) => !repeatsDate(text, opening)),
		...found,
	];
	return {
		lines: [...withinLength(opening, behind), ...behind],
		omitted: own.all.filter(({ original }) =>
			[...opening, ...behind].every(
				(fact) => fact.original === "" || !isFrom(fact, original),
			),
		),
	};
}

/** Facts that the opening does not say already and that name nobody who can be reached or who employs. */
function unsaidFacts(
	own: OwnSentences,
	opening: readonly DraftLine[],
	profile: Tailoring["profile"],
): DraftLine[] {
	const address = ownAddress(oneLine(profile.personal.summary));
	const employers = employersOf(profile);
	const others = own.facts.filter(({ text }) =>
		opening.every((one) => !isSameObject(text, one.text)),
	);
	return keptOf({ ...own, facts: others }).filter(
		({ text }) =>
			!repeatsDate(text, opening) &&
			(hasFigure(text) || employers.every((name) => !text.includes(name))) &&
			(address === "" || !text.includes(address)),
	);
}

type Begun = {
	tailoring: Tailoring;
	language: LanguageCode;
	own: OwnSentences;
	opening: readonly DraftLine[];
	facts: readonly DraftLine[];
};

/** What follows who this is and what was done: facts, papers, studies and details, each said once. */
function behindOpening({
	tailoring,
	language,
	own,
	opening,
	facts,
}: Begun): DraftLine[] {
	const said = textOf([...opening, ...facts]);
	const study = ownStudies(tailoring, own.all);
	const details = statedDetails(tailoring, said);
	const stated = [said, ...details.map(({ text }) => text)].join(" ");
	const papers = askedPapers(tailoring, language, {
		said: stated,
		study: study !== null && saysWhen(study.text) ? study.text : "",
	}).filter(
		({ sources }) =>
			!sources.every((path) =>
				opening.some((one) => one.sources.includes(path)),
			),
	);
	const named = textOf(papers);
	const hasOwnSentence =
		study !== null && !isNamedBy(study, papers, tailoring.profile);
	return [
		...facts.filter(({ original }) => original !== study?.original),
		...papers,
		...(hasOwnSentence ? [study] : []),
		...details.filter(({ original }) => !saysAlready(named, original)),
	];
}

function textOf(lines: readonly DraftLine[]): string {
	return lines.map(({ text }) => text).join(" ");
}

/** Studies that a row of papers names need no sentence, unless it says when they end. */
function isNamedBy(
	{ text }: DraftLine,
	papers: readonly DraftLine[],
	profile: Tailoring["profile"],
): boolean {
	const named = papers.flatMap(({ sources }) => sources);
	return (
		!saysWhen(text) &&
		studiesNamedIn(text, profile).some(({ path }) => named.includes(path))
	);
}

/** Where nothing is proved, the one sentence of their own that answers most; any where it would stand alone. */
function bestOwn(
	{ plain }: OwnSentences,
	{ profile }: Tailoring,
	isAlone: boolean,
): OwnSentences["plain"] {
	const best = plain.find(
		(line) =>
			(line.value > 0 || isAlone) &&
			isWorthSaying(line) &&
			/^\p{L}[^!]*$/u.test(line.original) &&
			!isOfThemselves(line.original, profile) &&
			!denies(line.original) &&
			!states(line.original, profile),
	);
	return best ? [best] : [];
}

/** "Ana grew up in …": told as others would. */
function isOfThemselves(
	sentence: string,
	{ personal: { first_name } }: Tailoring["profile"],
): boolean {
	const name = withoutDegrees(oneLine(first_name));
	return name !== "" && sentence.startsWith(`${name} `);
}

/** Notice and the like are asked for, or for the letter. */
function states(sentence: string, profile: Tailoring["profile"]): boolean {
	return ownStatements(profile).some(({ text }) => sentence.includes(text));
}

/** "In the trade since July 2022" behind a position held since July 2022. */
function repeatsDate(text: string, opening: readonly DraftLine[]): boolean {
	const said = textOf(opening);
	const dates = text.match(/\p{L}{3,} (?:19|20)\p{N}{2}(?!\p{N})/gu) ?? [];
	const years = text.match(/(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu) ?? [];
	return (
		dates.some((date) => said.includes(date)) ||
		(years.length > 0 && years.every((year) => said.includes(year)))
	);
}

const LEAST_SHARED = 3;
const MOST_SHARED = 0.3;

/** "Built a health score model" and "Designed a health scoring model that cut churn": most of one's words are the other's. */
function isSameObject(one: string, other: string): boolean {
	const [stems, others] = [one, other].map((text) =>
		contentStems(wordsOf(text)),
	) as [Set<string>, Set<string>];
	const shared = [...stems].filter((stem) => others.has(stem)).length;
	return (
		shared >= LEAST_SHARED &&
		shared >= MOST_SHARED * Math.min(stems.size, others.size)
	);
}

function hasFigure(text: string): boolean {
	return /\p{N}{2,}/u.test(text);
}

/** That somebody works there the position says. */
function employersOf({ work_experience }: Tailoring["profile"]): string[] {
	return work_experience
		.map(({ company_name }) => oneLine(company_name))
		.filter((name) => name !== "");
}

function isFrom(fact: DraftLine, sentence: string): boolean {
	return fact.original.split(" | ").some((text) => sentence.includes(text));
}

/** In English a position goes on with what it is about in the person's own words: "… since 2021: orthopaedic trauma and extremities". */
function saidOf(
	[lead, ...others]: readonly DraftLine[],
	about: DraftLine | null,
	{ profile, wording: { language } }: Drafting,
): DraftLine[] {
	if (!lead) return [];
	const text = `${lead.text.replace(/\.$/u, "")}: ${lowered(about?.text ?? "", language)}`;
	return about &&
		language === "en" &&
		lead.original === "" &&
		lead.sources.length > 1 &&
		!namesTwo(lead) &&
		mayState(text, profile)
		? [
				{ ...about, text, sources: [...lead.sources, ...about.sources] },
				...others,
			]
		: [lead, ...others];
}

/** Who this is, and what was done. */
function openingLines(
	tailoring: Tailoring,
	{
		drafting,
		language,
		proofs,
		entries,
		leads,
	}: {
		drafting: Drafting;
		language: LanguageCode;
		proofs: readonly ProofSentence[];
		entries: readonly DraftEntry[];
		leads: readonly DraftLine[];
	},
): DraftLine[] {
	const studies = studiesSentence(tailoring, language);
	const isOfWork = entries[0]?.section === "work_experience";
	const position =
		studies && proofs[0]?.place === "" && isOfWork
			? positionSentence(drafting, language)
			: null;
	const lead = studies
		? position
		: // Where somebody works and since when the page says right below.
			leads.length === 0
			? leadSentence(drafting, {
					language,
					hasEarlier: proofs.every(({ place }) => place === ""),
				})
			: null;
	const before = studies ? [studies] : [];
	return lead
		? [...before, ...openingOf(lead, proofs, drafting)]
		: [...before, ...proofs];
}

function languageOf(language: string): LanguageCode {
	return LANGUAGE_CODES.find((code) => code === language) ?? "en";
}

/** Facts that stand nowhere else: two where both are short. */
function keptOf({ facts: [first, second] }: OwnSentences): DraftLine[] {
	if (!first) return [];
	const areShort =
		second && first.text.length + second.text.length <= LONGEST_FACTS;
	return areShort ? [first, second] : [first];
}

/** The position and what was done there as one sentence, where the language lists work behind a colon; else sentence by sentence. */
function openingOf(
	lead: DraftLine,
	proofs: readonly ProofSentence[],
	{ profile, wording: { language } }: Drafting,
): DraftLine[] {
	const [first, ...others] = proofs;
	const apart = [lead, ...proofs];
	if (
		first?.place !== "" ||
		namesTwo(lead) ||
		isOfEarlier(lead, first) ||
		!beginsItsLine(first) ||
		APART.has(language)
	)
		return apart;
	const colon = language === "fr" ? " :" : ":";
	const said = withoutTitle(first.text, lead.text);
	const text = `${lead.text.replace(/\.$/, "")}${colon} ${lowered(said, language)}`;
	const isWhole = mayFollow(said, language) && !PARTED.test(said);
	if (!isWhole || !isProvable(text, profile)) return apart;
	const sources = [...lead.sources, ...first.sources];
	return [{ ...first, text, sources, change: "merged" }, ...others];
}

/** Behind the position before the latest one nothing of the latest goes on. */
function namesTwo({ sources }: DraftLine): boolean {
	return sources.filter((path) => fieldOf(path) === "job_title").length > 1;
}

/** "Educator since 2018" is said of two positions; what was done in the one held since 2020 was not done all along. */
function isOfEarlier(
	{ sources }: DraftLine,
	{ sources: [proof = ""] }: ProofSentence,
): boolean {
	return sources.some(
		(path) =>
			isInSection(path, "work_experience") &&
			entryPathOf(path) !== entryPathOf(proof),
	);
}

/** "Head of the bakery: pastry, bread" behind a position of that name. */
function withoutTitle(text: string, lead: string): string {
	const [, label = "", rest = ""] = /^([^:]+?)\s?:\s(.+)$/su.exec(text) ?? [];
	return label !== "" && lead.toLowerCase().includes(label.toLowerCase())
		? rest
		: text;
}

const PARTED = /[:!?]|\.\s/;

/** English tells it in verbs, Chinese in sentences of its own. */
const APART: ReadonlySet<string> = new Set(["en", "zh"]);

/** As many of the sentences as leave room for what follows; the first stays, and what proves a need sooner than what does not. */
function withinLength(
	lines: readonly DraftLine[],
	after: readonly DraftLine[],
): DraftLine[] {
	const room = LONGEST - lengthOf(after);
	let kept = [...lines];
	while (kept.length > 1 && lengthOf(kept) > room) {
		const others = kept.slice(1);
		const gone = others.findLast(({ proves }) => !proves) ?? others.at(-1);
		kept = kept.filter((line) => line !== gone);
	}
	return kept;
}

function lengthOf(lines: readonly DraftLine[]): number {
	return lines.reduce((sum, { text }) => sum + text.length + 1, 0);
}
