// Names of employers, schools and projects inside a sentence: what they are made of does nothing and denies nothing.

import { plainTypography } from "../clauses/plain-typography.ts";
import type { Reading } from "../clauses/reading.ts";
import { WORD } from "../clauses/vocabulary.ts";
import { folded } from "../clauses/word-roots.ts";
import type { Profile } from "../profile/profile.ts";
import { oneLine } from "../profile/text-lines.ts";

/** Names of several words by their first, folded. */
export type EntryNames = ReadonlyMap<string, readonly (readonly string[])[]>;

export function entryNamesOf(profile: Profile): EntryNames {
	const names = [
		...profile.work_experience.map((work) => work.company_name),
		...profile.education.map((school) => school.institution_name),
		...profile.projects.map((project) => project.project_name),
		...profile.volunteer.map((role) => role.organization_name),
	];
	const byFirst = new Map<string, string[][]>();
	for (const name of new Set(names.map(oneLine))) {
		const words = (plainTypography(name).match(WORD) ?? []).map(folded);
		const [first] = words;
		if (first === undefined || words.length < 2) continue;
		const row = byFirst.get(first);
		if (row) row.push(words);
		else byFirst.set(first, [words]);
	}
	return byFirst;
}

const named = new WeakMap<Reading, { names: EntryNames; own: Reading }>();

/** The reading in which words of a name are words only. */
export function withNames(reading: Reading, names: EntryNames): Reading {
	const known = named.get(reading);
	if (known?.names === names) return known.own;
	const own = namedIn(reading, names);
	named.set(reading, { names, own });
	return own;
}

function namedIn(reading: Reading, names: EntryNames): Reading {
	const { words, hits } = reading;
	const spans = words.flatMap(({ folded: word }, first) =>
		(names.get(word) ?? [])
			.filter((name) =>
				name.every((one, nr) => words[first + nr]?.folded === one),
			)
			.map((name) => ({ first, last: first + name.length - 1 })),
	);
	if (spans.length === 0) return reading;
	return {
		...reading,
		words: words.map((word, at) =>
			spans.some(({ first, last }) => first <= at && at <= last)
				? { ...word, isName: true as const }
				: word,
		),
		hits: hits.filter(
			({ kind, first, last }) =>
				kind === "term" ||
				!spans.some((span) => span.first <= first && last <= span.last),
		),
	};
}
