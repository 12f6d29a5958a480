// The package's words as stems: each with the rank of its commonest word, and the mean of its words' directions, the commoner
// word counting more.
import { z } from "zod";
import { cutTokens } from "#src/domain/job/text/tokens.ts";
import { stemOf } from "#src/domain/meaning/stem.ts";

export type Stem = {
	stem: string;
	/** 0 for the commonest word of English. */
	rank: number;
	/** Of length 1. */
	vector: number[];
};

// Words stand in the order of how common they are; behind the components each vector holds two numbers more.
const Package = z.object({
	dimensions: z.number(),
	words: z.array(z.string()),
	vectors: z.record(z.string(), z.array(z.number())),
});

/** Beyond this rank stand names and mistakes. */
const LAST_RANK = 120_000;
const WORD = /^(?:[a-z][a-z+#'-]*[a-z+#]|[cr])$/;
const EVEN = 50;

/** The commonest first. */
export function readStems(text: string): Stem[] {
	const { words, vectors, dimensions } = Package.parse(JSON.parse(text));
	const stems = new Map<string, Stem>();
	words.slice(0, LAST_RANK).forEach((word, rank) => {
		const [token, ...others] = cutTokens(word);
		if (!WORD.test(word) || !token || others.length > 0) return;
		const stem = stemOf(token.text, token.key, "en");
		const own = unit((vectors[word] ?? []).slice(0, dimensions));
		const known = stems.get(stem);
		const weighed = own.map((component) => component / (rank + EVEN));
		if (known)
			known.vector = known.vector.map((sum, at) => sum + (weighed[at] ?? 0));
		else stems.set(stem, { stem, rank, vector: weighed });
	});
	return [...stems.values()].map((one) => ({
		...one,
		vector: unit(one.vector),
	}));
}

function unit(vector: readonly number[]): number[] {
	const length = Math.hypot(...vector) || 1;
	return vector.map((component) => component / length);
}
