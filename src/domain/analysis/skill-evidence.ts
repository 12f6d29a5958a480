// Listed skills against shown work: what is listed and shown nowhere, what is shown and not listed, what only the summary
// names. Wording alone decides; a soft skill cannot be seen in a word and is not judged.

import type { TermKind } from "../job/job.ts";
import { canonicalTerm, findTerms } from "../job/lexicon/lexicon.ts";
import { supportOf } from "../match/evidence.ts";
import { isShownInWork } from "../match/fact-kinds.ts";
import type { IndexedFact } from "../match/indexed-fact.ts";
import { contentStems, hasExactForm, wordsOf } from "../match/words.ts";
import { entryPathOf, fieldOf, isInSection } from "../profile/content-path.ts";
import { oneLine } from "../profile/text-lines.ts";
import type { ProfileReading } from "./profile-reading.ts";

export type ListedSkill = {
	name: string;
	level: string | null;
	isShown: boolean;
	/** How many jobs and projects show it. */
	entries: number;
};

/** Skills and software of the profile, soft skills left out, each with where the profile shows it. */
export function listedSkills(reading: ProfileReading): ListedSkill[] {
	const { skills, software } = reading.profile;
	return [
		...skills.map(({ skill_name: name, skill_level: level }) => ({
			name: oneLine(name),
			level,
		})),
		...software.map(({ software_name: name, proficiency_level: level }) => ({
			name: oneLine(name),
			level,
		})),
	]
		.filter(({ name }, at, all) => {
			const isFirst =
				all.findIndex(
					(other) => other.name.toLowerCase() === name.toLowerCase(),
				) === at;
			return name !== "" && isFirst && !isSoft(name, reading.language);
		})
		.map((skill) => {
			const paths = evidencePaths(skill.name, reading);
			return {
				...skill,
				isShown: paths.length > 0,
				entries: new Set(paths.map((path) => entryPathOf(path))).size,
			};
		});
}

function isSoft(name: string, language: string): boolean {
	const hits = findTerms(name, language);
	return hits.length > 0 && hits.every(({ kind }) => kind === "soft");
}

/** Where a skill is shown: by its name, by a term its name holds, or by one line that has all its words. */
function evidencePaths(
	name: string,
	{ index, language }: ProfileReading,
): string[] {
	const terms = findTerms(name, language);
	const asked = [
		{ term: name, kind: terms[0]?.kind ?? ("skill" as const) },
		...terms.map(({ term, kind }) => ({ term, kind })),
	];
	const found = asked.flatMap(({ term, kind }) =>
		supportOf(
			{ term, kind, forms: [term], weight: 1, demand: "mention", spans: [] },
			index,
		).evidence.map(({ path }) => path),
	);
	const words = wordsOf(name, language);
	const stems = [...contentStems(words)];
	// One word counts where it stands letter by letter: who lists React means the React of the line.
	const isInLine = ({ content, words: line }: IndexedFact) =>
		stems.length > 1
			? stems.every((stem) => content.has(stem))
			: words.length === 1 && line.some(({ text }) => text === words[0]?.text);
	const inWords = index.facts.filter(isInLine).map(({ fact }) => fact.path);
	return [...new Set([...found, ...inWords])].filter(isProof);
}

// A certificate shows what it is about as well as work does.
function isProof(path: string): boolean {
	return isShownInWork(path) || isInSection(path, "certifications");
}

const NAMEABLE = new Set<TermKind>(["tool", "knowledge", "skill"]);
// One everyday word (reporting, driving) names no skill anybody searches for; a tool, an acronym or two words do.
function isNameable(kind: TermKind, form: string): boolean {
	return (
		kind === "tool" ||
		(NAMEABLE.has(kind) &&
			/[\s/-]|\p{Script=Han}|^\p{Lu}{2,}/u.test(form.trim()))
	);
}

const isListed = (path: string) =>
	isInSection(path, "skills", "software", "languages", "certifications");
const isDescribed = (path: string) =>
	isInSection(path, "work_experience", "projects", "volunteer") &&
	["description", "achievements", "technologies_used"].includes(fieldOf(path));
const isPersonal = (path: string) => isInSection(path, "personal");
const MOST = 8;

/** Terms that work shows and no list names, as written there, the most often shown first. A tool counts from once, a practice from twice. */
export function unlistedSkills(reading: ProfileReading): string[] {
	const { facts } = reading.index;
	const isNamed = nameTest(facts.filter(({ fact }) => isListed(fact.path)));
	return nameableTerms(facts, isDescribed, reading.language)
		.filter(
			(known) =>
				!isNamed(known) && known.times >= (known.kind === "tool" ? 1 : 2),
		)
		.toSorted((a, b) => b.times - a.times)
		.filter(({ term }) => !GENERIC.has(term))
		.slice(0, MOST)
		.map(({ form, term }) =>
			/^\p{Ll}+(?:-\p{Ll}+)*$/u.test(form) ? term : form,
		);
}

// Nobody is searched for by these.
const GENERIC: ReadonlySet<string> = new Set([
	"spreadsheet software",
	"word processing",
	"presentation software",
]);

/** Terms of the headline and the summary that stand in no other section. */
export function onlyInSummary(reading: ProfileReading): string[] {
	const { facts } = reading.index;
	const isElsewhere = nameTest(
		facts.filter(({ fact }) => !isPersonal(fact.path)),
	);
	return nameableTerms(facts, isPersonal, reading.language)
		.filter((known) => !isElsewhere(known))
		.slice(0, MOST)
		.map(({ form }) => form);
}

type NamedTerm = { term: string; kind: TermKind; form: string; times: number };

/** Tells whether facts name a term, under any of its forms. */
function nameTest(
	facts: readonly IndexedFact[],
): (known: NamedTerm) => boolean {
	const terms = new Set(
		facts.flatMap(({ terms: found, fact }) => [
			...found,
			canonicalTerm(fact.text) ?? "",
		]),
	);
	const texts = facts.map(({ fact }) => fact.text);
	return ({ term, form }) =>
		terms.has(term) ||
		texts.some((text) => hasExactForm(text, term) || hasExactForm(text, form));
}

function nameableTerms(
	facts: readonly IndexedFact[],
	isIn: (path: string) => boolean,
	language: string,
): NamedTerm[] {
	const text = facts
		.filter(({ fact }) => isIn(fact.path))
		.map(({ fact }) => fact.text)
		.join("\n\n");
	const found = new Map<string, NamedTerm>();
	for (const { term, kind, form } of findTerms(text, language)) {
		const known = found.get(term);
		if (known) known.times++;
		else if (isNameable(kind, form))
			found.set(term, { term, kind, form, times: 1 });
	}
	return [...found.values()];
}
