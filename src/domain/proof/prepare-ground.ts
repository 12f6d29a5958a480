// Reads a profile once for all proofs: its facts in clauses, their entries, and by what each can be found.

import type { Clause } from "../clauses/clause.ts";
import { clausesOf } from "../clauses/clauses.ts";
import { plainTypography } from "../clauses/plain-typography.ts";
import { readLine } from "../clauses/read-line.ts";
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
import { entriesOf } from "./entries.ts";
import type { Entry } from "./entry.ts";
import { entryNamesOf, withNames } from "./entry-names.ts";
import { findingKeys, type Ground, verbatimKey } from "./ground.ts";
import type { GroundFact } from "./ground-fact.ts";
import { isInitials } from "./initials.ts";
import { isListed } from "./listed-paths.ts";
import { rewordedFacts } from "./reworded-facts.ts";
import { withEntryLimits } from "./study-limits.ts";

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
	const held = [...factsOf(profile), ...detailFacts(profile)];
	const read = [...held, ...rewordedFacts(held, language)].map(
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
