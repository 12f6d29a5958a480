// Lists in a frame: each of their names must be one of the profile's, word for word as the writer writes it.
import { proseLines } from "../../clauses/prose-lines.ts";
import type { LanguageCode } from "../../language/language-code.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { isInSection, pathOf } from "../../profile/content-path.ts";
import { leadsToOpenStudies } from "../../profile/open-studies.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { type Ground, verbatimKey } from "../../proof/ground.ts";
import { pathShowing } from "../../proof/prove-skill.ts";
import {
	datedName,
	paperForms,
	withDetailInBrackets,
	yearOfPaper,
} from "../letter/paper-names.ts";
import { languageName, levelName } from "../wording/spoken.ts";
import { wordingOf } from "../wording/wording.ts";
import type { Framed, Place } from "./frame-texts.ts";

const SKILLS = ["skills", "software"];

/** The sections that hold what a frame lists; none where any may. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
	skills: SKILLS,
	awards: ["awards"],
	publications: ["publications"],
	summarySkills: [],
};

/** Names of a list, each of a fact. */
export function ofLists(
	places: readonly Place[],
	{ kind, language, ground, today }: Framed,
): string[] | null {
	const items = places.find(
		({ name }) => name === "items" || name === "papers",
	)?.text;
	if (items === undefined) return [];
	const named = keyedItems({ kind, language, today }, ground);
	const ands = joinersOf(language);
	const own = peeled(
		items,
		named,
		kind === "papers" ? PARTED : MIXED.has(kind) ? [...ands, ...PARTED] : ands,
	);
	const slot = LISTED[kind];
	if (own || !slot) return own;
	const pathNaming = (name: string) =>
		name.length > LONGEST_NAME
			? null
			: pathShowing(
					name.trim(),
					ground,
					({ path }) => slot.length === 0 || isInSection(path, ...slot),
				);
	const whole = pathNaming(items);
	if (whole !== null) return [whole];
	const paths = partsOf(items, ands[0] ?? "").map(pathNaming);
	return paths.every((path) => path !== null) ? paths : null;
}

/** Sentences of papers, which name them with their article and year. */
const PAPERS = [
	"holds",
	"holdsListed",
	"isHolder",
	"courses",
	"underWay",
	"standing",
];

const HELD: ReadonlySet<string> = new Set(["holds", "holdsListed", "isHolder"]);

/** A degree that goes on by its dates alone is held by nobody; one that says so by its name is named with that. */
function isStudiedFor(
	{ path, text }: NamedItem,
	profile: Profile,
	today: string | undefined,
): boolean {
	return leadsToOpenStudies(path, profile, today) && !isNotHeld(text);
}

/** Lists of whatever a record names. */
const MIXED: ReadonlySet<string> = new Set([
	"names",
	"also",
	...PAPERS,
	"skills",
	"languages",
]);

/** French sets its semicolon off with a blank. */
const PARTED = ["; ", " ; ", ";", "；"];

export type Keyed = { key: string; path: string };

// Asked for every sentence and every kind of list.
const keyed = new WeakMap<Profile, Map<string, readonly Keyed[]>>();

type OfKind = Pick<Framed, "kind" | "language" | "today">;

function keyedItems(of: OfKind, ground: Ground): readonly Keyed[] {
	const made = keyed.get(ground.profile) ?? new Map<string, readonly Keyed[]>();
	keyed.set(ground.profile, made);
	const name = `${of.kind} ${of.language} ${of.today ?? ""}`;
	const found = made.get(name) ?? itemKeysOf(namedItems(of, ground));
	made.set(name, found);
	return found;
}

/** By what they are word for word, the longest first. */
export function itemKeysOf(all: readonly NamedItem[]): Keyed[] {
	return all
		.map(({ path, text }) => ({ path, key: verbatimKey(text) }))
		.filter(({ key }) => key !== "")
		.toSorted((a, b) => b.key.length - a.key.length);
}

