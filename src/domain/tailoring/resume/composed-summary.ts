// The summary of a resume, composed from facts that answer the posting: who this is and since when, the papers and tools it asks for,
// one or two proofs as short as they may be said, a fact of the person's own summary that stands nowhere else, and the languages and
// conditions asked for. Four lines of a page at most, no praise.
import { isSpoken as isSpokenStyle } from "../../clauses/spoken.ts";
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
import type { DraftEntry } from "../lines/draft-entry.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { Drafting } from "../lines/drafting.ts";
import { lowered } from "../lines/lowered.ts";
import { isProvable } from "../lines/provable.ts";
import { verbFormOf } from "../lines/verb-form.ts";
import { wordingOf } from "../wording/wording.ts";
import { askedPapers } from "./asked-papers.ts";
import { askedTools } from "./asked-tools.ts";
import { composed } from "./composed-line.ts";
import { denies } from "./condensed.ts";
import { countedParts } from "./counted-part.ts";
import { ended } from "./ended.ts";
import { beginsItsLine, joinedProofs, mayFollow } from "./joined-proofs.ts";
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
/** Four lines of a page: longer nobody reads it before the page itself. */
const LONGEST = 380;
/** So few characters leave room for the position before. */
const THIN = 90;

/** What goes where there is no room, the first of them first. */
const RANKS = [
	"further",
	"about",
	"study",
	"names",
	"facts",
	"details",
	"languages",
	"proof",
] as const;

type Kind = (typeof RANKS)[number] | "who" | "papers";
type Part = { kind: Kind; line: DraftLine };

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
	const given = { tailoring, drafting, language, own, proofs, entries };
	const written = (isThin: boolean) =>
		joined(withinLength(partsOf(given, isThin)), given);
	const first = written(false);
	// What somebody was before says something where little else does.
	const lines = textOf(first).length <= THIN ? written(true) : first;
	return {
		lines,
		omitted: own.all.filter(({ original }) =>
			lines.every((fact) => fact.original === "" || !isFrom(fact, original)),
		),
	};
}

type Given = {
	tailoring: Tailoring;
	drafting: Drafting;
	language: LanguageCode;
	own: OwnSentences;
	proofs: readonly ProofSentence[];
	entries: readonly DraftEntry[];
};

/** All there is to say, each once, in its order. */
function partsOf(given: Given, hasEarlier: boolean): Part[] {
	const { tailoring, drafting, language, own, proofs } = given;
	const who = whoOf(given, hasEarlier);
	const opening = [...who, ...proofs];
	const facts = unsaidFacts(own, opening, tailoring.profile);
	const isAlone = hasEarlier && proofs.length + facts.length === 0;
	const behind = behindOpening({
		...{ tailoring, language, own, opening, facts, isAlone },
	});
	const said = textOf([...opening, ...facts, ...Object.values(behind).flat()]);
	const names = askedTools(tailoring, drafting, { said, language });
	const answers = [...behind.papers, ...names, ...proofs, ...behind.facts];
	const about =
		answers.length > 0 || own.leads.length > 0
			? []
			: bestOwn(own, tailoring, {
					isAlone: behind.languages.length === 0,
					language,
				}).filter(({ text }) => !repeatsDate(text, opening));
	const [first, ...others] = proofs;
	return [
		...partsAs("who", who),
		...partsAs("about", about),
		...partsAs("papers", behind.papers),
		...partsAs("names", names),
		...partsAs("proof", first ? [first] : []),
		...partsAs("further", others),
		...partsAs("facts", behind.facts),
		...partsAs("study", behind.study),
		...partsAs("languages", behind.languages),
		...partsAs("details", behind.details),
	];
}

/** The sentences: who this is with what proves it, then what stands for it. */
function joined(parts: readonly Part[], given: Given): DraftLine[] {
	const { proofs, own, drafting } = given;
	const linesOf = (...kinds: Kind[]) =>
		parts.filter(({ kind }) => kinds.includes(kind)).map(({ line }) => line);
	const kept = linesOf("proof", "further");
	const proved = joinedProofs(
		proofs.filter((one) => kept.includes(one)),
		drafting,
	);
	return [
		...saidOf(openingOf(linesOf("who"), proved, drafting), own.about, drafting),
		...linesOf("about"),
		...asOneRow(linesOf("papers"), linesOf("names"), given),
		...linesOf("facts", "study", "languages", "details"),
	];
}

/** Papers and tools in one row. One tool alone would hang in the air, and so would a row of them behind what proves more. */
function asOneRow(
	[papers, ...rows]: readonly DraftLine[],
	[tools]: readonly DraftLine[],
	{ tailoring: { profile }, language, proofs }: Given,
): DraftLine[] {
	const rest = papers ? [papers, ...rows] : [];
	if (!tools || tools.sources.length < 2 || proofs.length > 0) return rest;
	const named = tools.text.replace(/[.。]$/u, "").split(SEPARATORS);
	const text = ended(wordingOf(language).summary.skills(named));
	return mayState(text, profile)
		? [...rest, composed(text, tools.sources)]
		: rest;
}

