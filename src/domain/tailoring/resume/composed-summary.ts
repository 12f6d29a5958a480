// The summary of a resume, composed from facts: who this is and since when, the strongest proofs of what the posting needs, a fact of
// the person's own summary that stands nowhere else, and the papers, licenses and languages asked for. Two to four lines, no praise.
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { SUMMARY_WORDS } from "../../language/summary-of-languages.ts";
import { oneLine } from "../../match/sentences.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { fill } from "../letter/voice.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { lowered } from "../lines/lowered.ts";
import { isProvable } from "../lines/provable.ts";
import type { DraftEntry, Drafting } from "../lines/resume-draft.ts";
import { wordingOf } from "../wording/wording.ts";
import { askedPapers } from "./asked-papers.ts";
import { composed } from "./composed-line.ts";
import { mayFollow } from "./joined-proofs.ts";
import {
	beforeSentence,
	leadSentence,
	placeSentence,
	positionSentence,
	studiesSentence,
} from "./lead-sentence.ts";
import { ownAddress } from "./own-address.ts";
import { type OwnSentences, ownSentences } from "./own-sentences.ts";
import { type ProofSentence, proofSentences } from "./proof-sentences.ts";
import { statedDetails } from "./stated-details.ts";
import { askedSkills, tailoredHeadline } from "./tailored-headline.ts";

export type Summary = { lines: DraftLine[]; omitted: DraftLine[] };

const FULL_RECORD = 10;
/** Two short facts are as much as one. */
const LONGEST_FACTS = 100;
/** Longer than five lines of a page nobody reads it. */
const LONGEST = 520;
/** With so many lines proved skills by their names say nothing more. */
const ENOUGH_PROOFS = 2;

/** Null where the profile holds too little: then the person's own summary says more. */
export function composedSummary(
	tailoring: Tailoring,
	drafting: Drafting,
	entries: readonly DraftEntry[],
): Summary | null {
	const language = languageOf(drafting.wording.language);
	const own = ownSentences(drafting, tailoring);
	const proofs = proofSentences(entries, drafting);
	const lines = entries.reduce((sum, one) => sum + one.lines.length, 0);
	// Below a full record its first lines are read anyway.
	if (proofs.length === 0 && own.plain.length === 0 && lines < FULL_RECORD)
		return null;
	const proved = proofs.reduce((sum, { sources }) => sum + sources.length, 0);
	const opening = [
		...(own.lead ? [own.lead] : []),
		...openingLines(tailoring, {
			drafting,
			language,
			proofs,
			entries,
			hasOwnLead: own.lead !== null,
		}),
	];
	const address = ownAddress(oneLine(tailoring.profile.personal.summary));
	const facts = keptOf(own, proved, tailoring).filter(
		({ text }) =>
			!repeatsDate(text, opening) &&
			(address === "" || !text.includes(address)),
	);
	const said = [...opening, ...facts].map(({ text }) => text).join(" ");
	const details = statedDetails(tailoring, said);
	const stated = [said, ...details.map(({ text }) => text)].join(" ");
	const papers = askedPapers(tailoring, language, stated).filter(
		({ sources }) =>
			!sources.every((path) =>
				opening.some((one) => one.sources.includes(path)),
			),
	);
	const skills =
		proved < ENOUGH_PROOFS
			? namedSkills({ tailoring, drafting, language, said })
			: [];
	const behind = [...skills, ...facts, ...papers, ...details];
	return {
		lines: [...withinLength(opening, behind), ...behind],
		omitted: own.all.filter(({ original }) =>
			[...opening, ...facts, ...details].every(
				(fact) => fact.original === "" || !isFrom(fact, original),
			),
		),
	};
}

/** "In the trade since July 2022" behind a position held since July 2022. */
function repeatsDate(text: string, opening: readonly DraftLine[]): boolean {
	const dates = text.match(/\p{L}{3,} (?:19|20)\p{N}{2}(?!\p{N})/gu) ?? [];
	return dates.some((date) => opening.some((one) => one.text.includes(date)));
}

