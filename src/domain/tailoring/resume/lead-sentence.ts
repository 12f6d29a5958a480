// The first sentence of a summary: who this is and since when, from titles, employers and dates alone.

import { proseLines } from "../../clauses/prose-lines.ts";
import type { LanguageCode } from "../../language/language-code.ts";
import { wordOf } from "../../language/patterns.ts";
import type { SummaryWords } from "../../language/summary-words.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { pathOf } from "../../profile/content-path.ts";
import { monthNumber } from "../../profile/months.ts";
import type { Profile, WorkExperience } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { graduatedFrom } from "../choose/graduate.ts";
import {
	type PlacedPosition,
	sideJobs,
	workOrder,
} from "../choose/work-order.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { fill } from "../letter/voice.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { Drafting } from "../lines/drafting.ts";
import { lowered } from "../lines/lowered.ts";
import { isProvable } from "../lines/provable.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import { wordingOf } from "../wording/wording.ts";
import { composed } from "./composed-line.ts";
import { ended } from "./ended.ts";
import { homePosition } from "./home-position.ts";
import { plainTitle } from "./plain-title.ts";

/** The degree and its school, of somebody who comes from there. */
export function studiesSentence(
	{ profile, today }: Tailoring,
	language: LanguageCode,
): DraftLine | null {
	const at = graduatedFrom(profile, today);
	if (at === null) return null;
	const school = profile.education[at];
	if (!school) return null;
	const degree = wordingOf(language).degree(
		oneLine(school.degree_type),
		oneLine(school.field_of_study),
	);
	const names = [degree, oneLine(school.institution_name)].filter(Boolean);
	return names.length < 2
		? null
		: composed(ended(names.join(", ")), [pathOf("education", at)]);
}

/** A position and its employer alone, the latest if none is given, behind what somebody has studied; null without a title or an employer. */
export function positionSentence(
	{ profile, needs }: Pick<Drafting, "profile" | "needs">,
	language: LanguageCode,
	[newest]: readonly PlacedPosition[] = workOrder(profile, needs),
): DraftLine | null {
	const title = oneLine(newest?.entry.job_title ?? null);
	const company = newest ? companyOf(newest.entry) : "";
	if (!newest || title === "" || company === "") return null;
	const { current, latest } = SUMMARY_WORDS[language];
	const path = pathOf("work_experience", newest.at);
	const sources = [pathOf(path, "job_title"), pathOf(path, "company_name")];
	const year = newest.entry.end_date?.slice(0, 4) ?? "";
	// What is held today, however small, is more recent.
	if (
		!newest.entry.is_current &&
		year !== "" &&
		profile.work_experience.some(({ is_current }) => is_current)
	) {
		const dated = fill(current, { title, company }).replace(
			/[.。]$/u,
			(point) => `, ${year}${point}`,
		);
		if (isProvable(dated, profile))
			return composed(dated, [...sources, pathOf(path, "end_date")]);
	}
	return composed(
		fill(newest.entry.is_current ? current : latest, { title, company }),
		sources,
	);
}

/**
 * Who somebody is by the title and the years of the record: "Video editor since 2020, previously edit assistant". Where they work the page
 * says right below. Null without a title or dates that say as much.
 */
export function leadSentence(
	drafting: Drafting,
	{ language, hasEarlier }: { language: LanguageCode; hasEarlier: boolean },
): DraftLine | null {
	const { profile, needs } = drafting;
	const newest = homePosition(drafting);
	const title = newest
		? datedTitle(newest.entry, profile.personal.summary)
		: "";
	if (!newest || title === "") return null;
	const trade = tradeOf(newest, profile);
	const path = pathOf("work_experience", newest.at);
	const begun = trade?.year ?? newest.entry.start_date?.slice(0, 4) ?? "";
	const [held = null] = [trade?.title ?? plainTitle(title), title]
		.map((named) =>
			heldSince(newest.entry, { title: named, year: begun, language }),
		)
		.filter((said) => said === null || isProvable(ended(said), profile));
	const sources = [
		pathOf(path, "job_title"),
		pathOf(path, "start_date"),
		...(trade?.sources ?? []),
	];
	const before = hasEarlier
		? [
				...(trade ? [] : sameFieldBefore(newest, profile, language)),
				earlierOf(newest, profile, needs),
			].filter((one) => one !== null)
		: [];
	for (const { title: earlier, paths } of held === null ? [] : before) {
		const whole = ended(
			`${held}${fill(SUMMARY_WORDS[language].earlier, {
				title: language === "en" ? earlier : lowered(earlier, language),
			})}`,
		);
		if (isProvable(whole, profile))
			return composed(whole, [...sources, ...paths]);
	}
	if (held !== null && isProvable(ended(held), profile))
		return composed(ended(held), sources);
	return positionSentence({ profile, needs }, language, [newest]);
}

