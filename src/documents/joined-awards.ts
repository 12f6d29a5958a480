// Awards that an employer gave during the one position held there that year: they stand where they were earned. Any other stays in the
// list of awards.
import { contentStems, wordsOf } from "../domain/match/words.ts";
import { pathOf } from "../domain/profile/content-path.ts";
import { readRange } from "../domain/profile/partial-date.ts";
import type { ResumeContent } from "../domain/tailoring/content/content.ts";
import { cleanLine } from "./clean-text.ts";

type Award = ResumeContent["awards"][number];
type Position = ResumeContent["experience"][number];
export type JoinedAward = { award: Award; path: string };

/** By the place of the position in the document. */
export function joinedAwards({
	awards,
	experience,
}: Pick<ResumeContent, "awards" | "experience">): Map<number, JoinedAward[]> {
	const joined = new Map<number, JoinedAward[]>();
	awards.forEach((award, at) => {
		const held = experience.flatMap((position, place) =>
			isGivenIn(position, award) ? [place] : [],
		);
		const [place] = held;
		if (place === undefined || held.length > 1) return;
		const others = joined.get(place) ?? [];
		joined.set(place, [...others, { award, path: pathOf("awards", at) }]);
	});
	return joined;
}

/** Whether an award was given for what a line tells: it says half of that line's words over again. */
export function confirms({ description }: Award, line: string): boolean {
	const stated = contentStems(wordsOf(cleanLine(line)));
	const given = contentStems(wordsOf(cleanLine(description)));
	const shared = [...stated].filter((stem) => given.has(stem)).length;
	return (
		// Two pairs of brackets, one behind the other, read badly.
		!/\)\s*$/u.test(line) &&
		shared >= LEAST_SHARED &&
		shared >= SHARED * Math.min(stated.size, given.size)
	);
}

const LEAST_SHARED = 3;
const SHARED = 0.5;

/** A year in which a position began or ended may be another's at the same place: then both hold it, and neither is certain. */
function isGivenIn({ company, dates }: Position, award: Award): boolean {
	const name = cleanLine(company).toLowerCase();
	const year = cleanLine(award.date).slice(0, YEAR);
	const { start, end, isCurrent } = readRange(dates);
	return (
		name !== "" &&
		name === cleanLine(award.awarder).toLowerCase() &&
		/^\d{4}$/.test(year) &&
		start !== null &&
		start.slice(0, YEAR) <= year &&
		(isCurrent || (end !== null && year <= end.slice(0, YEAR)))
	);
}

const YEAR = 4;
