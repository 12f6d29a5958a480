// The profile as proofs stand on it: every fact read once, with the entry it belongs to.

import { type Clause, clausesOf } from "../clauses/clauses.ts";
import { hitsOn } from "../clauses/hits.ts";
import {
	plainTypography,
	withoutEndSigns,
} from "../clauses/plain-typography.ts";
import { readLine } from "../clauses/read-line.ts";
import type { Reading } from "../clauses/reading.ts";
import { sentencesOf } from "../clauses/sentence-ends.ts";
import { factsOf } from "../match/facts.ts";
import { profileLanguage } from "../match/profile-language.ts";
import {
	entryIndexOf,
	entryPathOf,
	isInSection,
	sectionOf,
} from "../profile/content-path.ts";
import type { Profile } from "../profile/profile.ts";
import { detailFacts } from "./detail-facts.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { type EntryNames, entryNamesOf, withNames } from "./entry-names.ts";
import { isInitials } from "./initials.ts";
import { isListed } from "./listed-paths.ts";
import { withEntryLimits } from "./study-limits.ts";

export type GroundFact = {
	path: string;
	text: string;
	/** The text as it is compared word for word. */
	key: string;
	/** Path of the entry it stands in; null for the summary, skills and other lists. */
	entry: string | null;
	clauses: readonly Clause[];
};

export type Ground = {
	profile: Profile;
	language: string;
	facts: readonly GroundFact[];
	/** Facts and their sentences by what they are word for word. */
	verbatim: ReadonlyMap<string, readonly GroundFact[]>;
	entries: ReadonlyMap<string, Entry>;
	names: EntryNames;
	/** Places of facts by the roots and concepts they hold. */
	index: ReadonlyMap<string, readonly number[]>;
	/** All text of the profile in plain typography and small letters. */
	text: string;
};

// A profile is never changed once it was parsed, so that it is read once, however often it is asked.
const prepared = new WeakMap<Profile, Ground>();

export function groundOf(profile: Profile): Ground {
	const known = prepared.get(profile) ?? prepare(profile);
	prepared.set(profile, known);
	return known;
}

function prepare(profile: Profile): Ground {
	const language = profileLanguage(profile);
	const entries = entriesOf(profile, language);
	const names = entryNamesOf(profile);
	const read = [...factsOf(profile), ...detailFacts(profile)].map(
		({ path, text }): GroundFact => {
			const at = isInSection(path, "statements")
				? statementEntry(path, profile, entries)
				: entryOf(path);
			const clauses = readLine(text, language).flatMap((reading) =>
				clausesOf(withNames(reading, names)),
			);
			return {
				path,
				text,
				key: verbatimKey(text),
				entry: at,
				clauses: isListed(path)
					? withAllLimits(withoutLimitsOfName(clauses))
					: clauses,
			};
		},
	);
	const facts = withEntryLimits(read, entries);
	return {
		profile,
		language,
		facts,
		verbatim: verbatimOf(facts),
		entries,
		names,
		index: indexOf(facts),
		text: plainTypography(
			`${facts.map(({ text }) => text).join("\n")}\n${JSON.stringify(profile)}`,
		).toLowerCase(),
	};
}

/** "Kotlin (learning)": what limits one part of a name limits the name. */
function withAllLimits(clauses: Clause[]): Clause[] {
	const limits = new Set(clauses.flatMap((one) => [...one.limits]));
	if (clauses.some(isOfParts)) limits.add("ongoing");
	return limits.size === 0
		? clauses
		: clauses.map((clause) => ({ ...clause, limits }));
}

/** "Basic Life Support (BLS)": what the sign of a name spells limits nothing. */
function withoutLimitsOfName(clauses: Clause[]): Clause[] {
	const [name, sign, ...others] = clauses;
	const word = sign?.reading.words[sign.words[0] ?? -1];
	if (!name || sign?.words.length !== 1 || !word || others.length > 0)
		return clauses;
	const spelled = name.words
		.map((at) => name.reading.words[at]?.folded[0] ?? "")
		.join("");
	return isInitials(word) && spelled === word.folded
		? clauses.map((clause) => ({ ...clause, limits: new Set<string>() }))
		: clauses;
}

/** "Module 1 of 3 passed": a paper in several parts is held with the last. */
function isOfParts({ hits, reading: { figures } }: Clause): boolean {
	return hits.some(({ kind, first, last }) => {
		const part = figures.find((one) => one.last === first - 1);
		const whole = figures.find((one) => one.first === last + 1);
		return (
			kind === "of" &&
			part?.kind === "count" &&
			whole?.kind === "count" &&
			(part.values[0] ?? 0) < (whole.values[0] ?? 0)
		);
	});
}

