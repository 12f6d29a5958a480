// The roles and papers a headline gives the person, one by one: each needs a title or a paper that is held, or words of the profile
// that say it is.

import { clausesOf } from "../../clauses/clauses.ts";
import { isSomebody } from "../../clauses/hits.ts";
import { readLine } from "../../clauses/read-line.ts";
import type { Reading } from "../../clauses/reading.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import type { Ground } from "../../proof/ground.ts";
import { pathNaming } from "../../proof/prove-name.ts";
import { pathHolding } from "../../proof/prove-skill.ts";

/** Those that the profile names, and nowhere as the person's. */
export function unheldRoles(text: string, ground: Ground): string[] {
	return readLine(text, ground.language)
		.flatMap(rolesIn)
		.filter(
			(role) =>
				pathNaming(role, ground) !== null &&
				pathHolding(
					role,
					ground,
					(fact) => isNotHeld(role) || !isNotHeld(fact.text),
				) === null,
		);
}

/** What stands first, what "and" joins to it, whoever does a thing, codes. */
function rolesIn(reading: Reading): string[] {
	if (reading.isTooLong) return [];
	return clausesOf(reading).flatMap(({ parts, words }) =>
		[...new Set(parts.values())].flatMap((part) => {
			const own = words.filter((at) => parts.get(at) === part);
			const [first] = own;
			const last = own.at(-1);
			if (first === undefined || last === undefined) return [];
			return isRole({ first, last }, reading)
				? [
						reading.text.slice(
							reading.words[first]?.start,
							reading.words[last]?.end,
						),
					]
				: [];
		}),
	);
}

function isRole(
	{ first, last }: { first: number; last: number },
	{ words, hits }: Reading,
): boolean {
	const isCode = /^\p{Lu}[\p{Lu}\d]+$/u.test(words[first]?.text ?? "");
	return (
		first === 0 ||
		isCode ||
		hits.some(({ kind, last: end }) => kind === "link" && end === first - 1) ||
		words.slice(first, last + 1).some(({ isAgent }) => isAgent) ||
		hits.some(
			(hit) => isSomebody(hit.kind) && first <= hit.first && hit.last <= last,
		)
	);
}
