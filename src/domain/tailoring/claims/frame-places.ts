// What may fill the places of a frame: facts of one entry, the posting's words named as such, a person's own statement. What
// fills none of these makes the sentence no frame, and it is proved as any other.
import type { LanguageCode } from "../../language/language-code.ts";
import { WRITING_WORDS } from "../../language/writing-of-languages.ts";
import { oneLine, sentencesOf } from "../../match/sentences.ts";
import type { Profile } from "../../profile/profile.ts";
import { type Ground, verbatimKey } from "../../proof/ground.ts";
import { plainTypography } from "../../proof/plain-typography.ts";
import { pathNaming } from "../../proof/prove-name.ts";
import { vocabularyOf, WORD } from "../../proof/vocabulary.ts";
import { monthInWords, voiceOf } from "../letter/voice.ts";
import { newestFirst } from "../lines/resume-draft.ts";
import { languageName, levelName } from "../wording/spoken.ts";
import { wordingOf } from "../wording/wording.ts";

export type Place = { name: string; text: string };
type Framed = {
	/** What the writer's table calls the frame. */
	kind: string;
	language: LanguageCode;
	ground: Ground;
	/** Position and company applied for. */
	posting: readonly string[];
};

/** The facts that fill the places; null where one is filled by what stands nowhere. */
export function factsOfPlaces(
	places: readonly Place[],
	framed: Framed,
): string[] | null {
	if (places.some(({ text }) => text.length > LONGEST_PLACE)) return null;
	const facts: string[] = [];
	for (const fill of [ofWork, ofSchool, ofLists, ofOthers]) {
		const found = fill(places, framed);
		if (found === null) return null;
		facts.push(...found);
	}
	return [...new Set(facts)];
}

const LONGEST_PLACE = 300;

const OF_WORK: ReadonlySet<string> = new Set([
	"currentSince",
	"current",
	"latest",
	"summaryCurrent",
	"summaryPast",
]);
const STILL: ReadonlySet<string> = new Set([
	"currentSince",
	"current",
	"summaryCurrent",
]);

/** Title, employer and date of one position. */
function ofWork(
	places: readonly Place[],
	{ kind, language, ground }: Framed,
): string[] | null {
	if (!OF_WORK.has(kind)) return [];
	const positions = positionsOf(ground.profile);
	const all = Object.groupBy(places, ({ name }) => name);
	const named = (name: string) =>
		all[name]?.map(({ text }) => keyOfPlain(text))[0];
	const [title, company, date] = [
		named("title"),
		named("company"),
		named("date"),
	];
	const at = positions.findIndex(
		(own) =>
			own.title === title &&
			(company === undefined || own.company === company) &&
			(own.isCurrent || !STILL.has(kind)) &&
			(own.isNewest || kind !== "latest") &&
			(date === undefined || date === beginningOf(own, language)),
	);
	if (at < 0) return null;
	return places.map(({ name }) => `work_experience.${at}.${WORK_FIELDS[name]}`);
}

/** The month a position began in, in words. */
function beginningOf(
	{ start }: Position,
	language: LanguageCode,
): string | null {
	const voice = voiceOf(language, { posting: "", key: "" });
	return start === null ? null : keyOf(monthInWords(start, voice));
}

const WORK_FIELDS: Readonly<Record<string, string>> = {
	title: "job_title",
	company: "company_name",
	date: "start_date",
};

type Position = {
	title: string;
	company: string;
	start: string | null;
	isCurrent: boolean;
	isNewest: boolean;
};

const known = new WeakMap<Profile, readonly Position[]>();

function positionsOf(profile: Profile): readonly Position[] {
	const all = profile.work_experience;
	const [newest] = newestFirst(all, (work) => work.is_current);
	const made =
		known.get(profile) ??
		all.map((work, at) => ({
			title: keyOf(oneLine(work.job_title)),
			company: keyOf(oneLine(work.company_name)),
			start: work.start_date,
			isCurrent: work.is_current,
			isNewest: newest?.at === at,
		}));
	known.set(profile, made);
	return made;
}

const OF_SCHOOL: ReadonlySet<string> = new Set([
	"degree",
	"degreeHeld",
	"school",
	"gapDegree",
]);

function ofSchool(
	places: readonly Place[],
	{ kind, language, ground }: Framed,
): string[] | null {
	if (!OF_SCHOOL.has(kind)) return [];
	const own = places.filter(
		({ name }) => name === "degree" || name === "school",
	);
	const at = ground.profile.education.findIndex((school) =>
		own.every(({ name, text }) =>
			name === "degree"
				? isSameText(
						text.replace(/^an? (?=\S)/i, ""),
						wordingOf(language).degree(
							oneLine(school.degree_type),
							oneLine(school.field_of_study),
						),
					)
				: isSameText(withoutThe(text), withoutThe(school.institution_name)),
		),
	);
	return at < 0 ? null : [`education.${at}`];
}

function withoutThe(name: string | null): string {
	return oneLine(name).replace(/^the /i, "");
}

const LISTED: Readonly<Record<string, RegExp>> = {
	fromList: /^(?:skills|software)\./,
	certificate: /^certifications\.\d+/,
	certificates: /^certifications\.\d+/,
	summarySkills: /./,
};

