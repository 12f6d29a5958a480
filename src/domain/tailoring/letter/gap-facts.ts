// What of a profile stands beside a requirement that is not met: what is held in part, what comes nearest, when the work began; and
// whether any line names what is asked for at all.

import type { Knockout, KnockoutKind, Requirement } from "../../job/job.ts";
import { UNTIL } from "../../language/date-patterns.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { isNotHeld, isOver, isPlanned } from "../../language/not-held.ts";
import { alternatives, wordOf } from "../../language/patterns.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { affinities } from "../../match/affinity.ts";
import { degreeRank } from "../../match/decide/degree-ranks.ts";
import { stepsBelow } from "../../match/decide/languages.ts";
import { factsOf } from "../../match/facts.ts";
import type { Fact, RequirementMatch } from "../../match/match.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { oneLine } from "../../match/sentences.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import {
	entryIndexOf,
	entryPathOf,
	fieldOf,
	isInSection,
	pathOf,
} from "../../profile/content-path.ts";
import { type Language, spokenLevel } from "../../profile/profile.ts";
import { isBegunWith } from "../choose/skill-level.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import { isSpokenWell, levelName, nameInText } from "../wording/spoken.ts";
import { wordingOf } from "../wording/wording.ts";
import { sharesBeginning } from "./certain-gaps.ts";
import { isGivenUp } from "./given-up.ts";
import { isHardlySpoken } from "./hardly-spoken.ts";
import { isLimitedLine } from "./limited-lines.ts";
import { isMachineCard, ownStatements } from "./own-statements.ts";
import {
	monthInWords,
	positionInSentence,
	quote,
	type Voice,
} from "./voice.ts";

export type Held = {
	text: string;
	path: string;
	/** Entries that name the same thing. */
	also?: readonly string[];
};

export type GapSearch = {
	tailoring: Tailoring;
	voice: Voice;
	limited: readonly Limited[];
	unmetPapers: readonly Knockout[];
};

/** A requirement and its words between quotation marks. */
export type AskedGap = { one: RequirementMatch; need: string; look: GapSearch };

/** The first month of the work that counts. */
export function sinceWhen(
	{ evidence, requirement: { years } }: RequirementMatch,
	{ tailoring: { profile }, voice }: Pick<GapSearch, "tailoring" | "voice">,
): {
	gap: "since";
	values: Record<string, string>;
	sources: string[];
} | null {
	const places = new Set(
		evidence.flatMap(({ path }) => {
			const at = isInSection(path, "work_experience")
				? entryIndexOf(path)
				: null;
			return at === null ? [] : [at];
		}),
	);
	const [first] = [...places]
		.flatMap((at) => {
			const work = profile.work_experience[at];
			return work?.start_date ? [{ at, work, start: work.start_date }] : [];
		})
		.toSorted((a, b) => a.start.localeCompare(b.start, "en"));
	if (!first) return null;
	const job = oneLine(first.work.job_title);
	const company = oneLine(first.work.company_name);
	if (job === "" || company === "" || isSelfEmployed(company)) return null;
	return {
		gap: "since",
		values: {
			years: String(years?.count ?? ""),
			date: monthInWords(first.start.slice(0, YEAR_AND_MONTH), voice),
			job: positionInSentence(job, voice.language),
			company,
		},
		sources: ["job_title", "company_name", "start_date"].map((field) =>
			pathOf("work_experience", first.at, field),
		),
	};
}

const YEAR_AND_MONTH = 7;

/** The work that comes nearest, where every line of it says that somebody else answered for a part: "…; the registrar signs". */
export function doneInPart(
	{ support, evidence }: RequirementMatch,
	voice: Voice,
): Held | null {
	const lines = evidence.filter(({ path }) =>
		isInSection(path, "work_experience"),
	);
	const [best] = lines;
	return best !== undefined &&
		(support === "shown" || support === "listed" || support === "partly") &&
		best === evidence[0] &&
		lines.every(({ text }) => isLimitedLine({ whole: text })) &&
		best.text.split(" ").length <= MOST_WORDS
		? stated(best, voice)
		: null;
}

