// What the posting asks for and the record does not hold: facts of the record, in the posting's words.

import type { Frames } from "../../language/writing-words.ts";
import type { Fact } from "../../match/match.ts";
import { pathOf } from "../../profile/content-path.ts";
import { isWeakSkill } from "../choose/needs.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import { wordingOf } from "../wording/wording.ts";
import { isRequired } from "./certain-gaps.ts";
import { degreeGap } from "./degree-gap.ts";
import type { Evidence } from "./evidence.ts";
import { frame } from "./frame.ts";
import { LONGEST_SKILL, nearestTo } from "./gap-neighbors.ts";
import type { Material } from "./letter-material.ts";
import { isIn } from "./letter-needs.ts";
import { type Missing, missingInLetter } from "./missing-terms.ts";
import { type RecordGap, recordGaps, saidOfGaps } from "./record-gaps.ts";
import type { Said } from "./said.ts";
import { isProperName, smallAs } from "./term-needs.ts";
import {
	fill,
	fillPlaced,
	pick,
	positionInSentence,
	type Voice,
} from "./voice.ts";

const MOST_SKILLS = 3;
const MOST_GAPS = 3;

/** The gap that decides and what stands nearest to it; nothing where nothing that counts is surely missing. */
export function gapSentences(material: Material): Said[] {
	const { tailoring, voice } = material;
	const recorded = recordGaps(tailoring, voice);
	const hasDegree = recorded.some(({ unmet }) => unmet === "degree");
	const degree = hasDegree ? [] : degreeGap(tailoring, voice);
	// The reader knows by the first; others only where they decide as well.
	const stated = saidOfGaps(
		recorded
			.filter((gap, at) => at === 0 || isWeighty(gap))
			.slice(0, MOST_GAPS - Math.min(degree.length, 1)),
		voice,
	);
	const said = [...stated, ...degree];
	const tools = missingTools(material, said);
	if (said.length > 0 || tools.length > 0)
		return [...said, ...tools].slice(0, MOST_GAPS);
	const field = isFarOff(tailoring) ? fieldGap(material) : [];
	return field.length > 0 ? field : otherField(material);
}

/** Named tools that are missing and not told of yet: all that have a neighbor, else those that decide. */
function missingTools(
	{ tailoring, voice, answered }: Material,
	said: readonly Said[],
): Said[] {
	// What the letter has just answered is not missing.
	const missing = missingInLetter(tailoring, voice.language).filter(
		({ term }) =>
			term.kind === "tool" &&
			isProperName(term.term) &&
			![...answered].some((requirement) => isIn(term, requirement)) &&
			!said.some(({ text }) => term.forms.some((form) => text.includes(form))),
	);
	const near = nearestTo(missing, tailoring);
	const named = missing.filter(
		(one) =>
			(said.length === 0 && near.has(one)) ||
			isDeciding(one, tailoring) ||
			(isOfConditions(one, tailoring) && !isFarOff(tailoring)),
	);
	return namedGap(named, [...near.values()].flat(), voice);
}

/** Where trade and score are far off, what nothing answers is surely missing. */
function fieldGap({ tailoring, voice, answered, lines }: Material): Said[] {
	const required = tailoring.match.requirements
		.map(({ requirement }) => requirement)
		.filter((requirement) => isRequired(requirement, tailoring));
	const named =
		answered.size > 0
			? undefined
			: missingInLetter(tailoring, voice.language).find(
					({ term, name }) =>
						(term.kind !== "tool" || isProperName(term.term)) &&
						!isWeakSkill(name) &&
						required.some((requirement) => isIn(term, requirement)),
				);
	return named && nearestWork(lines)
		? [frame(fill(pick(voice.frames.gapOne, voice.seed), { term: named.name }))]
		: [];
}

function isFarOff({ match: { score, field } }: Tailoring): boolean {
	return score < FAR && field < SAME_FIELD;
}

function isWeighty({ unmet, isDone, nearest }: RecordGap): boolean {
	return !isDone && (unmet !== null || nearest !== undefined);
}

