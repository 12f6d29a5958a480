// Which verb carries a line that is no deed of its own, and what of the line stands behind it.
import type { LanguageCode } from "../../language/language-code.ts";
import type { SupportVerb } from "../../language/telling-words.ts";
import { WRITING_WORDS } from "../../language/writing-of-languages.ts";
import { lowered } from "./articles.ts";
import { objectOf } from "./part-of-work.ts";

export type Supported = { verb: SupportVerb; part: string };

type Line = { line: string; used?: readonly string[] };

/** The first verb that takes the line, one the letter has not used before those it has; null where none does. */
export function supportedPart(
	{ line, used }: Line,
	verbs: readonly SupportVerb[],
	language: LanguageCode,
): Supported | null {
	for (const verb of verbs)
		if (verb.of === "line" && verb.takes?.test(line))
			return { verb, part: within(asPart(line, language), verb) };
	const object = objectOf(line, language);
	if (object === null) return null;
	const fitting = verbs.filter(
		({ of, takes }) => of === "noun" && (takes?.test(object) ?? true),
	);
	const verb = leastUsed(fitting, ({ now }) => now, used);
	return verb ? { verb, part: within(object, verb) } : null;
}

/** The first of those the letter has not used, else the one it used longest ago. */
export function leastUsed<One>(
	all: readonly One[],
	nameOf: (one: One) => string,
	used: readonly string[] = [],
): One | undefined {
	const lastUse = (one: One) => used.lastIndexOf(nameOf(one));
	return all.toSorted((a, b) => lastUse(a) - lastUse(b))[0];
}

function asPart(line: string, language: LanguageCode): string {
	return WRITING_WORDS[language].nouns?.keepsCapital ? line : lowered(line);
}

function within(part: string, { redundant }: SupportVerb): string {
	return redundant ? part.replace(redundant, "") : part;
}
