// What a requirement asks for beside what the record holds, in any language: the requirement in its own words, and a fact of the
// profile word for word. No sentence says that something is missing that a line or a skill holds.

import type { AskKind, KnockoutKind, Requirement } from "../../job/job.ts";
import type { DetailWords } from "../../language/detail-words.ts";
import { LANGUAGE_CODES, UNSPACED } from "../../language/language-code.ts";
import { isNotHeld } from "../../language/not-held.ts";
import { alternatives, wordOf } from "../../language/patterns.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { degreeRank } from "../../match/decide/degree-ranks.ts";
import { stepsBelow } from "../../match/decide/languages.ts";
import type { RequirementMatch } from "../../match/match.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { oneLine } from "../../match/sentences.ts";
import { entryIndexOf, isInSection } from "../../profile/content-path.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { wordingOf } from "../wording/wording.ts";
import { BAR, isBarring, namesThing } from "./barring.ts";
import {
	hasYearsInRole,
	isRequired,
	isUnderCondition,
	isWish,
	isWished,
	mayHoldYears,
} from "./certain-gaps.ts";
import { conditionPhrase } from "./condition-phrase.ts";
import { frame } from "./frame.ts";
import {
	type AskedGap,
	doneInPart,
	fewerHours,
	type GapSearch,
	type Held,
	heldInPart,
	highestHeld,
	isNamedNowhere,
	limitedFacts,
	sinceWhen,
	spokenLess,
} from "./gap-facts.ts";
import { unmetConditions } from "./held-papers.ts";
import { missingClass } from "./license-class.ts";
import { isOtherTrade } from "./other-trade.ts";
import { postingPhrase } from "./posting-phrase.ts";
import type { NamedFact } from "./record-sentences.ts";
import type { Said } from "./said.ts";
import { statedAsks } from "./stated-asks.ts";
import { nameIn } from "./term-needs.ts";
import { fill, pick, quote, type Voice } from "./voice.ts";

/** A requirement that is not met, or met in part. */
export type RecordGap = {
	/** Its place among the requirements. */
	at: number;
	/** By what the posting decides on it; null where it is one requirement among others. */
	unmet: KnockoutKind | null;
	/** What is asked for where nothing of the record stands beside it. */
	bare: string | null;
	/** Whether the work itself was done, with a limit its own line names. */
	isDone: boolean;
	/** Whether a language is spoken so much less well than asked that it decides. */
	isFarBelow?: true;
	/** What the record holds of it, in the person's own words. */
	state?: NamedFact;
	said: Said;
	/** The same beside the condition in the posting's words, where those can be quoted. */
	beside?: Said;
};

// A letter asks for them to choose its form, and again to write it.
const known = new WeakMap<Voice, { of: Tailoring; gaps: RecordGap[] }>();

/** In the order they weigh: what decides first, then what is held in part, then what is missing. */
export function recordGaps(tailoring: Tailoring, voice: Voice): RecordGap[] {
	const found = known.get(voice);
	if (found?.of === tailoring) return found.gaps;
	const gaps = findRecordGaps(tailoring, voice);
	known.set(voice, { of: tailoring, gaps });
	return gaps;
}

/** The sentences of some gaps, in their order; what stands nowhere is said in one. */
export function saidOfGaps(gaps: readonly RecordGap[], voice: Voice): Said[] {
	const bare = gaps.flatMap((gap) => gap.bare ?? []);
	const { both } = DETAIL_WORDS[voice.language].gaps;
	const firstBare = gaps.findIndex((gap) => gap.bare !== null);
	return gaps.flatMap((gap, at) => {
		if (gap.bare === null || bare.length < 2) return [gap.said];
		const terms = wordingOf(voice.language).list(bare);
		return at === firstBare
			? [frame(fill(pick(both, voice.seed), { terms }))]
			: [];
	});
}

