// The two lines under the name: who this is, and what they bring. Both are the person's own words, put in order; where
// there are none they are built from titles, employers and skills alone, without one adjective.

import { proseLines } from "../../clauses/prose-lines.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { partOf, wordOf } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { titlePart } from "../../match/score-parts.ts";
import { pathOf } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { graduatedFrom } from "../choose/graduate.ts";
import { workOrder } from "../choose/work-order.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { Drafting } from "../lines/drafting.ts";
import { tidyLine } from "../lines/rewrite-line.ts";
import { wordingOf } from "../wording/wording.ts";
import { positionLines, skillsLine } from "./built-lines.ts";

const LONGEST_SUMMARY = 420;

/** The headline with the path it comes from; null where the profile has none and no work to take it from. */
export function headlineOf(
	profile: Profile,
	jobTitle: string,
	today: string,
): { text: string; source: string } | null {
	const written = oneLine(profile.personal.headline);
	const [newest] = workOrder(profile);
	const held = newest && {
		text: oneLine(newest.entry.job_title),
		source: pathOf("work_experience", newest.at, "job_title"),
	};
	// "Looking for a career, not a job" is nobody's name.
	const isName = !/[?!]/u.test(written) && !SEEKS.test(written);
	const own = isName || !held?.text ? written : "";
	// The very title of the posting, once held, is what a reader looks for first.
	const asked = profile.work_experience.findIndex(
		(work) =>
			jobTitle !== "" &&
			oneLine(work.job_title).toLowerCase() === jobTitle.toLowerCase(),
	);
	if (own === "" && asked >= 0)
		return {
			text: oneLine(profile.work_experience[asked]?.job_title ?? ""),
			source: pathOf("work_experience", asked, "job_title"),
		};
	if (own !== "")
		return {
			text: leadingPart(own, jobTitle),
			source: pathOf("personal", "headline"),
		};
	return degreeHeadline(profile, today) ?? (held?.text ? held : null);
}

const SEEKS = listPattern(
	`^(?:${wordOf(SUMMARY_WORDS, ({ seeking }) => seeking)})(?!\\p{L})`,
	"iu",
);

/** Who comes from school is named by their degree, not by what they did beside it. */
function degreeHeadline(
	profile: Profile,
	today: string,
): { text: string; source: string } | null {
	const at = graduatedFrom(profile, today);
	if (at === null) return null;
	const school = profile.education[at];
	if (!school) return null;
	const text = wordingOf(profileLanguage(profile)).degree(
		oneLine(school.degree_type),
		oneLine(school.field_of_study),
	);
	return text === "" ? null : { text, source: pathOf("education", at) };
}

// "Nurse | Triage | Teacher": the part that names the position goes first, the others keep their order.
function leadingPart(headline: string, jobTitle: string): string {
	const parts = headline.split(/\s+[|•·]\s+/);
	if (parts.length < 2 || jobTitle === "") return headline;
	const best = parts.findIndex((part) => titlePart(jobTitle, [part]) === 100);
	if (best <= 0) return headline;
	return [parts[best], ...parts.filter((_, at) => at !== best)].join(" | ");
}

/** The sentences of the summary. The first leads; the others stand by what they are worth to the posting. */
export function summaryLines(
	profile: Profile,
	drafting: Drafting,
): { lines: DraftLine[]; omitted: DraftLine[] } {
	const sentences = proseLines(profile.personal.summary).map(
		(text): DraftLine => {
			const ended = /[.!?。！？]$/u.test(text)
				? text
				: `${text}${/\p{Script=Han}$/u.test(text) ? "。" : "."}`;
			return {
				sources: [pathOf("personal", "summary")],
				original: text,
				text: ended,
				change: "kept",
				...drafting.relevance(pathOf("personal", "summary"), text),
			};
		},
	);
	if (sentences.length === 0)
		return { lines: builtSummary(profile, drafting), omitted: [] };
	const [first, ...rest] = sentences;
	const ranked = rest.toSorted((a, b) => b.value - a.value);
	const lines: DraftLine[] = first ? [first] : [];
	const omitted: DraftLine[] = [];
	let length = first?.text.length ?? 0;
	for (const sentence of ranked) {
		if (
			lines.length > 1 &&
			length + sentence.text.length > LONGEST_SUMMARY &&
			sentence.terms.size === 0
		)
			omitted.push(sentence);
		else lines.push(sentence);
		length += sentence.text.length;
	}
	// A sentence that points back ("I now combine …", "This …") must follow the one it was written after.
	const kept = new Set(lines);
	return {
		lines: rest.some(({ text }) => POINTS_BACK.test(text))
			? sentences.filter((sentence) => kept.has(sentence))
			: lines,
		omitted,
	};
}

const POINTS_BACK = new RegExp(
	String.raw`^${partOf(SUMMARY_WORDS, ({ pointsBack }) => pointsBack ?? "")}\b`,
	"i",
);

/** Title, employer, first relevant skills; nothing where the profile lacks a title. */
function builtSummary(profile: Profile, drafting: Drafting): DraftLine[] {
	const lines = [
		...positionLines(profile, drafting),
		...skillsLine(profile, drafting),
	];
	return lines.map(({ text, sources }) => ({
		sources,
		original: "",
		text: tidyLine(text).replace(/(?<![.!?。])$/u, "."),
		change: "reworded",
		value: 0,
		terms: new Set(),
	}));
}
