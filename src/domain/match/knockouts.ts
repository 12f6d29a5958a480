// Conditions that end an application, compared with the profile: met, not met, or unknown where the profile says nothing.
// "Not met" needs a fact that says otherwise or a list that would name it; silence alone is unknown.

import type { z } from "zod";
import type { Job, Knockout } from "../job/job.ts";
import { findTerms } from "../job/lexicon.ts";
import type { LanguageLevel } from "../profile/fields/languages.ts";
import { type Profile, spokenLevel } from "../profile/profile.ts";
import { degreeRank, lowestDegree } from "./decide/degree-ranks.ts";
import type { IndexedFact } from "./indexed-fact.ts";
import type { Fact, KnockoutMatch } from "./match.ts";
import { yearsOfWork } from "./months.ts";
import { paperTest, tradeTest } from "./papers.ts";
import { hasPhrase } from "./phrase-index.ts";
import { contentStems, wordsOf } from "./words.ts";

export type Answering = {
	job: Job;
	profile: Profile;
	facts: readonly IndexedFact[];
	today: string;
};
type Answer = Omit<KnockoutMatch, "knockout">;

const UNKNOWN: Answer = { verdict: "unknown", evidence: [] };

/** The verdict on one condition, with the lines of the profile it rests on. */
export function answerKnockout(
	knockout: Knockout,
	answering: Answering,
): KnockoutMatch {
	return { knockout, ...ANSWERS[knockout.kind](knockout, answering) };
}

const ANSWERS: Record<
	Knockout["kind"],
	(knockout: Knockout, answering: Answering) => Answer
> = {
	years: answerYears,
	degree: answerDegree,
	licence: answerPapers,
	certificate: answerPapers,
	language: answerLanguage,
	place: answerPlace,
	"work-permit": answerInWords,
	clearance: answerInWords,
	shift: answerInWords,
};

function answerYears(
	knockout: Knockout,
	{ job, profile, today }: Answering,
): Answer {
	const asked = Number(
		/\d+/.exec(knockout.quote)?.[0] ?? job.years ?? Number.NaN,
	);
	const held = yearsOfWork(profile.work_experience, today);
	if (held === null || Number.isNaN(asked)) return UNKNOWN;
	const evidence = profile.work_experience.map((work, at) => ({
		path: `work_experience.${at}.job_title`,
		text: `${work.job_title}, ${work.company_name} (${work.start_date ?? "?"} – ${work.is_current ? "present" : (work.end_date ?? "?")})`,
	}));
	return { verdict: held >= asked ? "met" : "not-met", evidence };
}

function answerDegree(knockout: Knockout, { profile, job }: Answering): Answer {
	const asked = lowestDegree(knockout.quote, job.language);
	const held = profile.education.flatMap((education, at) => {
		const text = [
			education.degree_type,
			education.field_of_study,
			education.institution_name,
		]
			.filter(Boolean)
			.join(", ");
		return [
			{
				path: `education.${at}.degree_type`,
				text,
				rank: degreeRank(education.degree_type ?? ""),
			},
		];
	});
	const best = held.toSorted((a, b) => b.rank - a.rank)[0];
	if (!best || asked === 0 || best.rank === 0) return UNKNOWN;
	const evidence: Fact[] = [{ path: best.path, text: best.text }];
	if (best.rank >= asked) return { verdict: "met", evidence };
	return {
		verdict:
			/\b(or|oder|o|ou)\s+(an?\s+)?(equivalent|gleichwertig|vergleichbar|similar|équivalent)/i.test(
				knockout.quote,
			)
				? "unknown"
				: "not-met",
		evidence,
	};
}

function answerPapers(
	knockout: Knockout,
	{ profile, facts }: Answering,
): Answer {
	const terms = findTerms(knockout.quote).filter(
		({ kind }) => kind === "certificate",
	);
	const tests = terms.map(({ term }) => paperTest(term));
	const held = facts.filter(
		(indexed) =>
			terms.some(({ term }) => indexed.terms.has(term)) ||
			tests.some((isPaper) => isPaper(indexed)) ||
			(/^certifications/.test(indexed.fact.path) &&
				sharesMost(knockout.quote, indexed)),
	);
	if (held.length > 0)
		return { verdict: "met", evidence: held.map(({ fact }) => fact) };
	// Who works in the trade may hold its licence without having entered it.
	const mayHold = terms.some(({ term }) => facts.some(tradeTest(term)));
	return terms.length > 0 && profile.certifications.length > 0 && !mayHold
		? { verdict: "not-met", evidence: [] }
		: UNKNOWN;
}

