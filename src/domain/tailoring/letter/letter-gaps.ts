// What the posting asks for and the record does not hold: facts of the record, in the posting's words.

import type { Frames } from "../../language/writing-words.ts";
import { affinities } from "../../match/affinity.ts";
import { factsOf } from "../../match/facts.ts";
import type { Fact } from "../../match/match.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import { wordingOf } from "../wording/wording.ts";
import { degreeGap } from "./degree-gap.ts";
import type { Evidence } from "./evidence-lines.ts";
import { frame } from "./frame.ts";
import type { Material } from "./letter-material.ts";
import { isIn } from "./letter-needs.ts";
import { IN_PLACE, type Missing, missingTerms } from "./missing-terms.ts";
import type { Said } from "./phrase-lines.ts";
import { smallAs } from "./term-needs.ts";
import { fill, pick, type Voice } from "./voice.ts";

const MOST_SKILLS = 3;
const LONGEST_SKILL = 45;

/** The gap and what stands nearest to it; nothing where nothing that counts is missing. */
export function gapSentences(material: Material): Said[] {
	const { tailoring, voice } = material;
	const told = [...material.answered].map(({ requirement }) => requirement);
	// What the letter has just answered is not missing.
	const missing = missingTerms(tailoring, voice.language).filter(
		({ term }) => !told.some((requirement) => isIn(term, requirement)),
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
	return all.length > 0 ? all : otherField(material);
}

/** Below this score the record is of another field. */
const FAR = 12;

/** Where nothing of the posting was answered: what comes nearest to it as a whole. */
function otherField({ tailoring, voice, lines, answered }: Material): Said[] {
	const { otherField: frames } = voice.frames;
	const isFar = tailoring.match.score < FAR && answered.size === 0;
	const work = frames && isFar ? nearestWork(lines) : undefined;
	return frames && work ? [ofPosition(pick(frames, voice.seed), work)] : [];
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
	need = "",
): Said {
	return {
		text: fill(text, { need, job: title, company }),
		sources: ["job_title", "company_name"].map((field) => `${entry}.${field}`),
		startsOwn: true,
	};
}

/** What the posting requires and no line answers, with the work that comes nearest to it. */
function workGap({ tailoring, voice, asks, lines }: Material): Said[] {
	const { gapWork } = voice.frames;
	const open = gapWork
		? asks.find(
				({ clause, requirement, said, at }) =>
					clause?.form === "noun" &&
					isField(clause.text) &&
					requirement.kind === "must" &&
					!requirement.isConditional &&
					!requirement.orEquivalent &&
					!IN_PLACE.test(requirement.text.replace(clause.text, "")) &&
					tailoring.match.requirements[at]?.support === "absent" &&
					said.every(({ covered }) => covered < ANSWERED),
			)
		: undefined;
	const work = nearestWork(lines);
	return gapWork && open?.clause && work
		? [ofPosition(pick(gapWork, voice.seed), work, open.clause.text)]
		: [];
}

const ANSWERED = 0.3;
const LONGEST_FIELD = 9;

/** Experience or knowledge of a field of work; what anybody learns in a week, or has by character, is no gap. */
function isField(need: string): boolean {
	return (
		need.split(" ").length <= LONGEST_FIELD &&
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

const LISTED_PATH = /^(?:skills|software)\.\d+\.\w+_name$/;
const NEAR = 0.42;

/** What the profile lists beside each missing thing: of its family by meaning or by a word they share. */
function nearestTo(
	missing: readonly Missing[],
	{ profile, match }: Tailoring,
): Map<Missing, Fact[]> {
	const listed = factsOf(profile).filter(
		({ path, text }) => LISTED_PATH.test(path) && text.length <= LONGEST_SKILL,
	);
	const said = affinities(
		{ language: "en", texts: missing.map(({ name }) => name) },
		{
			language: profileLanguage(profile),
			texts: listed.map(({ text }) => text),
		},
	);
	const asked = new Set(
		match.requirements.flatMap(({ evidence }) =>
			evidence.map(({ path }) => path),
		),
	);
	const near = new Map<Missing, Fact[]>();
	missing.forEach((one, row) => {
		const facts = listed
			.map((fact, at) => ({
				fact,
				worth:
					(said[row]?.[at]?.covered ?? 0) *
						((said[row]?.[at]?.specific ?? 0) > 0 ? 1 : LESS) +
					(asked.has(fact.path) ? LITTLE : 0),
			}))
			.filter(({ worth }) => worth >= NEAR)
			.toSorted((a, b) => b.worth - a.worth);
		const [best] = facts;
		if (best) near.set(one, [best.fact]);
	});
	return near;
}

const LITTLE = 0.02;
/** A word of every trade that two names share makes them no neighbors. */
const LESS = 0.8;

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