function findRecordGaps(tailoring: Tailoring, voice: Voice): RecordGap[] {
	const look = {
		tailoring,
		voice,
		limited: limitedFacts(tailoring),
		unmetPapers: unmetConditions(tailoring, OF_PAPER),
	};
	const found = tailoring.match.requirements.flatMap((one, at) => {
		const gap = isOpen(one, tailoring) ? gapOf(one, at, look) : null;
		return gap ? [gap] : [];
	});
	const isCondition = ({ at }: Ranked) =>
		tailoring.match.requirements[at]?.requirement.excludes !== undefined;
	const sorted = found.toSorted(
		(a, b) =>
			Number(isCondition(b)) - Number(isCondition(a)) ||
			a.rank - b.rank ||
			a.at - b.at,
	);
	// One fact answers one requirement.
	return sorted.filter(
		({ said }, at) =>
			!sorted
				.slice(0, at)
				.some((other) =>
					said.sources.some(
						(path) =>
							other.said.sources.includes(path) &&
							said.text.endsWith(endOf(other.said.text)),
					),
				),
	);
}

const END = 40;

function endOf(text: string): string {
	return text.slice(-END);
}

const WILLING = new RegExp(
	wordOf(DETAIL_WORDS, ({ willing }) => willing),
	"iu",
);

/** A condition of the work, and not of how to apply for it. */
function isOpen(
	{ requirement }: Pick<RequirementMatch, "requirement">,
	tailoring: Tailoring,
): boolean {
	const { text, isNegated, isConditional } = requirement;
	const isCondition =
		// "No se valorarán …" rejects in the words of a wish.
		isRequired(requirement, tailoring) ||
		(BAR.test(text) && !isWished(requirement, tailoring));
	return (
		(isCondition || asksForLevel(requirement)) &&
		!isNegated &&
		!isConditional &&
		!isUnderCondition(requirement, tailoring) &&
		!WILLING.test(text) &&
		statedAsks(text, tailoring.job.language).length === 0
	);
}

/** "Fluent French, Italian is a plus": the level is asked for, and only what stands behind the comma is a wish. */
function asksForLevel({ level, text, kind }: Requirement): boolean {
	if (kind !== "nice" || level === null) return false;
	const [first = "", ...others] = text.split(CLAUSE);
	return (
		others.length > 0 &&
		!isWish(first) &&
		others.some(isWish) &&
		level.span[1] - level.span[0] <= first.length
	);
}

const CLAUSE = /[,;]\s/u;

/** What a permit of the person's own may have lost or not yet gained. */
const OF_LICENSES: ReadonlySet<AskKind> = new Set([
	"driving-licence",
	"registration",
	"work-permit",
	"clearance",
]);

const RANKS: Readonly<Partial<Record<KnockoutKind, number>>> = {
	licence: 0,
	certificate: 0,
	years: 1,
	degree: 1.5,
	language: 3,
};
const OTHER = 2;

type Ranked = RecordGap & { rank: number };

function gapOf(
	one: RequirementMatch,
	at: number,
	look: GapSearch,
): Ranked | null {
	const license = licenseGap(one, at, look);
	if (license) return license;
	const { tailoring, voice } = look;
	const { text, ask, level } = one.requirement;
	const unmet = unmetKind(at, look);
	const asksMore = level !== null || (unmet !== null && OF_PAPER.has(unmet));
	if (!asksMore && hasYearsInRole(one.requirement, tailoring)) return null;
	const need =
		quotedNeed({ text, language: tailoring.job.language }, voice) ??
		namedNeed(one, look);
	const done = workInPart({ one, need, look }, unmet);
	if (done) {
		const values = { fact: done.text };
		const found = isInSection(done.path, "languages")
			? spokenGap(one.requirement, values)
			: { gap: "held" as const, values };
		const cited = { ...found, sources: [done.path] };
		const said = saidOf(cited, look);
		return {
			at,
			unmet: null,
			bare: null,
			isDone: true,
			rank: OTHER,
			state: done,
			...farBelow(one.requirement, done.path, look),
			said,
			...besideNeed(cited, need, look),
		};
	}
	const since = unmet === "years" ? sinceWhen(one, look) : null;
	if (since) {
		const said = saidOf(since, look);
		const rank = RANKS.years ?? 0;
		return { at, unmet, bare: null, isDone: false, rank, said };
	}
	if (
		need === null ||
		(ask !== null && !OF_LICENSES.has(ask)) ||
		isMet(one, at, tailoring) ||
		(unmet === null && namesHeldDegree(text, tailoring))
	)
		return null;
	return openGap({ one, need, look }, at, unmet);
}