/** "Buyer since 2019", or "Buyer from 2015 to 2019"; null where the record has no such years. */
function heldSince(
	{ is_current, end_date, start_date, job_title }: WorkExperience,
	{
		title,
		year,
		language,
	}: { title: string; year: string; language: LanguageCode },
): string | null {
	const end = end_date?.slice(0, 4) ?? "";
	// "Stonemason (foreman since 2022)" has been neither all along.
	if (start_date === null || YEAR.test(title) || YEAR.test(job_title))
		return null;
	const words = SUMMARY_WORDS[language];
	if (!is_current && (end === "" || end === year)) return null;
	const said = is_current
		? fill(sinceWhen(words.titleSince, year, words), { title, date: year })
		: fill(words.heldUntil, { title, year, end });
	return capital(said).replace(/[.。]$/u, "");
}

/** The title of the position before it, where that was of another trade and answers the posting. */
function earlierOf(
	newest: PlacedPosition,
	profile: Profile,
	needs: Drafting["needs"],
): Earlier | null {
	const side = sideJobs(profile);
	const known = contentStems(wordsOf(oneLine(newest.entry.job_title)));
	const start = newest.entry.start_date ?? "";
	const before = workOrder(profile, needs).find(
		({ entry }) =>
			entry !== newest.entry &&
			!side.has(entry) &&
			!entry.is_current &&
			(entry.start_date ?? "") < start,
	);
	// Whatever came before that, the one before is who somebody has been: none is skipped.
	return before &&
		proves(before.entry, needs) &&
		[...contentStems(wordsOf(lastTradeIn(before.entry)))].every(
			(stem) => !known.has(stem),
		)
		? {
				title: lastTradeIn(before.entry),
				paths: [pathOf("work_experience", before.at, "job_title")],
			}
		: null;
}

type Earlier = { title: string; paths: string[] };

/** Positions before the latest one that share a word of its title, back to back, with their years: "Junior Data Analyst from 2019 to 2021". */
function sameFieldBefore(
	latest: PlacedPosition,
	profile: Profile,
	language: LanguageCode,
): Earlier[] {
	const side = sideJobs(profile);
	const chain: PlacedPosition[] = [];
	for (const one of workOrder(profile)) {
		if (one.entry === latest.entry || side.has(one.entry)) continue;
		const { entry } = chain.at(-1) ?? latest;
		const isOfField = [entry, latest.entry].some((other) =>
			areOfOneField(tradeIn(one.entry), tradeIn(other), language),
		);
		if (!isOfField || one.entry.is_current || hasGap(one.entry, entry)) break;
		chain.push(one);
	}
	const said = chain.slice(0, MOST_BEFORE).flatMap(({ entry, at }) => {
		const [year, end] = [entry.start_date, entry.end_date].map(
			(date) => date?.slice(0, 4) ?? "",
		);
		const whole = oneLine(entry.job_title);
		const named = STAGES.test(whole) ? whole : tradeIn(entry);
		const title = language === "en" ? named : lowered(named, language);
		return year && end && !YEAR.test(title)
			? [{ title, year, end, path: pathOf("work_experience", at) }]
			: [];
	});
	const held = said.map(({ title, year, end }) =>
		(year === end
			? `${title} (${year})`
			: fill(SUMMARY_WORDS[language].heldUntil, { title, year, end })
		).replace(/[.。]$/u, ""),
	);
	// Two where they have names of their own and are said shortly.
	return [held, held.slice(0, 1)]
		.map((some) => some.join(` ${WRITING_WORDS[language].and} `))
		.filter((text, at) => text !== "" && (at > 0 || text.length <= LONGEST))
		.map((title) => ({ title, paths: said.map(({ path }) => path) }));
}

