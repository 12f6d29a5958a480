// Which stems of English are worth their bytes: all the product's own words, the commonest of the language, and those that stand
// nearest to the product's own.
import { ownEntries } from "#src/domain/job/lexicon/own-entries.ts";
import { LANGUAGE_CODES } from "#src/domain/language/language-code.ts";
import { MEANING_WORDS } from "#src/domain/language/tables/meaning-of-languages.ts";
import { ALIKE } from "#src/domain/meaning/alike.ts";
import { FIELDS } from "#src/domain/meaning/fields.ts";
import { englishStems } from "#src/domain/meaning/glosses.ts";
import { TRAITS } from "#src/domain/meaning/traits.ts";
import type { Stem } from "./read-stems.ts";

const COMMONEST = 7000;
const RAREST = 45_000;
const NEIGHBORS = 5;

/** The commonest first. `all` stands in that order too. */
export function chooseStems(all: readonly Stem[], number: number): Stem[] {
	const own = ownStems();
	const chosen = new Set(all.filter(({ stem }) => own.has(stem)));
	const seeds = [...chosen];
	for (const stem of all.slice(0, COMMONEST)) chosen.add(stem);
	const near = all
		.slice(COMMONEST, RAREST)
		.filter((stem) => !chosen.has(stem))
		.map((stem) => ({
			stem,
			worth: nearness(stem, seeds) - Math.log(stem.rank) / 25,
		}))
		.toSorted((a, b) => b.worth - a.worth);
	for (const { stem } of near) {
		if (chosen.size >= number) break;
		chosen.add(stem);
	}
	return all.filter((stem) => chosen.has(stem)).slice(0, number);
}

function ownStems(): ReadonlySet<string> {
	const forms = ownEntries().flatMap((entry) =>
		entry.forms
			.filter(({ language }) => language === "en")
			.map(({ text }) => text.toLowerCase()),
	);
	const glossed = LANGUAGE_CODES.flatMap((code) =>
		MEANING_WORDS[code].glosses
			.split("\n")
			.map((line) => line.split(": ")[0] ?? ""),
	);
	return new Set(
		[...forms, ...glossed, ALIKE, FIELDS, TRAITS].flatMap(englishStems),
	);
}

/** Mean likeness to the nearest of the seeds. */
function nearness({ vector }: Stem, seeds: readonly Stem[]): number {
	const best: number[] = new Array(NEIGHBORS).fill(0);
	for (const seed of seeds) {
		let cosine = 0;
		for (let at = 0; at < vector.length; at += 1)
			cosine += (vector[at] ?? 0) * (seed.vector[at] ?? 0);
		if (cosine <= (best[NEIGHBORS - 1] ?? 0)) continue;
		best[NEIGHBORS - 1] = cosine;
		best.sort((a, b) => b - a);
	}
	return best.reduce((sum, cosine) => sum + cosine, 0) / NEIGHBORS;
}
