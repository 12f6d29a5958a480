// Entries that serve no reader of this posting: papers that no longer hold or were never earned, school certificates below a trade or a
// degree, and jobs of another kind from before the trade or beside it. What the posting asks for by name stays, whatever its state.
import type { Job } from "../../job/job.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import {
	isNotHeld,
	isPlanned,
	isTraining,
} from "../../language/reading/not-held.ts";
import { withoutState } from "../../language/reading/paper-state.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { degreeRank } from "../../match/degree-ranks.ts";
import { hasExpired } from "../../match/expired-papers.ts";
import type { Match } from "../../match/match.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { entryPathOf, pathOf } from "../../profile/content-path.ts";
import { yearsOfWork } from "../../profile/months.ts";
import type { Education, Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Omitted, Tailoring } from "../content/tailoring.ts";
import { saysStopped } from "../wording/stopped-studies.ts";
import { namesTrade } from "./asked-studies.ts";
import { isChosen } from "./chosen-facts.ts";
import { graduatedFrom } from "./graduate.ts";
import { leavesNoGap } from "./idle-jobs.ts";
import { isNamedIn } from "./named-in.ts";
import { isOutcome } from "./outcome.ts";
import { sideJobs } from "./work-order.ts";

const NOT_VALID = "Not valid any more, and this posting doesn't ask for it";
const NOT_PASSED = "Not passed";
const NOT_YET = "Not earned yet, and this posting doesn't ask for it";
const NOT_ASKED = "This posting doesn't ask for it";
const GIVEN_UP = "Begun and given up, beside what you finished";
const BELOW = "School below your later training";
const OTHER_JOB = "A job of another kind; no gap shows without it";

const FAILED = listPattern(
	wordOf(SUMMARY_WORDS, ({ notPassed }) => notPassed),
	"iu",
);
const LAPSED = listPattern(
	wordOf(SUMMARY_WORDS, ({ lapsed }) => lapsed),
	"iu",
);
const SCHOOL = listPattern(
	wordOf(SUMMARY_WORDS, ({ schoolLeaving }) => schoolLeaving),
	"iu",
);

/** All that it depends on. */
const DECIDING = [
	"profile",
	"job",
	"posting",
	"today",
	"sections",
	"keepsSpareJobs",
] as const;

const latest = new WeakMap<Match, { of: Tailoring; entries: Omitted[] }>();

/** Of the chosen sections, with the reason for each. A resume asks for them four times, the letter beside it once more. */
export function leftOutEntries(tailoring: Tailoring): readonly Omitted[] {
	const found = latest.get(tailoring.match);
	if (found && DECIDING.every((name) => found.of[name] === tailoring[name]))
		return found.entries;
	const entries = findLeftOut(tailoring);
	latest.set(tailoring.match, { of: tailoring, entries });
	return entries;
}

function findLeftOut(tailoring: Tailoring): Omitted[] {
	return [
		...idleCertificates(tailoring),
		...unaskedCertificates(tailoring),
		...earlierSchools(tailoring),
		...givenUpStudies(tailoring),
		...(tailoring.keepsSpareJobs ? [] : spareJobs(tailoring)),
	].filter(({ path }) => isChosen(path, tailoring.sections));
}

/** By its date or by its own words. */
export function isLapsed(
	{ certification_name, expiry_date }: Profile["certifications"][number],
	today: string,
): boolean {
	return (
		hasExpired({ expiry_date }, today) ||
		LAPSED.test(oneLine(certification_name))
	);
}

function idleCertificates(tailoring: Tailoring): Omitted[] {
	const { profile, today } = tailoring;
	return profile.certifications.flatMap((paper, at) => {
		const path = pathOf("certifications", at);
		const text = oneLine(paper.certification_name);
		const reason = FAILED.test(text)
			? NOT_PASSED
			: isLapsed(paper, today)
				? NOT_VALID
				: isNotHeld(text) || isPlanned(text)
					? NOT_YET
					: null;
		if (reason === null) return [];
		return reason !== NOT_PASSED && isNamed(text, tailoring)
			? []
			: [{ path, text, reason }];
	});
}

/** So many that are asked for are enough to read. */
const ENOUGH_ASKED = 2;
const OLD_YEARS = 10;