/** The names a kind of list may hold, as the writer writes them. */
function namedItems(
	{ kind, language, today }: OfKind,
	{ profile }: Pick<Ground, "profile">,
): NamedItem[] {
	if (PAPERS.includes(kind)) {
		const papers = inSentences(language, profile);
		return HELD.has(kind)
			? papers.filter((one) => !isStudiedFor(one, profile, today))
			: papers;
	}
	switch (kind) {
		case "languages":
			return spokenItems(language, profile);
		case "papers":
			return [
				...spokenItems(language, profile),
				...datedCertificates(profile),
				...degrees(language, profile),
				...skills(profile),
			];
		case "also":
			return [
				...namedItems({ kind: "names", language, today }, { profile }),
				...sentencesOfSummary(profile),
			];
		case "names":
			return [
				...spokenItems(language, profile),
				...certificates(profile),
				...degrees(language, profile),
				...skills(profile),
			];
		case "awards":
			return items(profile.awards, "awards", (one) => one.award_name);
		case "publications":
			return items(
				profile.publications,
				"publications",
				(one) => `"${oneLine(one.publication_title)}"`,
			);
		case "skills":
		case "summarySkills":
			return skills(profile);
		default:
			return [];
	}
}

function skills(profile: Profile): NamedItem[] {
	return [
		...items(profile.skills, "skills", (one) => one.skill_name),
		...items(profile.software, "software", (one) => one.software_name),
	].flatMap((one) => [one, { ...one, text: withDetailInBrackets(one.text) }]);
}

function sentencesOfSummary({ personal }: Profile): NamedItem[] {
	const path = pathOf("personal", "summary");
	return proseLines(personal.summary).map((text) => ({
		path,
		text: text.replace(/[\s.;,。]+$/u, ""),
	}));
}

function certificates({ certifications }: Profile): NamedItem[] {
	return items(
		certifications,
		"certifications",
		(one) => one.certification_name,
	);
}

/** With the year each was got, as a summary lists them. */
function datedCertificates(profile: Profile): NamedItem[] {
	return certificates(profile).flatMap(({ path, text }) =>
		[text, withDetailInBrackets(text)].flatMap((own) =>
			[own, datedName(own, yearOfPaper(path, profile))].map((form) => ({
				path,
				text: form,
			})),
		),
	);
}

/** Papers in every form that a sentence gives their names. */
function inSentences(language: LanguageCode, profile: Profile): NamedItem[] {
	return [...certificates(profile), ...degrees(language, profile)].flatMap(
		({ text, path }) =>
			paperForms(text, yearOfPaper(path, profile), language).map((form) => ({
				path,
				text: form,
			})),
	);
}

function degrees(language: LanguageCode, { education }: Profile): NamedItem[] {
	return items(education, "education", (one) =>
		wordingOf(language).degree(
			oneLine(one.degree_type),
			oneLine(one.field_of_study),
		),
	);
}

export function items<Entry>(
	entries: readonly Entry[],
	section: string,
	nameOf: (entry: Entry) => string | null,
): NamedItem[] {
	return entries
		.map((entry, at) => ({
			path: pathOf(section, at),
			text: oneLine(nameOf(entry)),
		}))
		.filter(({ text }) => text !== "");
}

const joiners = new Map<LanguageCode, readonly string[]>();

/** What stands between the last two of a list; before some vowels Spanish says it otherwise. */
function joinersOf(language: LanguageCode): readonly string[] {
	const found =
		joiners.get(language) ??
		["b", "i", "o"].map((last) =>
			wordingOf(language).list(["a", last]).slice(1, -1).toLowerCase(),
		);
	joiners.set(language, found);
	return found;
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

export type NamedItem = { text: string; path: string };

export function spokenItems(
	language: LanguageCode,
	profile: Profile,
): NamedItem[] {
	return profile.languages.flatMap((one, at) => {
		const path = pathOf("languages", at);
		const name = languageName(one.language_name, language);
		const level = levelName(one, language);
		return [
			...(level === "" ? [] : [{ path, text: `${name} (${level})` }]),
			{ path, text: name },
		];
	});
}

/** The items a list is made of from its beginning to its end. */
export function peeled(
	list: string,
	keys: readonly Keyed[],
	ands: readonly string[],
): string[] | null {
	const joins = [...ands, ", ", "、", ","];
	const facts: string[] = [];
	const byFirst = byFirstSign(keys);
	let rest = verbatimKey(list);
	for (let turn = 0; turn < MOST_NAMES; turn += 1) {
		const found = byFirst
			.get(rest.charAt(0))
			?.find(({ key }) => rest.startsWith(key));
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

const grouped = new WeakMap<
	readonly Keyed[],
	ReadonlyMap<string, readonly Keyed[]>
>();

// Every sentence is held against the same keys.
function byFirstSign(
	keys: readonly Keyed[],
): ReadonlyMap<string, readonly Keyed[]> {
	const known =
		grouped.get(keys) ?? Map.groupBy(keys, ({ key }) => key.charAt(0));
	grouped.set(keys, known);
	return known;
}
