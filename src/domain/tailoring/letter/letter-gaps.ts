// What the posting asks for and the record does not hold: facts of the record, in the posting's words.

import type { Term } from "../../job/job.ts";
import { factsOf } from "../../match/facts.ts";
import type { TermMatch } from "../../match/match.ts";
import { oneLine } from "../../match/sentences.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { fullName } from "../../profile/profile.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { wordingOf } from "../wording/wording.ts";
import { isIn } from "./letter-needs.ts";
import type { Said } from "./phrase-lines.ts";
import { postingPhrase } from "./posting-phrase.ts";
import { fill, pick, quote, type Voice } from "./voice.ts";

const MOST_TERMS = 3;
const MOST_SKILLS = 3;
const LONGEST_SKILL = 45;
const NAMED: ReadonlySet<string> = new Set([
	"tool",
	"certificate",
	"knowledge",
	"skill",
]);
const MISSABLE: ReadonlySet<string> = new Set([
	"tool",
	"certificate",
	"knowledge",
]);

const ONLY_TOOLS: ReadonlySet<string> = new Set(["tool"]);

/** The gap and what stands nearest to it; nothing where nothing that counts is missing. */
export function gapSentences(tailoring: Tailoring, voice: Voice): Said[] {
	const degree = degreeGap(tailoring, voice);
	const terms =
		tailoring.job.language === voice.language
			? missingTerms(tailoring, voice.language)
			: missingElsewhere(tailoring, voice);
	const { frames, seed, language } = voice;
	const list = wordingOf(language).list;
	const [only] = terms;
	const named =
		terms.length === 0
			? []
			: [
					frame(
						terms.length === 1
							? fill(pick(frames.gapOne, seed, 2), { term: only ?? "" })
							: fill(pick(frames.gapMany, seed, 2), { terms: list(terms) }),
					),
				];
	const gap = [...degree, ...named];
	return gap.length === 0 ? [] : [...gap, ...listedSentences(tailoring, voice)];
}

export function frame(text: string): Said {
	const [first = ""] = text;
	return {
		text: first.toUpperCase() + text.slice(first.length),
		sources: [],
		isFrame: true,
	};
}

/** Skills of the person's list that the posting names. */
export function listedSentences(
	{ match }: Tailoring,
	{ frames, seed, language }: Voice,
): Said[] {
	const listed = match.terms
		.filter(
			({ term, support, evidence }) =>
				support !== "absent" &&
				NAMED.has(term.kind) &&
				term.demand !== "mention" &&
				evidence.some(({ path }) => /^(?:skills|software)\./.test(path)),
		)
		.toSorted((a, b) => b.term.weight - a.term.weight)
		.map((one) => ({
			...one,
			evidence: one.evidence.filter(({ path }) =>
				/^(?:skills|software)\.\d+\.\w+_name$/.test(path),
			),
		}));
	const skills = new Map(
		listed.flatMap(({ evidence }) =>
			evidence.slice(0, 1).map(({ path, text }) => [text, path] as const),
		),
	);
	const items = [...skills.keys()]
		.filter((text) => text.length <= LONGEST_SKILL)
		.slice(0, MOST_SKILLS);
	if (items.length === 0) return [];
	return [
		{
			text: fill(pick(frames.fromList, seed, 1), {
				items: wordingOf(language).list(items),
			}),
			sources: items.flatMap((text) => skills.get(text) ?? []),
		},
	];
}

/** Named things of the must list of which the profile holds not one word. */
function missingTerms(
	{ match, profile }: Tailoring,
	language: string,
	kinds: ReadonlySet<string> = MISSABLE,
): string[] {
	const held = contentStems(
		wordsOf(
			factsOf(profile)
				.map(({ text }) => text)
				.join(" "),
		),
	);
	// A licence or certificate that decides is named though the posting asks for it as a condition.
	const decides = ({ term }: TermMatch) =>
		term.kind === "certificate" &&
		match.knockouts.some(
			({ knockout, verdict }) =>
				verdict === "not-met" &&
				(knockout.kind === "licence" || knockout.kind === "certificate") &&
				term.forms.some((form) => knockout.quote.includes(form)),
		);
	const isMust = ({ term }: TermMatch) =>
		match.requirements.some(
			({ requirement }) =>
				requirement.kind === "must" &&
				requirement.ask === null &&
				!requirement.isNegated &&
				!requirement.isConditional &&
				requirement.logic.how === "all" &&
				isIn(term, requirement),
		);
	const forms = match.terms
		.filter(
			(one) =>
				one.support === "absent" &&
				kinds.has(one.term.kind) &&
				(isMust(one) || decides(one)),
		)
		.toSorted((a, b) => b.term.weight - a.term.weight)
		.map(({ term }) => inSentence(term, language))
		.filter((form) => {
			if (
				/\b(?:skills?|listed|below|above|following)\b/i.test(form) ||
				isEveryday(form, language)
			)
				return false;
			const stems = contentStems(wordsOf(form));
			return stems.size > 0 && [...stems].every((stem) => !held.has(stem));
		});
	return forms
		.filter(
			(form, at) =>
				!forms.some((other, before) => before < at && sharesWord(form, other)),
		)
		.slice(0, MOST_TERMS);
}

