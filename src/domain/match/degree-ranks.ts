// Degrees by rank, from school to doctorate, in the languages postings come in, and whether a line of education answers the
// degree a posting names: a higher one answers a lower one.
import type { IndexedFact } from "./indexed-fact.ts";

const DEGREES: readonly (readonly [rank: number, words: RegExp])[] = [
	[
		5,
		/\b(ph\.?\s?d|doctora\w*|doctor of|promotion|doktor\w*|dr\.|ed\.?d|m\.?d\.?|j\.?d\.?|juris doctor)\b/i,
	],
	[
		4,
		/\b(master\w*|m\.?sc|m\.?a\.?|mba|m\.?ed|magister|máster|mestrado|diplom|bac\s?\+\s?5|postgraduate)\b/i,
	],
	[
		3,
		/\b(bachelor\w*|b\.?sc|b\.?a\.?|b\.?s\.?|bba|b\.?eng|licenciatura|licence|grado|laurea|bac\s?\+\s?[34]|four-year|undergraduate degree|college degree|university degree|studium|hochschul\w*|degree)\b/i,
	],
	[
		2,
		/\b(associate\w*|two-year|bac\s?\+\s?2|bts|dut|fachwirt|techniker|meister)\b/i,
	],
	[
		1,
		/\b(high school|ged|secondary|abitur|matura|bachillerato|baccalauréat|ausbildung|lehre|apprentice\w*)\b/i,
	],
];

export function degreeRank(text: string): number {
	return DEGREES.find(([, words]) => words.test(text))?.[0] ?? 0;
}

/** A posting that offers a choice asks for the least it names. */
export function lowestDegree(text: string): number {
	return DEGREES.filter(([, words]) => words.test(text)).reduce(
		(lowest, [rank]) => (lowest === 0 ? rank : Math.min(lowest, rank)),
		0,
	);
}

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
			.map(({ fact }) => entryOf(fact.path)),
	);
	return ({ fact: { path, text } }) =>
		/^education\.\d+\.degree_type$/.test(path) &&
		degreeRank(text) >= asked &&
		entries.has(entryOf(path));
}

function entryOf(path: string): string {
	return path.split(".").slice(0, 2).join(".");
}
