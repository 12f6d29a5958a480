// What the posting asks for and the record does not hold: facts of the record, in the posting's words.

import type { KnockoutKind, Term } from "../../job/job.ts";
import { termForms } from "../../job/lexicon.ts";
import type { Frames } from "../../language/writing-words.ts";
import { affinities } from "../../match/affinity.ts";
import { degreeRank } from "../../match/decide/degree-ranks.ts";
import { factsOf } from "../../match/facts.ts";
import type { Fact, TermMatch } from "../../match/match.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { oneLine } from "../../match/sentences.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { fullName } from "../../profile/profile.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import { wordingOf } from "../wording/wording.ts";
import { conditionPhrase } from "./condition-phrase.ts";
import { highestDegree, unmetConditions } from "./held-papers.ts";
import type { Material } from "./letter-material.ts";
import { isIn } from "./letter-needs.ts";
import type { Said } from "./phrase-lines.ts";
import { nameIn, sharesWord, smallAs } from "./term-needs.ts";
import { fill, pick, quote, type Voice } from "./voice.ts";

const MOST_TERMS = 2;
const MOST_SKILLS = 3;
const LONGEST_SKILL = 45;
const MISSABLE: ReadonlySet<string> = new Set(["tool", "knowledge"]);

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

/** Below this score the record is of another field, which the reader sees anyway. */
const FAR = 25;

