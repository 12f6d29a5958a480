// Makes src/domain/job/regions/region-weights.ts out of the labelled postings, and prints how well a model made without a
// posting tells its sentences. No chance in it: the same postings give the same weights.
import { writeFileSync } from "node:fs";
import { REGIONS, type Region } from "#src/domain/job/regions/region.ts";
import {
	bucketOf,
	LARGEST_WEIGHT,
	likeliestRegions,
	packWeights,
	type RegionModel,
	scoresOf,
} from "#src/domain/job/regions/region-model.ts";
import {
	type Example,
	examplesOf,
	labelledPostings,
} from "./labelled-postings.ts";

const BUCKETS = Number(process.env.BUCKETS ?? 16384);
const ROUNDS = Number(process.env.ROUNDS ?? 220);
const RATE = Number(process.env.RATE ?? 0.05);
const DECAY = Number(process.env.DECAY ?? 0.003);
const TRUST = Number(process.env.TRUST ?? 0.6);
/** A line that asks and is missed costs a person more than one taken in. */
const ASKED_WEIGHT = Number(process.env.ASKED_WEIGHT ?? 3.5);
const FOLDS = 10;
const SIZE = REGIONS.length;
const ASKED: ReadonlySet<Region> = new Set(["duties", "must", "nice"]);

type Posting = { id: string; examples: Example[] };

function train(postings: readonly Posting[]): RegionModel {
	const examples = postings
		.flatMap((posting) => posting.examples)
		.map(({ clues, region }) => ({
			buckets: [...new Set(clues.map((clue) => bucketOf(clue, BUCKETS)))],
			gold: REGIONS.indexOf(region),
		}));
	const weights = new Float64Array(BUCKETS * SIZE);
	const first = new Float64Array(weights.length);
	const second = new Float64Array(weights.length);
	for (let round = 1; round <= ROUNDS; round += 1) {
		const slope = new Float64Array(weights.length);
		for (const { buckets, gold } of examples) {
			const sums = new Array<number>(SIZE).fill(0);
			for (const bucket of buckets)
				for (let region = 0; region < SIZE; region += 1)
					sums[region] =
						(sums[region] ?? 0) + (weights[bucket * SIZE + region] ?? 0);
			const most = Math.max(...sums);
			const shares = sums.map((sum) => Math.exp(sum - most));
			const total = shares.reduce((sum, share) => sum + share, 0);
			const counts = ASKED.has(REGIONS[gold] ?? "about") ? ASKED_WEIGHT : 1;
			for (const bucket of buckets)
				for (let region = 0; region < SIZE; region += 1) {
					const at = bucket * SIZE + region;
					const error =
						(shares[region] ?? 0) / total - (region === gold ? 1 : 0);
					slope[at] = (slope[at] ?? 0) + counts * error;
				}
		}
		step({ weights, first, second, slope, round, count: examples.length });
	}
	return { ...quantized(weights), buckets: BUCKETS, ...transitions(postings) };
}

type Step = {
	weights: Float64Array;
	first: Float64Array;
	second: Float64Array;
	slope: Float64Array;
	round: number;
	count: number;
};

// Adam with decay of the weights, over all examples at once.
function step({ weights, first, second, slope, round, count }: Step): void {
	for (let at = 0; at < weights.length; at += 1) {
		const weight = weights[at] ?? 0;
		const gradient = (slope[at] ?? 0) / count + (DECAY / 10) * weight;
		first[at] = 0.9 * (first[at] ?? 0) + 0.1 * gradient;
		second[at] = 0.999 * (second[at] ?? 0) + 0.001 * gradient * gradient;
		weights[at] =
			weight -
			(RATE * ((first[at] ?? 0) / (1 - 0.9 ** round))) /
				(Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** round)) + 1e-8);
	}
}

function quantized(weights: Float64Array): {
	scale: number;
	weights: Int8Array;
} {
	const scale =
		weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) /
		LARGEST_WEIGHT;
	return {
		scale,
		weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
	};
}