/** Names of a list, each of a fact. */
function ofLists(
	places: readonly Place[],
	{ kind, language, ground }: Framed,
): string[] | null {
	const items = places.find(({ name }) => name === "items")?.text;
	if (items === undefined) return [];
	const ands = joinersOf(language);
	if (kind === "languages")
		return peeled(items, spokenItems(language, ground), ands);
	const slot = LISTED[kind];
	if (!slot) return null;
	const pathOf = (name: string) =>
		name.length > LONGEST_NAME
			? null
			: pathNaming(name.trim(), ground, ({ path }) => slot.test(path));
	const whole = pathOf(items);
	if (whole !== null) return [whole];
	const paths = partsOf(items, ands[0] ?? "").map(pathOf);
	return paths.every((path) => path !== null) ? paths : null;
}

/** What stands between the last two of a list; before some vowels Spanish says it otherwise. */
function joinersOf(language: LanguageCode): string[] {
	return ["b", "i", "o"].map((last) =>
		wordingOf(language).list(["a", last]).slice(1, -1).toLowerCase(),
	);
}

const LONGEST_NAME = 100;
const MOST_NAMES = 12;

function partsOf(items: string, and: string): string[] {
	const at = items.lastIndexOf(and);
	if (at <= 0) return [items];
	return [
		...items.slice(0, at).split(/,\s|、/u, MOST_NAMES),
		items.slice(at + and.length),
	];
}

type Item = { text: string; path: string };

function spokenItems(language: LanguageCode, { profile }: Ground): Item[] {
	return profile.languages.flatMap((one, at) => {
		const path = `languages.${at}`;
		const name = languageName(one.language_name, language);
		const level = levelName(one, language);
		return [
			...(level === "" ? [] : [{ path, text: `${name} (${level})` }]),
			{ path, text: name },
		];
	});
}

/** The items a list is made of from its beginning to its end. */
function peeled(
	list: string,
	items: readonly Item[],
	ands: readonly string[],
): string[] | null {
	const keys = items
		.map(({ path, text }) => ({ path, key: verbatimKey(text) }))
		.toSorted((a, b) => b.key.length - a.key.length);
	const joins = [...ands, ", ", "、", ","];
	const facts: string[] = [];
	let rest = verbatimKey(list);
	for (let turn = 0; turn < MOST_NAMES; turn += 1) {
		const found = keys.find(({ key }) => key !== "" && rest.startsWith(key));
		if (!found) return null;
		facts.push(found.path);
		rest = rest.slice(found.key.length);
		if (rest === "") return facts;
		const join = joins.find((one) => rest.startsWith(one));
		if (join === undefined) return null;
		rest = rest.slice(join.length);
	}
	return null;
}

/** The posting's words, the person's statements, and how to reach them. */
function ofOthers(places: readonly Place[], framed: Framed): string[] | null {
	const facts: string[] = [];
	for (const place of places) {
		const found = ofOther(place, framed);
		if (found === null) return null;
		facts.push(...found);
	}
	return facts;
}

function ofOther({ name, text }: Place, framed: Framed): string[] | null {
	switch (name) {
		case "answer":
			return answerOf(text, framed);
		case "contact":
			return contactOf(text, framed);
		case "need":
			return isQuoted(text, framed.language) || isForeign(text, framed)
				? []
				: null;
		case "title":
			if (OF_WORK.has(framed.kind)) return [];
			return isForeign(text, framed) ||
				framed.posting.some((one) => isSameText(text, one))
				? []
				: null;
		case "term":
		case "terms":
		case "language":
			return isForeign(text, framed) || isQuoted(text, framed.language)
				? []
				: null;
		default:
			return [];
	}
}

function answerOf(text: string, { language, ground }: Framed): string[] | null {
	const { slots } = WRITING_WORDS[language].letter;
	if (Object.values(slots).includes(text)) return [];
	const at = ground.profile.statements.findIndex((stated) =>
		isSameText(text, oneLine(stated.answer ?? stated.text)),
	);
	return at < 0 ? null : [`statements.${at}`];
}

function contactOf(
	text: string,
	{ language, ground }: Framed,
): string[] | null {
	const { personal } = ground.profile;
	const ways = (["phone", "email"] as const).map((way) => ({
		path: `personal.${way}`,
		text: oneLine(personal[way]),
	}));
	return peeled(
		text,
		ways.filter((way) => way.text !== ""),
		[` ${WRITING_WORDS[language].or} `],
	);
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
		!(text.match(WORD) ?? []).some((word) =>
			[self, ENGLISH_SELF].some((words) => words.has(word.toLowerCase())),
		)
	);
}

const ENGLISH_SELF: ReadonlySet<string> = new Set(["i", "my", "me", "mine"]);

function isSameText(written: string, own: string | null): boolean {
	const key = keyOf(own ?? "");
	return key !== "" && keyOfPlain(written) === key;
}

/** Letters and digits alone, in small letters. */
function keyOf(text: string): string {
	return keyOfPlain(plainTypography(text));
}

function keyOfPlain(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}+#]+/gu, " ")
		.trim();
}