/** A confirmed line counts for the entry it was confirmed for. */
function statementEntry(
	path: string,
	{ statements }: Profile,
	entries: ReadonlyMap<string, Entry>,
): string | null {
	const statement = statements[entryIndexOf(path) ?? -1];
	if (!statement?.about_section || !statement.about_entry) return null;
	return (
		[...entries.values()].find(
			({ path: at, name }) =>
				sectionOf(at) === statement.about_section &&
				name === statement.about_entry,
		)?.path ?? null
	);
}

function verbatimOf(facts: readonly GroundFact[]): Map<string, GroundFact[]> {
	const held = new Map<string, GroundFact[]>();
	for (const fact of facts)
		for (const key of new Set([
			fact.key,
			...sentencesOf(plainTypography(fact.text)).map(verbatimKey),
		])) {
			const row = held.get(key);
			if (row) row.push(fact);
			else held.set(key, [fact]);
		}
	for (const [fact, key] of wholeTexts(facts)) {
		const row = held.get(key);
		if (row) row.push(fact);
		else held.set(key, [fact]);
	}
	return held;
}

/** What is written in several lines, as a document may write it in one. */
function wholeTexts(facts: readonly GroundFact[]): [GroundFact, string][] {
	const byPath = new Map<string, GroundFact[]>();
	for (const fact of facts) {
		const row = byPath.get(fact.path);
		if (row) row.push(fact);
		else byPath.set(fact.path, [fact]);
	}
	return [...byPath.values()].flatMap((own): [GroundFact, string][] => {
		const [first] = own;
		return first && own.length > 1
			? [[first, verbatimKey(own.map(({ text }) => text).join(" "))]]
			: [];
	});
}

/** A text as it is compared word for word: typography, case and the point at its end do not count. */
export function verbatimKey(text: string): string {
	return withoutEndSigns(plainTypography(text).toLowerCase());
}

const ENTRY_SECTIONS = [
	"work_experience",
	"projects",
	"volunteer",
	"education",
	"publications",
	"awards",
];

function entryOf(path: string): string | null {
	return ENTRY_SECTIONS.includes(sectionOf(path)) ? entryPathOf(path) : null;
}

/** Whether a fact is about the person as a whole: a skill, a paper, a title, not a deed of one place. */
export function isForPerson(path: string): boolean {
	return (
		/^(?:skills|software|languages|certifications|education|personal|statements|awards|interests)\b/.test(
			path,
		) || /_(?:name|title)$/.test(path)
	);
}

/** What a place of a reading can be found by: its roots, and the concepts of the phrases on it. */
function findingKeys({ words, hits }: Reading, at: number): string[] {
	const word = words[at];
	const next = words[at + 1];
	return [
		...(word?.roots ?? []),
		// "Lead-Generierung" is found as "Leadgenerierung" too.
		...(word && next?.gap === "-" ? [`${word.folded}${next.folded}`] : []),
		...hitsOn(hits, at).map(({ kind, concept }) => `${kind}:${concept}`),
	];
}

function indexOf(facts: readonly GroundFact[]): Map<string, number[]> {
	const index = new Map<string, number[]>();
	facts.forEach(({ clauses }, nr) => {
		const keys = new Set(
			clauses.flatMap(({ reading, words }) =>
				words.flatMap((at) => findingKeys(reading, at)),
			),
		);
		for (const key of keys) {
			const row = index.get(key);
			if (row) row.push(nr);
			else index.set(key, [nr]);
		}
	});
	return index;
}

/** What more facts share tells none of them from the others. */
const MOST_SHARING = 500;

/** The facts that share at least so many of some words, those that share most first. */
export function nearestFacts(
	words: readonly { reading: Reading; at: number }[],
	{ index, facts }: Ground,
	least = 1,
): GroundFact[] {
	const counts = new Map<number, number>();
	for (const { reading, at } of words) {
		const rows = findingKeys(reading, at).map((key) => index.get(key) ?? []);
		const sharing = new Set(
			rows.filter(({ length }) => length <= MOST_SHARING).flat(),
		);
		for (const nr of sharing) counts.set(nr, (counts.get(nr) ?? 0) + 1);
	}
	return [...counts]
		.filter(([, count]) => count >= least)
		.toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
		.flatMap(([nr]) => facts[nr] ?? []);
}