/** A language below its level, beside the grade that is asked for where the posting names one. */
function spokenGap(
	{ level }: Requirement,
	values: Found["values"],
): Pick<Found, "gap" | "values"> {
	const asked = level?.grade;
	return asked
		? { gap: "spokenBelow", values: { ...values, asked } }
		: { gap: "spoken", values };
}

/** Two grades of the European scale are years of learning. */
const FAR_BELOW = 2;

function farBelow(
	{ level, kind }: Requirement,
	path: string | undefined,
	{ tailoring: { profile } }: GapSearch,
): Pick<RecordGap, "isFarBelow"> {
	const spoken =
		path !== undefined && isInSection(path, "languages")
			? profile.languages[entryIndexOf(path) ?? -1]
			: undefined;
	return spoken && kind !== "nice" && stepsBelow(spoken, level) >= FAR_BELOW
		? { isFarBelow: true }
		: {};
}

/** A class of driving license that is missing, beside the one that is held. */
function licenseGap(
	{ requirement: { text, ask } }: RequirementMatch,
	at: number,
	look: GapSearch,
): Ranked | null {
	const license =
		ask === "driving-licence" ? missingClass(text, look.tailoring) : null;
	if (!license) return null;
	const { fact } = license;
	const found = {
		gap: "held" as const,
		values: { fact: fact.text },
		sources: [fact.path],
	};
	return {
		at,
		unmet: "licence",
		bare: null,
		isDone: false,
		rank: RANKS.licence ?? 0,
		state: fact,
		said: saidOf(found, look),
	};
}

/** What was done or is spoken of it, though not all; `need` is null where the posting has no words for it. */
function workInPart(
	{ one, need, look }: Omit<AskedGap, "need"> & { need: string | null },
	unmet: KnockoutKind | null,
): Held | null {
	const hours = fewerHours(one, look);
	if (hours || one.requirement.ask !== null) return hours;
	return (
		doneInPart(one, look.voice) ??
		(need === null ? spokenLess({ one, need: "", look }, unmet) : null)
	);
}

/** What is missing, or held less than asked, beside what comes nearest to it. */
function openGap(
	asked: AskedGap,
	at: number,
	unmet: KnockoutKind | null,
): Ranked | null {
	const { one, need, look } = asked;
	const isRegulated = REGULATED.test(one.requirement.text);
	const paper =
		paperKind(at, look.tailoring) ?? (isRegulated ? "licence" : null);
	const found = factFor(asked, { unmet, paper, isRegulated });
	const gap = found && gapBeside(found, asked);
	return (
		found &&
		gap && {
			at,
			unmet: found.unmet,
			bare: gap === "bare" ? need : null,
			...(found.held && { state: found.held }),
			isDone: false,
			rank: found.rank,
			...farBelow(one.requirement, found.sources[0], look),
			said: saidOf({ ...found, gap }, look),
			...besideNeed({ ...found, gap }, asked.need, look),
		}
	);
}

const HELD_GAPS: ReadonlySet<Found["gap"]> = new Set(["held", "stand"]);

/** What is held beside what is asked for; the posting is quoted in the letter's own language. */
function besideNeed(
	found: Pick<Found, "gap" | "values" | "sources">,
	need: string | null,
	look: GapSearch,
): Pick<RecordGap, "beside"> {
	if (need === null || !HELD_GAPS.has(found.gap) || isForeign(look)) return {};
	const values = { ...found.values, need };
	return { beside: saidOf({ ...found, gap: "heldBeside", values }, look) };
}

/** Whether the posting speaks another language than the letter, which quotes none but its own. */
function isForeign({ tailoring: { job }, voice }: GapSearch): boolean {
	return job.language !== "und" && job.language !== voice.language;
}

/** How what is held is told: as less than is asked for where both are of one kind; null where nothing is. */
function gapBeside(found: Found, asked: AskedGap): Found["gap"] | null {
	const { gap, unmet } = found;
	const { one, look } = asked;
	const mayDecide =
		unmet !== null ||
		isBarring(one.requirement, look.tailoring) ||
		isOtherTrade(look.tailoring);
	// What decides is named, in whatever language.
	if (gap === "bare") return !isForeign(look) || mayDecide ? gap : null;
	if (gap !== "held") return gap;
	if (isOfOneKind(found, asked))
		return isForeign(look) && !mayDecide ? null : gap;
	return mayDecide ? "stand" : null;
}

