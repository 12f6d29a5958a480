// The next step of a career, where the lexicon's occupations know one in the same field. Nothing is guessed: without a
// known step there is a sentence that says so.
import { canonicalTerm, findTerms, termForms } from "../job/lexicon/lexicon.ts";
import { yearsOfWork } from "../profile/months.ts";
import type { Profile, WorkExperience } from "../profile/profile.ts";
import { oneLine } from "../profile/text-lines.ts";
import { nextOnLadder } from "./career-ladders.ts";
import { shortName } from "./finding.ts";

type Rung = "junior" | "plain" | "senior" | "manager" | "director";
const RUNGS: readonly Rung[] = [
	"junior",
	"plain",
	"senior",
	"manager",
	"director",
];

// Words of rank in a title, highest first; what is left is the field with its trade.
const RANKS: readonly (readonly [Rung, RegExp])[] = [
	[
		"director",
		/\b(?:director|head of|chief|president|vp|c[efot]o|founder|owner|partner|independent|freelance\w*)\b/i,
	],
	["manager", /\b(?:manager|supervisor|lead|head|foreman)\b/i],
	["senior", /\b(?:senior|sr\.?|principal|staff)(?= )/i],
	["junior", /\b(?:junior|jr\.?|trainee|intern|apprentice|graduate)\b/i],
];

// "Account Manager" and its like manage things, not people: a step aside, not up.
const MANAGES_THINGS =
	/^(?:.* )?(?:account|product|project|program|case|community|content|brand|media|category|event|success|property)$/;

// Trades in which "Senior" before the title is the usual next level.
const HAS_SENIORS =
	/\b(?:engineer|developer|analyst|scientist|designer|consultant|accountant|auditor|architect|administrator|researcher|recruiter)$/;

const TOP = RUNGS.indexOf("director");

/** The rung a title stands on, by its words. */
export function rungOf(title: string): number {
	const rank = RANKS.find(([, words]) => words.test(title))?.[0] ?? "plain";
	return RUNGS.indexOf(rank);
}

/** One or two suggestions, or the sentence that none can be made. */
export function careerPaths(profile: Profile, today: string): string[] {
	const newest = newestJob(profile.work_experience);
	if (!newest || oneLine(newest.job_title) === "")
		return ["Add a job with a title under Work to get a career step."];
	const title = shortName(newest.job_title);
	const steps = nextTitles(oneLine(newest.job_title));
	if (steps.length === 0)
		return [
			rungOf(newest.job_title) === TOP
				? `No career step is suggested: “${title}” is the top of the career ladders Attune knows. The next step would be a different field, and only you can choose that.`
				: `No career step is suggested: Attune's list of occupations knows no next level in the same field for “${title}”.`,
		];
	const years = yearsOfWork(profile.work_experience, today);
	const basis =
		years === null
			? "Your jobs have no dates to judge your experience by"
			: `Your dated jobs add up to ${years === 1 ? "1 full year" : `${years} full years`} of work`;
	return steps.map(
		(step) =>
			`${title} → ${inCapitals(step)}: the next level in the same field. ${basis}; match a posting for that title to see what is missing.`,
	);
}

function inCapitals(title: string): string {
	return title.replace(/(?<!\p{L})\p{Ll}(?!f\b)/gu, (letter) =>
		letter.toUpperCase(),
	);
}

export function newestJob(
	work: readonly WorkExperience[],
): WorkExperience | null {
	return (
		work.find(({ is_current }) => is_current) ??
		work.toSorted((a, b) =>
			(b.end_date ?? b.start_date ?? "") > (a.end_date ?? a.start_date ?? "")
				? 1
				: -1,
		)[0] ??
		null
	);
}

function nextTitles(title: string): string[] {
	const occupation = occupationOf(title);
	if (!occupation) return [];
	const rung = rungOf(title);
	// The English name lets a German or French title climb the same ladder.
	const names = [
		...new Set([occupation.form.toLowerCase(), occupation.term.toLowerCase()]),
	].map(plain);
	const deputy = DEPUTY.exec(title)?.[1];
	if (deputy && occupationOf(deputy)?.form.length === deputy.length)
		return [deputy];
	const ownNames = [title, ...names];
	const step = ownNames.map(nextOnLadder).find((next) => next !== null);
	// A ladder counts by its trade: whoever is a senior or a manager in it already stands higher than its first rung.
	if (step && rungOf(step) >= rung) return [step];
	for (const next of RUNGS.slice(rung + 1)) {
		const known = names
			.flatMap((name) => titlesAt(next, name))
			.filter(
				(candidate) =>
					isOccupation(candidate) ||
					(next === "senior" && HAS_SENIORS.test(candidate)),
			);
		if (known.length > 0) return [...new Set(known)].slice(0, 1);
	}
	return [];
}

const DEPUTY = /^(?:assistant|deputy|acting) (.+)$/i;

/** The occupation a title names; the last words name it where the first ones are a paper: "Certified Public Accountant". */
export function occupationOf(
	title: string,
): { term: string; form: string } | null {
	const found = findTerms(title).find(({ kind }) => kind === "title");
	if (found) return found;
	const last = title.split(" ").at(-1) ?? "";
	const [hit] = findTerms(last);
	return hit?.kind === "title" ? hit : null;
}

function plain(name: string): string {
	return name
		.replace(/\b(?:senior|junior|assistant|head of|chief)\s+/g, "")
		.trim();
}

function titlesAt(rung: Rung, name: string): string[] {
	const words = name.split(" ");
	const field = words.slice(0, -1).join(" ");
	switch (rung) {
		case "junior":
			return [];
		case "plain":
			return [name];
		case "senior":
			return [`senior ${name}`];
		case "manager":
			return field === "" || MANAGES_THINGS.test(field)
				? []
				: [`${field} manager`, `${field} supervisor`];
		case "director":
			return field === "" ? [] : [`${field} director`, `head of ${field}`];
	}
}

function isOccupation(title: string): boolean {
	const known = canonicalTerm(title);
	return (
		known !== null &&
		termForms(known).some((form) => form.toLowerCase() === title)
	);
}