/** What was earned long ago and shares no word with the posting, beside papers that are asked for: a forklift license of 2012. */
function unaskedCertificates(tailoring: Tailoring): Omitted[] {
	const { profile, today, posting = "" } = tailoring;
	const answering = answeringEntries(tailoring);
	const small = posting.toLowerCase();
	// What somebody has worked as stays theirs: "Registered Nurse".
	const trades = contentStems(
		wordsOf(
			profile.work_experience
				.map(({ job_title }) => oneLine(job_title))
				.join(" "),
		),
	);
	const isOfTrade = (text: string) =>
		[...contentStems(wordsOf(text))].some((stem) => trades.has(stem));
	const papers = profile.certifications.map((paper, at) => {
		const path = pathOf("certifications", at);
		const text = oneLine(paper.certification_name);
		const isAsked = answering.has(path) || isNamed(text, tailoring);
		return { paper, path, text, isAsked };
	});
	const asked = papers.filter(
		({ paper, isAsked }) => isAsked && !isLapsed(paper, today),
	);
	return asked.length < ENOUGH_ASKED
		? []
		: papers.flatMap(({ paper, path, text, isAsked }) =>
				!isAsked &&
				isOld(paper, today) &&
				!isNamedIn(small, text) &&
				!isOfTrade(text)
					? [{ path, text, reason: NOT_ASKED }]
					: [],
			);
}

function isOld(
	{ issue_date }: Profile["certifications"][number],
	today: string,
): boolean {
	return (
		issue_date !== null &&
		Number(today.slice(0, 4)) - Number(issue_date.slice(0, 4)) >= OLD_YEARS
	);
}

/** Entries of the profile that answer something of the posting. */
function answeringEntries({ match }: Tailoring): ReadonlySet<string> {
	const named = [
		...match.terms.filter(({ term }) => term.demand !== "mention"),
		...match.requirements,
		...match.knockouts,
	].flatMap(({ evidence }) => evidence);
	return new Set(named.map(({ path }) => entryPathOf(path)));
}

function givenUpStudies(tailoring: Tailoring): Omitted[] {
	const { education } = tailoring.profile;
	const isGivenUp = (school: Education) =>
		[school.degree_type, school.field_of_study].some((text) =>
			saysStopped(oneLine(text)),
		);
	const below = new Set(earlierSchools(tailoring).map(({ path }) => path));
	const isFinished = (school: Education, at: number) =>
		!below.has(pathOf("education", at)) &&
		!isGivenUp(school) &&
		!school.is_current &&
		!isNotHeld(nameOf(school));
	if (!education.some(isFinished)) return [];
	const answering = answeringEntries(tailoring);
	return education.flatMap((school, at) => {
		const path = pathOf("education", at);
		return isGivenUp(school) && !answering.has(path)
			? [{ path, text: nameOf(school), reason: GIVEN_UP }]
			: [];
	});
}

const ACRONYM = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}-]{1,11}(?![\p{L}\p{N}])/gu;
/** So much of a paper's name has to stand in what asks for it. */
const NAMED = 0.6;

type Asking = {
	acronyms: ReadonlySet<string>;
	stems: ReadonlySet<string>;
};

const asking = new WeakMap<Job, { of: string; texts: readonly Asking[] }>();

// Every paper is held against the posting and each of its requirements.
function askingTexts({
	job,
	posting = "",
}: Pick<Tailoring, "job" | "posting">): readonly Asking[] {
	const known = asking.get(job);
	if (known?.of === posting) return known.texts;
	const all = [posting, ...job.requirements.map(({ text }) => text)];
	const texts = [...new Set(all)].map((text) => ({
		acronyms: new Set(text.match(ACRONYM) ?? []),
		stems: contentStems(wordsOf(text)),
	}));
	asking.set(job, { of: posting, texts });
	return texts;
}

/** Whether the posting asks for a paper by its name, brackets and dates aside. */
function isNamed(name: string, tailoring: Tailoring): boolean {
	const plain = withoutState(name.replace(/\([^()]*\)/gu, " ")).replace(
		LAPSED,
		" ",
	);
	const stems = [...contentStems(wordsOf(plain))].filter(
		(stem) => !/^\d+$/.test(stem),
	);
	const parts = plain.split(/[,;:]/u);
	const acronyms = name.match(ACRONYM) ?? [];
	return askingTexts(tailoring).some(({ acronyms: named, stems: said }) => {
		if (acronyms.some((acronym) => named.has(acronym))) return true;
		const isShortened = [...named].some((acronym) =>
			parts.some((part) => isShortFor(acronym, part)),
		);
		if (isShortened) return true;
		const shared = stems.filter(
			(stem) => said.has(stem) || namesTrade(stem, said),
		).length;
		return stems.length > 0 && shared / stems.length >= NAMED;
	});
}

