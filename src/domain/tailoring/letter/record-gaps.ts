// What a requirement asks for beside what the record holds, in any language: the requirement in its own words, and a fact of the
// profile word for word. No sentence says that something is missing that a line or a skill holds.

import type { AskKind, KnockoutKind } from "../../job/job.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { codesAsWritten, holdsOtherCodes } from "../../match/codes.ts";
import type { RequirementMatch } from "../../match/match.ts";
import { isInSection } from "../../profile/content-path.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isBarring } from "./barring.ts";
import { hasYearsInRole } from "./certain-gaps.ts";
import { doneInPart, fewerHours, sinceWhen } from "./done-in-part.ts";
import {
	holdsRank,
	isMet,
	namesHeldDegree,
	OF_PAPER,
	unmetKind,
} from "./gap-papers.ts";
import type { AskedGap, GapSearch, Held } from "./gap-search.ts";
import { besideNeed, saidOf } from "./gap-sentences.ts";
import { paperStated } from "./held-fact.ts";
import { unmetConditions } from "./held-papers.ts";
import { farBelow, spokenGap } from "./language-gap.ts";
import { missingClass } from "./license-class.ts";
import { limitedFacts } from "./limited-facts.ts";
import { fallsShortOf, openGap } from "./open-gap.ts";
import { isOpenRequirement } from "./open-requirements.ts";
import { namedNeed, quotedNeed } from "./quoted-need.ts";
import { OTHER, RANKS, type Ranked, type RecordGap } from "./record-gap.ts";
import { spokenLess } from "./spoken-less.ts";
import type { Voice } from "./voice.ts";

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

function findRecordGaps(tailoring: Tailoring, voice: Voice): RecordGap[] {
	const look = {
		tailoring,
		voice,
		limited: limitedFacts(tailoring),
		unmetPapers: unmetConditions(tailoring, OF_PAPER),
	};
	const found = tailoring.match.requirements.flatMap((one, at) => {
		const gap =
			clearanceGap(one, at, look) ??
			codesGap(one, at, look) ??
			(isOpenRequirement(one, tailoring) ? gapOf(one, at, look) : null);
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
							(isInSection(path, "languages") ||
								said.text.endsWith(endOf(other.said.text))),
					),
				),
	);
}

const END = 40;

function endOf(text: string): string {
	return text.slice(-END);
}

const WE = listPattern(
	`^\\s*(?:${wordOf(POSTING_WORDS, ({ pronouns }) => pronouns.we)})`,
	"iu",
);

const SENTENCE_ENDS = [".", "!", "?", "\n"];

/** "We're a family firm, 16 years in the Passage": the years of the firm. */
function isOfFirm(
	{ years, span: [start] }: RequirementMatch["requirement"],
	{ posting = "" }: GapSearch["tailoring"],
): boolean {
	if (years === null) return false;
	const from = Math.max(
		...SENTENCE_ENDS.map((sign) => posting.lastIndexOf(sign, start - 1)),
	);
	const sentence = posting.slice(from + 1, start);
	return sentence.trim() !== "" && WE.test(sentence);
}

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
	if (isOfFirm(one.requirement, tailoring)) return null;
	const asksMore = level !== null || (unmet !== null && OF_PAPER.has(unmet));
	if (!asksMore && hasYearsInRole(one.requirement, tailoring)) return null;
	const asked = unmet === "years" ? text.replace(FIELD_LABEL, "") : text;
	const need =
		quotedNeed({ text: asked, language: tailoring.job.language }, voice) ??
		namedNeed(one, look);
	const done = workInPart({ one, need, look }, unmet);
	if (done) {
		// Without a level asked for nothing is below it.
		if (isInSection(done.path, "languages") && level === null) return null;
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
		(unmet === null &&
			!fallsShortOf(one) &&
			// Without what bars another degree of its rank does not help.
			!(one.support === "absent" && isBarring(one.requirement, tailoring)) &&
			(namesHeldDegree(text, tailoring) || holdsRank(text, tailoring)))
	)
		return null;
	return openGap({ one, need, look }, at, unmet);
}

/** "Minimum experience: three years as …": what a board calls the field asks for nothing. */
const FIELD_LABEL = /^[^:]{3,30}:\s+(?=\S)/u;

/** What a permit of the person's own may have lost or not yet gained. */
const OF_LICENSES: ReadonlySet<AskKind> = new Set([
	"driving-licence",
	"registration",
	"work-permit",
	"clearance",
]);

/** A class of driving license that is missing, beside the one that is held. */
function licenseGap(
	{ requirement }: RequirementMatch,
	at: number,
	look: GapSearch,
): Ranked | null {
	const license =
		requirement.ask === "driving-licence"
			? missingClass(requirement.text, look.tailoring)
			: null;
	return (
		license &&
		besideHeld({ at, requirement, unmet: "licence", state: license.fact }, look)
	);
}

/** A clearance that is entered and not in force, where one is required. */
function clearanceGap(
	{ requirement, evidence: [fact] }: RequirementMatch,
	at: number,
	look: GapSearch,
): Ranked | null {
	if (requirement.kind !== "must" || unmetKind(at, look) !== "clearance")
		return null;
	const state = fact ? paperStated(fact, look) : null;
	return (
		state && besideHeld({ at, requirement, unmet: "clearance", state }, look)
	);
}

/** A paper under other codes than those that are required. */
function codesGap(
	{ requirement, evidence: [fact] }: RequirementMatch,
	at: number,
	look: GapSearch,
): Ranked | null {
	const unmet = unmetKind(at, look);
	if (
		requirement.kind !== "must" ||
		(unmet !== "licence" && unmet !== "certificate") ||
		!fact ||
		!isInSection(fact.path, "certifications") ||
		!holdsOtherCodes(fact.text, requirement.text)
	)
		return null;
	const state = paperStated(fact, look);
	const codes = codesAsWritten(requirement.text);
	return state && besideHeld({ at, requirement, unmet, state, codes }, look);
}

type BesideHeld = Pick<RequirementMatch, "requirement"> & {
	at: number;
	unmet: KnockoutKind;
	state: Held;
	/** What is missing by its codes, where the requirement says more. */
	codes?: string | null;
};

/** What is asked for, beside the paper that is held instead. */
function besideHeld(
	{ at, requirement, unmet, state, codes }: BesideHeld,
	look: GapSearch,
): Ranked {
	const { language } = look.tailoring.job;
	const text = codes ?? requirement.text;
	const found = {
		gap: "held" as const,
		values: { fact: state.text },
		sources: [state.path],
	};
	return {
		at,
		unmet,
		bare: null,
		isDone: false,
		rank: RANKS[unmet] ?? 0,
		state,
		said: saidOf(found, look),
		...besideNeed(found, quotedNeed({ text, language }, look.voice), look),
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

/** Whether the posting says that nobody is taken without it. */
export function isBarringGap({ at }: RecordGap, tailoring: Tailoring): boolean {
	const one = tailoring.match.requirements[at]?.requirement;
	return one !== undefined && isBarring(one, tailoring);
}
