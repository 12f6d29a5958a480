// How senior the job is, by the words of its title, else by what the posting says of itself.

import { listPattern } from "../../language/list-pattern.ts";
import { partOf } from "../../language/patterns.ts";
import type { SeniorityWords } from "../../language/posting-words.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import { recent } from "../../recent.ts";
import type { Seniority } from "../job.ts";

const anyOf = (kind: keyof SeniorityWords): string =>
	partOf(POSTING_WORDS, ({ seniority }) => seniority[kind] ?? "");

const LEVELS = (
	[
		"intern",
		"executive",
		"director",
		"lead",
		"senior",
		"manager",
		"junior",
	] as const satisfies readonly Seniority[]
).map(
	(level) =>
		[
			level,
			listPattern(`${LETTERS_BEGIN}${anyOf(level)}${LETTERS_END}`, "iu"),
		] as const,
);
const MANAGES_THINGS = listPattern(`${anyOf("ofThings")}\\s?-?managers?`, "iu");
const SAID = listPattern(
	`${LETTERS_BEGIN}(?:(${anyOf("saidJunior")})|(${anyOf("saidSenior")})|${anyOf("saidMid")})[ -]${anyOf("post")}`,
	"iu",
);

const DEPUTY = listPattern(
	`${LETTERS_BEGIN}${anyOf("deputy")}${LETTERS_END}`,
	"iu",
);

const RANKS: Readonly<Record<Seniority, number>> = {
	intern: 0,
	junior: 0,
	mid: 1,
	senior: 2,
	lead: 3,
	manager: 3,
	director: 3,
	executive: 3,
};

/** Whether a title is that of somebody who stands in for another. */
export const isDeputy = (title: string): boolean => DEPUTY.test(title);

/** How high a title stands: 0 for who learns, 1 for who does the work, 2 for the senior or a deputy, 3 for who leads. */
export const rankOfTitle = (title: string): number => rankKnown(title);

/** The positions of a profile are ranked for each posting, and more than once. */
const rankKnown = recent(
	(title: string) => {
		const rank = RANKS[findSeniority(title, "") ?? "mid"];
		return isDeputy(title) ? Math.min(rank, RANKS.senior) : rank;
	},
	{ most: 500, longest: 200 },
);

/** By the title's words first; "Product Manager" manages no people by name. */
export const findSeniority = (
	title: string,
	text: string,
): Seniority | null => {
	for (const [level, pattern] of LEVELS) {
		if (!pattern.test(title)) continue;
		if (level !== "manager" || !MANAGES_THINGS.test(title)) return level;
	}
	const said = SAID.exec(text);
	if (said) return said[1] ? "junior" : said[2] ? "senior" : "mid";
	return null;
};