/** "Junior Data Analyst" and "Data Analyst", not "Shop Assistant" and "Care Assistant": the word of a rank alone names no field. */
function areOfOneField(
	one: string,
	other: string,
	language: LanguageCode,
): boolean {
	const [stems, others] = [one, other].map((title) => [
		...contentStems(wordsOf(title.replace(/(?<!\p{L})[IVX]+$/u, ""))),
	]) as [string[], string[]];
	const shared = stems.filter((stem) => others.includes(stem));
	const headOf = (title: readonly string[]) =>
		title.at(HEAD_FIRST.has(language) ? 0 : -1);
	return (
		shared.length > 1 ||
		(shared.length === 1 &&
			(stems.length === 1 ||
				others.length === 1 ||
				shared[0] !== headOf(stems) ||
				shared[0] !== headOf(others)))
	);
}

/** "Chef de cuisine": the rank stands before the field. */
const HEAD_FIRST: ReadonlySet<string> = new Set(["fr", "es", "it", "pt"]);

/** In characters, behind who somebody is now. */
const LONGEST = 95;
const MOST_BEFORE = 2;

/** What was done before and answers nothing is left to the list of positions. */
function proves({ achievements }: WorkExperience, needs: Drafting["needs"]) {
	const lines = new Set(achievements.map(oneLine));
	return needs.some(({ proofs }) => proofs.some(({ text }) => lines.has(text)));
}

/** The frame for a month or for a year alone. */
function sinceWhen(
	frame: string,
	date: string,
	{ beforeYear }: SummaryWords,
): string {
	return beforeYear && /^\p{N}{4}$/u.test(date)
		? frame.replace(beforeYear.month, beforeYear.year)
		: frame;
}

/** Without what a line dates later: "Math teacher, head of department" since 2019, head of department since 2025. */
function datedTitle(entry: WorkExperience, summary: string | null): string {
	const title = oneLine(entry.job_title);
	const [first = "", ...parts] = title.split(/,\s+|\s\/\s/u);
	const start = entry.start_date?.slice(0, 4) ?? "";
	const isLater = (part: string) => {
		const stems = [...contentStems(wordsOf(part))];
		return [...entry.achievements, ...proseLines(summary)].some((line) => {
			const years: readonly string[] = oneLine(line).match(YEARS) ?? [];
			const said = contentStems(wordsOf(oneLine(line)));
			return (
				stems.length > 0 &&
				stems.every((stem) => said.has(stem)) &&
				years.some((year) => year > start)
			);
		});
	};
	return parts.some(isLater)
		? [first, ...parts.filter((part) => !isLater(part))].join(", ")
		: title;
}

const YEARS = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu;
/** In a title: it says since when it was held, and another date beside it would be taken for the same. */
const YEAR = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/u;

function capital(text: string): string {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function companyOf({ company_name }: WorkExperience): string {
	const name = oneLine(company_name);
	return isSelfEmployed(name) ? "" : name;
}

/** A gap between two positions that the dates would hide. */
const LONGEST_GAP = 6;

/** The trade of the latest position, held since an earlier one without a gap; null where it began there. */
function tradeOf(latest: PlacedPosition, profile: Profile) {
	const side = sideJobs(profile);
	const earlier = workOrder(profile).filter(
		({ entry }) => entry !== latest.entry && !side.has(entry),
	);
	const title = tradeIn(latest.entry);
	let first = latest;
	for (const one of earlier) {
		if (!isOfTrade(one.entry, title) || hasGap(one.entry, first.entry)) break;
		first = one;
	}
	const year = first.entry.start_date?.slice(0, 4);
	return year === undefined ||
		year === latest.entry.start_date?.slice(0, 4) ||
		title === ""
		? null
		: { title, year, sources: [pathOf("work_experience", first.at)] };
}

/** A title without what is set behind it: "English teacher, upper school". */
function tradeIn({ job_title }: WorkExperience): string {
	return (oneLine(job_title).split(/,|\(|\||\s[–-]\s/u)[0] ?? "").trim();
}

const STAGES = new RegExp(
	`,? ${wordOf(SUMMARY_WORDS, ({ stages }) => stages)} `,
	"iu",
);

/** "Registered nurse" of "Student, then registered nurse". */
function lastTradeIn(work: WorkExperience): string {
	const last = oneLine(work.job_title).split(STAGES).at(-1) ?? "";
	return tradeIn({ ...work, job_title: last });
}

function isOfTrade(work: WorkExperience, title: string): boolean {
	const held = wordsOf(tradeIn(work)).map(({ key }) => key);
	return wordsOf(title).every(({ key }, at) => held[at] === key);
}

function hasGap(earlier: WorkExperience, later: WorkExperience): boolean {
	const [end, start] = [
		monthNumber(earlier.end_date),
		monthNumber(later.start_date),
	];
	return end === null || start === null || start - end > LONGEST_GAP;
}
