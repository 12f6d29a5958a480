// Reads a posting as pasted: clean it, tell its language, cut it into sentences with their part, weigh what each asks,
// collect terms, requirements, knock-outs and facts. Same text, same Job; any text at all gives a Job, never an error.
import { listPattern } from "../../language/list-pattern.ts";
import { detectLanguage } from "../../language/reading/detect-language.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import { findFacts } from "../facts/find-facts.ts";
import { findSeniority } from "../facts/find-seniority.ts";
import { findKnockouts, type UnitReading } from "../facts/knockouts.ts";
import { yearsAsked } from "../facts/years.ts";
import { formOf } from "../form/posting-form.ts";
import { vacanciesIn } from "../form/vacancies.ts";
import type { Candidate, Job, Span } from "../job.ts";
import type { LexiconEntry } from "../lexicon/entry.ts";
import { cutUnits } from "../regions/posting-units.ts";
import type { Region } from "../regions/region.ts";
import type { Unit } from "../regions/unit.ts";
import {
	demandInText,
	demandOfUnit,
	isConditional,
} from "../requirements/conditions.ts";
import { requirementsOf } from "../requirements/requirements-of.ts";
import { collectTerms, type Sighting } from "../terms/collect-terms.ts";
import { termsOfSentence } from "../terms/sentence-terms.ts";
import { around } from "../text/around-terms.ts";
import { cleanPosting, originalSpan } from "../text/clean-posting.ts";
import type { PostingFact } from "../text/posting-lines.ts";
import { languagesOf, type Spoken } from "../text/spoken.ts";
import { LONGEST_POSTING } from "./longest-posting.ts";

/** `lexicon`: an operator's own entries, which win over the built-in ones. */
export type JobOptions = { lexicon?: readonly LexiconEntry[] };

export const readJob = (text: string, options: JobOptions = {}): Job => {
	const given = text.slice(0, LONGEST_POSTING);
	const clean = cleanPosting(given);
	const language = detectLanguage(clean.text);
	const spoken = languagesOf(clean.text, language);
	const units = cutUnits(clean.text, spoken);
	const facts = findFacts(clean.text, { given, language, spoken, units });
	const { title, company } = facts;
	const isLoose = !units.some(
		({ region, underHeading }) => underHeading && LISTED.has(region),
	);
	const readings = readUnits(units, {
		title,
		language,
		spoken,
		isLoose,
		lexicon: options.lexicon,
	});
	const back = (span: Span): Span => originalSpan(clean, span, given);
	const placed = (candidate: Candidate): Candidate => ({
		...candidate,
		span: back(candidate.span),
	});
	const vacancies = vacanciesIn(clean.text, units, spoken);
	const isList = vacancies.length > 0;
	const asked = askedIn(readings, { spoken, back, vacancies });
	const form = formOf({
		text: clean.text,
		units,
		spoken,
		isAsking: isAsking(asked),
		vacancies: vacancies.map((vacancy) => ({
			...vacancy,
			company: company?.text ?? null,
			span: back(vacancy.span),
		})),
	});
	return {
		language,
		form,
		title: isList ? null : (title?.text ?? null),
		company: company?.text ?? null,
		titles: facts.titles.map(placed),
		companies: facts.companies.map(placed),
		seniority: isList ? null : findSeniority(title?.text ?? "", clean.text),
		years: yearsOf(readings, spoken),
		...asked,
	};
};

type Asked = Pick<Job, "terms" | "requirements" | "groups" | "knockouts">;

/** What the sentences ask for; `back` finds a place in the text as it was given. */
const askedIn = (
	readings: readonly UnitReading[],
	{
		spoken,
		back,
		vacancies,
	}: {
		spoken: Spoken;
		back: (span: Span) => Span;
		vacancies: ReturnType<typeof vacanciesIn>;
	},
): Asked => ({
	terms: collectTerms(sightingsOf(readings, back)),
	...requirementsOf(readings, { spoken, back, vacancies }),
	knockouts: findKnockouts(readings, spoken).map((knockout) => ({
		...knockout,
		span: back(knockout.span),
	})),
});

const isAsking = ({ terms, requirements, knockouts }: Asked): boolean =>
	requirements.length > 0 ||
	knockouts.length > 0 ||
	terms.some(({ demand }) => demand !== "mention");

const LISTED: ReadonlySet<Region> = new Set(["must", "nice", "duties"]);

type Context = {
	title: PostingFact | null;
	language: string;
	spoken: Spoken;
	isLoose: boolean;
	lexicon: readonly LexiconEntry[] | undefined;
};

/** What a list offers in the place of something else is none of it asked for: "A certificate may be substituted for a year:". */
const readUnits = (units: readonly Unit[], context: Context): UnitReading[] => {
	let opensWays = false;
	return units.map((unit) => {
		const reading = readUnit(unit, context);
		opensWays = unit.isBullet
			? opensWays
			: unit.text.trim().endsWith(":") &&
				isConditional(unit.text, context.spoken);
		return opensWays && reading.demand === "must"
			? { ...reading, demand: "nice" }
			: reading;
	});
};

const LONGEST_TITLE_LINE = 140;

const readUnit = (
	unit: Unit,
	{ title, language, spoken, isLoose, lexicon }: Context,
): UnitReading => {
	const isTitle =
		title !== null &&
		unit.span[0] <= title.span[0] &&
		title.span[1] <= unit.span[1] &&
		unit.text.length < LONGEST_TITLE_LINE;
	const demand = isTitle
		? "must"
		: isLoose && unit.region === "about"
			? demandInText(unit, spoken)
			: demandOfUnit(unit, spoken);
	const isListed = unit.underHeading && LISTED.has(unit.region);
	const hits = termsOfSentence(
		{ text: unit.text, demand, language, isTitle, isLoose, isListed },
		lexicon,
	);
	return { unit, demand, hits, isTitle };
};

const sightingsOf = (
	readings: readonly UnitReading[],
	back: (span: Span) => Span,
): Sighting[] =>
	readings.flatMap(({ unit, demand, hits }) =>
		demand === "none"
			? []
			: hits.map((hit) => ({
					...hit,
					demand,
					span: back([hit.span[0] + unit.span[0], hit.span[1] + unit.span[0]]),
				})),
	);

const OPENS_WITH_OR = listPattern(`^${around("or")}${LETTERS_END}`, "iu");
const ENDS_WITH_OR = listPattern(
	String.raw`${LETTERS_BEGIN}${around("or")}[;.,:]?\s*$`,
	"iu",
);

// Several musts add up to the longest; ways that stand side by side with "or" ask for the shortest.
const yearsOf = (
	readings: readonly UnitReading[],
	spoken: Spoken,
): number | null => {
	let asked: number | null = null;
	let isAlternative = false;
	for (const { unit, demand } of readings) {
		const opensWithOr = isAlternative || OPENS_WITH_OR.test(unit.text);
		isAlternative = ENDS_WITH_OR.test(unit.text);
		const found =
			demand === "must" || demand === "nice"
				? yearsAsked(unit.text, spoken).map((mention) => mention.years)
				: [];
		if (found.length === 0) continue;
		const least = Math.min(...found);
		if (
			asked === null ||
			(opensWithOr && least < asked) ||
			(!opensWithOr && demand === "must" && least > asked)
		)
			asked = least;
	}
	return asked;
};
