// Traits of character that a profile lists among its skills: "Empathy" proves nothing by being named in a letter.
import type { Match } from "../../match/match.ts";
import { entryPathOf, isInSection } from "../../profile/content-path.ts";

/** The entries that name one. */
export function traitsIn({ terms }: Match): ReadonlySet<string> {
	return new Set(
		terms
			.filter(({ term }) => term.kind === "soft")
			.flatMap(({ evidence }) => evidence)
			.filter(({ path }) => isInSection(path, "skills"))
			.map(({ path }) => entryPathOf(path)),
	);
}