/** Below this score the record may be of another field. */
const FAR = 25;
const SAME_FIELD = 0.5;
/** Of fewer requirements nobody can say what the work is. */
const FEWEST_REQUIRED = 6;
const MOST_MISSING = 0.5;

/** Where nothing else is named as missing and nearly all is: what comes nearest to the post as a whole. */
function otherField({ tailoring, voice, lines }: Material): Said[] {
	const { match, job } = tailoring;
	// Across languages little is found of what is there.
	if (voice.hasForeignLines || job.language !== voice.language) return [];
	const asked = match.requirements.filter(
		({ requirement: { kind, ask } }) => kind !== "nice" && ask === null,
	);
	const missing = asked.filter(({ support }) => support === "absent").length;
	const isFar =
		isFarOff(tailoring) &&
		asked.length >= FEWEST_REQUIRED &&
		missing >= MOST_MISSING * asked.length;
	const work = isFar ? nearestWork(lines) : undefined;
	return work
		? [ofPosition(pick(voice.frames.otherField, voice.seed), work, voice)]
		: [];
}

function nearestWork(lines: readonly Evidence[]): Evidence | undefined {
	return lines.find(
		({ kind, title, company }) =>
			kind === "work" && title !== "" && !isSelfEmployed(company),
	);
}

function ofPosition(
	text: string,
	{ title, company, entry }: Evidence,
	{ language }: Voice,
): Said {
	const values = { job: positionInSentence(title, language), company };
	return {
		text: fillPlaced(text, values, language),
		sources: ["job_title", "company_name"].map((field) => pathOf(entry, field)),
		startsOwn: true,
	};
}

/** What is missing and its neighbors, in one sentence where the language has a frame for it. */
function namedGap(
	missing: readonly Missing[],
	near: readonly Fact[],
	voice: Voice,
): Said[] {
	if (missing.length === 0) return [];
	const { frames, seed, language } = voice;
	const names = missing.map(({ name }) => name);
	const [only = ""] = names;
	const values = { term: only, terms: wordingOf(language).list(names) };
	const { gapNear } = frames;
	const [said] = listOf(
		near,
		gapNear
			? [
					fill(
						pick(names.length === 1 ? gapNear.one : gapNear.many, seed),
						values,
					),
				]
			: frames.nearest,
		voice,
	);
	if (said && gapNear)
		return [{ ...said, text: frame(said.text).text, startsOwn: true }];
	const bare = pick(
		names.length === 1 ? frames.gapOne : frames.gapMany,
		seed,
		2,
	);
	return [frame(fill(bare, values)), ...(said ? [said] : [])];
}

/** A named tool that stands among the conditions, or is all that a requirement asks for. */
function isDeciding({ term }: Missing, { match }: Tailoring): boolean {
	const isIt = (text: string) =>
		term.forms.some((form) => form.length * 2 >= text.trim().length);
	return (
		term.kind !== "knowledge" &&
		(match.knockouts.some(({ knockout: { span } }) =>
			term.spans.some(([start]) => start >= span[0] && start < span[1]),
		) ||
			match.requirements.some(
				({ requirement }) =>
					isIn(term, requirement) &&
					(requirement.excludes !== undefined || isIt(requirement.text)),
			))
	);
}

/** A named tool a condition of the posting asks for that nothing of the record answers. */
function isOfConditions({ term }: Missing, { match }: Tailoring): boolean {
	return match.requirements.some(
		({ requirement, support }) =>
			requirement.kind === "must" &&
			support === "absent" &&
			isIn(term, requirement),
	);
}

/** A sentence over a few skills, each once. */
function listOf(facts: readonly Fact[], kinds: Frames, voice: Voice): Said[] {
	const skills = new Map(facts.map(({ path, text }) => [text, path] as const));
	const items = [...skills.keys()]
		.filter((text) => text.length <= LONGEST_SKILL)
		.slice(0, MOST_SKILLS);
	if (items.length === 0) return [];
	const names = items.map((text) => smallAs(text, voice.language));
	return [
		{
			text: fill(pick(kinds, voice.seed, 1), {
				items: wordingOf(voice.language).list(names),
			}),
			sources: items.flatMap((text) => skills.get(text) ?? []),
		},
	];
}
