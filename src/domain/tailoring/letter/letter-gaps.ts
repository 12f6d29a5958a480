// What the posting asks for and the record does not hold: facts of the record, in the posting's words.

import type { Term } from "../../job/job.ts";
import { termForms } from "../../job/lexicon.ts";
import type { Frames } from "../../language/writing-words.ts";
import { degreeRank } from "../../match/decide/degree-ranks.ts";
import { factsOf } from "../../match/facts.ts";
import type { Fact, Match, TermMatch } from "../../match/match.ts";
import { oneLine } from "../../match/sentences.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { fullName } from "../../profile/profile.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { wordingOf } from "../wording/wording.ts";
import type { Material } from "./letter-material.ts";
import { isIn } from "./letter-needs.ts";
import type { Said } from "./phrase-lines.ts";
import { postingPhrase } from "./posting-phrase.ts";
import { nameIn, sharesWord, smallAs } from "./term-needs.ts";
import { fill, pick, quote, type Voice } from "./voice.ts";

const MOST_TERMS = 2;
const MOST_SKILLS = 3;
const LONGEST_SKILL = 45;
const MISSABLE: ReadonlySet<string> = new Set([
	"tool",
	"certificate",
	"knowledge",
]);

/** The gap and what stands nearest to it; nothing where nothing that counts is missing. */
export function gapSentences(material: Material): Said[] {
	const { tailoring, voice } = material;
	const { frames, seed, language } = voice;
	const degree = degreeGap(tailoring, voice);
	const told = [...material.answered].map(({ requirement }) => requirement);
	// What the letter has just answered is not missing.
	const missing = missingTerms(tailoring, language).filter(
		({ term }) => !told.some((requirement) => isIn(term, requirement)),
	);
	const names = missing.map(({ name }) => name);
	const [only = ""] = names;
	const named =
		names.length === 0
			? []
			: [
					frame(
						names.length === 1
							? fill(pick(frames.gapOne, seed, 2), { term: only })
							: fill(pick(frames.gapMany, seed, 2), {
									terms: wordingOf(language).list(names),
								}),
					),
				];
	const gap = [...degree, ...named];
	return gap.length === 0 ? [] : [...gap, ...nearestTo(missing, material)];
}

const SKILL_PATH = /^(?:skills|software)\.\d+\.\w+_name$/;

/** What the profile holds beside what is missing: skills of the same requirement, else those the posting names. */
function nearestTo(
	missing: readonly Missing[],
	{ tailoring, voice }: Material,
) {
	const names = missing.map(({ name }) => name).join(" ");
	const near = tailoring.match.requirements
		.filter(({ requirement }) =>
			missing.some(({ term }) => isIn(term, requirement)),
		)
		.flatMap(({ evidence }) => evidence)
		.filter(
			({ path, text }) => SKILL_PATH.test(path) && sharesStem(text, names),
		);
	return listOf(near, voice.frames.nearest, voice);
}

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

