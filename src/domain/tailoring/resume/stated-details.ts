// What the person states of themselves and the posting asks for, as the last sentence of a summary: a driving license, a permit,
// shifts, hours, notice. In their own words; what nobody asks for stays out.

import { proseLines } from "../../clauses/prose-lines.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { alternatives, wordOf } from "../../language/patterns.ts";
import { isOver } from "../../language/reading/not-held.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { LETTERS_BEGIN } from "../../language/word-edges.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { isInSection, pathOf } from "../../profile/content-path.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { askedDetails } from "../letter/asked-details.ts";
import type { OwnStatement } from "../letter/own-statements.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { isProvable } from "../lines/provable.ts";
import { isPublic } from "../lines/public-words.ts";
import { countsYears } from "./career-sentence.ts";
import { ended } from "./ended.ts";

const MOST = 3;
const LONGEST_SENTENCE = 120;
/** A salary and notice are for the letter; a registration is a paper and named with them. */
const ELSEWHERE: ReadonlySet<string> = new Set([
	"salary",
	"notice",
	"registration",
]);
/** When somebody can come is said last. */
const LAST: ReadonlySet<string> = new Set(["start"]);

/** A sentence each, without what is `said` before them. */
export function statedDetails(tailoring: Tailoring, said: string): DraftLine[] {
	const sentences = askedDetails(tailoring)
		.flatMap(({ own }) =>
			own?.isNamed &&
			!ELSEWHERE.has(own.kind) &&
			isOwnWord(own) &&
			isSaidOfOneself(own) &&
			!isWished(own, tailoring.profile)
				? [own]
				: [],
		)
		.toSorted((a, b) => Number(LAST.has(a.kind)) - Number(LAST.has(b.kind)))
		.flatMap((own) => {
			const text = textOf(own, tailoring.profile);
			return text === null || saysAlready(said, text)
				? []
				: [{ path: own.path, text }];
		});
	const chosen: typeof sentences = [];
	for (const one of sentences.toSorted(byEnd)) {
		const isNew =
			!chosen.some(({ text }) => saysAlready(text, one.text)) &&
			!sentences.some(
				(other) =>
					other.text.length > one.text.length &&
					saysAlready(other.text, one.text),
			);
		const all = [...chosen, one].map(({ text }) => text).join(" ");
		if (isNew && chosen.length < MOST && isProvable(all, tailoring.profile))
			chosen.push(one);
	}
	return inTheirOrder(chosen, tailoring.profile).map(({ path, text }) => ({
		sources: [path],
		original: text.replace(/\.$/, ""),
		text,
		change: "kept" as const,
		value: 0,
		terms: new Set<string>(),
	}));
}

/** "Category B license, own car" names "Own car." too. */
export function saysAlready(text: string, sentence: string): boolean {
	const words = new Set(wordsIn(text));
	return wordsIn(sentence).every((word) => words.has(word));
}

/** "License B, BE" and "License B and BE" say the same. */
function wordsIn(text: string): string[] {
	return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
		(word) => !AND.has(word),
	);
}

const AND: ReadonlySet<string> = new Set(
	Object.values(WRITING_WORDS).map(({ and }) => and),
);

/**
 * A yes to a question says a paper by its name and not, in a posting's words, what somebody is ready for; a no says nothing.
 */
function isOwnWord({ kind, isAgreed, text }: OwnStatement): boolean {
	if (isAgreed === undefined) return true;
	return (
		isAgreed && HELD.has(kind) && text.split(/\s+/u).length <= LONGEST_PAPER
	);
}

const LONGEST_PAPER = 5;

/** The name of a course or a tool states no hours and no check, only what somebody holds; what has run out speaks for nobody. */
function isSaidOfOneself({ kind, path, text }: OwnStatement): boolean {
	return (
		!isInSection(path, "interests") &&
		(!isInSection(path, "certifications", "skills") || HELD.has(kind)) &&
		!POINTS_AWAY.test(text) &&
		!isOver(text)
	);
}

