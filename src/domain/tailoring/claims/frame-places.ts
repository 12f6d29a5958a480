// What may fill the places of a frame: facts of one entry, the posting's words named as such, a person's own statement. What
// fills none of these makes the sentence no frame, and it is proved as any other.
import type { LanguageCode } from "../../language/language-code.ts";
import { WRITING_WORDS } from "../../language/writing-of-languages.ts";
import { oneLine, sentencesOf } from "../../match/sentences.ts";
import { entryPathOf } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { type Ground, verbatimKey } from "../../proof/ground.ts";
import { plainTypography } from "../../proof/plain-typography.ts";
import { pathNaming } from "../../proof/prove-name.ts";
import type { Proof } from "../../proof/verdict.ts";
import { vocabularyOf, WORD } from "../../proof/vocabulary.ts";
import { monthInWords, placed, voiceOf } from "../letter/voice.ts";
import { newestFirst } from "../lines/resume-draft.ts";
import { languageName, levelName } from "../wording/spoken.ts";
import { wordingOf } from "../wording/wording.ts";

export type Place = { name: string; text: string };
type Framed = {
	/** What the writer's table calls the frame; "told …" where it tells a line. */
	kind: string;
	language: LanguageCode;
	ground: Ground;
	/** Position and company applied for. */
	posting: readonly string[];
	/** The proof of what a frame tells, in an entry where it names one. */
	within?:
		| ((text: string, entry: string | undefined) => Proof | null)
		| undefined;
};

/** The proof by the facts that fill the places; null where one is filled by what stands nowhere. */
export function proofOfPlaces(
	places: readonly Place[],
	framed: Framed,
): Proof | null {
	if (places.some(({ text }) => text.length > LONGEST_PLACE)) return null;
	const facts: string[] = [];
	for (const fill of [ofWork, ofOthersWork, ofSchool, ofLists, ofOthers]) {
		const found = fill(places, framed);
		if (found === null) return null;
		facts.push(...found);
	}
	const reported = places.find(({ name }) => TOLD.has(name));
	const [named] = facts;
	const inner =
		reported && framed.within?.(reported.text, named && entryPathOf(named));
	if (reported && (!inner || sentencesOf(reported.text).length > 1))
		return null;
	return {
		verdict: "proved",
		facts: [...new Set([...facts, ...(inner?.facts ?? [])])],
		steps: [{ step: "form" }, ...(inner?.steps ?? [])],
	};
}

const TOLD: ReadonlySet<string> = new Set(["deed", "Deed", "part", "line"]);

/** The project or the place of volunteer work a line is told of. */
function ofOthersWork(
	places: readonly Place[],
	{ kind, ground: { profile } }: Framed,
): string[] | null {
	const name = places.find((place) => place.name === "company")?.text;
	if (name === undefined) return [];
	const own =
		kind === "told project"
			? items(profile.projects, "projects", (one) => one.project_name)
			: kind === "told volunteer"
				? items(profile.volunteer, "volunteer", (one) => one.organization_name)
				: null;
	if (own === null) return [];
	const found = own.find(({ text }) => isSameText(name, text));
	return found ? [found.path] : null;
}

const LONGEST_PLACE = 300;

/** Kinds that name a position without an employer. */
const HELD: ReadonlySet<string> = new Set([
	"current",
	"latest",
	"held",
	"titleSince",
]);
const STILL: ReadonlySet<string> = new Set([
	"currentSince",
	"current",
	"titleSince",
]);

function isOfWork(places: readonly Place[], kind: string): boolean {
	if (kind === "told project" || kind === "told volunteer") return false;
	return HELD.has(kind) || places.some(({ name }) => name.includes("company"));
}

const LONGEST_NAMED = 200;

/** Title, employer and date of one position. */
function ofWork(
	places: readonly Place[],
	{ kind, language, ground }: Framed,
): string[] | null {
	if (!isOfWork(places, kind)) return [];
	const isTooLong = places.some(
		({ name, text }) => !TOLD.has(name) && text.length > LONGEST_NAMED,
	);
	if (isTooLong) return null;
	const named = (name: string) => {
		const place = places.find((one) => one.name === name);
		return place && keyOfPlain(place.text);
	};
	const [title, company, date] = [
		named("job") ?? named("title"),
		named("company"),
		named("date") ?? named("since"),
	];
	const touching = places.find(({ name }) => name.includes("+"));
	const isStill = STILL.has(kind) || date !== undefined;
	const at = positionsOf(ground.profile).findIndex(
		(own) =>
			(touching
				? keyOfPlain(touching.text) ===
					keyOf(
						touching.name
							.split("+")
							.map((name) => (name === "title" ? own.written : own.name))
							.join(""),
					)
				: title === undefined || own.title === title) &&
			(company === undefined ||
				own.company === company ||
				keyOf(placed(own.name, language)) === company) &&
			(own.isCurrent || !isStill) &&
			(own.isNewest || kind !== "latest") &&
			(date === undefined || date === beginningOf(own, language)),
	);
	if (at < 0 || (!touching && (title ?? company) === undefined)) return null;
	return [
		`work_experience.${at}.job_title`,
		...(company === undefined && !touching
			? []
			: [`work_experience.${at}.company_name`]),
		...(date === undefined ? [] : [`work_experience.${at}.start_date`]),
	];
}

/** The month a position began in, in words. */
function beginningOf(
	{ start }: Position,
	language: LanguageCode,
): string | null {
	const voice = voiceOf(language, { posting: "", key: "" });
	return start === null ? null : keyOf(monthInWords(start, voice));
}

