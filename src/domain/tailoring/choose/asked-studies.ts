// Which studies of a profile a summary may name: finished ones that are asked for, and those under way that say so themselves.
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { WORD_ENDS } from "../../language/word-edges.ts";
import { degreeRank, lowestDegree } from "../../match/degree-ranks.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { entryIndexOf, pathOf, sectionOf } from "../../profile/content-path.ts";
import { newestFirst } from "../../profile/newest-first.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { saysStopped } from "../wording/stopped-studies.ts";

/** Studies under way or given up, unless a requirement bears their name. */
export function isUnfinished(path: string, tailoring: Tailoring): boolean {
	const { profile, match } = tailoring;
	const at = entryIndexOf(path) ?? -1;
	const school =
		sectionOf(path) === "education" ? profile.education[at] : undefined;
	if (!school) return false;
	const name = [school.degree_type, school.field_of_study]
		.map(oneLine)
		.join(" ");
	if (PARTIAL.test(name) || NOT_PASSED.test(name)) return true;
	if (!school.is_current && !isNotHeld(name) && !saysStopped(name))
		return false;
	if (isUnderWayFor(name, tailoring)) return false;
	// Without a word of how far they are they would be read as finished.
	if (!isNotHeld(name) && !saysStopped(name)) return true;
	const names = [...contentStems(wordsOf(name))];
	return !match.requirements.some(({ requirement }) => {
		const said = contentStems(wordsOf(requirement.text));
		const shared = names.filter((stem) => said.has(stem)).length;
		return shared >= LEAST_SHARED;
	});
}

/** Studies whose own name says how far they are, for a paper that is asked for: the one thing a reader looks for then. */
function isUnderWayFor(name: string, tailoring: Tailoring): boolean {
	const { requirements } = tailoring.match;
	const [, inside = "", behind = inside] =
		/\(([^()]*)\)|,\s*(.+)$/u.exec(name) ?? [];
	const saysHowFar =
		isNotHeld(behind) || /\p{N}/u.test(behind) || YEAR_OF.test(behind);
	if (saysStopped(name) || !saysHowFar) return false;
	if (isForDegree(name, tailoring)) return true;
	const names = [...contentStems(wordsOf(name))];
	const short = name.match(ACRONYM) ?? [];
	return requirements.some(({ requirement: { isNegated, ask, text } }) => {
		if (isNegated || !ASKS.has(ask)) return false;
		const asked: readonly string[] = text.match(ACRONYM) ?? [];
		if (short.some((one) => asked.includes(one))) return true;
		const said = contentStems(wordsOf(text));
		const shared = names.filter(
			(stem) => said.has(stem) || namesTrade(stem, said),
		);
		return (
			shared.length >= LEAST_NAMED ||
			shared.some((stem) => stem.length >= TRADE_STEM)
		);
	});
}

/** Studies for the degree that is required, by who has finished none of that rank. */
function isForDegree(
	name: string,
	{ profile, match, job }: Tailoring,
): boolean {
	const rank = degreeRank(name);
	const isHeld = profile.education.some(
		({ degree_type, is_current }) =>
			!is_current &&
			!isNotHeld(oneLine(degree_type)) &&
			!saysStopped(oneLine(degree_type)) &&
			degreeRank(oneLine(degree_type)) >= rank,
	);
	return (
		rank > 1 &&
		!isHeld &&
		match.requirements.some(
			({ requirement: { kind, isNegated, ask, text } }) =>
				kind === "must" &&
				!isNegated &&
				ask === null &&
				lowestDegree(text, job.language) === rank,
		)
	);
}

/** "First year of two". */
const YEAR_OF = listPattern(
	wordOf(POSTING_WORDS, ({ years }) => years.unit),
	"iu",
);

/** A shorter one names a thing as often as a paper: "two CAP apprentices". */
const ACRONYM = /(?<![\p{L}\p{N}])\p{Lu}{4,12}(?![\p{L}\p{N}])/gu;

/** A registration is asked for together with the studies it rests on. */
const ASKS: ReadonlySet<string | null> = new Set([null, "registration"]);

/** Whether one of some words names the trade that another names: "Bilanzbuchhalter" and "Bilanzbuchhalterin". */
export function namesTrade(stem: string, said: Iterable<string>): boolean {
	// Said are the words of a whole posting, and most stems are short.
	if (stem.length < TRADE_STEM) return false;
	for (const other of said)
		if (
			other.length >= TRADE_STEM &&
			(stem.startsWith(other) || other.startsWith(stem))
		)
			return true;
	return false;
}

/** A shorter word alone stands in the names of too many studies. */
const TRADE_STEM = 9;
const LEAST_NAMED = 2;

/** Paths of studies under way for a paper that is asked for. */
export function studiesUnderWay(tailoring: Tailoring): string[] {
	return tailoring.profile.education.flatMap((school, at) => {
		const name = [school.degree_type, school.field_of_study]
			.map(oneLine)
			.join(" ");
		return (school.is_current || isNotHeld(name)) &&
			isUnderWayFor(name, tailoring)
			? [pathOf("education", at)]
			: [];
	});
}

const NOT_PASSED = listPattern(
	wordOf(SUMMARY_WORDS, ({ notPassed }) => notPassed),
	"iu",
);

/** "Parts III and IV (passed)": others are still to come. */
const PARTIAL = listPattern(
	`(?:${wordOf(SUMMARY_WORDS, ({ partOfStudies }) => partOfStudies)}) (?:[IVX]{1,4}|\\p{N})${WORD_ENDS}`,
	"iu",
);

/** Words that a requirement has to share with the name of studies under way. */
const LEAST_SHARED = 3;

/** Studies by a kind of school without which nobody is taken: "HTL, Bauakademie or Werkmeisterschule". */
export function studiesByName({ profile, match }: Tailoring): string[] {
	const asked = new Set(
		match.knockouts
			.filter(({ knockout }) => knockout.kind === "degree")
			.flatMap(({ knockout }) => [...contentStems(wordsOf(knockout.quote))]),
	);
	return profile.education.flatMap(({ degree_type }, at) =>
		[...contentStems(wordsOf(oneLine(degree_type)))].some(
			(stem) => stem.length >= SCHOOL_STEM && asked.has(stem),
		)
			? [pathOf("education", at)]
			: [],
	);
}

/** A shorter word names a degree as well as a school. */
const SCHOOL_STEM = 12;

/** Where a degree is asked for and none answers it by its name: the highest that was finished. */
export function highestDegree({ profile, job }: Tailoring): string[] {
	const isAsked = job.requirements.some(
		({ text, kind }) => kind === "must" && lowestDegree(text, job.language) > 1,
	);
	if (!isAsked) return [];
	const ranked = profile.education
		.map(({ degree_type, is_current }, at) => ({
			path: pathOf("education", at),
			rank: is_current ? 0 : degreeRank(oneLine(degree_type)),
		}))
		.toSorted((a, b) => b.rank - a.rank);
	const [best] = ranked;
	return best && best.rank > 1 ? [best.path] : [];
}

/** The newest school of the trade that the posting's title names. */
export function tradeSchool(profile: Profile, title: string): string[] {
	const [newest] = newestFirst(
		profile.education,
		({ is_current }) => is_current,
	);
	if (!newest || oneLine(newest.entry.degree_type) === "") return [];
	const asked = contentStems(wordsOf(title));
	const taught = contentStems(wordsOf(oneLine(newest.entry.field_of_study)));
	return [...taught].some((stem) => asked.has(stem))
		? [pathOf("education", newest.at)]
		: [];
}
