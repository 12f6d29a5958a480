// Work beside a requirement that is met in part: since when it was done, under whom, and a course of fewer hours.

import { everyMatch } from "../../every-match.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { alternatives } from "../../language/patterns.ts";
import { monthInWords } from "../../language/reading/month-in-words.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { factsOf } from "../../match/facts.ts";
import type { RequirementMatch } from "../../match/match.ts";
import {
	entryIndexOf,
	isInSection,
	pathOf,
} from "../../profile/content-path.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import type { GapSearch, Held } from "./gap-search.ts";
import { stated } from "./held-fact.ts";
import { MOST_WORDS } from "./limited-fact.ts";
import { isLimitedLine } from "./limited-line.ts";
import { withoutRemark } from "./point.ts";
import { positionInSentence, type Voice } from "./voice.ts";

/** The first month of the work that counts. */
export function sinceWhen(
	{ evidence, requirement: { years } }: RequirementMatch,
	{ tailoring: { profile }, voice }: Pick<GapSearch, "tailoring" | "voice">,
): {
	gap: "since" | "sinceNow";
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
	const company = withoutRemark(oneLine(first.work.company_name));
	if (job === "" || company === "" || isSelfEmployed(company)) return null;
	return {
		gap: first.work.is_current ? "sinceNow" : "since",
		values: {
			years: String(years?.count ?? ""),
			date: monthInWords(first.start.slice(0, YEAR_AND_MONTH), voice.language),
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

const COURSE_HOURS = listPattern(
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
	if (kind !== "must") return null;
	const hoursIn = (of: string) =>
		everyMatch(COURSE_HOURS, of).map(([, count]) => Number(count));
	const [asked, more] = hoursIn(text);
	const isCourse = asked !== undefined && asked > MOST_A_WEEK;
	if (!isCourse || more !== undefined) return null;
	const [paper, another] = factsOf(profile).filter(
		({ path, text: own }) =>
			isInSection(path, "certifications") && hoursIn(own).length > 0,
	);
	const [held = asked] = hoursIn(paper?.text ?? "");
	return paper && !another && held < asked ? stated(paper, voice) : null;
}
