// Weighs clues: how much each speaks for each region. A linear model with hashed clues, its weights whole numbers, made by
// test/bench/postings/train.ts out of postings labelled by hand. Same clues, same answer.

import { REGIONS, type Region } from "./region.ts";

export type RegionModel = {
	/** Buckets clues are hashed into. */
	buckets: number;
	/** A weight is a whole number times this. */
	scale: number;
	/** Bucket by bucket, the regions in their order. */
	weights: Int8Array;
	/** Log odds of a region after another: rows by the region before, for sentences of one row and of the next. */
	within: readonly (readonly number[])[];
	between: readonly (readonly number[])[];
};

export const LARGEST_WEIGHT = 45;
// A weight is one printable sign: "P" is nought.
const NOUGHT = 80;

export const packWeights = (weights: Int8Array): string =>
	Array.from(weights, (weight) => String.fromCharCode(weight + NOUGHT)).join(
		"",
	);

// A loop: taking the signs one by one from the text is what a command's first call would wait for.
export const unpackWeights = (packed: string): Int8Array => {
	const weights = new Int8Array(packed.length);
	for (let at = 0; at < packed.length; at += 1)
		weights[at] = packed.charCodeAt(at) - NOUGHT;
	return weights;
};

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

export const bucketOf = (clue: string, buckets: number): number => {
	let hash = FNV_OFFSET;
	for (let at = 0; at < clue.length; at += 1)
		hash = Math.imul(hash ^ clue.charCodeAt(at), FNV_PRIME);
	return (hash >>> 0) % buckets;
};

/** One number a region: the larger, the likelier. */
export const scoresOf = (
	clues: readonly string[],
	{ buckets, scale, weights }: RegionModel,
): number[] => {
	const sums = new Array<number>(REGIONS.length).fill(0);
	for (const clue of clues) {
		const from = bucketOf(clue, buckets) * REGIONS.length;
		for (let region = 0; region < sums.length; region += 1)
			sums[region] = (sums[region] ?? 0) + (weights[from + region] ?? 0);
	}
	return logShares(sums.map((sum) => sum * scale));
};

const logShares = (sums: readonly number[]): number[] => {
	const most = Math.max(...sums);
	const total =
		Math.log(sums.reduce((sum, value) => sum + Math.exp(value - most), 0)) +
		most;
	return sums.map((sum) => sum - total);
};

/** A sentence to be told: its scores, and whether it stands in the row of the one before. */
export type ScoredRegion = { scores: readonly number[]; isSameRow: boolean };

/** The likeliest regions of sentences that follow each other (Viterbi). */
export const likeliestRegions = (
	sentences: readonly ScoredRegion[],
	{ within, between }: RegionModel,
): Region[] => {
	const size = REGIONS.length;
	const from: number[][] = [];
	let best: number[] = [];
	for (const [at, { scores, isSameRow }] of sentences.entries()) {
		if (at === 0) {
			best = [...scores];
			from.push([]);
			continue;
		}
		const steps = isSameRow ? within : between;
		const next = new Array<number>(size).fill(-Infinity);
		const origin = new Array<number>(size).fill(0);
		for (let to = 0; to < size; to += 1)
			for (let before = 0; before < size; before += 1) {
				const value = (best[before] ?? 0) + (steps[before]?.[to] ?? 0);
				if (value > (next[to] ?? -Infinity)) {
					next[to] = value;
					origin[to] = before;
				}
			}
		best = next.map((value, to) => value + (scores[to] ?? 0));
		from.push(origin);
	}
	return pathOf(best, from);
};

const pathOf = (
	best: readonly number[],
	from: readonly (readonly number[])[],
): Region[] => {
	let region = best.indexOf(Math.max(...best));
	const path: Region[] = [];
	for (let at = from.length - 1; at >= 0; at -= 1) {
		path.push(REGIONS[region] ?? "about");
		region = from[at]?.[region] ?? 0;
	}
	return path.reverse();
};
