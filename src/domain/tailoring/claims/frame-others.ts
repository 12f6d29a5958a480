// What a frame holds of others: the posting's words named as such, the person's statements, and how to reach them.

import { vocabularyOf } from "../../clauses/make-vocabulary.ts";
import { plainTypography } from "../../clauses/plain-typography.ts";
import { proseLines } from "../../clauses/prose-lines.ts";
import { readLine } from "../../clauses/read-line.ts";
import { sentencesOf } from "../../clauses/sentence-ends.ts";
import { WORD } from "../../clauses/vocabulary.ts";
import type { LanguageCode } from "../../language/language-code.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { factsOf } from "../../match/facts.ts";
import type { Fact } from "../../match/match.ts";
import { pathOf } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Ground } from "../../proof/ground.ts";
import { knownDetails, openDetails } from "../letter/known-details.ts";
import { isMergedSlots } from "../letter/open-slots.ts";
import { inSpelling } from "../letter/voice.ts";
import { isHome } from "../letter/work-place.ts";
import { wordingOf } from "../wording/wording.ts";
import { isAnswerSlot } from "./answer-slots.ts";
import { isFilledMerge, isFilledSlot, isSlotContent } from "./filled-slots.ts";
import { itemKeysOf, type Keyed, peeled, spokenItems } from "./frame-lists.ts";
import { isOfWork } from "./frame-positions.ts";
import type { Framed, Place } from "./frame-texts.ts";
import { frameKeyOf, isSameText, keyOfPlain } from "./frame-texts.ts";

/** The posting's words, the person's statements, and how to reach them. */
export function ofOthers(
	places: readonly Place[],
	framed: Framed,
): string[] | null {
	const facts: string[] = [];
	const isHeldTitle =
		isOfWork(places, framed.kind) && !places.some(({ name }) => name === "job");
	for (const place of places) {
		const found = ofOther(place, framed, isHeldTitle);
		if (found === null) return null;
		facts.push(...found);
	}
	return facts;
}

function ofOther(
	{ name, text }: Place,
	framed: Framed,
	isHeldTitle: boolean,
): string[] | null {
	switch (name) {
		case "answer":
			return answerOf(text, framed);
		case "own":
			return isOwnWord(text, framed) ? [] : null;
		case "fact":
			return factOf(text, framed);
		case "slot":
			return isAnswerSlot(text) ? [] : null;
		case "home":
			return isHome(text, framed.ground.profile)
				? [pathOf("personal", "city")]
				: null;
		case "details":
			return detailsOf(text, framed);
		case "contact":
			return contactOf(text, framed);
		case "years":
			return /^\d{1,2}$/u.test(text) ? [] : null;
		case "asked":
			return GRADE.test(text) ? [] : null;
		case "need":
			return isQuoted(text, framed.language) ||
				isQuotedList(text) ||
				isForeign(text, framed)
				? []
				: null;
		case "title":
			if (isHeldTitle) return [];
			return isForeign(text, framed) ||
				framed.posting.some((one) => isSameText(text, one))
				? []
				: null;
		case "employer":
		case "town":
		case "term":
		case "terms":
		case "language":
			return isForeign(text, framed) ||
				isQuoted(text, framed.language) ||
				isQuotedList(text)
				? []
				: null;
		default:
			return OWN_PLACES.test(name) ? [] : null;
	}
}

/** Of the European scale of languages. */
const GRADE = /^[abc][12]\+?$/iu;

/** Several requirements of the posting, each between quotation marks. */
function isQuotedList(text: string): boolean {
	return QUOTED_LIST.test(plainTypography(text));
}

const QUOTED_LIST =
	/^"[^"]{1,160}"(?:[,、]? ?\p{L}{0,3} ?"[^"]{1,160}"){1,3}$/u;

const OWN_PLACES =
	/^(?:company|job|date|since|degree|school|field|items|papers|deed|Deed|part|line|\w+\+\w+)$/;

