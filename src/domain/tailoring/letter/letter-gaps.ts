// What the posting asks for and the record does not hold: facts of the record, in the posting's words.

import { DETAIL_WORDS } from "../../language/details-of-languages.ts";
import type { Frames } from "../../language/writing-words.ts";
import type { Fact } from "../../match/match.ts";
import { pathOf } from "../../profile/content-path.ts";
import { isWeakSkill } from "../choose/needs.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import { wordingOf } from "../wording/wording.ts";
import type { Ask } from "./asked-work.ts";
import { isRequired, isWished } from "./certain-gaps.ts";
import { conditionPhrase } from "./condition-phrase.ts";
import { degreeGap } from "./degree-gap.ts";
import type { Evidence } from "./evidence.ts";
import { frame } from "./frame.ts";
import { LONGEST_SKILL, nearestTo } from "./gap-neighbors.ts";
import type { Material } from "./letter-material.ts";
import { isIn } from "./letter-needs.ts";
import { IN_PLACE, type Missing, missingInLetter } from "./missing-terms.ts";
import type { Said } from "./phrase-lines.ts";
import { recordGaps } from "./record-gaps.ts";
import { smallAs } from "./term-needs.ts";
import {
	fill,
	fillPlaced,
	pick,
	positionInSentence,
	type Voice,
} from "./voice.ts";

const MOST_SKILLS = 3;
const MOST_GAPS = 2;

/** The gap and what stands nearest to it; nothing where nothing that counts is missing. */
export function gapSentences(material: Material): Said[] {
	const { tailoring, voice } = material;
	const recorded = recordGaps(tailoring, voice);
	// A second gap only where it is a level: the reader knows by the first.
	const stated = recorded.filter(
		({ unmet }, at) => at === 0 || unmet === "language",
	);
	if (stated.length > 0)
		return stated.slice(0, MOST_GAPS).map(({ said }) => said);
	const answered = [...material.answered].map(({ requirement }) => requirement);
	// What the letter has just answered is not missing.
	const missing = missingInLetter(tailoring, voice.language).filter(
		({ term }) => !answered.some((requirement) => isIn(term, requirement)),
	);
	const near = nearestTo(missing, tailoring);
	const named = missing.filter(
		(one) => near.has(one) || isDeciding(one, tailoring),
	);
	const gaps = [
		...degreeGap(tailoring, voice),
		...namedGap(named, [...near.values()].flat(), voice),
	];
	const all = gaps.length > 1 ? gaps : [...gaps, ...workGap(material)];
	if (all.length > 0) return all;
	const weighty = weightyGap(missing, material);
	return weighty.length > 0 ? weighty : otherField(material);
}

/** The requirements a posting names first weigh most. */
const FIRST_REQUIRED = 3;

/** A thing named in the first requirements; any that is required where nothing was answered. */
function weightyGap(
	missing: readonly Missing[],
	{ tailoring, voice, lines, answered }: Material,
): Said[] {
	const required = tailoring.match.requirements
		.map(({ requirement }) => requirement)
		.filter((requirement) => isRequired(requirement, tailoring));
	const first =
		answered.size === 0 ? required : required.slice(0, FIRST_REQUIRED);
	const named = missing.find(
		({ term, name }) =>
			!isWeakSkill(name) &&
			first.some((requirement) => isIn(term, requirement)),
	);
	return named && nearestWork(lines)
		? [frame(fill(pick(voice.frames.gapOne, voice.seed), { term: named.name }))]
		: [];
}

/** Below this score the record may be of another field. */
const FAR = 25;
const SAME_FIELD = 0.5;
/** Of fewer requirements nobody can say what the work is. */
const FEWEST_REQUIRED = 6;
const MOST_MISSING = 0.5;

/** Where nothing else is named as missing and nearly all is: what comes nearest to the post as a whole. */
function otherField({
	tailoring: { match, job },
	voice,
	lines,
}: Material): Said[] {
	// Across languages little is found of what is there.
	if (voice.hasForeignLines || job.language !== voice.language) return [];
	const asked = match.requirements.filter(
		({ requirement: { kind, ask } }) => kind !== "nice" && ask === null,
	);
	const missing = asked.filter(({ support }) => support === "absent").length;
	const isFar =
		match.score < FAR &&
		match.field < SAME_FIELD &&
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

/** What the posting requires and no line answers. */
function workGap({ tailoring, voice, asks, lines }: Material): Said[] {
	const open = asks
		.filter(
			({ requirement, said, at }) =>
				requirement.kind === "must" &&
				!requirement.isConditional &&
				!isWished(requirement, tailoring) &&
				!requirement.orEquivalent &&
				tailoring.match.requirements[at]?.support === "absent" &&
				said.every(({ covered }) => covered < ANSWERED),
		)
		.flatMap((ask) => fieldOf(ask, voice) ?? []);
	const [need] = open;
	return need && nearestWork(lines)
		? [
				frame(
					fill(pick(DETAIL_WORDS[voice.language].gaps.bare, voice.seed), {
						need,
					}),
				),
			]
		: [];
}

/** The field of work an ask names, as a sentence goes on with it; null where its words do not parse or something may stand in its place. */
function fieldOf(
	{ clause, requirement: { text } }: Ask,
	voice: Voice,
): string | null {
	const isOpen = (need: string) =>
		isField(need) && !IN_PLACE.test(text.replace(need, ""));
	if (clause?.form === "noun" && isOpen(clause.text)) return clause.text;
	const phrase =
		voice.language === "en" && clause === null
			? conditionPhrase(text, voice)
			: null;
	return phrase !== null && isOpen(phrase) && !IN_PLACE.test(text)
		? phrase
		: null;
}

const ANSWERED = 0.3;
const LONGEST_FIELD = 9;

const KIND_OF_TOOL =
	/\b(?:software|systems?|tools?|platforms?|packages?|applications?|technolog(?:y|ies)|databases?|equipment)\b/i;

/** Experience or knowledge of a field of work; what anybody learns in a week, or has by character, is no gap. */
function isField(need: string): boolean {
	return (
		need.split(" ").length <= LONGEST_FIELD &&
		// A kind of tool is held by the name of any of its kind.
		!KIND_OF_TOOL.test(need) &&
		/\b(?:experience|knowledge|background)\b/.test(need) &&
		!/\b(?:that|used|accuracy|attention|communication|interpersonal|organi[sz]ational|managing|working|requirements|guidelines)\b/.test(
			need,
		)
	);
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
				({ requirement }) => isIn(term, requirement) && isIt(requirement.text),
			))
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
