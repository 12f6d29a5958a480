// What a profile lists beside the things a posting requires and it does not hold.

import { affinities } from "../../match/affinity.ts";
import { factsOf } from "../../match/facts.ts";
import type { Fact } from "../../match/match.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { fieldOf, isInSection } from "../../profile/content-path.ts";
import type { Tailoring } from "../content/tailoring.ts";
import type { Missing } from "./missing-terms.ts";

/** Longer names are sentences. */
export const LONGEST_SKILL = 45;
const NEAR = 0.42;

/** What the profile lists beside each missing thing: of its family by meaning or by a word they share. */
export function nearestTo(
	missing: readonly Missing[],
	{ profile, match }: Tailoring,
): Map<Missing, Fact[]> {
	const listed = factsOf(profile).filter(
		({ path, text }) =>
			isInSection(path, "skills", "software") &&
			fieldOf(path).endsWith("_name") &&
			text.length <= LONGEST_SKILL,
	);
	const said = affinities(
		{ language: "en", texts: missing.map(({ name }) => name) },
		{
			language: profileLanguage(profile),
			texts: listed.map(({ text }) => text),
		},
	);
	const asked = new Set(
		match.requirements.flatMap(({ evidence }) =>
			evidence.map(({ path }) => path),
		),
	);
	const near = new Map<Missing, Fact[]>();
	missing.forEach((one, row) => {
		const facts = listed
			.map((fact, at) => ({
				fact,
				worth:
					(said[row]?.[at]?.covered ?? 0) *
						((said[row]?.[at]?.specific ?? 0) > 0 ? 1 : LESS) +
					(asked.has(fact.path) ? LITTLE : 0),
			}))
			.filter(({ worth }) => worth >= NEAR)
			.toSorted((a, b) => b.worth - a.worth);
		const [best] = facts;
		if (best) near.set(one, [best.fact]);
	});
	return near;
}

const LITTLE = 0.02;
/** A word of every trade that two names share makes them no neighbors. */
const LESS = 0.8;
