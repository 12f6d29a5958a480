// The lines of a profile under short numbers, so that a model can say what each of its lines rests on.

import { sentencesOf } from "../clauses/sentence-ends.ts";
import { factsOf } from "../match/facts.ts";
import type { FactPath } from "../match/match.ts";
import { fieldOf } from "../profile/content-path.ts";
import type { Profile } from "../profile/profile.ts";
import type { Section } from "../profile/section-names.ts";
import { quarantine } from "../proof/quarantine.ts";
import type { Quarantined } from "../proof/quarantined.ts";
import { isChosen } from "../tailoring/choose/chosen-facts.ts";

import type { CitedSentence, NumberedFact } from "./brief.ts";

/** The facts of the chosen sections, F1, F2 …, without the names of groups; what speaks to machines is left out and told. */
export function numberFacts(
	profile: Profile,
	sections: readonly Section[] | "auto",
): { facts: NumberedFact[]; quarantined: Quarantined[] } {
	const quarantined: Quarantined[] = [];
	const facts: NumberedFact[] = [];
	for (const { path, text } of factsOf(profile)) {
		if (!isChosen(path, sections) || fieldOf(path) === "category") continue;
		const clean = quarantine(text);
		quarantined.push(...clean.quarantined);
		if (clean.text.trim() === "") continue;
		facts.push({ id: `F${facts.length + 1}`, path, text: clean.text.trim() });
	}
	return { facts, quarantined };
}

/** The paths of the facts a line names; unknown numbers are dropped. */
export function pathsOf(
	ids: readonly string[],
	facts: readonly NumberedFact[],
): FactPath[] {
	const byId = new Map(facts.map(({ id, path }) => [id, path]));
	return [
		...new Set(
			ids.flatMap((id) => {
				const path = byId.get(id.trim());
				return path === undefined ? [] : [path];
			}),
		),
	];
}

/** The person's own words behind some facts, for showing before and after. */
export function textsOf(
	ids: readonly string[],
	facts: readonly NumberedFact[],
): string {
	const wanted = new Set(ids.map((id) => id.trim()));
	return facts
		.filter(({ id }) => wanted.has(id))
		.map(({ text }) => text)
		.join(" | ");
}

/** Each sentence of some lines with the facts its line names. */
export function citedSentences(
	lines: readonly { text: string; facts: readonly string[] }[],
	facts: readonly NumberedFact[],
): CitedSentence[] {
	return lines.flatMap((line) => {
		const ids = new Set(line.facts.map((id) => id.trim()));
		const named = facts.filter(({ id }) => ids.has(id));
		return sentencesOf(line.text).map((text) => ({ text, facts: named }));
	});
}
