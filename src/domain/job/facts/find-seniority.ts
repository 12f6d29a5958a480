// How senior the job is, by the words of its title, else by what the posting says of itself.

import { partOf } from "../../language/patterns.ts";
import { POSTING_WORDS } from "../../language/posting-of-languages.ts";
import type { SeniorityWords } from "../../language/posting-words.ts";
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
		[level, new RegExp(`(?<!\\p{L})${anyOf(level)}(?!\\p{L})`, "iu")] as const,
);
const MANAGES_THINGS = new RegExp(`${anyOf("ofThings")}\\s?-?managers?`, "iu");
const SAID = new RegExp(
	`(?<!\\p{L})(?:(${anyOf("saidJunior")})|(${anyOf("saidSenior")})|${anyOf("saidMid")})[ -]${anyOf("post")}`,
	"iu",
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
