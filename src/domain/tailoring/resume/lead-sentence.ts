// The first sentence of a summary: who this is and since when, from titles, employers and dates alone.

import type { LanguageCode } from "../../language/language-code.ts";
import type { SummaryWords } from "../../language/summary-words.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { monthNumber } from "../../match/months.ts";
import { oneLine } from "../../match/sentences.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { pathOf } from "../../profile/content-path.ts";
import type { Profile, WorkExperience } from "../../profile/profile.ts";
import { graduatedFrom } from "../choose/graduate.ts";
import {
	type PlacedPosition,
	sideJobs,
	workOrder,
} from "../choose/work-order.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { fill, monthInWords, voiceOf } from "../letter/voice.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { Drafting } from "../lines/drafting.ts";
import { isProvable } from "../lines/provable.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import { wordingOf } from "../wording/wording.ts";
import { composed } from "./composed-line.ts";
import { ended } from "./proof-sentences.ts";

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

/** The latest position and its employer alone, behind what somebody has studied; null without a title or an employer. */
export function positionSentence(
	{ profile, needs }: Drafting,
	language: LanguageCode,
): DraftLine | null {
	const [newest] = workOrder(profile, needs);
	const title = oneLine(newest?.entry.job_title ?? null);
	const company = newest ? companyOf(newest.entry) : "";
	if (!newest || title === "" || company === "") return null;
	const { current, latest } = SUMMARY_WORDS[language];
	const path = pathOf("work_experience", newest.at);
	return composed(
		fill(newest.entry.is_current ? current : latest, { title, company }),
		[pathOf(path, "job_title"), pathOf(path, "company_name")],
	);
}

/** The latest position, its employer and since when, with the year the trade began; null without a title. */
export function leadSentence(
	{ profile, needs }: Drafting,
	language: LanguageCode,
): DraftLine | null {
	const words = SUMMARY_WORDS[language];
	const [newest] = workOrder(profile, needs);
	const title = newest ? datedTitle(newest.entry) : "";
	if (!newest || title === "") return null;
	const { entry, at } = newest;
	const path = pathOf("work_experience", at);
	const company = companyOf(entry);
	const date =
		entry.start_date === null
			? ""
			: monthInWords(
					entry.start_date,
					voiceOf(language, { posting: "", key: "" }),
				);
	const isDated = entry.is_current && date !== "";
	if (company === "" && !isDated) return null;
	const sources = [
		pathOf(path, "job_title"),
		...(company === "" ? [] : [pathOf(path, "company_name")]),
		...(isDated ? [pathOf(path, "start_date")] : []),
	];
	const trade = isDated && company !== "" ? tradeOf(newest, profile) : null;
	if (trade) {
		const text = fill(sinceWhen(words.tradeSince, date, words), {
			...trade.said,
			company,
			date,
		});
		if (isProvable(text, profile))
			return composed(text, [...sources, ...trade.sources]);
	}
	const frame = !entry.is_current
		? words.latest
		: !isDated || (company !== "" && YEAR.test(title))
			? words.current
			: company === ""
				? words.titleSince
				: words.currentSince;
	const said = sinceWhen(frame, date, words);
	return composed(capital(fill(said, { title, company, date })), sources);
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
function datedTitle(entry: WorkExperience): string {
	const title = oneLine(entry.job_title);
	const [first = "", ...parts] = title.split(/,\s+/u);
	const start = entry.start_date?.slice(0, 4) ?? "";
	const isLater = (part: string) => {
		const stems = [...contentStems(wordsOf(part))];
		return entry.achievements.some((line) => {
			const years: readonly string[] = oneLine(line).match(YEARS) ?? [];
			const said = contentStems(wordsOf(oneLine(line)));
			return (
				stems.length > 0 &&
				stems.every((stem) => said.has(stem)) &&
				years.some((year) => year > start)
			);
		});
	};
	return [first, ...parts.filter((part) => !isLater(part))].join(", ");
}

const YEARS = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu;
/** In a title: it says since when it was held, and another date beside it would be taken for the same. */
const YEAR = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/u;

function capital(text: string): string {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The position before the latest one, where it was another or elsewhere. */
export function beforeSentence(
	{ profile, needs }: Drafting,
	language: LanguageCode,
): DraftLine | null {
	const side = sideJobs(profile);
	const [, before] = workOrder(profile, needs).filter(
		({ entry }, at) => at === 0 || !side.has(entry),
	);
	const title = oneLine(before?.entry.job_title ?? null);
	const company = before ? companyOf(before.entry) : "";
	if (!before || title === "" || company === "") return null;
	const path = pathOf("work_experience", before.at);
	const text = fill(SUMMARY_WORDS[language].before, { title, company });
	return composed(text, [
		pathOf(path, "job_title"),
		pathOf(path, "company_name"),
	]);
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
		: { said: { title, year }, sources: [pathOf("work_experience", first.at)] };
}

/** A title without what is set behind it: "English teacher, upper school". */
function tradeIn({ job_title }: WorkExperience): string {
	return (oneLine(job_title).split(/,|\(|\||\s[–-]\s/u)[0] ?? "").trim();
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