const SHORTEST_ACRONYM = 3;

/**
 * Whether capital letters shorten a name of several parts: "HLR" and "Hjärt-lungräddning". The first letters of the parts are among
 * them, the first in front, and all of them stand in the name, each in order.
 */
function isShortFor(acronym: string, name: string): boolean {
	const letters = acronym.toLowerCase();
	const parts = name
		.toLowerCase()
		.split(/[^\p{L}]+/u)
		.filter(Boolean);
	const initials = parts.map((part) => part.charAt(0)).join("");
	return (
		letters.length >= SHORTEST_ACRONYM &&
		parts.length > 1 &&
		letters.startsWith(initials.charAt(0)) &&
		standsIn(initials, letters) &&
		standsIn(letters, parts.join(""))
	);
}

/** Letter by letter, others between them. */
function standsIn(letters: string, text: string): boolean {
	let from = 0;
	for (const letter of letters) {
		const at = text.indexOf(letter, from);
		if (at < 0) return false;
		from = at + 1;
	}
	return true;
}

function earlierSchools({ profile, match, today }: Tailoring): Omitted[] {
	if (graduatedFrom(profile, today) !== null) return [];
	const { education } = profile;
	const isLater = (school: Education) =>
		!isSchool(school) &&
		!school.is_current &&
		!isNotHeld(nameOf(school)) &&
		!saysStopped(nameOf(school));
	if (!education.some(isLater)) return [];
	const asksForSchool = match.terms.some(
		({ term }) =>
			term.kind === "degree" &&
			term.demand !== "mention" &&
			[term.term, ...term.forms].some((form) => SCHOOL.test(form)),
	);
	return asksForSchool
		? []
		: education.flatMap((school, at) =>
				isSchool(school)
					? [
							{
								path: pathOf("education", at),
								text: nameOf(school),
								reason: BELOW,
							},
						]
					: [],
			);
}

/** By what was earned there; by where only if that is not said. */
function isSchool(school: Education): boolean {
	const earned = oneLine(school.degree_type);
	return (
		degreeRank(earned) <= 1 &&
		SCHOOL.test(earned === "" ? oneLine(school.institution_name) : earned)
	);
}

function nameOf({ degree_type, field_of_study }: Education): string {
	return [degree_type, field_of_study].map(oneLine).filter(Boolean).join(", ");
}

/** Without them so many years of work are left to read. */
const LEAST_YEARS = 4;

/** Positions of another kind that can go without a gap. */
export function spareJobs(tailoring: Tailoring): Omitted[] {
	const { profile, match, today } = tailoring;
	if (graduatedFrom(profile, today) !== null) return [];
	const named = [
		...[...match.terms, ...match.requirements, ...match.knockouts].flatMap(
			({ evidence }) => evidence,
		),
		...match.requirements.flatMap(({ candidates }) => candidates),
	];
	const answering = new Set(named.map(({ path }) => entryPathOf(path)));
	const gone = leavesNoGap(profile, {
		today,
		isIdle: (at) =>
			!hasOutcome(profile, at) &&
			!isApprenticeship(profile, at) &&
			(isBesides(profile, at) || !answering.has(pathOf("work_experience", at))),
	});
	const left = profile.work_experience.filter((_, at) => !gone.has(at));
	if ((yearsOfWork(left, today) ?? 0) < LEAST_YEARS) return [];
	return [...gone].map((at) => ({
		path: pathOf("work_experience", at),
		text: jobName(profile, at),
		reason: OTHER_JOB,
	}));
}

/**
 * A summer job stays one, whatever word of it the posting happens to use; where it is nearly all there is, it is told. What goes on beside
 * the main work today may be what the posting looks for.
 */
function isBesides(profile: Profile, at: number): boolean {
	const job = profile.work_experience[at];
	const main = profile.work_experience.length - sideJobs(profile).size;
	return (
		job !== undefined &&
		!job.is_current &&
		main > 1 &&
		sideJobs(profile).has(job)
	);
}

/** A trade is learned where it began. */
function isApprenticeship({ work_experience }: Profile, at: number): boolean {
	return isTraining(oneLine(work_experience[at]?.job_title ?? null));
}

function hasOutcome({ work_experience }: Profile, at: number): boolean {
	return (work_experience[at]?.achievements ?? []).some(isOutcome);
}

function jobName({ work_experience }: Profile, at: number): string {
	const job = work_experience[at];
	return [job?.job_title ?? null, job?.company_name ?? null]
		.map(oneLine)
		.filter(Boolean)
		.join(", ");
}