const LONG_WORD = 12;

// "Maintenance" or "sales" alone says nothing that could be missing; a name, a compound or several words do.
function isEveryday(form: string, language: string): boolean {
	if (language === "zh") return false;
	const isCompound = language === "de" && form.length >= LONG_WORD;
	const isName = /\p{Lu}.*\p{Lu}|\d|[+#.]/u.test(form);
	const isCapital = language !== "de" && /^\p{Lu}/u.test(form);
	return !/[\s-]/u.test(form) && !isCompound && !isName && !isCapital;
}

// A line of a list begins with a capital; inside a sentence only names and German nouns keep it.
function inSentence({ forms, kind }: Term, language: string): string {
	const [form = ""] = forms;
	return kind === "knowledge" &&
		language !== "de" &&
		/^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(form)
		? form.toLowerCase()
		: form;
}

function sharesWord(a: string, b: string): boolean {
	const words = new Set(a.toLowerCase().split(/\s+/));
	return b
		.toLowerCase()
		.split(/\s+/)
		.some((word) => words.has(word));
}

const SHORT_QUOTE = 6;

/** Tools keep their names in every language; other words of another language are quoted where they are few. */
function missingElsewhere(tailoring: Tailoring, voice: Voice): string[] {
	const tools = missingTerms(tailoring, voice.language, ONLY_TOOLS);
	if (tools.length > 0) return tools;
	return missingPhrase(tailoring)
		.filter((phrase) => phrase.split(" ").length <= SHORT_QUOTE)
		.map((phrase) => quote(phrase, voice));
}

/** In another language than the posting's its words are quoted whole: the first requirement whose names are all missing. */
function missingPhrase({ match }: Tailoring): string[] {
	return match.requirements
		.filter(
			({ requirement, support }) =>
				support === "absent" &&
				requirement.kind === "must" &&
				requirement.ask === null &&
				!requirement.isNegated,
		)
		.flatMap(({ requirement }) => {
			const named = match.terms.filter(
				({ term }) =>
					isIn(term, requirement) &&
					(MISSABLE.has(term.kind) || term.kind === "soft"),
			);
			const isNamed =
				named.length > 0 &&
				named.every(
					({ term, support }) =>
						support === "absent" && MISSABLE.has(term.kind),
				);
			const phrase = isNamed ? postingPhrase(requirement.text, []) : null;
			return phrase === null ? [] : [phrase];
		})
		.slice(0, 1);
}

/** The degree asked for beside the one that is there. */
export function degreeGap({ match, profile }: Tailoring, voice: Voice): Said[] {
	const unmet = match.knockouts.find(
		({ knockout, verdict }) =>
			knockout.kind === "degree" && verdict === "not-met",
	);
	// The part of the condition that names the degree, not what leads up to it.
	const focus = match.terms
		.filter(({ term }) => term.kind === "degree")
		.flatMap(({ term }) => term.forms);
	const phrase = unmet ? postingPhrase(unmet.knockout.quote, focus) : null;
	const at = profile.education.findIndex(
		({ degree_type }) => oneLine(degree_type) !== "",
	);
	const school = profile.education[at];
	if (phrase === null || !school || fullName(profile.personal) === "")
		return [];
	const degree = wordingOf(voice.language).degree(
		oneLine(school.degree_type),
		oneLine(school.field_of_study),
	);
	return [
		{
			text: fill(pick(voice.frames.gapDegree, voice.seed), {
				need: quote(phrase, voice),
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