const HELD: ReadonlySet<string> = new Set([
	"drivingLicence",
	"vehicle",
	"workPermit",
]);
/** "Looking for a bigger crew and a van that starts": what somebody wishes for they do not have. */
function isWished(
	{ kind, text, path }: OwnStatement,
	{ personal }: Tailoring["profile"],
): boolean {
	if (!HELD.has(kind) || path !== pathOf("personal", "summary")) return false;
	const before = proseLines(personal.summary)
		.find((line) => line.includes(text))
		?.split(text, 1)[0];
	return !isPublic(before?.split(/[,;]\s/u).at(-1) ?? "");
}

/** "Five of them with my own van": the head stands before it. */
const POINTS_AWAY = new RegExp(
	wordOf(POSTING_WORDS, ({ years }) => years.next),
	"iu",
);

/** "License B." would read as an abbreviation in front of another sentence. */
function byEnd(a: { text: string }, b: { text: string }): number {
	const ends = /(?<!\p{L})\p{L}\.$/u;
	return Number(ends.test(a.text)) - Number(ends.test(b.text));
}

/** Nobody has to read on a resume what an employer must not decide by. */
const PROTECTED = new RegExp(
	`${LETTERS_BEGIN}(?:${alternatives(
		LANGUAGE_CODES.map((code) => SUMMARY_WORDS[code].protectedMatters),
	)})`,
	"iu",
);

/** What somebody is looking for is for a letter: "I am looking for steadier hours, also part time". */
function isWish(
	text: string,
	path: string,
	{ personal }: Tailoring["profile"],
): boolean {
	return (
		path === pathOf("personal", "summary") &&
		proseLines(personal.summary).some(
			(line) => line.includes(text) && SEEKS.test(line),
		)
	);
}

const SEEKS = listPattern(
	`(?:^|[,;] )${wordOf(SUMMARY_WORDS, ({ seeking }) => seeking)}(?!\\p{L})`,
	"iu",
);

/** "Stamp 1G, valid until March 2027": what was written as one goes on as one. */
function inTheirOrder(
	[first, second, ...others]: readonly Sentence[],
	profile: Tailoring["profile"],
): Sentence[] {
	if (!first || !second) return first ? [first] : [];
	const summary = oneLine(profile.personal.summary).toLowerCase();
	const joined = [
		[first, second],
		[second, first],
	]
		.map(([a, b]) => `${withoutPoint(a)}, ${withSmall(withoutPoint(b))}.`)
		.find(
			(text) =>
				summary.includes(text.slice(0, -1).toLowerCase()) &&
				isProvable(text, profile),
		);
	return joined === undefined
		? [first, ...inTheirOrder([second, ...others], profile)]
		: [{ ...first, text: joined }, ...others];
}

type Sentence = { path: string; text: string };

function withSmall(text: string): string {
	return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function withoutPoint(sentence: Sentence | undefined): string {
	return (sentence?.text ?? "").replace(/\.$/u, "");
}

/** Its own words, or the whole sentence where they are no statement without it; null where that says too much. */
function textOf(
	{ text, path }: OwnStatement,
	profile: Tailoring["profile"],
): string | null {
	const alone = sentenceOf(text);
	if (isProvable(alone, profile) && !isWish(text, path, profile)) return alone;
	if (path !== pathOf("personal", "summary")) return null;
	const whole = proseLines(profile.personal.summary).find((line) =>
		line.includes(text),
	);
	return whole !== undefined &&
		whole.length <= LONGEST_SENTENCE &&
		!SEEKS.test(whole) &&
		!countsYears(whole, profileLanguage(profile)) &&
		!PROTECTED.test(whole)
		? sentenceOf(whole)
		: null;
}

function sentenceOf(text: string): string {
	const line = oneLine(text);
	return ended(`${line.charAt(0).toUpperCase()}${line.slice(1)}`);
}