/** A paper or a degree stands beside nothing but what asks for one. */
function isOfOneKind(
	{ sources: [path = ""], unmet }: Found,
	{ one: { requirement }, look: { tailoring } }: AskedGap,
): boolean {
	if (!isInSection(path, "education", "certifications")) return true;
	return (
		(unmet !== null && OF_PAPER.has(unmet)) ||
		requirement.ask !== null ||
		degreeRank(requirement.text) > 0 ||
		REGULATED.test(requirement.text) ||
		tailoring.match.terms.some(
			({ term: { kind, spans } }) =>
				(kind === "certificate" || kind === "degree") &&
				spans.some(
					([start]) =>
						start >= requirement.span[0] && start < requirement.span[1],
				),
		)
	);
}

const LONG_NAME = 8;

/** Whether a finished degree bears a name the requirement asks for: "Licenciatura". */
function namesHeldDegree(text: string, { profile }: Tailoring): boolean {
	const asked = text.toLowerCase();
	return profile.education.some(({ degree_type, is_current }) => {
		const degree = oneLine(degree_type ?? "").toLowerCase();
		const [name = ""] = degree.split(/[\s,(]/u);
		return (
			!is_current &&
			name.length >= LONG_NAME &&
			degreeRank(name) > 0 &&
			asked.includes(name) &&
			!isNotHeld(degree)
		);
	});
}

/** What stands in brackets alone is one of several: "a major violation (such as a DUI)". */
function isExample(forms: readonly string[], text: string): boolean {
	const outside = text.replace(/\([^()]*\)/gu, " ").toLowerCase();
	return !forms.some((form) => outside.includes(form.toLowerCase()));
}

/** The tool or paper a sentence of the posting asks for by name. */
function namedNeed(
	{ requirement: { span, text } }: RequirementMatch,
	{ tailoring: { match, job }, voice }: GapSearch,
): string | null {
	const named = match.terms.find(
		({ term }) =>
			(term.kind === "tool" || term.kind === "certificate") &&
			term.spans.some(([start]) => start >= span[0] && start < span[1]) &&
			!isExample(term.forms, text),
	);
	const name = named && nameIn(named.term, job, voice.language);
	return name ? quote(name, voice) : null;
}

type Found = Pick<Ranked, "unmet" | "rank"> & {
	gap: keyof DetailWords["gaps"];
	values: Readonly<Record<string, string>>;
	sources: string[];
	held?: Held;
};

/** What the record holds of it: less, something near it, or nothing that can be named. */
function factFor(
	asked: AskedGap,
	{
		unmet,
		paper,
		isRegulated,
	}: {
		unmet: KnockoutKind | null;
		paper: KnockoutKind | null;
		isRegulated: boolean;
	},
): Found | null {
	const { one } = asked;
	const { ask } = one.requirement;
	const of = foundBeside(asked);
	const spoken = spokenLess(asked, unmet);
	if (spoken) {
		const weight = { unmet, rank: RANKS.language ?? 0 };
		const found = of("spoken", spoken, weight);
		return { ...found, ...spokenGap(one.requirement, found.values) };
	}
	const kind = isRegulated ? "licence" : unmet;
	const rank = RANKS[unmet ?? paper ?? "degree"];
	const part = heldInPart(asked, paper !== null);
	// Where the posting takes who is still under way, nothing is open that decides.
	if (part && isNotHeld(one.requirement.text))
		return of("held", part, { unmet: null, rank: OTHER });
	if (part) return of("held", part, { unmet: kind, rank: rank ?? OTHER });
	const { job } = asked.look.tailoring;
	if (
		unmet === "degree" &&
		(asked.look.voice.language !== "en" || job.language !== "en")
	) {
		const degree = highestHeld(asked);
		return degree && of("degree", degree, { unmet, rank: rank ?? OTHER });
	}
	if (unmet === "degree" || unmet === "language") return null;
	if (unmet === "years" && (mayHold(asked) || isUnsure(asked))) return null;
	if (unmet !== null || (isRegulated && ask !== "driving-licence")) {
		const weight = { unmet: unmet ?? "licence", rank: rank ?? 0 } as const;
		if (!isNamedNowhere(asked, isRegulated)) return null;
		return of("bare", null, weight);
	}
	if (ask !== null) return null;
	// What the posting takes nobody without is named, whatever it is.
	if (
		isBarring(one.requirement, asked.look.tailoring) &&
		namesThing(one.requirement, asked.look.tailoring.match) &&
		isNamedNowhere(asked, false)
	)
		return of("bare", null, { unmet: null, rank: RANKS.certificate ?? OTHER });
	return nearestDegree(asked);
}

/** Years of one of several things, or in another language's words, may well be there. */
function isUnsure({
	one: { requirement },
	look: { tailoring },
}: AskedGap): boolean {
	return (
		requirement.logic.how === "any" ||
		requirement.orEquivalent ||
		tailoring.job.language !== profileLanguage(tailoring.profile)
	);
}

/** A fact, or none, beside what is asked for. */
function foundBeside({ need }: Pick<AskedGap, "need">) {
	return (
		gap: Found["gap"],
		fact: Held | null,
		weight: Pick<Found, "unmet" | "rank">,
	): Found => ({
		gap,
		values: { need, fact: fact?.text ?? "" },
		sources: fact ? [fact.path, ...(fact.also ?? [])] : [],
		...(fact && { held: fact }),
		...weight,
	});
}

/** The highest degree beside a school that has to be finished; nothing else that decides nothing is missing. */
function nearestDegree(asked: AskedGap): Found | null {
	if (!GRADUATION.test(asked.need) || asked.one.support !== "absent")
		return null;
	const degree = highestHeld(asked);
	const weight = { unmet: null, rank: OTHER };
	return degree && foundBeside(asked)("degree", degree, weight);
}

/** A school that has to be finished is a degree, whatever it is called. */
const GRADUATION = /^graduation from\b/iu;

/** Years after a paper that is missing are missing too; else the dates and titles of the record decide. */
function mayHold({ one: { requirement }, look }: AskedGap): boolean {
	return (
		look.unmetPapers.length === 0 &&
		!isOtherTrade(look.tailoring) &&
		mayHoldYears(requirement, look.tailoring)
	);
}

function saidOf(
	{ gap, values, sources }: Pick<Found, "gap" | "values" | "sources">,
	{ voice }: GapSearch,
): Said {
	const frames = DETAIL_WORDS[voice.language].gaps[gap];
	return {
		text: frame(fill(pick(frames, voice.seed), values)).text,
		sources,
		isFrame: true,
		startsOwn: true,
	};
}

/** All the posting decides on in it is met, and not by something that is over. */
function isMet(
	{ evidence: [best] }: RequirementMatch,
	at: number,
	{ match }: Tailoring,
): boolean {
	const decided = match.knockouts.filter(
		({ requirement }) => requirement === at,
	);
	return (
		decided.length > 0 &&
		decided.every(({ verdict }) => verdict === "met") &&
		!isNotHeld(best?.text ?? "")
	);
}

/** What a paper of the profile meets in other words is met. */
function unmetKind(
	at: number,
	{ tailoring, unmetPapers }: GapSearch,
): KnockoutKind | null {
	const found = tailoring.match.knockouts.find(
		({ requirement, verdict, knockout }) =>
			requirement === at &&
			verdict === "not-met" &&
			(!OF_PAPER.has(knockout.kind) || unmetPapers.includes(knockout)),
	);
	return found?.knockout.kind ?? null;
}

const OF_PAPER: ReadonlySet<KnockoutKind> = new Set([
	"licence",
	"certificate",
	"degree",
]);
const PAPERS: ReadonlySet<KnockoutKind> = new Set(["licence", "certificate"]);

/** Whether it is a paper the posting decides on, held or not. */
function paperKind(at: number, { match }: Tailoring): KnockoutKind | null {
	const found = match.knockouts.find(
		({ requirement, verdict, knockout: { kind } }) =>
			requirement === at && verdict !== "met" && PAPERS.has(kind),
	);
	return found?.knockout.kind ?? null;
}

const REGULATED = new RegExp(
	wordOf(DETAIL_WORDS, ({ regulated }) => regulated),
	"iu",
);
const ENUMERATED = /^\s*[([]?(?:[ivx]{1,4}|\d{1,2}|[a-h])[)\].]\s+/iu;
/** "3.2 Registration" is the second point of the third part. */
const CLAUSE_NUMBER = /^\s*\d{1,2}(?:\.\d{1,2}){1,3}[).]?\s+(?=\p{Lu})/u;
/** "Required | a license": the head of a row. */
const LABEL = /^[^:|;.]{2,30}\s\|\s+(?=\S{2})/u;
/** A bracket inside belongs to what is asked for: "a diploma (level 5) and a registration". */
const CUT = /\s*(?:[;:–—]|\((?![^()]*\)\s+\p{Ll})).*$|\.\s.*$/su;
const FEWEST_WORDS = 2;
/** "Have at least five years" is quoted from "at least" on. */
function withoutLead(text: string, language: string): string {
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined) return text;
	const space = UNSPACED.includes(code) ? "" : "\\s+";
	const lead = new RegExp(
		`^(?:${alternatives([DETAIL_WORDS[code].needLeads])})${space}(?=\\S)`,
		"iu",
	);
	return text.replace(lead, "");
}

