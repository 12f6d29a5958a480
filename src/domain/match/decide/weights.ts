// What each sign weighs in how likely something is answered. Found on labelled pairs by test/bench/understanding/calibrate.ts, which
// prints this table anew; few and small, so that no single pair decides.

export type Weights = { start: number; features: readonly number[] };

/** Without word vectors, and with them. */
export function weightsFor(vectors: unknown): Weights {
	return vectors ? VECTOR_WEIGHTS : LEXICAL_WEIGHTS;
}

/** From here on a requirement counts as answered. */
export const SUPPORTED = 0.74;

const LEXICAL_WEIGHTS: Weights = {
	start: -2.88,
	features: [0.85, 0.97, 1.35, 0.6, 1.02, 0.36, 2.13, 1.24, -0.24],
};

const VECTOR_WEIGHTS: Weights = {
	start: -3.56,
	features: [0.81, 0.93, 1.3, 0.62, 1.01, 0.36, 2.13, 1.29, -0.26],
};
