// The dates on a line of a plain text, and whether they are those of the entries named close to it.

import {
	DATE_IN_UNITS,
	MONTH,
	OF,
	PRESENT,
	TO,
} from "../../language/reading/date-patterns.ts";
import { WORD_BEGINS, WORD_ENDS } from "../../language/word-edges.ts";
import { pathOf } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { type EntryDates, isSameSpan, spanOf } from "./entry-dates.ts";

const YEAR = "(?:19|20)\\d\\d";
const DATE = `(?:(?:\\d{1,2}\\.? )?${MONTH}\\.?,? (?:${OF} )?${YEAR}|(?:0?[1-9]|1[0-2]) ?[/.] ?${YEAR}|${YEAR}-(?:0[1-9]|1[0-2])(?:-\\d\\d)?|${DATE_IN_UNITS}|${YEAR})`;
const RANGE = new RegExp(
	`${WORD_BEGINS}(${DATE}) ?(?:-|–|~|${TO}) ?(${DATE}|${PRESENT})${WORD_ENDS}`,
	"giu",
);
const SINGLE = new RegExp(`${WORD_BEGINS}${DATE}${WORD_ENDS}`, "giu");

export type DateOnLine = {
	text: string;
	/** As a range is written in a content. */
	written: string;
	start: number;
	end: number;
};

/** Ranges first, then the single dates outside of them. */
export function datesIn(text: string): DateOnLine[] {
	const ranges = [...text.matchAll(RANGE)].map(
		({ 0: found, 1: from = "", 2: to = "", index }) => ({
			text: found,
			written: `${from} - ${to}`,
			start: index,
			end: index + found.length,
		}),
	);
	let next = 0;
	// Both stand in order.
	const isIn = (start: number) => {
		while ((ranges[next]?.end ?? start + 1) <= start) next += 1;
		return (ranges[next]?.start ?? start + 1) <= start;
	};
	const singles = [...text.matchAll(SINGLE)]
		.map(({ 0: found, index }) => ({
			text: found,
			written: found,
			start: index,
			end: index + found.length,
		}))
		.filter(({ start }) => !isIn(start));
	return [...ranges, ...singles];
}

/** Every span of the profile with the path of its entry. */
export function spansOf(
	profile: Profile,
): { path: string; span: EntryDates }[] {
	const single = (date: string | null): EntryDates => ({
		start: date,
		end: date,
		isCurrent: false,
	});
	return [
		...profile.work_experience.map((entry, at) => ({
			path: pathOf("work_experience", at),
			span: spanOf(entry),
		})),
		...profile.education.map((entry, at) => ({
			path: pathOf("education", at),
			span: spanOf(entry),
		})),
		...profile.volunteer.map((entry, at) => ({
			path: pathOf("volunteer", at),
			span: spanOf(entry),
		})),
		...profile.projects.map((entry, at) => ({
			path: pathOf("projects", at),
			span: {
				start: entry.start_date,
				end: entry.end_date,
				isCurrent: entry.is_ongoing,
			},
		})),
		...profile.certifications.flatMap((entry, at) => [
			{ path: pathOf("certifications", at), span: single(entry.issue_date) },
			{ path: pathOf("certifications", at), span: single(entry.expiry_date) },
			{
				path: pathOf("certifications", at),
				span: {
					start: entry.issue_date,
					end: entry.expiry_date,
					isCurrent: false,
				},
			},
		]),
		...profile.publications.map((entry, at) => ({
			path: pathOf("publications", at),
			span: single(entry.publication_date),
		})),
		...profile.awards.map((entry, at) => ({
			path: pathOf("awards", at),
			span: single(entry.award_date),
		})),
	];
}

/** Whether a date belongs to one of the spans; a text may leave out what it does not know. */
export function isDateOf(
	date: DateOnLine,
	spans: readonly { span: EntryDates }[],
): boolean {
	// "OSHA 10 Apr 2020": what looks like a day may be the end of a name, and months are what compares.
	const month = date.written.replace(/^\d{1,2}\.? (?=\p{L})/u, "");
	return spans.some(
		({ span }) => isSameSpan(date.written, span) || isSameSpan(month, span),
	);
}