const GRADE = /(?<!\p{L})[A-C][12](?!\p{L})/u;

/** Of the European scale; what has none stands behind. */
function gradeOf(level: string): string {
	return GRADE.exec(level)?.[0] ?? "D";
}

/** "Du snakker norsk godt, og litt engelsk hjelper": the level is asked for in another clause than the one that names the language. */
function isLevelOfAnother(
	{ text, level, span: [start] }: Requirement,
	{ language_name }: Pick<Language, "language_name">,
	code: string,
): boolean {
	if (!level) return false;
	const posting = LANGUAGE_CODES.find((known) => known === code);
	const names = [
		language_name,
		...(posting ? [nameInText(language_name, posting)] : []),
	].map((name) => name.toLowerCase());
	const isNamedIn = (clause: string) =>
		names.some((name) => clause.toLowerCase().includes(name));
	const before = text.slice(0, level.span[0] - start).search(/[,;][^,;]*$/u);
	const behind = text.slice(level.span[1] - start).search(/[,;]/u);
	const clause = text.slice(
		before + 1,
		behind < 0 ? undefined : level.span[1] - start + behind,
	);
	return isNamedIn(text) && !isNamedIn(clause);
}

/** A language that is spoken less well than asked. */
export function spokenLess(
	{
		one: { requirement, support, evidence },
		look: {
			tailoring: { profile, job },
			voice,
		},
	}: AskedGap,
	unmet: KnockoutKind | null,
): Held | null {
	if (support !== "partly") return null;
	const mayBeLess = (at: number) => {
		const spoken = profile.languages[at];
		if (spoken && isLevelOfAnother(requirement, spoken, job.language))
			return false;
		// A grade tells by itself whether it is enough.
		if (spoken && GRADE.test(spokenLevel(spoken)) && requirement.level)
			return stepsBelow(spoken, requirement.level) > 0;
		return (
			unmet === "language" ||
			requirement.level !== null ||
			(requirement.kind === "must" &&
				spoken !== undefined &&
				isHardlySpoken(spoken))
		);
	};
	const [least] = evidence
		.flatMap(({ path }) => {
			const at = isInSection(path, "languages") ? entryIndexOf(path) : null;
			const spoken = at === null ? undefined : profile.languages[at];
			return at === null || !spoken || isSpokenWell(spoken) || !mayBeLess(at)
				? []
				: [{ at, spoken, grade: gradeOf(levelName(spoken, voice.language)) }];
		})
		.toSorted((a, b) => a.grade.localeCompare(b.grade, "en"));
	if (!least) return null;
	const { at, spoken } = least;
	const name = nameInText(spoken.language_name, voice.language);
	const level = levelName(spoken, voice.language);
	return level === ""
		? null
		: { path: pathOf("languages", at), text: `${name} (${level})` };
}

const SUMMARY = pathOf("personal", "summary");

function mayBeLimited(path: string): boolean {
	return (
		path === SUMMARY ||
		isInSection(path, "certifications", "skills", "software") ||
		(isInSection(path, "education") &&
			["degree_type", "field_of_study"].includes(fieldOf(path)))
	);
}

const ONLY = new RegExp(
	wordOf(DETAIL_WORDS, ({ limits }) => limits),
	"iu",
);
const CLAUSE_END = new RegExp(
	`[,;]\\s|\\s${wordOf(DETAIL_WORDS, ({ ands }) => ands)}\\s`,
	"iu",
);

/** A clause that says of something that it is studied for, planned, over or known in part, and the fact it stands in. */
type Limited = { fact: Fact; clause: string };