function otherField({ tailoring, voice, lines }: Material): Said[] {
	const { otherField: frames } = voice.frames;
	return frames && tailoring.match.score < FAR && lines.length > 0
		? [frame(pick(frames, voice.seed))]
		: [];
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
	const work = lines.find(
		({ kind, title, company }) =>
			kind === "work" && title !== "" && !isSelfEmployed(company),
	);
	if (!gapWork || !open?.clause || !work) return [];
	return [
		{
			text: fill(pick(gapWork, voice.seed), {
				need: open.clause.text,
				job: work.title,
				company: work.company,
			}),
			sources: ["job_title", "company_name"].map(
				(field) => `${work.entry}.${field}`,
			),
			startsOwn: true,
		},
	];
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

export function frame(text: string): Said {
	const [first = ""] = text;
	return {
		text: first.toUpperCase() + text.slice(first.length),
		sources: [],
		isFrame: true,
	};
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

type Missing = { term: Term; name: string };

/** Named things of the must list of which the profile holds not one word, and in whose place nothing is held. */
function missingTerms(
	{ match, profile, job, company }: Tailoring,
	language: string,
): Missing[] {
	const held = contentStems(
		wordsOf(
			factsOf(profile)
				.map(({ text }) => text)
				.join(" "),
		),
	);
	const isWanted = ({ term }: TermMatch) =>
		match.requirements.some(
			({ requirement, support }) =>
				requirement.kind === "must" &&
				support !== "shown" &&
				support !== "listed" &&
				requirement.ask === null &&
				requirement.group === null &&
				!requirement.isNegated &&
				!requirement.isConditional &&
				!requirement.orEquivalent &&
				requirement.logic.how === "all" &&
				!IN_PLACE.test(requirement.text) &&
				isIn(term, requirement),
		);
	const chosen = match.terms
		.filter(
			(one) =>
				one.support === "absent" &&
				MISSABLE.has(one.term.kind) &&
				isWanted(one),
		)
		.toSorted((a, b) => b.term.weight - a.term.weight)
		.flatMap(({ term }) => {
			const name = nameIn(term, job, language);
			return name !== null &&
				!sharesWord(name, company) &&
				isTelling(name, language, held) &&
				isThing(name, term, language)
				? [{ term, name }]
				: [];
		});
	return chosen
		.filter(
			({ name }, at) =>
				!chosen.some(
					(other, before) => before < at && sharesWord(name, other.name),
				),
		)
		.slice(0, MOST_TERMS);
}

// What will be taught, what is a wish, and what something else may stand for.
const IN_PLACE =
	/\b(?:or|similar|e\.g\.|such as|etc|teach|train you|learn|training (?:is|will be) (?:given|provided)|plus|bonus|ideally|preferably|desirable|nice|advantage|asset)\b/i;
const AUTHORITY =
	/\b(?:service|department|agency|council|team|office|authority|board|trust|division|sponsorship|clearance)\b/i;
const MASS =
	/(?:ing|ment|ics|logy|graphy|tion|sion|ance|ence|care|law|tax|ity|ware|sales|analysis|[^s]s)$/i;

/** Whether a sentence can say of the name, as it stands, that it is missing: "relational database" needs an article. */
function isThing(name: string, { kind }: Term, language: string): boolean {
	if (AUTHORITY.test(name)) return false;
	return kind === "tool" || language !== "en" || MASS.test(name);
}

const MOST_WORDS = 4;

function isTelling(
	name: string,
	language: string,
	held: ReadonlySet<string>,
): boolean {
	if (
		/\b(?:skills?|listed|below|above|following)\b/i.test(name) ||
		name.split(" ").length > MOST_WORDS ||
		isEveryday(name, language)
	)
		return false;
	const stems = [...contentStems(wordsOf(name))];
	const [first] = stems;
	if (first === undefined || held.has(first)) return false;
	// English puts first what is special: "palliative care" is missing where care stands but nothing palliative.
	return language === "en" || stems.every((stem) => !held.has(stem));
}

const LONG_WORD = 14;

// "Maintenance" or "sales" alone says nothing that could be missing; a name, a compound or several words do.
function isEveryday(form: string, language: string): boolean {
	if (language === "zh") return false;
	const isCompound = language === "de" && form.length >= LONG_WORD;
	const isName = /\p{Lu}.*\p{Lu}|\d|[+#.]/u.test(form);
	const isCapital = language !== "de" && /^\p{Lu}/u.test(form);
	return !/[\s-]/u.test(form) && !isCompound && !isName && !isCapital;
}

const DEGREE: ReadonlySet<KnockoutKind> = new Set(["degree"]);

/** The degree asked for beside the one that is there. */
export function degreeGap(tailoring: Tailoring, voice: Voice): Said[] {
	const { match, profile } = tailoring;
	const [unmet] = unmetConditions(tailoring, DEGREE);
	const asked = match.terms.find(
		({ term }) =>
			term.kind === "degree" &&
			term.forms.some((form) => unmet?.quote.includes(form)),
	)?.term;
	const at = profile.education.findIndex(
		({ degree_type }) => oneLine(degree_type) !== "",
	);
	const school = profile.education[at];
	if (!unmet || !asked || !school || fullName(profile.personal) === "")
		return [];
	const isHigher = degreeRank(asked.term) > highestDegree(profile);
	const need = degreeAsked(unmet.quote, asked, { tailoring, voice, isHigher });
	if (need === null) return [];
	const degree = wordingOf(voice.language).degree(
		oneLine(school.degree_type),
		oneLine(school.field_of_study),
	);
	return [
		{
			text: fill(pick(voice.frames.gapDegree, voice.seed), { need, degree }),
			sources: [
				`education.${at}.degree_type`,
				`education.${at}.field_of_study`,
			],
			isFrame: true,
		},
	];
}

/** The condition in the posting's words where they name the degree, else its level where that is too high. */
function degreeAsked(
	condition: string,
	term: Term,
	{
		tailoring: { job },
		voice,
		isHigher,
	}: { tailoring: Tailoring; voice: Voice; isHigher: boolean },
): string | null {
	const phrase =
		job.language === voice.language ? conditionPhrase(condition, voice) : null;
	if (phrase !== null && term.forms.some((form) => hasForm(phrase, form)))
		return phrase;
	// Who holds the level lacks at most the field, which only the posting's own words name.
	if (!isHigher) return null;
	const [name] = termForms(term.term, voice.language);
	if (name === undefined) return null;
	if (voice.language !== "en") return quote(name, voice);
	return `${/^(?:[aeio]|u(?!ni))/i.test(name) ? "an" : "a"} ${name}`;
}

function hasForm(phrase: string, form: string): boolean {
	return phrase.toLowerCase().includes(form.toLowerCase());
}

/** Whether a degree of a higher level than any the profile holds is asked for. */
export function isDegreeTooLow({ match, profile }: Tailoring): boolean {
	return match.terms.some(
		({ term, support }) =>
			term.kind === "degree" &&
			support === "absent" &&
			degreeRank(term.term) > highestDegree(profile),
	);
}
