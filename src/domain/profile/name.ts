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

/** "Dr. med.", "Univ.-Prof. Dr. rer. nat.", "Dipl.-Ing.": a degree before a name is a part of how somebody is called. */
export const DEGREES_BEFORE =
	"(?:(?:Univ\\.-)?(?:Dra?s?|Prof|Dott|Dipl|Ing|Mag)\\b\\.?(?:-\\p{L}{2,6}\\.?)?(?:\\s\\((?:FH|Univ\\.?|Uni|TU|BA)\\))?\\s+(?:(?:h\\. ?c|med|phil|rer|nat|iur|jur|oec|habil|vet|dent)\\.\\s*)*)*";
const BEFORE = new RegExp(`^${DEGREES_BEFORE}(?=\\p{Lu})`, "u");

/** The name alone, as friends say it. */
export function withoutDegrees(name: string): string {
	return name.replace(BEFORE, "");
}

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

/** A part of a name in capitals, such as "MEIER" or "O'NEILL"; of two letters only as names have them: "LI", "AL", but not "JP". */
const SHOUTED = /^\p{Lu}[\p{Lu}\p{M}'’-]{2,}$/u;
const SHORT =
	/^(?:[BCDFGHJKLMNPQRSTVWXYZ][AEIOUYØÅÖÄÜ]|[AEIOUØÅÖÄÜ][BDLNRS])$/u;
/** Before a name: "DR.", "DIPL.-ING.". */
const DEGREE = /^(?:DRA?S?|PROF|DOTT|DIPL|ING|MAG)\.(?:-\p{Lu}+\.?)?$/u;
/** What opens a last name and keeps its capital, and articles, which lose theirs behind another particle alone: "de la Cruz". */
const CAPITAL_PARTICLE = /^(?:st\.?|al|ben|mac|\p{L})$/iu;
/** Among the particles. */
const ARTICLE = /^l/i;

/** "ANNA VON DER HEIDE, MSC" as people write themselves: "Anna von der Heide, MSC". What is not in capitals stays as it is. */
export function withoutShouting(name: string): string {
	const words = name.trim().split(/\s+/);
	const isLoud = words.every(
		(word) => word === word.toUpperCase() || SUFFIX.test(word),
	);
	return words
		.map((word, at) => {
			if (at > 1 && (SUFFIX.test(word) || words[at - 1]?.endsWith(",")))
				return word;
			const bare = word.replace(/,$/, "");
			if (isLoud && DEGREE.test(word)) return capitalized(word);
			if (!isLoud && !SHOUTED.test(bare)) return word;
			if (isLoud && at > 0 && isSmall(bare, words[at - 1]))
				return word.toLowerCase();
			return SHOUTED.test(bare) || SHORT.test(bare) ? capitalized(word) : word;
		})
		.join(" ");
}

/** The two halves of a name, each as people write it. */
export function halvesWithoutShouting(
	first: string,
	last: string,
): { first_name: string; last_name: string } {
	const words = withoutShouting(`${first} ${last}`).split(" ");
	const end = first.trim().split(/\s+/).length;
	return {
		first_name: words.slice(0, end).join(" "),
		last_name: words.slice(end).join(" "),
	};
}

function isSmall(word: string, before = ""): boolean {
	if (/^['’]\p{Lu}$/u.test(word)) return true;
	return (
		PARTICLE.test(word) &&
		!CAPITAL_PARTICLE.test(word) &&
		(!ARTICLE.test(word) || PARTICLE.test(before))
	);
}

/** Each part between hyphens and behind an apostrophe has its capital; "McDonald" has two. */
function capitalized(word: string): string {
	return word
		.toLowerCase()
		.replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
		.replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
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
