// The parts that several sections of a JSON Resume share: a period, a level, a grade, a list without repeats.

import { pathOf } from "../../profile/content-path.ts";
import { readRange } from "../../profile/partial-date.ts";
import type { Period } from "../../profile/period.ts";
import { type FileReading, note } from "./file-reading.ts";
import { brief, isEmpty } from "./json-values.ts";
import type { ResumeEntry } from "./resume-entry.ts";

/** When something was. A start without an end means that it goes on, as the standard has it, unless told otherwise. */
export function readPeriod(
	entry: ResumeEntry,
	reading: FileReading,
	{ openGoesOn } = { openGoesOn: true },
): Period {
	const written = entry.raw("dateText", "dates");
	const from = entry.raw("startDate", "start_date");
	const hasEnd = !isEmpty(entry.raw("endDate", "end_date"));
	const stated = entry.raw("x-current", "isCurrent", "current");
	const range = isEmpty(from) && !hasEnd ? rangeIn(written) : manyIn(from);
	if (range) {
		if (!range.isExact)
			note(
				reading,
				entry.at,
				`“${brief(range.written)}” was kept as ${range.kept}`,
			);
		return {
			start_date: range.start,
			end_date: range.end,
			is_current: range.isCurrent,
		};
	}
	const start = entry.date("startDate", "start_date");
	const end = entry.date("endDate", "end_date");
	const goesOn =
		end.isPresent || (openGoesOn && !hasEnd && start.date !== null);
	return {
		start_date: start.date,
		end_date: end.date,
		is_current: typeof stated === "boolean" ? stated : goesOn,
	};
}

type LevelWords = {
	keys: string[];
	options: readonly string[];
	read: (written: string) => string | null;
};

/** A level in the profile's own words; one that cannot be placed is left open and noted. */
export function readLevel(
	entry: ResumeEntry,
	reading: FileReading,
	words: LevelWords,
): string | null {
	const written = entry.text(200, ...words.keys);
	if (!written) return null;
	const isOwn = words.options.includes(written);
	const level = isOwn ? written : words.read(written);
	if (level === null)
		note(
			reading,
			`${entry.at}.${words.keys[0]}`,
			`“${brief(written)}” is not a level Attune knows, so none was set`,
		);
	return level;
}

/**
 * A grade. Only an American grade point average has a field; "magna cum laude" or "8.5/10" say themselves what they are
 * and become a line, a bare number of another scale would not be understood and stays out.
 */
export function readScore(
	entry: ResumeEntry,
	reading: FileReading,
): { gpa: number | null; achievements: string[] } {
	const written = entry.text(200, "score", "gpa", "grade");
	const point =
		/^(?:gpa:?\s*)?(\d(?:\.\d+)?)(?:\s*\/\s*4(?:\.0+)?)?(?:\s*gpa)?$/i.exec(
			written,
		);
	if (point && Number(point[1]) <= 4)
		return { gpa: Number(point[1]), achievements: [] };
	if (/[\p{L}%/:]/u.test(written))
		return { gpa: null, achievements: [written] };
	if (written)
		note(
			reading,
			pathOf(entry.at, "score"),
			`The grade “${brief(written)}” is not on the 4.0 scale and was left out`,
		);
	return { gpa: null, achievements: [] };
}

/** Courses as one line: a bullet for each would outweigh the degree itself. */
export function readCourses(entry: ResumeEntry): string[] {
	const courses = entry.lines("courses", "coursework");
	if (courses.length === 0) return [];
	const line = courses.join(
		courses.some((course) => course.includes(",")) ? "; " : ", ",
	);
	return line.length <= 2000 ? [line] : courses;
}

function rangeIn(written: unknown) {
	if (typeof written !== "string") return null;
	const range = readRange(written);
	if (range.start === null && range.end === null) return null;
	const kept = [...new Set([range.start, range.end])]
		.filter(Boolean)
		.join(" to ");
	return { ...range, written, kept };
}

/** The range in a text that should be one date, when it is one: "2018 - 2020". */
function manyIn(written: unknown) {
	const range = rangeIn(written);
	return range === null ||
		range.start === range.end ||
		(range.end === null && !range.isCurrent)
		? null
		: range;
}