const SEPARATORS = /, |、/u;

function partsAs(kind: Kind, lines: readonly DraftLine[]): Part[] {
	return lines.map((line) => ({ kind, line }));
}

/** As many of the parts as there is room for. */
function withinLength(parts: readonly Part[]): Part[] {
	let kept = [...parts];
	for (const rank of RANKS)
		while (lengthOf(kept) > LONGEST) {
			const last = kept.findLast(({ kind }) => kind === rank);
			if (!last) break;
			kept = kept.filter((part) => part !== last);
		}
	return kept;
}

function lengthOf(parts: readonly Part[]): number {
	return parts.reduce((sum, { line: { text } }) => {
		const wide = text.match(/\p{Script=Han}/gu)?.length ?? 0;
		return sum + text.length + wide + 1;
	}, 0);
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

type Begun = Pick<Given, "tailoring" | "language" | "own"> & {
	opening: readonly DraftLine[];
	facts: readonly DraftLine[];
	/** Nothing was proved. */
	isAlone: boolean;
};

type Behind = Record<
	"facts" | "papers" | "languages" | "study" | "details",
	DraftLine[]
>;

/** What follows who this is and what was done: facts, papers, studies and details, each said once. */
function behindOpening({
	tailoring,
	language,
	own,
	opening,
	facts,
	isAlone,
}: Begun): Behind {
	const said = textOf([...opening, ...facts]);
	const study = ownStudies(tailoring, own.all);
	const details = statedDetails(tailoring, said);
	const stated = [said, ...details.map(({ text }) => text)].join(" ");
	const all = askedPapers(tailoring, language, {
		said: stated,
		isAlone,
		study: study !== null && saysWhen(study.text) ? study.text : "",
	}).filter(
		({ sources }) =>
			!sources.every((path) =>
				opening.some((one) => one.sources.includes(path)),
			),
	);
	const isSpoken = ({ sources }: DraftLine) =>
		sources.every((path) => isInSection(path, "languages"));
	const papers = all.filter((one) => !isSpoken(one));
	const named = textOf(all);
	const hasOwnSentence =
		study !== null && !isNamedBy(study, papers, tailoring.profile);
	return {
		facts: facts.filter(({ original }) => original !== study?.original),
		papers,
		languages: all.filter(isSpoken),
		study: hasOwnSentence ? [study] : [],
		details: details.filter(({ original }) => !saysAlready(named, original)),
	};
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
	{ isAlone, language }: { isAlone: boolean; language: LanguageCode },
): OwnSentences["plain"] {
	const best = plain.find(
		(line) =>
			(line.value > 0 || isAlone) &&
			isWorthSaying(line) &&
			/^\p{L}[^!]*$/u.test(line.original) &&
			!isOfThemselves(line.original, profile) &&
			!denies(line.original) &&
			!isSpokenStyle(line.original, language) &&
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

/** Who this is: in their own words, by their studies, or by what they are and since when. */
function whoOf(
	{ tailoring, drafting, language, proofs, entries, own: { leads } }: Given,
	hasEarlier: boolean,
): DraftLine[] {
	const studies = studiesSentence(tailoring, language);
	const isOfWork = entries[0]?.section === "work_experience";
	if (studies) {
		const position =
			proofs[0]?.place === "" && isOfWork
				? positionSentence(drafting, language)
				: null;
		return [...leads, studies, ...(position ? [position] : [])];
	}
	if (leads.length > 0) return [...leads];
	const lead = leadSentence(drafting, {
		language,
		hasEarlier: hasEarlier && proofs.every(({ place }) => place === ""),
	});
	return lead ? [lead] : [];
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
	who: readonly DraftLine[],
	proofs: readonly ProofSentence[],
	{ profile, wording: { language } }: Drafting,
): DraftLine[] {
	const [first, ...others] = proofs;
	const lead = who.at(-1);
	const apart = [...who, ...proofs];
	if (
		lead?.original !== "" ||
		first?.place !== "" ||
		namesTwo(lead) ||
		isOfEarlier(lead, first) ||
		!(beginsItsLine(first) || isCountedPart(first)) ||
		(APART.has(language) &&
			!(
				language === "en" &&
				verbFormOf(first.text) === null &&
				isCountedPart(first)
			))
	)
		return apart;
	const colon = language === "fr" ? " :" : ":";
	const said = withoutTitle(first.text, lead.text);
	const text = `${lead.text.replace(/\.$/, "")}${colon} ${lowered(said, language)}`;
	const isWhole = mayFollow(said, language) && !PARTED.test(said);
	if (!isWhole || !isProvable(text, profile)) return apart;
	const sources = [...lead.sources, ...first.sources];
	return [
		...who.slice(0, -1),
		{ ...first, text, sources, change: "merged" },
		...others,
	];
}

/** What was counted in a line goes on with the position: it hangs from nothing else of the line. */
function isCountedPart({ text, original }: ProofSentence): boolean {
	const said = text.replace(/[.。]$/u, "").toLowerCase();
	return countedParts(original).some((part) => part.toLowerCase() === said);
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
