// Degrees by rank, from school to doctorate, in the languages postings come in, and whether a line of education answers the
// degree a posting names: a higher one answers a lower one.
import { entryPathOf, fieldOf, isInSection } from "../profile/content-path.ts";
import { degreeRank } from "./degree-ranks.ts";
import type { IndexedFact } from "./indexed-fact.ts";

/** The names under which a posting asks for any degree of a rank. */
const ANY_OF_RANK: Readonly<Record<string, number>> = {
	"high school diploma": 1,
	"associate's degree": 2,
	"university degree": 3,
	"bachelor's degree": 3,
	"master's degree": 4,
	doctorate: 5,
};
const NURSING = /nurs|pflege|enferm|infirm|sykeple|sygeplej/i;

/** Tells lines of education that answer a degree asked for; the field of an entry stands in another line of it. */
export function degreeTest(
	degree: string,
	facts: readonly IndexedFact[],
): (indexed: IndexedFact) => boolean {
	const isNursing = / of Science in Nursing$/.test(degree);
	const asked = isNursing
		? degreeRank(degree)
		: (ANY_OF_RANK[degree] ?? Number.POSITIVE_INFINITY);
	const entries = new Set(
		facts
			.filter(({ fact }) => !isNursing || NURSING.test(fact.text))
			.map(({ fact }) => entryPathOf(fact.path)),
	);
	return ({ fact: { path, text } }) =>
		isInSection(path, "education") &&
		fieldOf(path) === "degree_type" &&
		degreeRank(text) >= asked &&
		entries.has(entryPathOf(path));
}
