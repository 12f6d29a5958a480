// A paper that is held in one line and still to come in another.

import type { Clause } from "../clauses/clause.ts";
import { findTerms } from "../job/lexicon/lexicon.ts";
import {
	entryPathOf,
	isInSection,
	pathOf,
	SUMMARY_PATH,
} from "../profile/content-path.ts";
import type { Profile } from "../profile/profile.ts";
import type { GroundFact } from "../proof/ground-fact.ts";
import { groundOf } from "../proof/prepare-ground.ts";
import type { Claim, Contradiction } from "./contradiction.ts";

const HEADLINE = pathOf("personal", "headline");

function mayNamePaper(path: string): boolean {
	return (
		isInSection(path, "certifications") ||
		path === HEADLINE ||
		path === SUMMARY_PATH
	);
}

type Named = Claim & { isOpen: boolean };

export function certificateClashes(profile: Profile): Contradiction[] {
	const { facts, language } = groundOf(profile);
	const byTerm = new Map<string, Named[]>();
	for (const fact of facts.filter(({ path }) => mayNamePaper(path)))
		for (const [term, named] of papersIn(fact, language)) {
			const row = byTerm.get(term);
			if (row) row.push(named);
			else byTerm.set(term, [named]);
		}
	return [...byTerm.values()].flatMap((named): Contradiction[] => {
		const held = named.find(({ isOpen }) => !isOpen);
		const open = named.find(({ isOpen }) => isOpen);
		return held && open && held.path !== open.path
			? [
					{
						kind: "certificate",
						claims: [
							{ path: held.path, text: held.text },
							{ path: open.path, text: open.text },
						],
						safe: 1,
					},
				]
			: [];
	});
}

/** Each paper a fact names, with the words that name it. */
function papersIn(fact: GroundFact, language: string): [string, Named][] {
	const papers = new Set(
		findTerms(fact.text, language)
			.filter(({ kind }) => kind === "certificate")
			.map(({ term }) => term),
	);
	return fact.clauses.flatMap((clause) =>
		clause.hits
			.filter(({ kind, concept }) => kind === "term" && papers.has(concept))
			.map(({ concept }): [string, Named] => [
				concept,
				{
					path: placeOf(fact.path),
					text: clause.reading.text,
					isOpen: isOpen(clause),
				},
			]),
	);
}

function isOpen({ limits }: Clause): boolean {
	return limits.has("ongoing") || limits.has("planned");
}

/** The field that names a paper. */
function placeOf(path: string): string {
	return isInSection(path, "certifications") && path === entryPathOf(path)
		? pathOf(path, "certification_name")
		: path;
}