/** Named things of the must list, else of the duties, of which the profile holds not one word. */
function missingTerms(
	{ match, profile, job }: Tailoring,
	language: string,
): Missing[] {
	const held = contentStems(
		wordsOf(
			factsOf(profile)
				.map(({ text }) => text)
				.join(" "),
		),
	);
	const isWanted = (kind: "must" | "duty", { term }: TermMatch) =>
		match.requirements.some(
			({ requirement, support }) =>
				requirement.kind === kind &&
				support !== "shown" &&
				requirement.ask === null &&
				!requirement.isNegated &&
				!requirement.isConditional &&
				requirement.logic.how === "all" &&
				isIn(term, requirement),
		);
	const absent = match.terms
		.filter(
			({ term, support }) => support === "absent" && MISSABLE.has(term.kind),
		)
		.toSorted((a, b) => b.term.weight - a.term.weight);
	const musts = absent.filter(
		(one) => isWanted("must", one) || decides(one, match),
	);
	const wanted =
		musts.length > 0 ? musts : absent.filter((one) => isWanted("duty", one));
	const chosen = wanted.flatMap(({ term }) => {
		const name = nameIn(term, job, language);
		const isMissing =
			name !== null &&
			(term.kind === "certificate"
				? isPaperMissing(name, held)
				: isTelling(name, language, held));
		return isMissing ? [{ term, name }] : [];
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

/** Of the same family by a word they share: wound care beside palliative care. */
function sharesStem(text: string, names: string): boolean {
	const asked = contentStems(wordsOf(names));
	return [...contentStems(wordsOf(text))].some((stem) => asked.has(stem));
}

/** A licence or certificate that decides is named though the posting asks for it as a condition. */
function decides({ term }: TermMatch, { knockouts }: Match): boolean {
	return (
		term.kind === "certificate" &&
		knockouts.some(
			({ knockout, verdict }) =>
				verdict === "not-met" &&
				(knockout.kind === "licence" || knockout.kind === "certificate") &&
				term.forms.some((form) => knockout.quote.includes(form)),
		)
	);
}

/** A paper is a name: another that shares words with it is not it. */
function isPaperMissing(name: string, held: ReadonlySet<string>): boolean {
	return (
		name.length <= LONGEST_SKILL * 2 &&
		[...contentStems(wordsOf(name))].some((stem) => !held.has(stem))
	);
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

/** The degree asked for beside the one that is there. */
export function degreeGap(
	{ match, profile, job }: Tailoring,
	voice: Voice,
): Said[] {
	const unmet = match.knockouts.find(
		({ knockout, verdict }) =>
			knockout.kind === "degree" && verdict === "not-met",
	);
	const asked = unmet
		? match.terms.find(
				({ term }) =>
					term.kind === "degree" &&
					term.forms.some((form) => unmet.knockout.quote.includes(form)),
			)
		: undefined;
	const isHigher = degreeRank(asked?.term.term ?? "") > highestDegree(profile);
	const need =
		unmet &&
		degreeAsked(unmet.knockout.quote, asked?.term, {
			isHigher,
			job,
			voice,
		});
	const at = profile.education.findIndex(
		({ degree_type }) => oneLine(degree_type) !== "",
	);
	const school = profile.education[at];
	if (!need || !school || fullName(profile.personal) === "") return [];
	const degree = wordingOf(voice.language).degree(
		oneLine(school.degree_type),
		oneLine(school.field_of_study),
	);
	return [
		{
			text: fill(pick(voice.frames.gapDegree, voice.seed), {
				need,
				degree,
			}),
			sources: [
				`education.${at}.degree_type`,
				`education.${at}.field_of_study`,
			],
			isFrame: true,
		},
	];
}

/** The condition in the posting's words where they name the degree, else the degree itself. */
function degreeAsked(
	condition: string,
	term: Term | undefined,
	{
		job,
		voice,
		isHigher,
	}: Pick<Tailoring, "job"> & { voice: Voice; isHigher: boolean },
): string | null {
	const phrase = postingPhrase(condition, term?.forms ?? []);
	const isNamed =
		phrase !== null &&
		(term?.forms ?? []).some((form) => phrase.includes(form));
	if (isNamed && job.language === voice.language) return quote(phrase, voice);
	// Who holds the level lacks at most the field, which only the posting's own words name.
	if (!isHigher) return null;
	const [name] = term ? termForms(term.term, voice.language) : [];
	if (name === undefined) return null;
	if (voice.language !== "en") return quote(name, voice);
	return `${/^(?:[aeio]|u(?!ni))/i.test(name) ? "an" : "a"} ${name}`;
}

/** The rank of the highest degree, 0 for none. */
function highestDegree({ education }: Tailoring["profile"]): number {
	return Math.max(
		0,
		...education.map(({ degree_type }) => degreeRank(degree_type ?? "")),
	);
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