function transitions(
	postings: readonly Posting[],
): Pick<RegionModel, "within" | "between"> {
	const counts = [true, false].map(() =>
		REGIONS.map(() => REGIONS.map(() => 0.5)),
	);
	const prior = REGIONS.map(() => 1);
	for (const { examples } of postings)
		examples.forEach(({ region, isSameRow }, at) => {
			const to = REGIONS.indexOf(region);
			prior[to] = (prior[to] ?? 0) + 1;
			const before = examples[at - 1];
			const row =
				before && counts[isSameRow ? 0 : 1]?.[REGIONS.indexOf(before.region)];
			if (row) row[to] = (row[to] ?? 0) + 1;
		});
	const all = prior.reduce((sum, count) => sum + count, 0);
	const [within = [], between = []] = counts.map((rows) =>
		rows.map((row) => {
			const total = row.reduce((sum, count) => sum + count, 0);
			return row.map(
				(count, to) =>
					Math.round(
						100 *
							TRUST *
							(Math.log(count / total) - Math.log((prior[to] ?? 1) / all)),
					) / 100,
			);
		}),
	);
	return { within, between };
}

function regionsBy(model: RegionModel, examples: readonly Example[]): Region[] {
	return likeliestRegions(
		examples.map(({ clues, isSameRow }) => ({
			scores: scoresOf(clues, model),
			isSameRow,
		})),
		model,
	);
}

function crossValidate(postings: readonly Posting[], isShown: boolean): void {
	let right = 0,
		all = 0,
		asked = 0,
		found = 0,
		around = 0,
		taken = 0;
	const confusion = new Map<string, number>();
	for (let fold = 0; fold < FOLDS; fold += 1) {
		const model = train(postings.filter((_, at) => at % FOLDS !== fold));
		for (const { id, examples } of postings.filter(
			(_, at) => at % FOLDS === fold,
		)) {
			const reported = regionsBy(model, examples);
			examples.forEach(({ region, text }, at) => {
				const is = reported[at] ?? "about";
				all += 1;
				right += is === region ? 1 : 0;
				if (ASKED.has(region)) {
					asked += 1;
					found += ASKED.has(is) ? 1 : 0;
				} else if (region !== "heading" && region !== "head") {
					around += 1;
					taken += ASKED.has(is) ? 1 : 0;
				}
				if (is !== region)
					confusion.set(
						`${region} → ${is}`,
						(confusion.get(`${region} → ${is}`) ?? 0) + 1,
					);
				if (is !== region && isShown)
					console.log(
						`${id.slice(0, 24).padEnd(24)} ${region} → ${is}: ${text.slice(0, 110).replaceAll("\n", " ")}`,
					);
			});
		}
	}
	console.log(
		`sentences ${all}, right ${(right / all).toFixed(3)}, asked found ${(found / asked).toFixed(3)} of ${asked}, around taken in ${(taken / around).toFixed(3)} of ${around}`,
	);
	console.log(
		[...confusion]
			.sort((a, b) => b[1] - a[1])
			.slice(0, 14)
			.map(([pair, count]) => `${pair} ${count}`)
			.join(", "),
	);
}

const postings = labelledPostings("labelled").map((posting) => ({
	id: posting.id,
	examples: examplesOf(posting),
}));
crossValidate(postings, process.argv.includes("--show"));
if (!process.argv.includes("--only-measure")) {
	const { weights, ...model } = train(postings);
	const target = new URL(
		"../../../src/domain/job/regions/region-weights.ts",
		import.meta.url,
	);
	writeFileSync(
		target,
		`// Made by test/bench/postings/train.ts out of the postings in test/bench/postings/labelled. Not to be edited.
import type { RegionModel } from "./region-model.ts";

export const PACKED_MODEL: Omit<RegionModel, "weights"> & { weights: string } = ${JSON.stringify({ ...model, weights: packWeights(weights) }, null, "\t")};
`,
	);
}
