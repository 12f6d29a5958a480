// Whether it is certain that something is missing: required and no wish, and neither dates nor words of the profile speak for it.

import type { Requirement } from "../../job/job.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { factsOf } from "../../match/facts.ts";
import { wordsOf } from "../../match/words.ts";
import { yearsOfWork } from "../../profile/months.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { recent } from "../../recent.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { BAR } from "./barring.ts";

const WISH = listPattern(
	wordOf(DETAIL_WORDS, ({ wishes }) => wishes),
	"iu",
);
const MOST_ROWS = 40;

/** Whether its sentence, the list's heading or the row of the table it stands in calls it a wish. */
export function isWished(
	{ kind, text, span }: Requirement,
	{ posting = "" }: Pick<Tailoring, "posting">,
): boolean {
	if (BAR.test(text)) return false;
	return (
		kind === "nice" ||
		WISH.test(text) ||
		WISH.test(labelAbove(posting, span[0]))
	);
}

/** Whether words call what they name a wish. */
export function isWish(text: string): boolean {
	return WISH.test(text);
}

/** Whether the list it stands in is for some posts only: "Some positions require one or more of the following:". */
export function isUnderCondition(
	requirement: Requirement,
	{ match, posting = "" }: Pick<Tailoring, "match" | "posting">,
): boolean {
	const head = headAbove(posting, requirement.span[0]);
	return (
		head !== null &&
		match.requirements.some(
			({ requirement: { span, isConditional } }) =>
				isConditional && span[0] < head.end && span[1] > head.start,
		)
	);
}

/** Where the line with a colon above a list stands; null where a line stands in none. */
function headAbove(
	posting: string,
	at: number,
): { start: number; end: number } | null {
	let start = posting.lastIndexOf("\n", at - 1) + 1;
	if (!POINT.test(posting.slice(start, at + 1))) return null;
	for (let row = 0; row < MOST_ROWS && start > 0; row += 1) {
		const end = start - 1;
		start = posting.lastIndexOf("\n", end - 1) + 1;
		const line = posting.slice(start, end);
		if (line.trim() === "" || POINT.test(line)) continue;
		return line.trim().endsWith(":") ? { start, end } : null;
	}
	return null;
}

const HEAD = /^[^.!?]{3,40}[:：]\s*$/u;

/** Whether it is asked for: a list of requirements takes no line back for a wish in its brackets alone. */
export function isRequired(
	requirement: Requirement,
	tailoring: Pick<Tailoring, "posting">,
): boolean {
	const { kind, text, span } = requirement;
	if (kind === "must") return !isWished(requirement, tailoring);
	const outside = text.replace(/\([^()]*\)/gu, " ");
	if (kind !== "nice" || !WISH.test(text) || WISH.test(outside)) return false;
	const head = (tailoring.posting ?? "")
		.slice(0, span[0])
		.split("\n")
		.slice(0, -1)
		.findLast((line) => HEAD.test(line.trim()));
	return head !== undefined && !WISH.test(head);
}

const ROW_GOES_ON = /^[ \t]*[|\t]/u;
const LABEL = /^[ \t]*([^|\t\n]{1,60})[|\t]/u;
const POINT = /^[ \t]*(?:[-•*·–◦▪]|\d{1,2}[.)])\s/u;

/** The label of the row a line stands in, or the line with a colon above its list; empty where there is none. */
function labelAbove(posting: string, at: number): string {
	const from = at === 0 ? 0 : posting.lastIndexOf("\n", at - 1) + 1;
	const lines = linesBefore(posting, from);
	const own = posting.slice(from).split("\n", 1)[0] ?? "";
	if (ROW_GOES_ON.test(own)) {
		const head = lines.findLast(
			(line) => LABEL.test(line) && !ROW_GOES_ON.test(line),
		);
		return LABEL.exec(head ?? "")?.[1] ?? "";
	}
	if (!POINT.test(own)) return "";
	const head = lines.findLast(
		(line) => line.trim() !== "" && !POINT.test(line),
	);
	return head?.trim().endsWith(":") ? head : "";
}

/** The last that stand before a place, that of the place itself among them. */
function linesBefore(posting: string, at: number): string[] {
	let from = at;
	for (let row = 0; row < MOST_ROWS && from >= 0; row += 1)
		from = from === 0 ? -1 : posting.lastIndexOf("\n", from - 1);
	return posting.slice(from + 1, at).split("\n");
}

const NEARLY = 0.8;

/** Whether the dates of the record, or the words of its titles, speak for the years that are asked for. */
export function mayHoldYears(
	{ years, text }: Requirement,
	{ profile, today }: Tailoring,
): boolean {
	const count = years?.count ?? 0;
	const worked = yearsOfWork(profile.work_experience, today) ?? 0;
	if (worked >= count * NEARLY) return true;
	const titles = profile.work_experience.map(({ job_title }) =>
		oneLine(job_title),
	);
	return worked > 0 && sharesBeginning(text, titles.join(" "));
}

const YEARS = new RegExp(
	wordOf(POSTING_WORDS, ({ years }) => years.unit),
	"iu",
);
/** "Some years". */
const SOME_YEARS = 2;

/** Whether years in a role are asked for that positions of that very name have: "a few years as a foreman". */
export function hasYearsInRole(
	{ years, text }: Requirement,
	{ profile, today }: Tailoring,
): boolean {
	if (!YEARS.test(text)) return false;
	const keysOf = (words: string) =>
		` ${wordsOf(words)
			.map(({ key }) => key)
			.join(" ")} `;
	const asked = keysOf(text);
	const held = profile.work_experience.filter(({ job_title }) => {
		const name = keysOf(oneLine(job_title));
		return name.trim() !== "" && asked.includes(name);
	});
	const worked = yearsOfWork(held, today) ?? 0;
	return worked >= (years?.count ?? SOME_YEARS);
}

const SHARED = 6;

/** Whether a word of one begins as a word of the other: "regnvandsløsninger", "Regnvandsbede". */
export function sharesBeginning(asked: string, whole: string): boolean {
	const held = beginningsIn(whole);
	return longWords(asked).some((word) => held.has(word));
}

/** The share of the long words of one that begin as a word of the other. */
export function shareBegun(asked: string, whole: string): number {
	const held = beginningsIn(whole);
	const words = longWords(asked);
	return (
		words.filter((word) => held.has(word)).length / Math.max(1, words.length)
	);
}

// Every paper is held against the same conditions.
const beginningsIn = recent(
	(text: string): ReadonlySet<string> => new Set(longWords(text)),
	{ most: 8, longest: 20_000 },
);

function longWords(text: string): string[] {
	return wordsOf(text)
		.filter(({ key }) => key.length >= SHARED)
		.map(({ key }) => key.slice(0, SHARED));
}

/** Whether what stands beside a name in brackets, its gloss, may be held: "regnvandsløsninger (LAR)". */
export function mayHoldGloss(
	name: string,
	asked: string,
	profile: Profile,
): boolean {
	const at = asked.indexOf(name);
	if (at < 0) return false;
	const after = asked.slice(at + name.length);
	const gloss = /\(\s*$/u.test(asked.slice(0, at))
		? (/([\p{L}-]{1,60})\s*\(\s*$/u.exec(asked.slice(0, at))?.[1] ?? "")
		: (/^\s*\(([^()]{1,60})\)/u.exec(after)?.[1] ?? "");
	if (gloss === "") return false;
	const facts = factsOf(profile).map(({ text }) => text);
	return sharesBeginning(gloss, facts.join(" "));
}
