// One language with two levels.

import { canonicalTerm } from "../job/lexicon/lexicon.ts";
import { pathOf } from "../profile/content-path.ts";
import { LANGUAGE_LEVELS } from "../profile/fields/languages.ts";
import type { Profile } from "../profile/profile.ts";
import type { Contradiction } from "./contradiction.ts";

export function levelClashes({ languages }: Profile): Contradiction[] {
	const first = new Map<string, number>();
	return languages.flatMap(
		({ language_name, proficiency_level }, at): Contradiction[] => {
			const key = (
				canonicalTerm(language_name) ?? language_name.trim()
			).toLowerCase();
			const before = first.get(key);
			if (proficiency_level === null) return [];
			if (before === undefined) {
				first.set(key, at);
				return [];
			}
			const other = languages[before]?.proficiency_level ?? null;
			if (other === null || other === proficiency_level) return [];
			const claim = (nr: number, level: string) => ({
				path: pathOf("languages", nr, "proficiency_level"),
				text: `${languages[nr]?.language_name}: ${level}`,
			});
			return [
				{
					kind: "level",
					claims: [claim(before, other), claim(at, proficiency_level)],
					safe:
						LANGUAGE_LEVELS.indexOf(other) <
						LANGUAGE_LEVELS.indexOf(proficiency_level)
							? 0
							: 1,
				},
			];
		},
	);
}