function answerOf(
	text: string,
	{ kind, language, ground }: Framed,
): string[] | null {
	const { slots } = WRITING_WORDS[language].letter;
	if (Object.values(slots).includes(text)) return [];
	const at = ground.profile.statements.findIndex((stated) =>
		isSameText(text, oneLine(stated.answer ?? stated.text)),
	);
	if (at >= 0) return [`statements.${at}`];
	if (isOfSummary(text, ground)) return [pathOf("personal", "summary")];
	// How well somebody speaks a language stands in the profile.
	return kind !== "level" && isOwnWord(text, { language, ground }) ? [] : null;
}

/** What fills a blank and is not told otherwise in a short part of the summary: "Salary: $48 an hour". */
function isOwnWord(
	text: string,
	{ language, ground }: Pick<Framed, "language" | "ground">,
): boolean {
	const said = frameKeyOf(text)
		.split(" ")
		.filter((word) => /^\p{L}{3,}$/u.test(word));
	return (
		isSlotContent(text, language) &&
		!proseLines(ground.profile.personal.summary)
			.flatMap((line) => line.split(/[.;()]|,\s/u))
			.map((part) => frameKeyOf(part).split(" "))
			.some(
				(part) =>
					part.length <= MOST_AROUND + 2 &&
					part.some((word) => said.includes(word)),
			)
	);
}

const MOST_AROUND = 4;

/** Word for word what a short part of the summary says, with every no and every limit: "two months" of "Notice period: two months". */
function isOfSummary(text: string, { profile, language }: Ground): boolean {
	const wanted = ` ${frameKeyOf(text)} `;
	if (wanted.trim() === "") return false;
	return proseLines(profile.personal.summary)
		.flatMap((line) => line.split(/[.;()]|,\s/u))
		.some((part) => {
			const own = ` ${frameKeyOf(part)} `;
			if (!own.includes(wanted)) return false;
			const around = own.replace(wanted, " ").trim().split(" ");
			return (
				around.length <= MOST_AROUND &&
				limitsIn(part, language) === limitsIn(text, language)
			);
		});
}

function limitsIn(text: string, language: string): number {
	return readLine(text, language)
		.flatMap(({ hits }) => hits)
		.filter(({ kind }) => kind === "limit" || kind === "negation").length;
}

/** A whole line of the profile, or a language with its level. */
function factOf(text: string, { language, ground }: Framed): string[] | null {
	const { lines, all } = keyedFacts(ground.profile, language);
	const facts = isQuoted(text, language) ? lines : all;
	const own = facts.get(keyOfPlain(text));
	return own === undefined ? null : [own];
}

type KeyedFacts = Readonly<
	Record<"lines" | "all", ReadonlyMap<string, string>>
>;

// Any sentence may be a fact, in any language.
const factsByKey = new WeakMap<Profile, Map<LanguageCode, KeyedFacts>>();

/** The path of the first fact by each key it may have: the lines of the profile, and these behind what is listed in it. */
function keyedFacts(profile: Profile, language: LanguageCode): KeyedFacts {
	const made = factsByKey.get(profile) ?? new Map<LanguageCode, KeyedFacts>();
	factsByKey.set(profile, made);
	const lines = factsOf(profile);
	const found = made.get(language) ?? {
		lines: byKey(lines, language),
		all: byKey(
			[
				...spokenItems(language, profile),
				...degreesWithField(profile, language),
				...lines,
			],
			language,
		),
	};
	made.set(language, found);
	return found;
}

function byKey(
	facts: readonly Fact[],
	language: LanguageCode,
): ReadonlyMap<string, string> {
	const { forms } = WRITING_WORDS[language];
	const paths = new Map<string, string>();
	// Some countries spell single words in their own way.
	for (const { path, text } of facts)
		for (const spelled of [
			text,
			text.replace(/ß/g, "ss"),
			...forms.map(({ spelling }) => inSpelling(text, spelling)),
		]) {
			const key = frameKeyOf(spelled);
			if (key !== "" && !paths.has(key)) paths.set(key, path);
		}
	return paths;
}