function sharesMost(quote: string, { content: held }: IndexedFact): boolean {
	const asked = contentStems(wordsOf(quote));
	return held.size > 0 && [...held].every((stem) => asked.has(stem));
}

const LEVELS: readonly z.infer<typeof LanguageLevel>[] = [
	"Basic",
	"Conversational",
	"Proficient",
	"Fluent",
	"Native",
];
const FLUENT =
	/\b(fluen\w*|native|bilingual|verhandlungssicher\w*|fließend\w*|muttersprach\w*|sehr gute?\w*|c2|excellent|nativ\w*|courant|bilingue|flytende)\b/i;
const GOOD =
	/\b(professional|proficien\w*|business|good|gute?\w*|b2|c1|avanzado|bon niveau|advanced)\b/i;

function answerLanguage(
	knockout: Knockout,
	{ profile, facts }: Answering,
): Answer {
	const asked = findTerms(knockout.quote).filter(
		({ kind }) => kind === "language",
	);
	if (asked.length === 0) return UNKNOWN;
	const evidence: Fact[] = [];
	let verdict: Answer["verdict"] = "met";
	for (const { term: language, span } of asked) {
		const said =
			asked.length === 1 ? knockout.quote : clauseAt(knockout.quote, span[0]);
		const needed = FLUENT.test(said) ? 3 : GOOD.test(said) ? 2 : 0;
		const found = facts.find(
			({ fact, terms }) =>
				/^languages\./.test(fact.path) && terms.has(language),
		);
		const own =
			found && profile.languages[Number(found.fact.path.split(".")[1])];
		if (!found || !own)
			verdict =
				profile.languages.length === 0 && verdict === "met"
					? "unknown"
					: "not-met";
		else {
			evidence.push({
				path: found.fact.path,
				text: spokenLevel(own)
					? `${own.language_name}: ${spokenLevel(own)}`
					: own.language_name,
			});
			const [grade, ownGrade] = [
				gradeIn(said),
				gradeIn(spokenLevel(own) ?? ""),
			];
			if (grade !== null && ownGrade !== null) {
				if (ownGrade < grade) verdict = "not-met";
			} else if (own.proficiency_level === null)
				verdict = verdict === "met" && needed > 0 ? "unknown" : verdict;
			else if (LEVELS.indexOf(own.proficiency_level) < needed)
				verdict = "not-met";
		}
	}
	return { verdict, evidence };
}

/** The part of a quote between commas and joining words that says how well one language is asked for. */
function clauseAt(quote: string, at: number): string {
	const before = quote.slice(0, at).split(CLAUSE).at(-1) ?? "";
	const [after = ""] = quote.slice(at).split(CLAUSE);
	return before + after;
}

const CLAUSE = /[,;]|\s(?:and|und|y|e|et|og|en)\s/iu;

/** A level of the European scale as it is written, which compares as text: B1 < B2 < C1. */
function gradeIn(text: string): string | null {
	return /(?<!\p{L})[ABC][12](?!\p{L})/iu.exec(text)?.[0].toUpperCase() ?? null;
}

function answerPlace(knockout: Knockout, { profile }: Answering): Answer {
	const asked = wordsOf(knockout.quote);
	for (const field of ["city", "state", "country"] as const) {
		const text = profile.personal[field];
		if (text && hasPhrase(asked, wordsOf(text)))
			return {
				verdict: "met",
				evidence: [{ path: `personal.${field}`, text }],
			};
	}
	return UNKNOWN;
}

function answerInWords(knockout: Knockout, { facts }: Answering): Answer {
	const asked = contentStems(wordsOf(knockout.quote));
	const held = facts.filter(({ content }) => {
		const shared = [...content].filter((stem) => asked.has(stem));
		return shared.length >= 2 && shared.length / asked.size >= 0.5;
	});
	return held.length === 0
		? UNKNOWN
		: { verdict: "met", evidence: held.map(({ fact }) => fact) };
}
