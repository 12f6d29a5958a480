// Splits a full name into the profile's two fields and nothing more: put together again they are the name as written.

import { partOf } from "../language/patterns.ts";
import { NAME_WORDS } from "../language/tables/names-of-languages.ts";

const SUFFIX =
	/^(jr|sr|ii|iii|iv|phd|ph\.d|md|m\.d|dds|rn|cpa|esq|mba|msc|bsc|m\.a|b\.a|pe|pmp)\.?,?$/i;
const PARTICLE = new RegExp(
	`^${partOf(NAME_WORDS, ({ particles }) => particles)}$`,
	"iu",
);

const GENERATION = /^(?:jr|sr|ii|iii|iv|esq)\.?$/i;
const ABBREVIATED = /^\p{Lu}[\p{Lu}.&-]{1,7}$/u;

/** What stands behind a name and is no part of it: "RN, BSN" of "Grace Owusu, RN, BSN"; null where nothing does. */
export function credentialsBehind(name: string): string | null {
	const isShouted = name === name.toUpperCase();
	const words = name.split(/[\s,]+/).filter(Boolean);
	const credentials: string[] = [];
	for (const word of words.slice(2).reverse()) {
		const isAbbreviated =
			!isShouted && name.includes(",") && ABBREVIATED.test(word);
		if (!SUFFIX.test(word) && !isAbbreviated) break;
		if (!GENERATION.test(word)) credentials.unshift(word);
	}
	return credentials.length > 0 ? credentials.join(", ") : null;
}

/** `first_name + " " + last_name` gives the name back with its spaces tidied. A single word is a first name. */
export function splitName(name: string): {
	first_name: string;
	last_name: string;
} {
	const words = name.trim().split(/\s+/);
	let start = words.length - 1;
	while (
		start > 1 &&
		(SUFFIX.test(words[start] ?? "") || words[start - 1]?.endsWith(","))
	)
		start--;
	// A particle belongs to the last name only when it is not itself the first name.
	while (start > 1 && PARTICLE.test(words[start - 1] ?? "")) start--;
	if (start < 1) return { first_name: words.join(" "), last_name: "" };
	return {
		first_name: words.slice(0, start).join(" "),
		last_name: words.slice(start).join(" "),
	};
}
