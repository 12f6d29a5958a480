// Awards that an employer gave, or that name the employer or the place of work, during the one position held there that year: they stand
// where they were earned. Any other stays in the list of awards.
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

/** A year in which a position began or ended may be another's at the same place: then both hold it, and neither is certain. */
function isGivenIn(position: Position, award: Award): boolean {
	const year = cleanLine(award.date).slice(0, YEAR);
	const { start, end, isCurrent } = readRange(position.dates);
	return (
		(isGivenBy(position, award) || isNamedIn(position, award)) &&
		/^\d{4}$/.test(year) &&
		start !== null &&
		start.slice(0, YEAR) <= year &&
		(isCurrent || (end !== null && year <= end.slice(0, YEAR)))
	);
}

/** What stands in brackets behind an employer tells more of it: "Harbor Hospital (Level I Trauma)". */
export function isGivenBy(
	{ company }: Pick<Position, "company">,
	{ awarder }: Award,
): boolean {
	const name = plainName(company);
	return name !== "" && name === plainName(awarder);
}

/** "For keeping the Hanford plant in compliance", of a position in Hanford. */
function isNamedIn(
	{ company, location }: Position,
	{ description }: Award,
): boolean {
	const [place = ""] = cleanLine(location).split(",");
	const words = ` ${wordsIn(description)} `;
	return [plainName(company), place].some(
		(name) =>
			name.trim().length >= SHORTEST_NAME &&
			words.includes(` ${wordsIn(name)} `),
	);
}

/** In small letters, parted by blanks. */
function wordsIn(text: string): string {
	return (
		cleanLine(text)
			.toLowerCase()
			.match(/[\p{L}\p{N}]+/gu) ?? []
	).join(" ");
}

const SHORTEST_NAME = 5;

function plainName(name: string): string {
	return cleanLine(name)
		.replace(/\s*\([^()]*\)/gu, "")
		.toLowerCase();
}

const YEAR = 4;