/** Degrees as a sentence names them, with what they are in. */
function degreesWithField(profile: Profile, language: LanguageCode) {
	return profile.education.map(({ degree_type, field_of_study }, at) => ({
		path: pathOf("education", at),
		text: wordingOf(language).degree(
			oneLine(degree_type),
			oneLine(field_of_study),
		),
	}));
}

/** Each the person's own words, or what they have left open. */
function detailsOf(
	text: string,
	{ language, ground, today }: Framed,
): string[] | null {
	if (isMergedSlots(text, language) || isFilledMerge(text, language)) return [];
	const joint = plainTypography(DETAIL_WORDS[language].joint).trim();
	const known = keyedDetails(ground.profile, language, today);
	const joints = [` ${joint} `, `${joint} `, joint];
	const whole = peeled(text, known, joints);
	if (whole) return whole.filter((path) => path !== "");
	const found: string[] = [];
	const parts = text.split(joint);
	for (const part of parts) {
		const paths = isFilledSlot(part.trim(), language)
			? []
			: parts.length > 1
				? peeled(part, known, joints)
				: null;
		// A part that is no detail makes the whole none.
		if (paths === null) return null;
		found.push(...paths.filter((path) => path !== ""));
	}
	return found;
}

// Every sentence may be one of details, in any language: they are made once for a profile, a language and a day.
const detailed = new WeakMap<Profile, Map<string, readonly Keyed[]>>();

function keyedDetails(
	profile: Profile,
	language: LanguageCode,
	today: string | undefined,
): readonly Keyed[] {
	const made = detailed.get(profile) ?? new Map<string, readonly Keyed[]>();
	detailed.set(profile, made);
	const name = `${language} ${today ?? ""}`;
	const found =
		made.get(name) ??
		[
			...openKeys(language),
			...itemKeysOf(knownDetails(profile, language, today)),
		].toSorted((a, b) => b.key.length - a.key.length);
	made.set(name, found);
	return found;
}

// The same for everybody.
const openOf = new Map<LanguageCode, readonly Keyed[]>();

function openKeys(language: LanguageCode): readonly Keyed[] {
	const found = openOf.get(language) ?? itemKeysOf(openDetails(language));
	openOf.set(language, found);
	return found;
}

function contactOf(
	text: string,
	{ language, ground }: Framed,
): string[] | null {
	if (text === WRITING_WORDS[language].letter.slots.contact) return [];
	const { personal } = ground.profile;
	const ways = (["phone", "email"] as const).map((way) => ({
		path: pathOf("personal", way),
		text: oneLine(personal[way]),
	}));
	return peeled(text, itemKeysOf(ways), [` ${WRITING_WORDS[language].or} `]);
}

/** Whole between quotation marks: the posting's words, named as such. */
function isQuoted(text: string, language: LanguageCode): boolean {
	const [open, close] = WRITING_WORDS[language].quotes.map((mark) =>
		plainTypography(mark).trim(),
	);
	const inner = text.slice(open?.length, text.length - (close?.length ?? 0));
	return (
		text.startsWith(open ?? "") &&
		text.endsWith(close ?? "") &&
		inner.trim() !== "" &&
		!inner.includes(open ?? '"') &&
		!inner.includes(close ?? '"')
	);
}

const LONGEST_FOREIGN = 160;

/** A name or a need of somebody else's: one sentence, in which nobody speaks of themselves. */
function isForeign(text: string, { language }: Framed): boolean {
	const { self } = vocabularyOf(language);
	return (
		text.length <= LONGEST_FOREIGN &&
		sentencesOf(text).length === 1 &&
		!/["“”„«»!?]/u.test(text) &&
		!(text.match(WORD) ?? []).some(
			(word) =>
				!isAcronym(word) &&
				[self, ENGLISH_SELF].some((words) => words.has(word.toLowerCase())),
		)
	);
}

/** "ME/0911" is a reference. */
function isAcronym(word: string): boolean {
	return word.length > 1 && word === word.toUpperCase();
}

const ENGLISH_SELF: ReadonlySet<string> = new Set(["i", "my", "me", "mine"]);