const FINITE = new Map<string, RegExp>(
	LANGUAGE_CODES.map((code) => [
		code,
		UNSPACED.includes(code)
			? new RegExp(DETAIL_WORDS[code].finite, "u")
			: new RegExp(
					`(?<![\\p{L}\\p{N}'’])(?:${DETAIL_WORDS[code].finite})(?![\\p{L}\\p{N}])`,
					"iu",
				),
	]),
);
const LEFT_OUT = /\s*…$/u;

/** What a sentence goes on with as it stands. */
const DEMANDED = new RegExp(
	`\\s*${wordOf(DETAIL_WORDS, ({ demanded }) => demanded)}[.!]?$`,
	"iu",
);
const RUNS_ON =
	/^(?:an?|the|at least|minimum|a minimum of|graduation from)\s|^\d+\+? years\s|^(?:[\p{L}-]+ ){0,3}(?:experience|knowledge|background|understanding|expertise)\b/iu;
const NAME_FIRST = /^\p{Lu}{2,}\s/u;
const LIST_GOES_ON = /,\s/u;

/** The requirement in its own words, in English as a sentence goes on with it, else between quotation marks; null where they cannot be cut
 *  out whole. */
function quotedNeed(
	{ text, language }: { text: string; language: string },
	voice: Voice,
): string | null {
	const whole = withoutLead(
		oneLine(text)
			.replace(CLAUSE_NUMBER, "")
			.replace(ENUMERATED, "")
			.replace(LABEL, "")
			.replace(DEMANDED, ""),
		language,
	);
	const phrase = (
		postingPhrase(whole.replace(CUT, ""), []) ?? postingPhrase(whole, [])
	)?.replace(LEFT_OUT, "");
	const isWhole =
		phrase !== undefined &&
		FINITE.get(language)?.test(phrase) !== true &&
		!voice.words.needs.toReader.test(phrase) &&
		!text.trim().endsWith("?") &&
		!phrase.includes("…") &&
		(phrase.split(/\s+/).length >= FEWEST_WORDS ||
			/\p{Script=Han}{3}/u.test(phrase));
	const isEnglish = voice.language === "en" && language === "en";
	const runsOn = isEnglish ? runningNeed(text, voice) : null;
	if (runsOn !== null || !isWhole) return runsOn;
	// Marks stand around what is named whole, never around a piece of a sentence.
	return isEnglish && oneLine(text).includes(`${phrase},`)
		? null
		: quote(phrase, voice);
}

/** The requirement as an English sentence goes on with it, up to where a list goes on; null where it is no name of a thing. */
function runningNeed(text: string, voice: Voice): string | null {
	if (text.trim().endsWith("?")) return null;
	const need =
		conditionPhrase(text, voice) ??
		conditionPhrase(text.split(LIST_GOES_ON)[0] ?? "", voice);
	return need !== null && (RUNS_ON.test(need) || NAME_FIRST.test(need))
		? need
		: null;
}

/** Whether the posting says that nobody is taken without it. */
export function isBarringGap({ at }: RecordGap, tailoring: Tailoring): boolean {
	const one = tailoring.match.requirements[at]?.requirement;
	return one !== undefined && isBarring(one, tailoring);
}