export function limitedFacts({ profile, today }: Tailoring): Limited[] {
	return factsOf(profile)
		.filter(
			({ path, text }) =>
				mayBeLimited(path) && text.split(" ").length <= MOST_WORDS,
		)
		.flatMap((fact) => {
			// What will be held by a day to come is not held yet, whatever part of the sentence says so.
			if (fact.path === SUMMARY && namesDayToCome(fact.text, today))
				return isOfStart(fact.text, profile)
					? []
					: [{ fact, clause: fact.text }];
			const clauses = isInSection(fact.path, "personal")
				? fact.text.split(CLAUSE_END)
				: [fact.text];
			return clauses
				.filter((clause) => isLimited(clause, today))
				.map((clause) => ({
					fact,
					clause: `${clause} ${studyOf(fact, profile)}`,
				}));
		});
}

const YEAR = /(?<!\d)20\d\d(?!\d)/g;

/** Whether a text names a year that has not begun. */
export function namesDayToCome(text: string, today: string): boolean {
	return (text.match(YEAR) ?? []).some((year) => year > today.slice(0, 4));
}

/** When somebody can begin limits nothing they hold. */
function isOfStart(text: string, profile: Tailoring["profile"]): boolean {
	return ownStatements(profile).some(
		({ kind, text: own }) =>
			(kind === "start" || kind === "notice" || kind === "validity") &&
			text.includes(own),
	);
}

/** What a degree is in stands beside it. */
function studyOf({ path }: Fact, { education }: Tailoring["profile"]): string {
	return isInSection(path, "education") && fieldOf(path) === "degree_type"
		? oneLine(education[entryIndexOf(path) ?? -1]?.field_of_study ?? "")
		: "";
}

/** "Until April 2029", with the year. */
const UNTIL_YEAR = new RegExp(
	`${UNTIL}\\s+[^;,()\\d]{0,20}((?:19|20)\\d\\d)(?!\\d)`,
	"giu",
);

/** Whether the name of a paper says that it is not held: under way, run out, or with a day to come that is not its last. */
export function isPaperToCome(name: string, today: string): boolean {
	return (
		isNotHeld(name) || (namesDayToCome(name, today) && !VALIDITY.test(name))
	);
}

const VALIDITY = new RegExp(
	`${UNTIL_YEAR.source}|${wordOf(DETAIL_WORDS, ({ own }) => own.validity)}`,
	"iu",
);

function isLimited(text: string, today: string): boolean {
	// A paper that holds for years to come has no limit yet.
	const inBrackets = (text.match(/\(([^()]*)\)/u)?.[1] ?? "").replace(
		UNTIL_YEAR,
		(said, year: string) => (year > today.slice(0, year.length) ? "" : said),
	);
	// "Palaeography (13th to 17th century)" says of what, and until no day.
	const ofWhat = inBrackets.replace(RANGE, " ");
	return (
		isNotHeld(text) || isPlanned(text) || isLearned(text) || ONLY.test(ofWhat)
	);
}

const RANGE =
	/(?<!\d)\d{1,4}(?:\.|º|°|e|o|th|st|nd|rd)? ?(?:\p{L}{1,4}|[-–]) ?\d{1,4}(?!\d)/gu;

/** "Learning Go"; a field of its own is none: "Machine learning", "Learning". */
function isLearned(text: string): boolean {
	return /\s|\p{Script=Han}/u.test(text.trim()) && isBegunWith(text);
}

const MOST_WORDS = 26;
const SAME = 0.4;
/** The same for a paper that decides. */
const SAME_PAPER = 0.28;
/** Enough where matching found the same fact. */
const FOUND = 0.15;
/** Enough where matching found nothing, and the fact says that it is still going on or over: "The master's course has run since May". */
const NOT_YET = 0.25;
/** By so much more it names what is asked for than the line that was found for it. */
const CLEARLY = 0.15;
const WHEN = 0.4;