const FEWEST_SKILLS = 2;
const MOST_SKILLS = 4;

/** Where the work alone proves little: what the posting asks for by name, and neither the headline nor the proofs say. */
function namedSkills({
	tailoring,
	drafting,
	language,
	said,
}: {
	tailoring: Tailoring;
	drafting: Drafting;
	language: LanguageCode;
	said: string;
}): DraftLine[] {
	const headline = tailoredHeadline(tailoring, drafting)?.text ?? "";
	const known = `${headline} ${said}`.toLowerCase();
	const skills = askedSkills(tailoring, drafting)
		.filter(({ text }) => !known.includes(text.toLowerCase()))
		.slice(0, MOST_SKILLS);
	if (skills.length < FEWEST_SKILLS) return [];
	const listed = wordingOf(language).list(skills.map(({ text }) => text));
	const items = `${listed.charAt(0).toUpperCase()}${listed.slice(1)}`;
	const text = fill(SUMMARY_WORDS[language].languages, { items });
	return isProvable(text, tailoring.profile)
		? [
				composed(
					text,
					skills.map(({ path }) => path),
				),
			]
		: [];
}

function isFrom(fact: DraftLine, sentence: string): boolean {
	return fact.original.split(" | ").some((text) => sentence.includes(text));
}

/** Who this is, and what was done. */
function openingLines(
	tailoring: Tailoring,
	{
		drafting,
		language,
		proofs,
		entries,
		hasOwnLead,
	}: {
		drafting: Drafting;
		language: LanguageCode;
		proofs: readonly ProofSentence[];
		entries: readonly DraftEntry[];
		hasOwnLead: boolean;
	},
): DraftLine[] {
	const studies = studiesSentence(tailoring, language);
	const isOfWork = entries[0]?.section === "work_experience";
	const position =
		studies && proofs[0]?.place === "" && isOfWork
			? positionSentence(drafting, language)
			: null;
	const placed = hasOwnLead ? placeSentence(drafting, language) : null;
	const lead = studies
		? position
		: (placed ?? leadSentence(drafting, language));
	const before = studies ? [studies] : [];
	const hasEarlier =
		tailoring.strength === "high" &&
		!studies &&
		proofs.every(({ place }) => place === "");
	const earlier = hasEarlier ? beforeSentence(drafting, language) : null;
	if (lead && !earlier)
		return [...before, ...openingOf(lead, proofs, drafting)];
	return [
		...before,
		...(lead ? [lead] : []),
		...(earlier ? [earlier] : []),
		...proofs,
	];
}

function languageOf(language: string): LanguageCode {
	return LANGUAGE_CODES.find((code) => code === language) ?? "en";
}

/** Facts that stand nowhere else, or where little is proved the one sentence that answers most. */
function keptOf(
	{ facts, plain }: OwnSentences,
	proofs: number,
	{ strength }: Tailoring,
): DraftLine[] {
	const [first, second] = facts;
	const rebuilt = strength === "high" && proofs > 0;
	if (!first) return rebuilt || proofs > 0 ? [] : plain.slice(0, 1);
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
	if (first?.place !== "" || APART.has(language)) return apart;
	const colon = language === "fr" ? " :" : ":";
	const said = withoutTitle(first.text, lead.text);
	const text = `${lead.text.replace(/\.$/, "")}${colon} ${lowered(said, language)}`;
	const isWhole = mayFollow(said, language) && !PARTED.test(said);
	if (!isWhole || !isProvable(text, profile)) return apart;
	const sources = [...lead.sources, ...first.sources];
	return [{ ...first, text, sources, change: "merged" }, ...others];
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

/** As many of the sentences as leave room for what follows; the first stays. */
function withinLength(
	lines: readonly DraftLine[],
	after: readonly DraftLine[],
): DraftLine[] {
	let left =
		LONGEST - after.reduce((sum, { text }) => sum + text.length + 1, 0);
	return lines.filter(({ text }, at) => {
		left -= text.length + 1;
		return at === 0 || left >= 0;
	});
}