type Position = {
	title: string;
	company: string;
	/** Company and title as they are written. */
	name: string;
	written: string;
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
			name: oneLine(work.company_name),
			written: oneLine(work.job_title),
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
	"studying",
	"studied",
]);

function ofSchool(
	places: readonly Place[],
	{ kind, language, ground }: Framed,
): string[] | null {
	if (!OF_SCHOOL.has(kind)) return [];
	const own = places.filter(({ name }) =>
		["degree", "school", "field"].includes(name),
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
	nearest: /^(?:skills|software)\./,
	skills: /^(?:skills|software)\./,
	certificate: /^certifications\.\d+/,
	certificates: /^certifications\.\d+/,
	awards: /^awards\.\d+/,
	publications: /^publications\.\d+/,
	summarySkills: /./,
};

/** Names of a list, each of a fact. */
function ofLists(
	places: readonly Place[],
	{ kind, language, ground }: Framed,
): string[] | null {
	const items = places.find(
		({ name }) => name === "items" || name === "papers",
	)?.text;
	if (items === undefined) return [];
	const named = keyedItems(kind, language, ground);
	const ands = joinersOf(language);
	const own = peeled(items, named, kind === "papers" ? ["; ", ";"] : ands);
	const slot = LISTED[kind];
	if (own || !slot) return own;
	const pathOf = (name: string) =>
		name.length > LONGEST_NAME
			? null
			: pathNaming(name.trim(), ground, ({ path }) => slot.test(path));
	const whole = pathOf(items);
	if (whole !== null) return [whole];
	const paths = partsOf(items, ands[0] ?? "").map(pathOf);
	return paths.every((path) => path !== null) ? paths : null;
}

type Keyed = { key: string; path: string };

// Asked for every sentence and every kind of list.
const keyed = new WeakMap<Profile, Map<string, readonly Keyed[]>>();

function keyedItems(
	kind: string,
	language: LanguageCode,
	ground: Ground,
): readonly Keyed[] {
	const made = keyed.get(ground.profile) ?? new Map<string, readonly Keyed[]>();
	keyed.set(ground.profile, made);
	const name = `${kind} ${language}`;
	const found = made.get(name) ?? keysOf(namedItems(kind, language, ground));
	made.set(name, found);
	return found;
}

/** By what they are word for word, the longest first. */
function keysOf(all: readonly Item[]): Keyed[] {
	return all
		.map(({ path, text }) => ({ path, key: verbatimKey(text) }))
		.filter(({ key }) => key !== "")
		.toSorted((a, b) => b.key.length - a.key.length);
}

/** The names a kind of list may hold, as the writer writes them. */
function namedItems(
	kind: string,
	language: LanguageCode,
	{ profile }: Ground,
): Item[] {
	switch (kind) {
		case "languages":
			return spokenItems(language, profile);
		case "papers":
			return [
				...spokenItems(language, profile),
				...items(
					profile.certifications,
					"certifications",
					(one) => one.certification_name,
				),
				...items(profile.education, "education", (one) =>
					wordingOf(language).degree(
						oneLine(one.degree_type),
						oneLine(one.field_of_study),
					),
				),
			];
		case "certificate":
		case "certificates":
			return items(
				profile.certifications,
				"certifications",
				(one) => one.certification_name,
			);
		case "awards":
			return items(profile.awards, "awards", (one) => one.award_name);
		case "publications":
			return items(
				profile.publications,
				"publications",
				(one) => `"${oneLine(one.publication_title)}"`,
			);
		case "nearest":
		case "skills":
		case "summarySkills":
			return [
				...items(profile.skills, "skills", (one) => one.skill_name),
				...items(profile.software, "software", (one) => one.software_name),
			];
		default:
			return [];
	}
}

function items<Entry>(
	entries: readonly Entry[],
	section: string,
	nameOf: (entry: Entry) => string | null,
): Item[] {
	return entries
		.map((entry, at) => ({
			path: `${section}.${at}`,
			text: oneLine(nameOf(entry)),
		}))
		.filter(({ text }) => text !== "");
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

function spokenItems(language: LanguageCode, profile: Profile): Item[] {
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
	keys: readonly Keyed[],
	ands: readonly string[],
): string[] | null {
	const joins = [...ands, ", ", "、", ","];
	const facts: string[] = [];
	let rest = verbatimKey(list);
	for (let turn = 0; turn < MOST_NAMES; turn += 1) {
		const found = keys.find(({ key }) => rest.startsWith(key));
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
		case "contact":
			return contactOf(text, framed);
		case "need":
			return isQuoted(text, framed.language) || isForeign(text, framed)
				? []
				: null;
		case "title":
			if (isHeldTitle) return [];
			return isForeign(text, framed) ||
				framed.posting.some((one) => isSameText(text, one))
				? []
				: null;
		case "employer":
		case "term":
		case "terms":
		case "language":
			return isForeign(text, framed) || isQuoted(text, framed.language)
				? []
				: null;
		default:
			return OWN_PLACES.test(name) ? [] : null;
	}
}

const OWN_PLACES =
	/^(?:company|job|date|since|degree|school|field|items|papers|deed|Deed|part|line|\w+\+\w+)$/;

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
	if (text === WRITING_WORDS[language].letter.slots.contact) return [];
	const { personal } = ground.profile;
	const ways = (["phone", "email"] as const).map((way) => ({
		path: `personal.${way}`,
		text: oneLine(personal[way]),
	}));
	return peeled(text, keysOf(ways), [` ${WRITING_WORDS[language].or} `]);
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