/** A requirement, and what was found for it. */
type PartSearch = {
	one: RequirementMatch;
	tailoring: Tailoring;
	/** Whether the posting decides on it. */
	isDeciding: boolean;
	/** The line found for it, whether that is not held whole, and how much it says of it. */
	best: string | undefined;
	isLess: boolean;
	ofBest: number;
};
type WeighedFact = { fact: Fact; worth: number };

/** The fact that names what is asked for and says that it is not held whole. */
export function heldInPart(
	{ one, look: { tailoring, voice, limited } }: AskedGap,
	isDeciding: boolean,
): Held | null {
	const { requirement, evidence } = one;
	const best = evidence[0]?.text;
	const isLess = best !== undefined && isLimited(best, tailoring.today);
	// One of several that is held is enough.
	const isEnough = requirement.logic.how === "any" && best !== undefined;
	if (isEnough && !isLess && !isDeciding) return null;
	const worths = worthOf(
		[requirement.text, ...requirement.parts.map(({ text }) => text)],
		[...limited.map(({ clause }) => clause), best ?? ""],
		tailoring,
	);
	const ofBest = worths.at(-1) ?? 0;
	const search = { one, tailoring, isDeciding, best, isLess, ofBest };
	const orderOf = ({ fact, worth }: WeighedFact) =>
		// Until when tells more than that it goes on.
		worth + (namesDayToCome(fact.text, tailoring.today) ? WHEN : 0);
	const [first] = limited
		.map(({ fact }, at) => ({ fact, worth: worths[at] ?? 0 }))
		.filter((each) => isToCome(each.fact, search) || isHeldPart(each, search))
		.toSorted((a, b) => orderOf(b) - orderOf(a));
	const held = first ? paperStated(first.fact, { tailoring, voice }) : null;
	return held && { ...held, also: namedWith(held, tailoring) };
}

function isHeld({ one: { support } }: PartSearch): boolean {
	return support === "shown" || support === "listed";
}

/** What the person says of a day to come answers what begins with the same word. */
function isToCome({ path, text }: Fact, search: PartSearch): boolean {
	const { one, tailoring } = search;
	return (
		!isHeld(search) &&
		path === SUMMARY &&
		namesDayToCome(text, tailoring.today) &&
		sharesBeginning(one.requirement.text, text)
	);
}

/** Whether the fact is of the kind that is asked for, and names it. */
function isHeldPart({ fact, worth }: WeighedFact, search: PartSearch): boolean {
	const { one, tailoring, isDeciding } = search;
	const { text, ask, years } = one.requirement;
	const asksForDegree = degreeRank(text) > 0;
	// Who may drive a forklift may not drive a car for it.
	if (
		ask === "driving-licence" &&
		!isMachineCard(text) &&
		isMachineCard(fact.text)
	)
		return false;
	if (!isFit(fact.text, worth, search)) return false;
	// No course stands beside years of work.
	if (
		years !== null &&
		!isDeciding &&
		!asksForDegree &&
		isInSection(fact.path, "education")
	)
		return false;
	// A summary speaks of beginnings of all kinds, a course of what it is in.
	return (
		!isOfManyThings(fact.path) ||
		asksForDegree ||
		sharesNoun(text, `${fact.text} ${studyOf(fact, tailoring.profile)}`, {
			worth,
			tailoring,
		})
	);
}

function isFit(text: string, worth: number, search: PartSearch): boolean {
	const { one, isDeciding, best, isLess, ofBest } = search;
	const asked = one.requirement.text;
	const isNamed = sharesCode(asked, text) || namesPaper(asked, text);
	// A failed exam or a paper that is over answers nothing, but where it decides and has to be said.
	if (!isDeciding && !isNamed && (isOver(text) || isGivenUp(text)))
		return false;
	// Another paper that is over says nothing of the one that is asked for by its letters.
	if (!isNamed && isOver(text) && namesCode(asked)) return false;
	const mayBeNamed = isDeciding || isNotHeld(text);
	return (
		(worth >= leastWorth(text, search) || (mayBeNamed && isNamed)) &&
		(!isHeld(search) || (isLess ? text === best : worth >= ofBest + CLEARLY))
	);
}

/** How much a fact has to say of what is asked for. */
function leastWorth(
	text: string,
	{ one, tailoring, isDeciding, best, isLess }: PartSearch,
): number {
	if (isLess && text === best) return FOUND;
	if (
		one.support !== "shown" &&
		(isNotHeld(text) || namesDayToCome(text, tailoring.today))
	)
		return NOT_YET;
	return isDeciding ? SAME_PAPER : SAME;
}

function isOfManyThings(path: string): boolean {
	return isInSection(path, "personal", "education");
}

const FIRST_LETTERS = 6;
const NAMING = ["education", "skills", "certifications"] as const;

/** The degree, skill or certificate that a sentence about a day to come speaks of. */
function namedWith(
	{ text, path }: Held,
	{ profile }: Pick<Tailoring, "profile">,
): string[] {
	const small = text.toLowerCase();
	return factsOf(profile)
		.filter((fact) => {
			const [name = ""] = fact.text.toLowerCase().split(/\s*[(,;]/u);
			const [first = ""] = name.split(" ");
			return (
				fact.path !== path &&
				isInSection(fact.path, ...NAMING) &&
				(first.length >= FIRST_LETTERS
					? small.includes(first)
					: name.includes(" ") && small.includes(name))
			);
		})
		.map((fact) => entryPathOf(fact.path));
}

/** How much each line says of the asked texts, of the one it says most of. */
function worthOf(
	asked: readonly string[],
	lines: readonly string[],
	{ job, profile }: Tailoring,
): number[] {
	if (lines.length === 0) return [];
	const said = affinities(
		{ language: job.language, texts: asked },
		{ language: profileLanguage(profile), texts: lines },
	);
	return lines.map((_, at) =>
		Math.max(
			...said.map((row) => {
				const { covered = 0, specific = 0 } = row[at] ?? {};
				return specific > 0 ? covered : 0;
			}),
		),
	);
}

/** As the person wrote it, between quotation marks where it stays in another language; null where marks of its own would end those. */
function stated({ path, text }: Fact, voice: Voice): Held | null {
	const own = text.replace(/[.;,]+$/, "");
	return /["“”„«»]/u.test(text)
		? null
		: { path, text: voice.hasForeignLines ? quote(own, voice) : own };
}

/** A degree with what it is in. */
function paperStated(
	fact: Fact,
	{ tailoring: { profile }, voice }: Pick<GapSearch, "tailoring" | "voice">,
): Held | null {
	const { path } = fact;
	const at = entryIndexOf(path);
	const school =
		isInSection(path, "education") && fieldOf(path) === "degree_type"
			? profile.education[at ?? -1]
			: undefined;
	const text = school
		? wordingOf(voice.language).degree(
				oneLine(school.degree_type),
				oneLine(school.field_of_study),
			)
		: fact.text;
	return stated(
		{ ...fact, text, path: school ? entryPathOf(path) : path },
		voice,
	);
}

const COURSE_HOURS = new RegExp(
	`(?<!\\d)(\\d{1,3})[\\s-](?:${alternatives(
		LANGUAGE_CODES.map((code) => DETAIL_WORDS[code].spans.hours),
	)})(?![\\p{L}\\d])(?!\\s(?:${alternatives(
		LANGUAGE_CODES.map((code) => DETAIL_WORDS[code].aWeek),
	)}))`,
	"giu",
);

/** Fewer may be the hours of a week. */
const MOST_A_WEEK = 48;

/** The only paper with a number of hours, where a condition asks for a course of more. */
export function fewerHours(
	{ requirement: { text, kind } }: RequirementMatch,
	{ tailoring: { profile }, voice }: Pick<GapSearch, "tailoring" | "voice">,
): Held | null {
	const hoursIn = (of: string) =>
		[...of.matchAll(COURSE_HOURS)].map(([, count]) => Number(count));
	const [asked, more] = hoursIn(text);
	const isCourse = asked !== undefined && asked > MOST_A_WEEK;
	if (kind !== "must" || !isCourse || more !== undefined) return null;
	const [paper, another] = factsOf(profile).filter(
		({ path, text: own }) =>
			isInSection(path, "certifications") && hoursIn(own).length > 0,
	);
	const [held = asked] = hoursIn(paper?.text ?? "");
	return paper && !another && held < asked ? stated(paper, voice) : null;
}

const SHORTEST_PAPER = 5;

/** Whether a requirement holds the name of a paper, without what stands in brackets behind it. */
function namesPaper(asked: string, paper: string): boolean {
	const name = paper.replace(/\s*\([^()]*\)\s*$/u, "").toLowerCase();
	return (
		name !== paper.toLowerCase() &&
		name.length >= SHORTEST_PAPER &&
		asked.toLowerCase().includes(name)
	);
}

/** The highest degree that is finished, the newest of equals; null where none is. */
export function highestHeld({
	look: { tailoring, voice },
}: AskedGap): Held | null {
	const [best] = factsOf(tailoring.profile)
		.filter(
			({ path, text }) =>
				isInSection(path, "education") &&
				fieldOf(path) === "degree_type" &&
				!isNotHeld(text) &&
				!isOver(text),
		)
		.map((fact) => ({ fact, rank: degreeRank(fact.text) }))
		.filter(({ rank }) => rank > 0)
		.toSorted((a, b) => b.rank - a.rank);
	return best ? paperStated(best.fact, { tailoring, voice }) : null;
}

const FIELD = new RegExp(
	wordOf(DETAIL_WORDS, ({ fields }) => fields),
	"iu",
);
const NAMED = 0.34;

/** Neither a paper nor any other line bears its words, and no statement can be asked for. */
export function isNamedNowhere(asked: AskedGap, isRegulated: boolean): boolean {
	const { requirement, support } = asked.one;
	return (
		(support === "absent" ||
			support === "unknown" ||
			(isRegulated && support === "partly")) &&
		!requirement.orEquivalent &&
		requirement.group === null &&
		factsBy(asked).every(
			({ worth, fact }) => worth < NAMED && !sharesCode(asked.need, fact.text),
		)
	);
}

const CODE =
	/(?<!\p{L})(?:\p{Lu}{2,6}|\p{Lu}\+\p{Lu}|\p{Lu}\p{Lu}?\d{1,4})(?!\p{L})/gu;

function namesCode(asked: string): boolean {
	return asked !== asked.toUpperCase() && asked.match(CODE) !== null;
}

/** Whether both name the same license by its letters: "ADR", "C+E". */
function sharesCode(asked: string, held: string): boolean {
	// A line in capitals has no letters that stand out.
	if (asked === asked.toUpperCase()) return false;
	const codes: readonly string[] = held.match(CODE) ?? [];
	return (asked.match(CODE) ?? []).some((code) => codes.includes(code));
}

/** Across languages only what is nearly the same shares one. */
function sharesNoun(
	asked: string,
	line: string,
	{ worth, tailoring }: { worth: number; tailoring: Tailoring },
): boolean {
	if (tailoring.job.language !== profileLanguage(tailoring.profile))
		return worth >= NAMED;
	const held = contentStems(wordsOf(line));
	return [...contentStems(wordsOf(asked.replace(FIELD, "")))].some(
		(stem) => stem.length >= SHORTEST_STEM && held.has(stem),
	);
}

const SHORTEST_STEM = 4;

function factsBy({
	one: { requirement },
	need,
	look: { tailoring },
}: AskedGap): { fact: Fact; worth: number }[] {
	const facts = factsOf(tailoring.profile);
	const worths = worthOf(
		[need, requirement.text],
		facts.map(({ text }) => text),
		tailoring,
	);
	return facts.map((fact, at) => ({ fact, worth: worths[at] ?? 0 }));
}
